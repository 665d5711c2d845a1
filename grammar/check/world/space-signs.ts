import type { BoardIR, SpaceIR } from '../../ir/ir.ts'
import type { MergedEntry } from '../../merge/merged.ts'
import type { Board } from './board.ts'
import type { SpaceKinds } from './space-kinds.ts'
import type { PlaceInfo } from './world.ts'
import type { Reporter } from './reporter.ts'
import { entryNamed, entryText } from './tree-reading.ts'

/** Characters that take one column of a terminal wherever they are shown. */
const ONE_COLUMN = /^[ -}\u00a1-\u02ff\u2010-\u22ff\u2500-\u25fc]$/u
/** Fixed meanings of these signs on every board. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ['?', 'a piece whose face is unknown'],
  ['¿', 'a piece whose face is unknown'],
])

interface Drawn {
  readonly letters: ReadonlySet<string>
  readonly reporter: Reporter
}

/** `sign: o`: the sign of an empty space of a kind. */
export function readSign(
  parts: readonly MergedEntry[],
  { shape }: Board,
  { letters, reporter }: Drawn,
): string | undefined {
  const entry = entryNamed(parts, 'sign')
  const text = entry && entryText(entry, reporter)
  if (entry === undefined || text === undefined) return undefined
  if (shape === 'graph')
    return reporter.report('ST4024', entry.key.span, '`sign` means nothing with `graph`.', {
      why: 'A graph is drawn with the names of its spaces.',
      help: 'Remove it.',
    })
  const sign = text.text
  if (!ONE_COLUMN.test(sign))
    return reporter.report(
      'ST4196',
      text.span,
      `\`${sign}\` is not one character of the width of a letter.`,
      {
        help: 'Write one, such as `o`, `+` or `#`, or `" "` to draw nothing.',
      },
    )
  const meaning = letters.has(sign) ? 'a piece' : MEANINGS.get(sign)
  if (meaning !== undefined)
    return reporter.report('ST4196', text.span, `On this board \`${sign}\` is ${meaning}.`, {
      help: 'Write another character, such as `+` or `#`.',
    })
  return sign
}

/** The letters of the pieces on boards, of all sides. */
export function lettersOnBoards(
  places: readonly PlaceInfo[],
  kinds: readonly { readonly name: string; readonly letter: string | undefined }[],
): ReadonlySet<string> {
  const drawn = places.flatMap(({ isBoard, holdsKinds }) => (isBoard ? holdsKinds : []))
  return new Set(
    drawn.flatMap((kind) => {
      const { name = '', letter = name.charAt(0) } = kinds[kind] ?? {}
      return [letter.toUpperCase(), letter.toLowerCase()]
    }),
  )
}

/** Spaces drawn with a sign, and the kind that each sign of a board denotes. */
export function drawnSpaces(spaces: readonly SpaceIR[], kinds: readonly SpaceKinds[]): readonly SpaceIR[] {
  const signs = new Map(kinds.flatMap((of) => [...of.signs]))
  return spaces.map((space, i) => {
    const sign = signs.get(i)
    return sign === undefined ? space : { ...space, sign }
  })
}

/** The kinds of space of a board that have a sign. */
export function signsOn(kinds: SpaceKinds | undefined): Partial<Pick<BoardIR, 'signs'>> {
  const { areas, signs } = kinds ?? NO_KINDS
  const found = areas.flatMap(({ name, spaces }) => {
    const [first = -1] = spaces.flat()
    const sign = signs.get(first)
    return sign === undefined ? [] : [{ kind: name, sign }]
  })
  return found.length === 0 ? {} : { signs: found }
}

const NO_KINDS: Pick<SpaceKinds, 'areas' | 'signs'> = { areas: [], signs: new Map() }
