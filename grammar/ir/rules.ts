import type {
  ActionIR,
  AdviceIR,
  ChoiceIR,
  ConditionIR,
  DarkIR,
  EndIR,
  GameIR,
  MentionIR,
  NotationPartIR,
  NoteIR,
  StageIR,
  StepIR,
  TermIR,
  WheneverIR,
} from './ir.ts'
import type { NodeIR, RulesIR } from './nodes.ts'
import { exchanged, isAfter, topsOf, type Below, type Exchange } from './walk.ts'
import { memoized } from '../source/memoized.ts'

/* The rules in every member of a game, whether they affect play or only explain. */

export const rulesOfTerm = ({ body }: TermIR): RulesIR => body

export const rulesOfStage = ({ body, leave }: StageIR): RulesIR => [body, leave]

const rulesOfMentions = (mentions: readonly MentionIR[] = []): RulesIR => mentions.map(({ value }) => value)

const rulesOfChoice = ({ from, parts = [] }: ChoiceIR): RulesIR => [
  from,
  parts.map(({ test, mentions }) => [test, rulesOfMentions(mentions)]),
]

const rulesOfCondition = ({ test, mentions }: ConditionIR): RulesIR => [test, rulesOfMentions(mentions)]

export const rulesOfNote = ({ streaks, sharing, last }: NoteIR): RulesIR => [
  streaks.map(({ value }) => value),
  sharing.map(({ set, goesOn }) => [set, goesOn]),
  last.map(({ value }) => value),
]

export const rulesOfNotation = (notation: readonly NotationPartIR[]): RulesIR =>
  notation.map((part) => (part.part === 'value' ? part.value : undefined))

/** The parts that determine the moves of an action. */
export const rulesOfMoves = (
  action: Pick<ActionIR, 'choices' | 'lets' | 'conditions' | 'forbids'>,
): RulesIR => [
  action.choices.map(rulesOfChoice),
  action.lets.map(({ value }) => value),
  action.conditions.map(rulesOfCondition),
  action.forbids.map(rulesOfCondition),
]

export const rulesOfAction = (action: ActionIR): RulesIR => [
  rulesOfMoves(action),
  action.body,
  rulesOfNote(action.note),
  rulesOfNotation(action.notation),
]

export const rulesOfWhenever = ({ over, when, you, body }: WheneverIR): RulesIR => [over, when, you, body]

export const rulesOfEnd = ({ over, when, winner, points }: EndIR): RulesIR => [over, when, winner, points]

const rulesOfAdvice = ({ worth }: AdviceIR): RulesIR => worth

const rulesOfDark = ({ boards }: DarkIR): RulesIR => boards.map(({ isDark }) => isDark)

export const rulesOfGame = (
  ir: Pick<GameIR, 'terms' | 'stages' | 'actions' | 'whenever' | 'ends' | 'advice' | 'dark' | 'play'>,
): RulesIR => [
  ir.terms.map(rulesOfTerm),
  ir.stages.map(rulesOfStage),
  ir.actions.map(rulesOfAction),
  ir.whenever.map(rulesOfWhenever),
  ir.ends.map(rulesOfEnd),
  ir.advice?.map(rulesOfAdvice),
  ir.dark && rulesOfDark(ir.dark),
  ir.play,
]

type Game = Parameters<typeof rulesOfGame>[0]

const inGame = memoized((ir: Game): Below => {
  const tops = topsOf(rulesOfGame(ir))
  return {
    all: gathered(tops.map(({ all }) => all)),
    naming: gathered(tops.map(({ naming }) => naming)),
    steps: gathered(tops.map(({ steps }) => steps)),
  }
})

/** A loop, because `flatMap` takes several times as long for tens of thousands. */
function gathered<N>(lists: readonly (readonly N[])[]): readonly N[] {
  const all: N[] = []
  for (const list of lists) for (let i = 0; i < list.length; i++) all.push(list[i]!)
  return all
}

/** All nodes in the rules of a game, parents before children. Cached, because many callers need them. */
export const nodesOf = (ir: Game): readonly NodeIR[] => inGame(ir).all

/** The nodes that name words of the state, callees or judged actions. */
export const namingNodesOf = (ir: Game): readonly NodeIR[] => inGame(ir).naming

export const stepsOf = (ir: Game): readonly StepIR[] => inGame(ir).steps

/** True if any rule asks about the position after a move. */
export const triesMoves = (ir: Game): boolean => namingNodesOf(ir).some(isAfter)

/** The same game with nodes replaced in all rules. */
export function exchangedIn(ir: GameIR, exchange: Exchange): GameIR {
  const now = <R extends RulesIR>(rules: R): R => exchanged(rules, exchange)
  const mentions = (list: readonly MentionIR[]): readonly MentionIR[] =>
    list.map((mention) => ({ ...mention, value: now(mention.value) }))
  const condition = ({ mentions: spokenOf, ...rest }: ConditionIR): ConditionIR => ({
    ...rest,
    test: now(rest.test),
    ...(spokenOf && { mentions: mentions(spokenOf) }),
  })
  const choice = ({ parts, ...rest }: ChoiceIR): ChoiceIR => ({
    ...rest,
    from: now(rest.from),
    ...(parts && {
      parts: parts.map((part) => ({ ...part, test: now(part.test), mentions: mentions(part.mentions) })),
    }),
  })
  const note = ({ streaks, sharing, last }: NoteIR): NoteIR => ({
    streaks: streaks.map((streak) => ({ ...streak, value: now(streak.value) })),
    sharing: sharing.map((shared) => ({ ...shared, set: now(shared.set), goesOn: now(shared.goesOn) })),
    last: last.map((entry) => ({ ...entry, value: now(entry.value) })),
  })
  const action = (from: ActionIR): ActionIR => ({
    ...from,
    choices: from.choices.map(choice),
    lets: from.lets.map((named) => ({ ...named, value: now(named.value) })),
    conditions: from.conditions.map(condition),
    forbids: from.forbids.map(condition),
    body: now(from.body),
    note: note(from.note),
    notation: from.notation.map((part) =>
      part.part === 'value' ? { ...part, value: now(part.value) } : part,
    ),
  })
  return {
    ...ir,
    terms: ir.terms.map((term) => ({ ...term, body: now(term.body) })),
    stages: ir.stages.map((stage) => ({ ...stage, body: now(stage.body), leave: now(stage.leave) })),
    actions: ir.actions.map(action),
    whenever: ir.whenever.map((rule) => ({
      ...rule,
      over: now(rule.over),
      when: now(rule.when),
      you: now(rule.you),
      body: now(rule.body),
    })),
    ends: ir.ends.map((end) => ({
      ...end,
      over: now(end.over),
      when: now(end.when),
      winner: now(end.winner),
      ...(end.points && { points: now(end.points) }),
    })),
    ...(ir.advice && { advice: ir.advice.map((each) => ({ ...each, worth: now(each.worth) })) }),
    ...(ir.dark && {
      dark: { ...ir.dark, boards: ir.dark.boards.map((each) => ({ ...each, isDark: now(each.isDark) })) },
    }),
    play: now(ir.play),
  }
}
