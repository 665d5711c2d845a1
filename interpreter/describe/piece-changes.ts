import type { MergedEntry, MergedMap, MergedNode } from '../../grammar/merge/merged.ts'
import { changeAt } from './change.ts'
import type { Change } from './change.ts'
import { differences } from './difference.ts'
import type { Difference } from './difference.ts'
import { inWords, typeInWords, valueInWords } from './words.ts'

const GROUP = 'Pieces'

/** Pieces and their printed values. */
export function pieceChanges(
  before: MergedNode | undefined,
  after: MergedNode | undefined,
): readonly Change[] {
  const depth = {
    isWhole: (path: readonly string[]) => path.length === 3 && path[1] !== 'kinds',
    isOpen: (path: readonly string[]) => path.length === 2,
  }
  return differences(before, after, depth).flatMap((difference) => {
    const [className = '', part, name, column] = difference.path
    const classes = { before: mapIn(before, className), after: mapIn(after, className) }
    const say = (text: string): readonly Change[] => [changeAt(GROUP, difference, text)]
    if (part === undefined) return say(wholeClass(className, difference))
    if (part === 'kinds' && name !== undefined)
      return column === undefined
        ? say(wholeKind(name, difference))
        : kindValue(className, name, column, difference, classes)
    if (part === 'printed' && name !== undefined)
      return say(printed(className, name, difference, classes.after))
    if (part === 'track' && name !== undefined) return say(tracked(className, name, difference))
    const label = difference.path.slice(1).join(', ')
    return say(`Every ${className}: ${leaf(label, difference)}`)
  })
}

function wholeClass(name: string, { after }: Difference): string {
  if (after === undefined) return `No ${name} any more.`
  const kinds = mapIn(after.value, 'kinds')?.entries.map((entry) => entry.name) ?? []
  return `New pieces: ${name}${kinds.length === 0 ? '' : ` (${kinds.join(', ')})`}`
}

function wholeKind(name: string, { before, after }: Difference): string {
  if (after === undefined) return `There is no ${name} any more.`
  if (before !== undefined) return `The ${name}: ${inWords(after.value)} (was ${inWords(before.value)})`
  const details = after.value.kind === 'map' ? after.value.entries.filter((e) => e.name !== 'plural') : []
  const values = details.map((entry) => `${entry.name} ${valueInWords(inWords(entry.value))}`)
  return `New: the ${name}${values.length === 0 ? '' : `, with ${values.join(', ')}`}`
}

interface Sides {
  readonly before: MergedMap | undefined
  readonly after: MergedMap | undefined
}

/** A printed value of one kind; what a kind leaves out is the default of its class. */
function kindValue(
  _className: string,
  kind: string,
  column: string,
  difference: Difference,
  classes: Sides,
): readonly Change[] {
  if (column === 'title') {
    const text = (entry: MergedEntry | undefined): string =>
      entry === undefined ? kind : inWords(entry.value)
    return [
      changeAt(
        GROUP,
        difference,
        `The ${kind} is called ${text(difference.after)} (was ${text(difference.before)})`,
      ),
    ]
  }
  const declared = columnOf(classes.after, column)
  // A new or removed column is described once, with all kinds that it concerns.
  if (declared !== undefined && columnOf(classes.before, column) === undefined) return []
  if (declared === undefined && columnOf(classes.before, column) !== undefined) return []
  const now = valueOf(difference.after, declared)
  const was = valueOf(difference.before, columnOf(classes.before, column))
  if (now === was) return []
  return [changeAt(GROUP, difference, `The ${kind}: ${column} ${now ?? 'none'} (was ${was ?? 'none'})`)]
}

function valueOf(entry: MergedEntry | undefined, column: MergedEntry | undefined): string | undefined {
  if (entry !== undefined) return valueInWords(inWords(entry.value))
  return column?.value.kind === 'text' ? typeInWords(column.value.text).usual : undefined
}

function printed(
  className: string,
  column: string,
  difference: Difference,
  after: MergedMap | undefined,
): string {
  const { before, after: now } = difference
  if (now === undefined) return `Every ${className}: no ${column} any more`
  const own = (mapIn(after, 'kinds')?.entries ?? []).flatMap((kind) => {
    const value = kind.value.kind === 'map' ? kind.value.entries.find((e) => e.name === column) : undefined
    return value === undefined ? [] : [`${kind.name} ${valueInWords(inWords(value.value))}`]
  })
  const typed = now.value.kind === 'text' ? typeInWords(now.value.text) : { allowed: '', usual: undefined }
  const but =
    own.length === 0 ? '' : typed.usual === undefined ? `: ${own.join(', ')}` : `, but ${own.join(', ')}`
  if (before === undefined)
    return `Every ${className} has a new property: ${column} ${typed.usual ?? typed.allowed}${but}`
  const was =
    before.value.kind === 'text' ? typeInWords(before.value.text) : { allowed: '', usual: undefined }
  if (was.allowed === typed.allowed)
    return `Every ${className} without a value of its own: ${column} ${typed.usual ?? 'none'} (was ${was.usual ?? 'none'})`
  return `Every ${className}: ${column} is ${inWords(now.value)} (was ${inWords(before.value)})`
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

function columnOf(owner: MergedMap | undefined, column: string): MergedEntry | undefined {
  return mapIn(owner, 'printed')?.entries.find((entry) => entry.name === column)
}

export function mapIn(node: MergedNode | undefined, name: string): MergedMap | undefined {
  if (node?.kind !== 'map') return undefined
  const value = node.entries.find((entry) => entry.name === name)?.value
  return value?.kind === 'map' ? value : undefined
}
