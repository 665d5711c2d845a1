/** A long computation that can be interleaved with other work, or abandoned, between two steps. */
export type Steps<T> = Generator<undefined, T, undefined>

export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const next = steps.next()
    if (next.done === true) return next.value
  }
}
