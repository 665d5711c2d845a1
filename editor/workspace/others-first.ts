/** Goes on when what waits already has been done: calls that have arrived, events, mostly also the next frame. */
export function othersFirst(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
