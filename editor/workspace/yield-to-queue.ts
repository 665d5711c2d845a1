/** Resolves after the work that is already queued: calls that have arrived, events, usually also the next frame. */
export function othersFirst(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
