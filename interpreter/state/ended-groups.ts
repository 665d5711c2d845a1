import { stagesRun } from '../../grammar/ir/callees.ts'
import { NONE, type GameIR, type StepIR } from '../../grammar/ir/ir.ts'
import {
  rulesOfAction,
  rulesOfEnd,
  rulesOfGame,
  rulesOfStage,
  rulesOfTerm,
  rulesOfWhenever,
  triesMoves,
} from '../../grammar/ir/rules.ts'
import { does, type AnyRole } from '../../grammar/ir/node-facts.ts'
import type { RulesIR } from '../../grammar/ir/nodes.ts'
import { namingIn, numbersOf, someStep } from '../../grammar/ir/walk.ts'
import { memoized } from '../../grammar/source/memoized.ts'

type Game = Pick<GameIR, 'memory' | 'pieces' | 'groups'> & Parameters<typeof rulesOfGame>[0]

/**
 * Tracks groups that have ended since the last answer, or are still named by a word of the state. Rules may refer to
 * these by number (`company is gone`, a tracked value, the rest of a loop, a deferred stage), so a new group avoids
 * their numbers as long as there is another. This is not part of the state: each answer starts from scratch, and the effects of
 * a trial are undone.
 */
export class EndedGroups {
  /** For each group, the number of the answer during which it ended. */
  private readonly endedIn: Float64Array
  private answer = 1
  /** Saved values of each trial in progress. */
  private readonly before: Float64Array[] = []
  private trials = 0

  private readonly at: number
  private readonly pieces: number
  /** Words that can name groups while a question waits, ascending. */
  readonly words: Int32Array

  private readonly triesMoves: boolean
  /**
   * Nonzero if a group may have ended since the last answer, or a word names one that has. Such a name appears only
   * when a group ends. It is a separate word for generated code: usually it is 0, and the next answer has nothing to
   * do.
   */
  readonly any: Int32Array = Int32Array.of(1)

  constructor(ir: Game) {
    const { memory, pieces, groups } = ir
    const all = groups.reduce((sum, { count }) => sum + count, 0)
    this.endedIn = new Float64Array(pieces.length + all)
    this.at = memory.at
    this.pieces = pieces.length
    const looks = all === 0 ? NO_LOOKS : looksOf(ir)
    this.words = looks.words
    this.triesMoves = looks.triesMoves
  }

  note(entity: number): void {
    this.endedIn[entity] = this.answer
    this.any[0] = 1
  }

  has(entity: number): boolean {
    return this.endedIn[entity] === this.answer
  }

  /** Begins an unrelated answer in this state: groups that ended earlier count only if a word still names them. */
  begin(S?: Int32Array): void {
    this.answer++
    this.trials = 0
    if (S === undefined) return
    const { words, at, pieces, endedIn } = this
    this.any[0] = 0
    for (let i = 0; i < words.length; i++) {
      const entity = S[words[i]!]!
      // A word that contains members of some loop may name a piece now.
      if (entity >= pieces && entity < endedIn.length && S[at + entity] === NONE) this.note(entity)
    }
  }

  /** Moves are listed in this state. Groups begin only if moves are tried. */
  beginList(S: Int32Array): void {
    this.begin(this.triesMoves ? S : undefined)
  }

  /** The same as `begin` if only the rules have changed the state since the last answer. */
  next(S: Int32Array): void {
    this.begin(this.any[0] === 0 ? undefined : S)
  }

  /** The same if the caller has checked that no word names an ended group. */
  nextUnnamed(): void {
    this.begin()
    this.any[0] = 0
  }

  beginTrial(): void {
    const saved = (this.before[this.trials++] ??= new Float64Array(this.endedIn.length))
    saved.set(this.endedIn)
  }

  endTrial(): void {
    const saved = this.before[--this.trials]
    if (saved !== undefined) this.endedIn.set(saved)
  }
}

/** Facts about a game, computed once. */
interface Looks {
  readonly words: Int32Array
  readonly triesMoves: boolean
}

const NO_LOOKS: Looks = { words: new Int32Array(0), triesMoves: false }

const looksOf = memoized((ir: Game): Looks => ({
  words: Int32Array.from(wordsNamingGroups(ir)),
  triesMoves: triesMoves(ir),
}))

const MENTIONED: readonly AnyRole[] = ['cell', 'region', 'sets', 'sets region', 'keeps', 'saves', 'resets']

/** Words that can name a group while a question waits. Dead words name nothing. */
function wordsNamingGroups(ir: Game): readonly number[] {
  const stretch = (at: number, length: number): number[] => Array.from({ length }, (_, i) => at + i)
  const typed = ir.memory.regions.filter(({ type }) => type === 'group')
  const isOfGroups = new Set(typed.flatMap(({ at, length }) => stretch(at, length)))
  if (isOfGroups.size === 0) return []
  // Lists of words are filled by one part of the rules and read by another.
  const lasting = typed.filter(({ per, length }) => per !== 'local' || length > 1)
  const words = new Set(lasting.flatMap(({ at, length }) => stretch(at, length)))
  /** By word: the only part of the rules that mentions it, if there is one. */
  const mentionedBy = new Map<number, number>()
  const mention = (at: number, part: number): void => {
    if (!isOfGroups.has(at)) return
    if ((mentionedBy.get(at) ?? part) !== part) words.add(at)
    mentionedBy.set(at, part)
  }
  const parts = partsOf(ir)
  parts.forEach(({ rules, cells }, part) => {
    for (const at of cells) mention(at, part)
    for (const node of namingIn(rules)) {
      for (const at of numbersOf(node, MENTIONED)) mention(at, part)
      // The rest of a loop matters only if somebody may be asked within it.
      if ('step' in node && node.step === 'for each' && isOfGroups.has(node.cell) && mayWait(ir, node.body))
        for (const word of stretch(node.snapshot, node.capacity)) words.add(word)
    }
  })
  const waits = parts.map(({ bodies }) => bodies.some((steps) => mayWait(ir, steps)))
  for (const [at, part] of mentionedBy) if (waits[part] === true) words.add(at)
  return [...words].toSorted((a, b) => a - b)
}

interface Part {
  readonly rules: RulesIR
  /** Words of its arguments and continuation. */
  readonly cells: readonly number[]
  /** Its steps. */
  readonly bodies: readonly (readonly StepIR[])[]
}

function partsOf(ir: Game): readonly Part[] {
  return [
    { rules: [ir.terms.map(rulesOfTerm), ir.ends.map(rulesOfEnd)], cells: [], bodies: [] },
    { rules: ir.play, cells: [], bodies: [ir.play] },
    ...ir.stages.map((stage) => ({
      rules: rulesOfStage(stage),
      cells: stage.params,
      bodies: [stage.body, stage.leave],
    })),
    ...ir.actions.map((action) => ({
      rules: rulesOfAction(action),
      cells: [...action.params, ...[...action.choices, ...action.lets].map(({ cell }) => cell)],
      bodies: [action.body],
    })),
    ...ir.whenever.map((rule) => ({ rules: rulesOfWhenever(rule), cells: [rule.cell], bodies: [rule.body] })),
  ]
}

/** True if somebody may be asked during these steps. */
function mayWait({ stages, whenever }: Game, steps: readonly StepIR[]): boolean {
  const seen = new Set<readonly StepIR[]>()
  const look = (body: readonly StepIR[] | undefined): boolean => {
    if (body === undefined || seen.has(body)) return false
    seen.add(body)
    return someStep(body, (step) => {
      if (stagesRun(step).some((index) => look(stages[index]?.body) || look(stages[index]?.leave)))
        return true
      if (step.step === 'settle') return step.whenever.some((rule) => look(whenever[rule]?.body))
      return does(step, 'asks') || step.step === 'turns'
    })
  }
  return look(steps)
}
