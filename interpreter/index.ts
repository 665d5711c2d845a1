/** The library: load a ruleset, check it, play it. */
export { scanHead } from '../grammar/document/scan-head.ts'
export { checkRuleset, configure, loadRuleset, planExample } from '../grammar/load.ts'
export type { Configured, Loaded, Ruleset, RulesetRequest } from '../grammar/load.ts'
export type { CheckedGame } from '../grammar/check/check.ts'
export type { World } from '../grammar/check/world.ts'
export type { Code } from '../grammar/diagnostics/catalogue.ts'
export type { Diagnostic, Severity } from '../grammar/diagnostics/diagnostic.ts'
export type { Example, ExamplePlan } from '../grammar/examples/example.ts'
export type { MergedGame } from '../grammar/merge/merged.ts'
export { renderPretty } from '../grammar/diagnostics/render-pretty.ts'
export type { PrettyOptions } from '../grammar/diagnostics/render-pretty.ts'
export { explainCode } from '../grammar/diagnostics/explain.ts'
export { positionOf, sourceFile } from '../grammar/source/source-file.ts'
export type { Position, SourceFile } from '../grammar/source/source-file.ts'
export type { Span } from '../grammar/source/span.ts'
export { memoryHost } from '../grammar/source/memory-host.ts'
export type { HostDocument, RulesetHost } from '../grammar/source/host.ts'
export { hashIr, rulesHash } from '../grammar/ir/hash.ts'
export type * from '../grammar/ir/ir.ts'
export { closuresProgram } from './closures/program.ts'
export { fastProgram } from './codegen/fast-program.ts'
export { generatedProgram } from './codegen/program.ts'
export { hasErrors } from '../grammar/diagnostics/diagnostic.ts'
export { programOf } from './examples/run.ts'
export type { Failure } from './examples/run.ts'
export { testRuleset } from './examples/test-ruleset.ts'
export type { ExampleResult, TestReport } from './examples/test-ruleset.ts'
export { possibleKinds, resample } from './deduction/deduction.ts'
export type { Below } from './deduction/counting.ts'
export type { Knowledge, SeenPly } from './deduction/knowledge.ts'
export type { HiddenPiece } from './deduction/possible.ts'
export type { Resampled } from './deduction/resample.ts'
export type { GivenAnswer, SeenAnswer } from './deduction/seen-answer.ts'
export { Match } from './match/match.ts'
export type { Layout } from './match/layout.ts'
export type { Decision, Move, Result } from './match/match.ts'
export { isRefused } from './match/refused.ts'
export type { Refused } from './match/refused.ts'
export { formatLayout, layoutOfSetup } from './match/layout-text.ts'
export { arrangementAt } from './match/layout.ts'
export type { ChoosableThing, NextChoices } from './match/next-choices.ts'
export { questionOf } from './match/question.ts'
export { greedyPlayer } from './players/greedy.ts'
export type { GreedyOptions } from './players/greedy.ts'
export { monteCarloPlayer } from './players/monte-carlo.ts'
export type { MonteCarloOptions } from './players/monte-carlo.ts'
export type { Answer, Player, Question } from './players/player.ts'
export { PLAYER_NAMES, playerCalled } from './players/players.ts'
export { randomPlayer } from './players/random.ts'
export { irFromText, irText } from './save/ir-file.ts'
export { load, restore, save } from './save/save.ts'
export type { Restored } from './save/save.ts'
export { replayed } from './save/replayed.ts'
export type { Replayed, Stopped } from './save/replayed.ts'
export { lotsOf, lotText, familiesOf } from './scene/lots.ts'
export type { LotFamily, SceneLot } from './scene/lots.ts'
export { sceneOf } from './scene/scene.ts'
export type {
  Scene,
  SceneBoard,
  SceneGroup,
  ScenePiece,
  ScenePlace,
  SceneSeat,
  SceneSquare,
} from './scene/scene.ts'
export { toldMove } from './scene/told-move.ts'
export { scoreSheets, sheetText } from './scene/score-sheet.ts'
export type { ScoreSheet } from './scene/score-sheet.ts'
export { playedGame } from './simulation/player-game.ts'
export type { PlayedGame } from './simulation/player-game.ts'
export { perft, perftOverChance } from './simulation/perft.ts'
export { eachOutcome } from './simulation/outcomes.ts'
export { fractionText } from './simulation/fraction.ts'
export type { Fraction } from './simulation/fraction.ts'
export type { ChancePerft, Perft } from './simulation/perft.ts'
export { run } from './simulation/run.ts'
export type { Answers, Recorder, RunResult, Spread } from './simulation/run.ts'
export { Fault } from './program.ts'
export type { Chance, ChanceNode, Playouts, Program, Refusal } from './program.ts'
export { rulebook, rulebookLanguages } from './rulebook/rulebook.ts'
export type { RulebookRequest, RulebookResult } from './rulebook/rulebook.ts'
export { rulebookHtml } from './rulebook/html.ts'
export { rulebookMarkdown } from './rulebook/markdown.ts'
export type {
  Block as RulebookBlock,
  Inline as RulebookInline,
  Item as RulebookItem,
  Mark as RulebookMark,
  Picture as RulebookPicture,
  PictureCell as RulebookPictureCell,
  Rulebook,
  Section as RulebookSection,
  Table as RulebookTable,
  Words as RulebookWords,
} from './rulebook/model.ts'
export type { RulePlace } from './rule-place.ts'
export type { Reason } from './why/reasons.ts'
export type { Why } from './why/why.ts'
export { allOpen } from './view/all-open.ts'
export type { Change } from './view/changes.ts'
export type { LoggedPly } from './view/log.ts'
export type { SeenGroup, SeenPiece, SeenPlace, SeenTally, SeenValue, SeenValues, View } from './view/view.ts'
