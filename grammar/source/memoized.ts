/** Memoizes a function of an object. A result lives as long as the object. */
export function memoized<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { readonly result: Made }>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined) return before.result
    const result = make(of)
    known.set(of, { result })
    return result
  }
}

/** Memoizes a function of an object and a key. */
export function memoizedBy<Of extends object, Key, Made>(
  make: (of: Of, key: Key) => Made,
): (of: Of, key: Key) => Made {
  const knownOf = memoized<Of, Map<Key, { readonly result: Made }>>(() => new Map())
  return (of, key) => {
    const known = knownOf(of)
    const before = known.get(key)
    if (before !== undefined) return before.result
    const result = make(of, key)
    known.set(key, { result })
    return result
  }
}

/** Returns what a map holds for a key. If it holds nothing, makes it and puts it there. */
export function getOrMake<Key, Made extends NonNullable<unknown>>(
  known: { get(key: Key): Made | undefined; set(key: Key, result: Made): unknown },
  key: Key,
  make: () => Made,
): Made {
  const before = known.get(key)
  if (before !== undefined) return before
  const result = make()
  known.set(key, result)
  return result
}
