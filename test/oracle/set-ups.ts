/** The named setups of the rulesets, written independently: front row first, as their owner sees them. */
export const DUEL_SET_UPS = new Map([
  [
    'flag in the corner',
    `O . S M . G . O
     B . N . . . N .
     F B . . . . . .`,
  ],
  [
    'flag in the middle',
    `O B . M S . B O
     . . N . . N . .
     . . . G F . . .`,
  ],
  [
    'open field',
    `M . O . . O . G
     . N . S . . N .
     . B . F . B . .`,
  ],
])

export const BARRAGE_SET_UPS = new Map([
  [
    'flag in the corner',
    `O . S M . G . O
     B . N . . . . .
     F . . . . . . .`,
  ],
  [
    'flag in the middle',
    `O B . M S . . O
     . . N . . G . .
     . . . . F . . .`,
  ],
  [
    'open field',
    `M . O . . O . G
     . N . S . . . .
     . B . F . . . .`,
  ],
])

export const CLASSIC_SET_UPS = new Map([
  [
    'flag in the corner',
    `O C O L M O L O G O
     P J O T S C P J O T
     L N P T B J N P T O
     F B N B N L B N B B`,
  ],
  [
    'flag in the middle',
    `O L O C O T O M O P
     L J O G P J S C P L
     T P T O B J B O T L
     N B N B F B N B N N`,
  ],
])

/** Pairs each with the next. */
export function pairs(names: readonly string[]): readonly (readonly [string, string])[] {
  return names.map((red, i) => [red, names[(i + 1) % names.length] ?? red] as const)
}
