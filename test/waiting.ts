/** Milliseconds that anything may keep a test waiting; a busy machine needs a small part of them. */
export const PATIENCE = 60_000

/** Milliseconds between two looks. */
const LOOK = 25

/** Waits until something holds; if it never does, says what was waited for and what there was instead. */
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

/** What is waited for, or an error that says what there was instead. */
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
