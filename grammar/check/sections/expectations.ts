import { nearest } from '../../diagnostics/suggest.ts'
import type { Span } from '../../source/span.ts'
import type { Reading } from '../elaboration/contexts.ts'

/** The outcome that an author expects over many games. */
export interface Expectation {
  readonly label: string
  /** The winning seat, or -1 for drawn games. */
  readonly seat: number
  /** Bounds on the share of games, from 0 to 1. */
  readonly low: number
  readonly high: number
  /** The player on all seats, by name. */
  readonly players: string
  readonly games: number
  readonly span: Span
}

/** `45..55 %`, `45..55 % by greedy`, `0..10 % by greedy in 400 games`. */
const RANGE =
  /^(\d{1,3}(?:\.\d+)?)\.\.(\d{1,3}(?:\.\d+)?) ?%(?: by ([a-z]+(?:-[a-z]+)*(?::[a-z0-9]+)?))?(?: in (\d{1,6}) games)?$/u
const USUAL = { players: 'random', games: 1000 } as const

/** The lines of `expect:`; unreadable ones are reported. */
export function expectations(el: Reading): readonly Expectation[] {
  const seats = el.world.seats.map(({ name }) => name)
  const known = ['first player wins', ...seats.map((name) => `${name} wins`), 'drawn']
  return el.section('expect').flatMap(({ name, key, value }): readonly Expectation[] => {
    if (value.kind !== 'text') return []
    const what = known.indexOf(name)
    if (what < 0) {
      const near = nearest(name, known)
      el.report('ST4195', key.span, `\`${name}\` is not an outcome of a game.`, {
        ...(near === undefined
          ? { help: `Write one of: ${known.join(', ')}.` }
          : { help: `Did you mean \`${near}\`?`, fix: { span: key.span, text: near } }),
      })
      return []
    }
    const [, least = '', most = '', players = USUAL.players, games] = RANGE.exec(value.text.trim()) ?? []
    const [low, high] = [Number(least) / 100, Number(most) / 100]
    const count = games === undefined ? USUAL.games : Number(games)
    if (least === '' || low >= high || high > 1 || count < 2) {
      el.report('ST4195', value.span, 'This is not a share of games.', {
        help: 'Write two numbers from 0 to 100, as in `45..55 %`; who plays and how often may follow: `45..55 % by greedy in 400 games`.',
      })
      return []
    }
    return [
      {
        label: name,
        seat: what === known.length - 1 ? -1 : Math.max(0, what - 1),
        low,
        high,
        players,
        games: count,
        span: value.span,
      },
    ]
  })
}
