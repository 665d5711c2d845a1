import { bookText } from '../../book/book-text.ts'
import type { MergedEntry, MergedGame } from '../../merge/merged.ts'
import type { ConstantValue, OptionInfo } from './world.ts'
import { constantOf, type ConstantScope } from './constant.ts'
import { declaredEntries } from './declared-name.ts'
import type { Reporter } from './reporter.ts'
import { sectionEntries } from './tree-reading.ts'

/**
 * The section `numbers`, with each number computed when first needed, so that they may be in any order. Options are
 * constants as well. Returns the scope for everything that follows; whatever is looked up in it is added to `lookedUp`.
 */
export function readNumbers(
  game: MergedGame,
  options: readonly OptionInfo[],
  outer: ConstantScope,
  reporter: Reporter,
  lookedUp?: Set<string>,
): { readonly scope: ConstantScope; readonly constants: ReadonlyMap<string, ConstantValue> } {
  const values = new Map<string, ConstantValue | 'broken'>()
  for (const { name, type, value } of options) values.set(name, { type, value })
  const declared = declaredEntries(sectionEntries(game, 'numbers', reporter), 'a number', reporter)
  const optionOf = new Map(options.map((option) => [option.name, option]))
  for (const [name, entry] of declared) {
    const option = optionOf.get(name)
    if (option === undefined) continue
    const related = [{ span: option.key.span, label: 'the option' }]
    reporter.report('ST4003', entry.key.span, `There is already an option called \`${name}\`.`, { related })
  }
  const open: string[] = []

  const constant = (name: string): ConstantValue | 'broken' | undefined => {
    lookedUp?.add(name)
    const cached = values.get(name)
    if (cached !== undefined) return cached
    const entry = declared.get(name)
    if (entry === undefined) return undefined
    if (open.includes(name)) {
      reportCycle(open.slice(open.indexOf(name)), declared, reporter)
      return 'broken'
    }
    open.push(name)
    const value = open.length > MOST_OPEN ? tooDeep(entry, reporter) : evaluateLayer(name, entry, 0)
    open.pop()
    values.set(name, value)
    if (value === 'broken') reporter.broken.add(name)
    return value
  }

  /** The value in the nth layer below the last; its `original` is the layer below that. */
  const evaluateLayer = (name: string, entry: MergedEntry, depth: number): ConstantValue | 'broken' => {
    const node = depth === 0 ? entry.value : entry.replaced[depth - 1]?.value
    if (node === undefined) return 'broken'
    if (node.kind !== 'text') {
      reporter.report('ST4001', entry.key.span, `The number \`${name}\` is one text.`)
      return 'broken'
    }
    const source = bookText(node)
    const expression = source.read('expression', reporter.diagnostics)
    if (expression === undefined) return 'broken'
    const original = () => (depth < entry.replaced.length ? evaluateLayer(name, entry, depth + 1) : undefined)
    const inner = { ...scope, original }
    const value = constantOf(expression, source, inner, reporter)
    return value ?? 'broken'
  }

  const scope: ConstantScope = {
    ...outer,
    constant,
    constantNames: () => [...options.map((o) => o.name), ...declared.keys()],
  }
  for (const name of declared.keys()) constant(name)
  const constants = new Map<string, ConstantValue>()
  for (const [name, value] of values) if (value !== 'broken') constants.set(name, value)
  return { scope, constants }
}

/** No real rulebook has numbers that depend on one another more deeply than this. */
const MOST_OPEN = 200

function tooDeep(entry: MergedEntry, reporter: Reporter): 'broken' {
  reporter.report('ST4006', entry.key.span, `More than ${MOST_OPEN} numbers depend on one another.`)
  return 'broken'
}

function reportCycle(
  names: readonly string[],
  declared: ReadonlyMap<string, MergedEntry>,
  reporter: Reporter,
): void {
  const [first] = names
  const entry = first === undefined ? undefined : declared.get(first)
  const message =
    names.length === 1
      ? `The number \`${first ?? ''}\` is worked out from itself.`
      : `These numbers are worked out from one another: ${[...names, first].map((n) => `\`${n ?? ''}\``).join(' needs ')}.`
  const related = names.slice(1).flatMap((name) => {
    const other = declared.get(name)
    return other === undefined ? [] : [{ span: other.key.span, label: 'part of the circle' }]
  })
  reporter.report('ST4014', entry?.key.span, message, { related })
}
