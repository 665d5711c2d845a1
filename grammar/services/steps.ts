/** Work that takes long. Whoever runs it may do something else between two steps, or give it up. */
export type Steps<T> = Generator<undefined, T, undefined>

export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const next = steps.next()
    if (next.done === true) return next.value
  }
}
