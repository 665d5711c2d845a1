import type {
  ActionIR,
  ChoiceIR,
  ConditionIR,
  EndIR,
  GameIR,
  MentionIR,
  NotationPartIR,
  NoteIR,
  StageIR,
  TermIR,
  WheneverIR,
} from './ir.ts'
import type { RulesIR } from './nodes.ts'

/** The rules in everything that holds any, whether it decides something or only explains. */

export const rulesOfTerm = ({ body }: TermIR): RulesIR => body

export const rulesOfStage = ({ body, leave }: StageIR): RulesIR => [body, leave]

const rulesOfMentions = (mentions: readonly MentionIR[] = []): RulesIR => mentions.map(({ value }) => value)

export const rulesOfChoice = ({ from, parts = [] }: ChoiceIR): RulesIR => [
  from,
  parts.map(({ test, mentions }) => [test, rulesOfMentions(mentions)]),
]

export const rulesOfCondition = ({ test, mentions }: ConditionIR): RulesIR => [
  test,
  rulesOfMentions(mentions),
]

export const rulesOfNote = ({ streaks, sharing, last }: NoteIR): RulesIR => [
  streaks.map(({ value }) => value),
  sharing.map(({ set, goesOn }) => [set, goesOn]),
  last.map(({ value }) => value),
]

export const rulesOfNotation = (notation: readonly NotationPartIR[]): RulesIR =>
  notation.map((part) => (part.part === 'value' ? part.value : undefined))

/** What says which moves of an action there are. */
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

export const rulesOfEnd = ({ over, when, winner }: EndIR): RulesIR => [over, when, winner]

export const rulesOfGame = (
  ir: Pick<GameIR, 'terms' | 'stages' | 'actions' | 'whenever' | 'ends' | 'play'>,
): RulesIR => [
  ir.terms.map(rulesOfTerm),
  ir.stages.map(rulesOfStage),
  ir.actions.map(rulesOfAction),
  ir.whenever.map(rulesOfWhenever),
  ir.ends.map(rulesOfEnd),
  ir.play,
]
