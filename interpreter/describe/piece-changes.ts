import type { MergedEntry, MergedMap, MergedNode } from '../../grammar/merge/merged.ts'
import type { Depth, Difference, Sides } from './difference.ts'
import { inWords, typeInWords, valueInWords } from './rules-in-words.ts'

/** Pieces and their printed values are described one by one. */
export const PIECE_DEPTH: Depth = {
  isWhole: (path) => path.length === 3 && path[1] !== 'kinds',
  isOpen: (path) => path.length === 2,
}

export function pieceChange(difference: Difference, sides: Sides): string | undefined {
  const [className = '', part, name, column] = difference.path
  const classes = { before: mergedMapIn(sides.before, className), after: mergedMapIn(sides.after, className) }
  if (part === undefined) return wholeClass(className, difference)
  if (part === 'kinds' && name !== undefined)
    return column === undefined ? wholeKind(name, difference) : kindValue(name, column, difference, classes)
  if (part === 'printed' && name !== undefined) return printed(className, name, difference, classes.after)
  if (part === 'track' && name !== undefined) return tracked(className, name, difference)
  return `Every ${className}: ${leaf(difference.path.slice(1).join(', '), difference)}`
}

function wholeClass(name: string, { after }: Difference): string {
  if (after === undefined) return `No ${name} any more.`
  const kinds = mergedMapIn(after.value, 'kinds')?.entries.map((entry) => entry.name) ?? []
  return `New pieces: ${name}${kinds.length === 0 ? '' : ` (${kinds.join(', ')})`}`
}

function wholeKind(name: string, { before, after }: Difference): string {
  if (after === undefined) return `There is no ${name} any more.`
  if (before !== undefined) return `The ${name}: ${inWords(after.value)} (was ${inWords(before.value)})`
  const details = after.value.kind === 'map' ? after.value.entries.filter((e) => e.name !== 'plural') : []
  const values = details.map((entry) => `${entry.name} ${valueInWords(inWords(entry.value))}`)
  return `New: the ${name}${values.length === 0 ? '' : `, with ${values.join(', ')}`}`
}

/** A printed value of one kind. A kind without one has the default of its class. */
function kindValue(
  kind: string,
  column: string,
  { before, after }: Difference,
  classes: Sides,
): string | undefined {
  const text = (entry: MergedEntry | undefined): string => (entry === undefined ? kind : inWords(entry.value))
  if (column === 'title') return `The ${kind} is called ${text(after)} (was ${text(before)})`
  const [declared, before_] = [columnOf(classes.after, column), columnOf(classes.before, column)]
  // A new or removed column is described once, with all kinds that it concerns.
  if ((declared === undefined) !== (before_ === undefined)) return undefined
  const [now, was] = [valueOf(after, declared), valueOf(before, before_)]
  return now === was ? undefined : `The ${kind}: ${column} ${now ?? 'none'} (was ${was ?? 'none'})`
}

function valueOf(entry: MergedEntry | undefined, column: MergedEntry | undefined): string | undefined {
  if (entry !== undefined) return valueInWords(inWords(entry.value))
  return column?.value.kind === 'text' ? typeInWords(column.value.text).usual : undefined
}

function printed(
  className: string,
  column: string,
  { before, after: now }: Difference,
  after: MergedNode | undefined,
): string {
  if (now === undefined) return `Every ${className}: no ${column} any more`
  const own = (mergedMapIn(after, 'kinds')?.entries ?? []).flatMap((kind) => {
    const value = kind.value.kind === 'map' ? kind.value.entries.find((e) => e.name === column) : undefined
    return value === undefined ? [] : [`${kind.name} ${valueInWords(inWords(value.value))}`]
  })
  const typed = typeOf(now)
  const but =
    own.length === 0 ? '' : typed.usual === undefined ? `: ${own.join(', ')}` : `, but ${own.join(', ')}`
  if (before === undefined)
    return `Every ${className} has a new property: ${column} ${typed.usual ?? typed.allowed}${but}`
  const formerType = typeOf(before)
  if (formerType.allowed === typed.allowed)
    return `Every ${className} without a value of its own: ${column} ${typed.usual ?? 'none'} (was ${formerType.usual ?? 'none'})`
  return `Every ${className}: ${column} is ${inWords(now.value)} (was ${inWords(before.value)})`
}

/** The values that a column allows, and its default. A column of sides is a map. */
function typeOf({ value }: MergedEntry): ReturnType<typeof typeInWords> {
  return value.kind === 'text' ? typeInWords(value.text) : { allowed: inWords(value), usual: undefined }
}

function tracked(className: string, name: string, { before, after }: Difference): string {
  if (after === undefined) return `Every ${className}: ${name} is no longer tracked`
  const value = valueInWords(inWords(after.value))
  if (before === undefined) return `Every ${className}: ${name} is tracked, ${value} at the start`
  return `Every ${className}: ${name}, ${value} at the start (was ${valueInWords(inWords(before.value))})`
}

/** `owner: fixed (was ...)` and the like. */
export function leaf(label: string, { before, after }: Difference): string {
  if (after === undefined)
    return `${label} is gone (was ${before === undefined ? 'none' : inWords(before.value)})`
  const now = valueInWords(inWords(after.value))
  if (before === undefined) return now === '' ? label : `${label}: ${now}`
  return `${label}: ${now} (was ${valueInWords(inWords(before.value))})`
}

function columnOf(owner: MergedNode | undefined, column: string): MergedEntry | undefined {
  return mergedMapIn(owner, 'printed')?.entries.find((entry) => entry.name === column)
}

export function mergedMapIn(node: MergedNode | undefined, name: string): MergedMap | undefined {
  if (node?.kind !== 'map') return undefined
  const value = node.entries.find((entry) => entry.name === name)?.value
  return value?.kind === 'map' ? value : undefined
}
