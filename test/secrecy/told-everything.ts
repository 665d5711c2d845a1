import { LiveGame } from '../../editor/workers/live-game.ts'
import type { Position } from '../../editor/workers/play-calls.ts'
import { PLAY_COMMANDS } from '../../interpreter/cli/play-commands.ts'
import type { Desk, Said } from '../../interpreter/cli/play-commands.ts'
import { News } from '../../interpreter/cli/play-news.ts'
import { sourceWording } from '../../interpreter/cli/wording.ts'
import { possibleKinds, resample } from '../../interpreter/deduction/deduction.ts'
import type { Match } from '../../interpreter/match/match.ts'
import { PLAYER_NAMES } from '../../interpreter/players/names.ts'
import { playerCalled } from '../../interpreter/players/players.ts'
import { questionOf } from '../../interpreter/players/question.ts'
import { scoreSheets, sheetText } from '../../interpreter/scene/score-sheet.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { viewText } from '../../interpreter/scene/view-text.ts'
import { chance } from '../games/loaded.ts'

/** What was asked, and the answer as text. */
export type ToldTexts = readonly (readonly [what: string, text: string])[]

/** What the library tells a seat, and the editor shows to it. */
export function toldAtOnce(match: Match, seat: number): ToldTexts {
  const { ir } = match
  const decides = match.decision()?.seat === seat
  const moves = decides ? match.moves() : []
  const view = match.view(seat)
  const live = new LiveGame(match)
  return texts([
    ['view', view],
    ['drawing', viewText(ir, view, { color: false })],
    ['scene', sceneOf(ir, view)],
    ['sheets', scoreSheets(ir, view).map((sheet) => sheetText(sheet))],
    ['log', match.log(seat)],
    ['opening', match.opening()],
    ['decision', match.decision()],
    ['result', match.result()],
    ['knowledge', match.knowledge(seat).facts()],
    ['position', [...(match.knowledge(seat).position?.state ?? [])]],
    ['moves', moves],
    ['choices', decides ? choicesOf(match) : []],
    ['setups', decides ? match.prepared() : []],
    ['attempts', attempts(match, moves)],
    ['between spaces', decides ? betweenSpaces(match) : []],
    ['page', withoutProposal(live.show({ look: seat, ply: undefined }))],
    ['page before', live.show({ look: seat, ply: match.ply - 1 })],
    ['page for nobody', live.show({ look: 'nobody', ply: undefined })],
    ['odds', moves.slice(0, 3).map(({ notation }) => live.odds({ move: notation, look: seat }) ?? 'none')],
  ])
}

/** A setup is proposed at random, by randomness that is not the game's. */
function withoutProposal({ arrangement, ...page }: Position): unknown {
  return { ...page, arrangement: arrangement && { ...arrangement, layout: [] } }
}

/** What takes longer: conclusions, worlds, answers of programs, and what can be typed in the terminal. */
export function toldOnReflection(match: Match, seat: number): ToldTexts {
  const knowledge = match.knowledge(seat)
  const decides = match.decision()?.kind === 'choice' && match.decision()?.seat === seat
  const world = resample(knowledge, chance(1))
  return texts([
    ['conclusions', possibleKinds(knowledge)],
    ['world', world && [[...world.state], world.way, world.tries]],
    ...(decides ? typed(match, seat) : []),
    ...(decides ? answersOfPrograms(match) : []),
  ])
}

/** What is offered after each beginning of a move. */
function choicesOf(match: Match): readonly unknown[] {
  const actions = new Set(match.moves().flatMap(({ action }) => action ?? []))
  return [...actions].flatMap((action) => {
    const first = match.nextChoices(action)
    return [first, ...first.next.map(({ thing }) => match.nextChoices(action, [thing]))]
  })
}

/** Answers to moves that are legal or not: played, and asked about. */
function attempts(match: Match, moves: ReturnType<Match['moves']>): readonly unknown[] {
  if (moves.length === 0) return []
  const things = [
    ...[
      'ace',
      '?',
      '1',
      '2 aces',
      '2 ?',
      'boy and ace',
      'ace and ?',
      '? and ?',
      'ace and 2 ?',
      'ace, ?',
      '?, ?',
    ],
    ...['card in hand of ben', 'ace in deck at 1', '? in deck at 2'],
  ]
  const actions = [...new Set(moves.flatMap(({ action }) => action ?? []))]
  const tried = [
    'take (1)',
    'ace',
    ...moves.map(({ notation }) => notation),
    ...actions.flatMap((action) => things.map((thing) => `${action} (${thing})`)),
  ]
  return tried.map((text) => [text, match.clone().play(text) ?? 'played', match.why(text)])
}

function betweenSpaces(match: Match): readonly unknown[] {
  const names = match.ir.spaces.slice(0, 3).map(({ name }) => name)
  return names.flatMap((from) => names.map((to) => match.why({ from, to })))
}

function typed(match: Match, seat: number): readonly (readonly [string, unknown])[] {
  const wording = sourceWording(match.ir)
  const places = match.view(seat).places.map(({ name }) => name)
  const lines = ['', 'ace', 'all', '3', ...places, ...match.moves().map(({ notation }) => notation)]
  const desk = (on: Match): Desk => ({
    match: on,
    seat,
    wording,
    width: 80,
    color: false,
    undo: (named) => on.takeBack({ by: named[0] ?? seat, agreed: named }),
    rules: () => '',
    prints: { short: new Map(), whole: new Map(), regions: [] },
  })
  const said = PLAY_COMMANDS.map(({ name, rest, run }) => {
    const asked = rest === undefined ? [''] : lines
    return [`command ${name}`, asked.map((line) => thoughtOut(run(desk(match.clone()), line)))] as const
  })
  return [...said, ['news', new News(match, [seat], wording).of(seat)]]
}

/** What is said in the end, however long that takes. */
function thoughtOut({ thinking, ...said }: Said): Said {
  if (thinking === undefined) return said
  let step = thinking.next()
  while (step.done !== true) step = thinking.next()
  return { ...said, text: step.value }
}

function answersOfPrograms(match: Match): readonly (readonly [string, unknown])[] {
  return PLAYER_NAMES.map((name) => {
    const question = questionOf(match)
    const called = name === 'search' ? 'search:20' : name
    return [name, question && playerCalled(called, 7)?.answer(question)]
  })
}

/** Serializes values, distinguishing a member that is undefined from one that is missing. */
function texts(told: readonly (readonly [string, unknown])[]): ToldTexts {
  const plain = (_: string, member: unknown): unknown => (member === undefined ? 'nothing' : member)
  return told.map(([what, value]) => [what, JSON.stringify(value, plain)] as const)
}
