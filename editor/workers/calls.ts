/** Calls that a worker answers: name, argument, result. Everything is plain data. */
export type Calls = Readonly<Record<string, (argument: never) => unknown>>

export type Argument<C extends Calls, K extends keyof C> = Parameters<C[K]>[0]
export type Result<C extends Calls, K extends keyof C> = Awaited<ReturnType<C[K]>>

/** The client side of a worker. `call` rejects if the worker fails or is ended; it never hangs on a dead one. */
export interface Client<C extends Calls> {
  call<K extends keyof C & string>(call: K, argument: Argument<C, K>): Promise<Result<C, K>>
  end(): void
}
