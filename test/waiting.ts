/** Milliseconds that a test waits for anything; even a busy machine needs only a fraction of this. */
export const PATIENCE = 60_000

/** Milliseconds between two checks. */
const LOOK = 25

/** Waits until a condition holds; if it never does, the error says what was awaited and what was there instead. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string,
  instead: () => string | Promise<string>,
): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await holds())) {
    if (Date.now() > end)
      throw new Error(`waited ${PATIENCE / 1000} s for ${what}; there was:\n${await instead()}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK))
  }
}

/** Waits for a promise; if it takes too long, the error says what was there instead. */
export async function inTime<T>(
  awaited: Promise<T>,
  what: string,
  instead: () => string | Promise<string>,
): Promise<T> {
  let isHere = false
  const noted = awaited.finally(() => (isHere = true))
  noted.catch(() => {})
  await until(() => isHere, what, instead)
  return noted
}
