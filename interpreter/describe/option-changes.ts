import type { MergedEntry, MergedGame } from '../../grammar/merge/merged.ts'
import type { Change } from './change.ts'
import type { Difference } from './difference.ts'
import { changePlace, type Place } from './change-place.ts'
import { inWords, typeInWords, valueInWords } from './rules-in-words.ts'

/** Changes of an option's values and default. */
export function optionChange({ path: [name = ''], before, after }: Difference): string {
  const [was, now] = [typed(before), typed(after)]
  const usual = (type: typeof now): string => (type?.usual === undefined ? '' : `, usually ${type.usual}`)
  if (now === undefined) return `${name} cannot be chosen any more`
  if (was === undefined) return `New: ${name}: ${now.allowed}${usual(now)}`
  if (was.allowed === now.allowed)
    return `${name}: usually ${now.usual ?? 'nothing'} (was ${was.usual ?? 'nothing'})`
  return `${name}: ${now.allowed}${usual(now)} (was ${was.allowed}${usual(was)})`
}

function typed(entry: MergedEntry | undefined): ReturnType<typeof typeInWords> | undefined {
  if (entry === undefined) return undefined
  if (entry.value.kind === 'text') return typeInWords(entry.value.text)
  if (entry.value.kind !== 'map') return undefined
  const type = entry.value.entries.find(({ name }) => name === 'type')
  const others = entry.value.entries.filter(({ name }) => name !== 'type')
  const { allowed, usual } = typeInWords(type === undefined ? '' : inWords(type.value))
  const more = others.map(({ name, value }) => `, ${name} ${inWords(value)}`).join('')
  return { allowed: `${allowed}${more}`, usual }
}

interface Chosen {
  readonly game: MergedGame
  readonly options: ReadonlyMap<string, string>
}

/** Options that are fixed: by a document, or by the request. */
export function chosenChanges(before: Chosen, after: Chosen): readonly Change[] {
  const [old, now] = [chosen(before), chosen(after)]
  const changes: Change[] = []
  for (const [name, { value, place }] of now) {
    const former = old.get(name)?.value ?? usualOf(before.game, name)
    if (former === value && old.has(name)) continue
    const text =
      former === value
        ? `${name} is always ${value}; nobody chooses`
        : `${name} is always ${value} (was ${former ?? 'left open'}${old.has(name) ? '' : ' unless chosen'})`
    changes.push({ group: 'Options', kind: 'changed', text, place })
  }
  for (const [name, { value, place }] of old)
    if (!now.has(name))
      changes.push({
        group: 'Options',
        kind: 'gone',
        text: `${name} can be chosen (was always ${value})`,
        place,
      })
  return changes
}

function chosen({
  game,
  options,
}: Chosen): ReadonlyMap<string, { readonly value: string; readonly place: Place | undefined }> {
  const all = new Map<string, { readonly value: string; readonly place: Place | undefined }>()
  for (const [name, { value }] of game.fixedOptions)
    all.set(name, { value: valueInWords(value.text), place: changePlace(value.span) })
  for (const [name, value] of options) all.set(name, { value: valueInWords(value), place: undefined })
  return all
}

/** The default of an option. */
export function usualOf(game: MergedGame, name: string): string | undefined {
  const options = game.sections.get('options')
  if (options?.kind !== 'map') return undefined
  return typed(options.entries.find((entry) => entry.name === name))?.usual
}
