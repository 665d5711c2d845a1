import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import { suggestion } from '../diagnostics/suggestion.ts'
import { comparedName } from '../document/names.ts'
import type { YamlNode, YamlText } from '../yaml/tree.ts'
import type { MergedEntry, MergedNode } from './merged.ts'

/** The entries that an action inherits from its pattern, before its own. */
const MAPS = ['choose', 'let', 'only if'] as const

/**
 * Actions as if each had been written out: the contents of a pattern appear in every action that `is` it. Patterns
 * themselves are not actions.
 */
export function withPatterns(
  actions: MergedNode | undefined,
  diagnostics: Diagnostics,
): MergedNode | undefined {
  if (actions?.kind !== 'map') return actions
  const { entries } = actions
  const isPattern = (entry: MergedEntry): boolean => textIn(entry, 'pattern')?.text.trim() === 'yes'
  const uses = (entry: MergedEntry): boolean => isPattern(entry) || part(entry, 'is') !== undefined
  if (!entries.some(uses)) return actions
  const patterns = new Map(
    entries.filter(isPattern).map((entry) => [comparedName(entry.name), entry] as const),
  )
  for (const pattern of patterns.values()) warnOfWrite(pattern, entries, diagnostics)
  const outlined = (entry: MergedEntry, around: readonly MergedEntry[]): MergedEntry => {
    const is = textIn(entry, 'is')
    if (is === undefined) return entry
    const existing = patterns.get(comparedName(is.text))
    if (existing === undefined || around.includes(existing)) {
      diagnostics.add({
        code: 'ST2066',
        severity: 'error',
        message:
          existing === undefined
            ? `There is no pattern of actions called \`${is.text.trim()}\`.`
            : `The pattern \`${is.text.trim()}\` is based on itself.`,
        span: is.span,
        ...(existing !== undefined
          ? {}
          : entries.some(({ name }) => comparedName(name) === comparedName(is.text))
            ? {
                help: `Actions can be based on \`${is.text.trim()}\` if it says \`pattern: yes\`; then it is no action itself.`,
              }
            : suggestion(comparedName(is.text), patterns.keys())),
      })
      return entry
    }
    return joined(outlined(existing, [...around, existing]), entry)
  }
  return {
    kind: 'map',
    entries: entries.flatMap((entry) => {
      const whole = outlined(entry, isPattern(entry) ? [entry] : [])
      return isPattern(entry) ? [] : [withFirst(whole)]
    }),
  }
}

/** Warns about the `write` of a pattern, which no action takes over. */
function warnOfWrite(pattern: MergedEntry, actions: readonly MergedEntry[], diagnostics: Diagnostics): void {
  const write = textIn(pattern, 'write')
  if (write === undefined) return
  const users = actions.filter((action) => {
    const is = textIn(action, 'is')
    return (
      is !== undefined &&
      comparedName(is.text) === comparedName(pattern.name) &&
      textIn(action, 'write') === undefined
    )
  })
  if (users.length === 0) return
  diagnostics.add({
    code: 'ST2071',
    severity: 'warning',
    message: 'No move is written like this: actions do not take over the `write` of a pattern.',
    span: write.span,
    label: 'has no effect',
    help: `Write it in each action: ${users.map(({ name }) => `\`${name}\``).join(', ')}.`,
  })
}

function joined(pattern: MergedEntry, own: MergedEntry): MergedEntry {
  if (pattern.value.kind !== 'map' || own.value.kind !== 'map') return own
  const parts = new Map(own.value.entries.map((entry) => [entry.name, entry]))
  for (const inherited of pattern.value.entries) {
    const { name } = inherited
    const mine = parts.get(name)
    if (name === 'is' || name === 'pattern' || name === 'title' || name === 'write') continue
    if (mine === undefined) parts.set(name, inherited)
    else if (MAPS.some((map) => map === name) && inherited.value.kind === 'map' && mine.value.kind === 'map')
      parts.set(name, {
        ...mine,
        value: {
          kind: 'map',
          entries:
            name === 'only if'
              ? [...inherited.value.entries, ...mine.value.entries]
              : rewritten(inherited.value.entries, mine.value.entries),
        },
      })
    else if (name === 'first') parts.set(name, { ...mine, value: oneAfterOther(inherited, mine) })
  }
  return { ...own, value: { kind: 'map', entries: [...parts.values()] } }
}

/** A choice or `let` of the pattern that the action overrides keeps its position, so that later ones can use it. */
function rewritten<T extends { readonly name: string }>(
  inherited: readonly T[],
  own: readonly T[],
): readonly T[] {
  const names = new Set(inherited.map(({ name }) => name))
  return [
    ...inherited.map((each) => own.find(({ name }) => name === each.name) ?? each),
    ...own.filter(({ name }) => !names.has(name)),
  ]
}

/** A pattern's `first` steps precede those of the action. */
function withFirst(action: MergedEntry): MergedEntry {
  const first = part(action, 'first')
  if (first === undefined || action.value.kind !== 'map') return action
  const then = part(action, 'then')
  const both: MergedEntry = {
    ...(then ?? first),
    name: 'then',
    value: then === undefined ? first.value : oneAfterOther(first, then),
  }
  const others = action.value.entries.filter(({ name }) => name !== 'first' && name !== 'then')
  return { ...action, value: { kind: 'map', entries: [...others, both] } }
}

function oneAfterOther(before: MergedEntry, behind: MergedEntry): MergedNode {
  const items = [...stepsIn(before.value), ...stepsIn(behind.value)]
  const [first] = items
  return first === undefined ? behind.value : { kind: 'list', span: first.span, flow: false, items }
}

function stepsIn(node: MergedNode): readonly YamlNode[] {
  if (node.kind === 'list') return node.items
  return node.kind === 'text' ? [node] : []
}

function part(entry: MergedEntry, name: string): MergedEntry | undefined {
  return entry.value.kind === 'map' ? entry.value.entries.find((each) => each.name === name) : undefined
}

function textIn(entry: MergedEntry, name: string): YamlText | undefined {
  const value = part(entry, name)?.value
  return value?.kind === 'text' ? value : undefined
}
