import { stagesRun } from '../ir/callees.ts'
import type { CheckedGame } from '../check/checked-game.ts'
import { bookText } from '../book/book-text.ts'
import type { Now } from '../expression/ast.ts'
import { firstCalls } from '../ir/first-calls.ts'
import { turnsAround } from '../ir/loops-around.ts'
import type { AskIR, EntryPoint } from '../ir/ir.ts'
import { missingAt, type MissingWord } from '../ir/live-words.ts'
import { ownerOf } from '../ir/owners.ts'
import { someStep, walkSteps } from '../ir/walk.ts'
import type { StageFrame } from '../check/elaboration/declarations.ts'
import type { Example } from './example.ts'
import { memoized } from '../source/memoized.ts'

/** Entry points other than turns. */
export type EnteredAt = Exclude<EntryPoint, { kind: 'turns' }>

/** The questions that offer the action or phase `at`. Empty if nothing has this name. */
export function questionsOffering({ reading, facts }: CheckedGame, at: string): readonly AskIR[] {
  const action = reading.actions.called(at)
  const offered = action >= 0 ? [action] : (facts.phases.get(at) ?? [])
  if (offered.length === 0) return []
  return facts.asks.filter(({ offers }) =>
    offered.every((one) => offers.some(({ action: by }) => by === one)),
  )
}

/** The entry point of `now`. Undefined for the beginning of a turn, or if there is no such point. */
export function entryPoint(
  checked: CheckedGame,
  { stage: { text }, at, arguments: given }: Now,
): EnteredAt | undefined {
  const stage = checked.facts.stages.findIndex(({ name }) => name === text)
  if (at === undefined) return stage < 0 ? undefined : { kind: 'stage', stage }
  const all = questionsOffering(checked, at.text)
  const [first] = all
  if (stage < 0)
    return first !== undefined && text === 'turn' && given === undefined
      ? { kind: 'ask', site: first.site }
      : undefined
  const within =
    all.find((ask) => isAskedIn(checked, ask, stage)) ??
    (given === undefined ? all.find((ask) => isAskedBelow(checked, ask, stage)) : undefined)
  return within && { kind: 'ask', site: within.site }
}

function isAskedIn({ ir }: CheckedGame, { site }: AskIR, stage: number): boolean {
  const body = ir.stages[stage]?.body ?? []
  return someStep(body, (step) => 'site' in step && step.site === site)
}

/** True if the question is asked in a stage that this one runs, directly or not. */
function isAskedBelow(checked: CheckedGame, ask: AskIR, stage: number): boolean {
  const below = new Set([stage])
  for (const one of below)
    walkSteps(checked.ir.stages[one]?.body ?? [], (step) => {
      for (const run of stagesRun(step)) below.add(run)
    })
  return [...below].some((one) => isAskedIn(checked, ask, one))
}

export function stageOf({ ir }: CheckedGame, point: EnteredAt): number {
  if (point.kind === 'stage') return point.stage
  const owner = ownerOf(ir, point.site)
  return owner.kind === 'stage' ? owner.index : -1
}

const missingIn = memoized<CheckedGame, Map<number, readonly MissingWord[]>>(() => new Map())

/**
 * Memory words that are read after this entry point before anything sets them. Cached, because many examples begin at
 * the same points.
 */
export function wordsMissingAt(checked: CheckedGame, point: EnteredAt): readonly MissingWord[] {
  const known = missingIn(checked)
  const key = point.kind === 'stage' ? -1 - point.stage : point.site
  const before = known.get(key)
  if (before !== undefined) return before
  const { stages, actions, waiting } = checked.facts
  // True if the word is a parameter of another stage or action, which its caller sets.
  const isHandedOn = ({ of, word }: MissingWord): boolean =>
    stages.some((one) => isParameter(one, word) && !(of.kind === 'stage' && of.index === one.index)) ||
    actions.some((one) => isParameter(one, word) && !(of.kind === 'action' && of.index === one.index))
  const missing = missingAt(checked.ir, firstCalls(checked.ir), point, waiting).filter(
    (one) => !isHandedOn(one),
  )
  known.set(key, missing)
  return missing
}

export function isParameter({ cells, sets }: Pick<StageFrame, 'cells' | 'sets'>, word: number): boolean {
  return (
    cells.includes(word) ||
    sets.some((set) => {
      if (set === undefined) return false
      if ('list' in set) return word === set.list.count || word === set.list.base
      return word >= set.words.base && word < set.words.base + set.words.members
    })
  )
}

const entryDigests = memoized<CheckedGame, Map<string, string>>(() => new Map())

/**
 * Everything that a game's steps say about an example's entry point. This is all in the steps that the example depends
 * on.
 */
export function entryDigest(checked: CheckedGame, { given }: Example): string {
  const value = given.find(({ key }) => key.text === 'now')?.value
  if (value?.kind !== 'text') return ''
  const known = entryDigests(checked)
  const before = known.get(value.text)
  if (before !== undefined) return before
  const now = bookText(value).reading('now').partial
  const point = now && entryPoint(checked, now)
  const digest =
    point === undefined
      ? ''
      : JSON.stringify([
          point.kind,
          stageOf(checked, point),
          wordsMissingAt(checked, point),
          turnsAround(checked.ir, firstCalls(checked.ir), point),
        ])
  known.set(value.text, digest)
  return digest
}
