import { comparedName } from '../../../grammar/document/names.ts'
import type { Expression, Name, Nouns } from '../../../grammar/expression/ast.ts'
import type { TextSource } from '../../../grammar/expression/text-source.ts'
import { expressionsIn, namesIn } from '../../../grammar/expression/walk.ts'
import { decided } from './known.ts'
import { comingFrom } from './origins.ts'
import { isIt, youAt } from './pronouns.ts'
import type { Speaker } from './speaker.ts'

/** Letters that the meanings of names may add to one sentence. */
const MOST_ADDED = 140

/** A tree with the meanings of short terms in place of their names, and without what is decided. */
export function plainly<T>(speaker: Speaker, tree: T): T {
  const { given } = speaker
  const told = given.size === 0 ? tree : (withValues(tree, given, undefined) as T)
  const now = decided(speaker.names, told)
  if (speaker.openings.terms.size === 0) return now
  const opened = opening(speaker, { left: MOST_ADDED }, now, { source: undefined, isAboutIt: false })
  return decided(speaker.names, opened as T)
}

/** The same for a condition that must be told, even if it always holds. */
export function plainlyWithin(speaker: Speaker, tree: Expression): Expression {
  const now = plainly(speaker, tree)
  return now.kind === 'truth' ? tree : now
}

interface Here {
  /** The text of the opened term around it. */
  readonly source: TextSource | undefined
  /** True within a condition on things, where a bare name is one of theirs. */
  readonly isAboutIt: boolean
}

function opening(speaker: Speaker, budget: { left: number }, part: unknown, here: Here): unknown {
  if (Array.isArray(part)) return part.map((each) => opening(speaker, budget, each, here))
  if (typeof part !== 'object' || part === null) return part
  const found = opened(speaker, budget, part as Expression, here)
  if (found !== undefined) return found
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, each]) => {
      const isAboutIt = here.isAboutIt || isOfEach(part as Kinded, key)
      return [key, opening(speaker, budget, each, { ...here, isAboutIt })]
    }),
  )
  return 'kind' in part ? comingFrom({ ...part, ...copy }, here.source) : { ...part, ...copy }
}

interface Kinded {
  readonly kind?: string
}

/** True for a part in which a bare name belongs to each of several things. */
function isOfEach({ kind }: Kinded, key: string): boolean {
  if (key === 'where' || key === 'order') return true
  return kind === 'rank' ? key === 'by' || key === 'then' : kind === 'fold' && key === 'of'
}

/** The meaning of a name, if it is to be said there. */
function opened(
  speaker: Speaker,
  budget: { left: number },
  node: Expression,
  here: Here,
): Expression | undefined {
  const use = useOf(node, here.isAboutIt)
  const name = use === undefined ? '' : comparedName(use.name.text)
  const meaning = speaker.openings.terms.get(name)
  if (use === undefined || meaning === undefined || speaker.locals.has(name)) return undefined
  if (meaning.length > budget.left) return undefined
  const { parameters, body, source } = meaning
  const given =
    use.given.length === 0 && parameters.length === 1 && use.it !== undefined ? [use.it] : use.given
  if (given.length !== parameters.length) return undefined
  const values = new Map(
    parameters.map((parameter, index) => [parameter, comingFrom(given[index] ?? body, here.source)] as const),
  )
  if (!goesInto(body, values)) return undefined
  budget.left -= meaning.length
  const filled = withValues(body, values, source) as Expression
  return opening(speaker, budget, filled, { ...here, source }) as Expression
}

interface Use {
  readonly name: Name
  readonly given: readonly Expression[]
  /** The thing in question, which a bare name may belong to. */
  readonly it?: Expression
}

function useOf(node: Expression, isAboutIt: boolean): Use | undefined {
  if (node.kind === 'call') return { name: node.name, given: node.arguments }
  if (node.kind === 'of') return { name: node.name, given: [...(node.arguments ?? []), node.object] }
  if (node.kind === 'field') return { name: node.name, given: [node.object] }
  if (node.kind !== 'name') return undefined
  const { name, start, end } = node
  const it: Expression = comingFrom({ kind: 'name', name: { text: 'it', start, end }, start, end }, 'none')
  return isAboutIt ? { name, given: [], it } : { name, given: [] }
}

/** False if a value would mean something else where the body says it. */
function goesInto(body: Expression, values: ReadonlyMap<string, Expression>): boolean {
  const isSimple = (value: Expression): boolean => value.kind === 'name' && !isIt(value)
  return [...expressionsIn(body)].every((part) => {
    if (!('nouns' in part)) return true
    const { name, owner, called, where, order } = part.nouns
    const inner = innerNames(part.nouns, where, order?.by, 'of' in part ? part.of : undefined)
    if (values.has(comparedName(name.text)) && owner === undefined) return false
    return [...values].every(([parameter, value]) => {
      if (!inner.has(parameter)) return true
      const isTaken =
        value.kind === 'name' && comparedName(value.name.text) === comparedName(called?.text ?? name.text)
      return isSimple(value) && !isTaken
    })
  })
}

function innerNames(_: Nouns, ...parts: readonly (Expression | undefined)[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap((part) =>
      part === undefined
        ? []
        : [...expressionsIn(part)].flatMap((each) => namesIn(each).map(({ text }) => comparedName(text))),
    ),
  )
}

/** A rule about each player as one about you. */
export function aboutYou(tree: Expression, source: TextSource): Expression {
  return withValues(tree, new Map([['player', youAt(tree)]]), source) as Expression
}

/** A body with values in place of its parameters. */
function withValues(
  part: unknown,
  values: ReadonlyMap<string, Expression>,
  source: TextSource | undefined,
): unknown {
  if (Array.isArray(part)) return part.map((each) => withValues(each, values, source))
  if (typeof part !== 'object' || part === null) return part
  const node = part as Expression
  const value = node.kind === 'name' ? values.get(comparedName(node.name.text)) : undefined
  if (value !== undefined && node.kind === 'name')
    // The type of the value is that of the parameter.
    return value.kind === 'name' && !isIt(value)
      ? comingFrom({ ...node, name: { ...node.name, text: value.name.text } }, source)
      : value
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, each]) => [key, withValues(each, values, source)]),
  )
  return 'kind' in part ? comingFrom({ ...part, ...copy }, source) : { ...part, ...copy }
}
