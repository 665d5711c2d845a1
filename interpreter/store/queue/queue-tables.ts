/**
 * Tables for many machines, besides those of a store.
 *
 * - `orders`: the wanted runs. `turn` is incremented when one is resumed; ranges below number `below` are all done. -
 * `plays`: who has played a range that several play, and the result. - `refusals`: ranges that a worker could not play,
 * and why. - `workers`: active workers.
 */
export const QUEUE_TABLES = [
  `CREATE TABLE IF NOT EXISTS orders (
    run TEXT NOT NULL PRIMARY KEY REFERENCES runs (id),
    is_open BOOLEAN NOT NULL,
    turn BIGINT NOT NULL,
    below BIGINT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS plays (
    run TEXT NOT NULL,
    first BIGINT NOT NULL,
    games BIGINT NOT NULL,
    worker TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (run, first, games, worker)
  )`,
  `CREATE TABLE IF NOT EXISTS refusals (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    run TEXT,
    first BIGINT,
    worker TEXT NOT NULL,
    reason TEXT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS workers (
    worker TEXT NOT NULL PRIMARY KEY,
    engine TEXT NOT NULL,
    seen TIMESTAMPTZ NOT NULL
  )`,
]
