import type { GameIR } from '../../grammar/ir/ir.ts'
import type { Move } from '../../interpreter/notation/move.ts'
import type { Swapped } from './swapped-faces.ts'

type Below = (n: number) => number

/** Words by which a player may guess at what is hidden: kinds, names of spaces and places, numbers, values, marks. */
interface Words {
  readonly kinds: readonly string[]
  readonly places: readonly string[]
  readonly others: readonly string[]
}

function wordsFor(ir: GameIR, { kinds, containers }: Swapped): Words {
  const named = (kind: number): readonly string[] => {
    const { name = '?', plural = '?', letter = name } = ir.kinds[kind] ?? {}
    return [name, name, name, letter, `2 ${plural}`, `${ir.seats[1]?.name ?? ''} ${name}`]
  }
  const values = ir.actions.flatMap(({ choices }) =>
    choices.flatMap(({ type }) => (typeof type === 'object' && 'values' in type ? type.values : [])),
  )
  const marks = ir.memory.regions.flatMap(({ of, name }) =>
    of === undefined ? [] : [`with ${name}`, `with 1 ${name}`],
  )
  return {
    // The kinds that are swapped matter most, so they come up most often.
    kinds: [...kinds, ...kinds, ...kinds, ...ir.kinds.keys()].flatMap(named),
    places: [...containers, ...containers, ...containers, ...ir.containers.keys()].flatMap(
      (at) => ir.containers[at]?.name ?? [],
    ),
    others: ['?', '2 ?', '1', '2', 'done', ...values, ...marks, ...ir.seats.map(({ name }) => name)],
  }
}

/** Texts that combine what may be done with guesses at what is hidden, in every order and form. */
export function guessedTexts(
  ir: GameIR,
  moves: readonly Move[],
  swapped: Swapped,
  count: number,
  below: Below,
): readonly string[] {
  const direct = directGuesses(ir, moves, swapped)
  const first = direct.toSorted(() => below(3) - 1).slice(0, count >> 1)
  return [...first, ...wildGuesses(ir, moves, swapped, count - first.length, below)]
}

/** Moves that touch a swapped piece, with its kind, as it is or would be, written into them. */
function directGuesses(
  ir: GameIR,
  moves: readonly Move[],
  { kinds, containers }: Swapped,
): readonly string[] {
  const places = containers.flatMap((at) => ir.containers[at]?.name ?? [])
  const touching = moves
    .filter(({ notation }) => places.some((place) => notation.includes(place)))
    .slice(0, 3)
  return touching.flatMap(({ notation, action = '' }) => {
    const parts = notation
      .replace(`${action} (`, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part !== '')
    const [from = '', to = from] = [parts[0], parts.at(-1)]
    return kinds.flatMap((kind) => {
      const { name = '?', letter = name } = ir.kinds[kind] ?? {}
      return [
        to,
        `${from}${to}`,
        `${letter}${to}`,
        `${letter}x${to}`,
        `${letter}${from}${to}`,
        `${notation} ${name}`,
        `${name} ${notation}`,
        `${parts.join(' ')} ${name}`,
        `${name} ${parts.join(' ')}`,
        `${from}x${name}`,
        `${from}-${to} ${name}`,
        `${from}${to}${name}`,
        ...[
          `${from}, ${to}, ${name}`,
          `${from}, ${name}`,
          `${name}, ${to}`,
          `${to}, ${name}`,
          name,
          `${to} ${name}`,
          `${name} on ${to}`,
          `${name} in ${to}`,
          `${from}, ${name} on ${to}`,
          `${from}, ${name} ${to}`,
          `${from}, ${to} ${name}`,
        ].map((inside) => `${action} (${inside})`),
        `${action} ${from} ${to} ${name}`,
        `${action} ${name} ${from} ${to}`,
      ]
    })
  })
}

function wildGuesses(
  ir: GameIR,
  moves: readonly Move[],
  swapped: Swapped,
  count: number,
  below: Below,
): readonly string[] {
  const words = wordsFor(ir, swapped)
  const one = <T>(all: readonly T[]): T => all[below(all.length)] as T
  const kind = (): string => one(words.kinds.length === 0 ? words.others : words.kinds)
  const place = (): string => one(words.places.length === 0 ? words.others : words.places)
  const thing = (): string =>
    one([
      kind,
      kind,
      place,
      place,
      () => `${kind()} on ${place()}`,
      () => `${kind()} in ${place()}`,
      () => `${place()} ${kind()}`,
      () => `${kind()} ${place()}`,
      () => `? on ${place()}`,
      () => `${kind()} in ${place()} at ${1 + below(4)}`,
      () => `${kind()} and ${kind()}`,
      () => `${kind()} and ?`,
      () => `${kind()}, ${place()}`,
      () => one(words.others),
    ])()
  const several = (length: number): readonly string[] => Array.from({ length }, thing)
  const joint = (): string => one([' ', '-', 'x', '', ', ', ' and '])
  const actions = [...moves.flatMap(({ action }) => action ?? []), ...ir.actions.map(({ name }) => name)]
  const called = (): string => {
    const action = one(actions)
    const choices = ir.actions
      .find(({ name }) => name === action)
      ?.choices.filter(({ slot = 0 }) => slot === 0)
    const length = Math.max(1, (choices?.length ?? 1) + below(3) - 1)
    return one([`${action} (${several(length).join(', ')})`, `${action} ${several(length).join(' ')}`])
  }
  /** A legal move with words put in, or in place of some of its words. */
  const edited = (): string => {
    const parts = (moves.length === 0 ? 'done' : one(moves).notation).split(/([ \-x(),])/u)
    const at = below(parts.length)
    return one([
      () => `${parts.join('')} ${thing()}`,
      () => `${thing()} ${parts.join('')}`,
      () => parts.with(at, thing()).join(''),
      () => parts.with(at, `${parts[at] ?? ''} ${thing()}`).join(''),
      () => `${parts.filter((_, i) => i % 2 === 0).join(' ')} ${kind()}`,
    ])()
  }
  const forms = [
    called,
    called,
    edited,
    edited,
    () => several(2).join(joint()),
    () => `${place()}${joint()}${place()} ${kind()}`,
    () => `${kind()} ${place()}${joint()}${place()}`,
    thing,
  ]
  return Array.from({ length: count }, () => one(forms)())
}
