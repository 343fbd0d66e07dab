/* Random playouts of CROSS in plain C: the yardstick for the compiled core. One union-find forest, one pass over the
 * six neighbours of a stone, path halving, xorshift. */

#include <stdint.h>

enum { MOST = 272, NOBODY = 2, WINS = 1 };

static int cells;
static int16_t neighbours[MOST][6]; /* `cells` where the board ends */
static uint8_t sides[MOST];
static uint8_t verdicts[64];

static int16_t parent[MOST];
static uint8_t touched[MOST];
static uint8_t stone[MOST];
static int16_t order[MOST];
static uint64_t seed;

void set_up(int cell_count, const int16_t *neighbour_table, const uint8_t *side_table, const uint8_t *verdict_table,
            uint64_t first_seed) {
    cells = cell_count;
    seed = first_seed;
    for (int cell = 0; cell < cells; cell++) {
        for (int way = 0; way < 6; way++) neighbours[cell][way] = neighbour_table[cell * 6 + way];
        sides[cell] = side_table[cell];
        order[cell] = (int16_t)cell;
    }
    for (int set = 0; set < 64; set++) verdicts[set] = verdict_table[set];
}

static inline int root_of(int cell) {
    while (parent[cell] != cell) {
        parent[cell] = parent[parent[cell]];
        cell = parent[cell];
    }
    return cell;
}

static inline uint32_t below(uint32_t n) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)(((seed >> 32) * n) >> 32);
}

/* Counts: wins of the first player, stones placed, wins by connection. */
void play_out(long times, int64_t *counts) {
    for (long t = 0; t < times; t++) {
        int colour = 0;
        for (int cell = 0; cell <= cells; cell++) stone[cell] = NOBODY;
        for (int placed = 0; placed < cells; placed++) {
            int chosen = placed + (int)below((uint32_t)(cells - placed));
            int cell = order[chosen];
            order[chosen] = order[placed];
            order[placed] = (int16_t)cell;
            stone[cell] = (uint8_t)colour;
            parent[cell] = (int16_t)cell;
            touched[cell] = sides[cell];
            int root = cell;
            for (int way = 0; way < 6; way++) {
                int near = neighbours[cell][way];
                if (stone[near] != colour) continue;
                int other = root_of(near);
                if (other == root) continue;
                parent[root] = (int16_t)other;
                touched[other] |= touched[root];
                root = other;
            }
            int verdict = verdicts[touched[root]];
            if (verdict) {
                counts[0] += (verdict == WINS) == (colour == 0);
                counts[1] += placed + 1;
                counts[2] += verdict == WINS;
                break;
            }
            colour ^= 1;
        }
    }
}
