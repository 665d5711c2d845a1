import { isLater } from '../language/later.ts'
import { isCourseLike } from './elaboration/course.ts'
import { unwatched } from './world/watched-world.ts'
import type { Reading } from './elaboration/contexts.ts'
import { useInSections } from './sections/section-uses.ts'
import { bookText } from '../book/book-text.ts'
import { isFunction } from '../language/functions.ts'
import { HOOKED_SORTS, nameSpan } from '../names/declarations.ts'
import { bareName, comparedName } from '../document/names.ts'
import { Diagnostics } from '../diagnostics/diagnostic.ts'
import { NOTHING } from '../ir/build.ts'
import type { ActionIR, EndIR, GameIR, StageIR, StepIR, WheneverIR } from '../ir/ir.ts'
import type { MergedGame } from '../merge/merged.ts'
import { sameLists } from '../merge/same-content.ts'
import { actionBodies, declareActions, nameOffers } from './actions/actions.ts'
import { withSettledChoices } from './actions/settled-choices.ts'
import { Elaboration } from './elaboration/elaboration.ts'
import { refusedFor } from '../expression/reserved-words.ts'
import { checkRefusalTexts } from './actions/refusal-text.ts'
import { noteNotForbidden } from './sections/unforbidden-actions.ts'
import { noteEnds } from './whole-game/judged-ends.ts'
import { checkData } from './sections/data-checks.ts'
import { endings, wheneverBodies, wheneverConditions } from './sections/endings.ts'
import { scalarOf } from './elaboration/values.ts'
import { actionsOver, queueOf } from './steps/deferred-stages.ts'
import { forbids, history, moveNotes, picturesAfter, type History } from './sections/history.ts'
import type { Watcher, WheneverFrame } from './elaboration/declarations.ts'
import type { Part } from './elaboration/services/memo.ts'
import { judgesBehind } from './whole-game/conditions-after-moves.ts'
import { checkReachability } from './whole-game/reachability.ts'
import type { Changed } from './elaboration/reads.ts'
import { endlessStores } from './elaboration/endless-stores.ts'
import { checkOnTurn } from './elaboration/on-turn.ts'
import { Scope } from './elaboration/scope.ts'
import { reportSharedHooks } from './whole-game/shared-hooks.ts'
import { hookedSentences } from '../merge/sentences.ts'
import { declareStages, stageBodies } from './steps/stages.ts'
import { withinStages } from './steps/within-stages.ts'
import { advice } from './sections/advice.ts'
import { always } from './sections/invariants.ts'
import { dark } from './sections/dark-boards.ts'
import { expectations } from './sections/expectations.ts'
import { sheetOf } from './functions/tallies.ts'
import { checkTotality } from './whole-game/totality.ts'
import { declareTracked, sameTracked } from './sections/tracked-values.ts'
import { declareTokens } from './sections/tokens.ts'
import { noteLaterWords } from './sections/later-words.ts'
import { checkSpokenNames } from './sections/unreadable-names.ts'
import type { GroupInfo, World } from './world/world.ts'
import { denseTables } from './functions/tables.ts'
import type { CheckedGame, GameFacts } from './checked-game.ts'
import { checkUnused } from './functions/unused.ts'
import { gameIR, type Rules } from './game-ir.ts'
import { runPasses } from './passes.ts'
import { elaborateSteps } from './elaboration/dispatch.ts'
import { handlers } from './handlers.ts'

/** The starting point for checking an edited version of a game. */
interface Known {
  readonly elaboration: Elaboration
  /** Results from before any action is read, and the history records of actions. */
  readonly named: Part<Pick<Rules, 'leftBehind'>>
  readonly past: Part<History>
  readonly isJudgedBehind: boolean
}

/**
 * Checks all texts of a game for one number of players and one choice of options and builds its IR. Every error is
 * reported; the IR is complete only if there were none.
 */
export function checkGame(game: MergedGame, world: World, diagnostics: Diagnostics): CheckedGame {
  const el = new Elaboration(handlers, game, world, diagnostics)
  el.names.later(() => useInSections(game, el.names))
  declareConstants(el)
  checkSpokenNames(el)
  noteLaterWords(el)
  declareFunctions(el)
  const named = namesGiven(el)
  declareActions(el)
  const past = el.memo.gathering([], () => history(el))
  const [watching, ends] = [wheneverConditions(el), endings(el)]
  const declared: Declared = { named, past, watching, ends }
  return checkRules(el, declared, readBodies(el, declared), diagnostics)
}

/** Declares everything that actions may refer to. */
function namesGiven(el: Elaboration): Known['named'] {
  return el.memo.gathering([], () => {
    declareTracked(el)
    const leftBehind = declareTokens(el)
    nameOffers(el)
    declareStages(el)
    return { leftBehind }
  })
}

/**
 * Checks a game again after an edit, reusing what the edit does not affect. Undefined if it affects too much; the game is
 * then checked from scratch. See `CheckedGame.again`.
 */
function checkAgain(
  game: MergedGame,
  world: World,
  { elaboration, named, past, isJudgedBehind }: Known,
  changed: Changed,
  diagnostics: Diagnostics,
): CheckedGame | undefined {
  const el = new Elaboration(handlers, game, world, diagnostics, { elaboration, changed })
  if (el.memo.isTouched(named.reads) || el.memo.isTouched(past.reads)) return undefined
  // Trial evaluation may write to these words; group notes decide the range.
  if (isJudgedBehind && !sameLists(world.groups, unwatched(elaboration.world).groups, sameGroup))
    return undefined
  if (!isCourseLike(game, elaboration.game)) return undefined
  const isTrackedElse = ['track', 'tokens'].some(
    (name) => game.sections.get(name) !== elaboration.game.sections.get(name),
  )
  if (isTrackedElse && !tracksAlike(game, world, elaboration, named)) return undefined
  // Names that were valid stay valid as long as they and the offers of phases are unchanged.
  if (el.names.symbols !== elaboration.names.symbols || world.broken.size > 0) {
    checkSpokenNames(el)
    noteLaterWords(el)
  }
  declareFunctions(el)
  el.memo.keep(named)
  declareActions(el)
  // History refers to the declarations of choices.
  const isAsDeclared = el.actions.frames.every(
    (frame, i) => frame.scope === elaboration.actions.frames[i]?.scope,
  )
  if (!isAsDeclared && ['history', 'forbid'].some((section) => el.section(section).length > 0))
    return undefined
  el.memo.keep(past)
  const [watching, ends] = [wheneverConditions(el), endings(el)]
  // Every step is followed by the rules that depend on it.
  const haveSameWatchers =
    sameWatchers(el.notes.all('wheneverWatchers'), elaboration.notes.all('wheneverWatchers')) &&
    sameWatchers(el.notes.all('endWatchers'), elaboration.notes.all('endWatchers'))
  if (!haveSameWatchers) return undefined
  const declared: Declared = { named, past, watching, ends }
  const bodies = readBodies(el, declared)
  // Unnamed stages are identified by their index.
  const haveSameStages = sameLists(
    el.notes.all('ownStages'),
    elaboration.notes.all('ownStages'),
    (one, other) => one.name === other.name,
  )
  return haveSameStages ? checkRules(el, declared, bodies, diagnostics) : undefined
}

/** True if the same values are tracked as before, ignoring initial values. */
function tracksAlike(
  game: MergedGame,
  world: World,
  { game: before, tracked }: Elaboration,
  { result: { leftBehind } }: Known['named'],
): boolean {
  const diagnostics = new Diagnostics()
  const again = new Elaboration(handlers, game, world, diagnostics)
  declareFunctions(again)
  const { result: now } = namesGiven(again)
  return (
    diagnostics.list.length === 0 &&
    JSON.stringify(endlessStores(game)) === JSON.stringify(endlessStores(before)) &&
    now.leftBehind.size === leftBehind.size &&
    [...now.leftBehind].every(([token, { cell }]) => cell.base === leftBehind.get(token)?.cell.base) &&
    again.tracked.size === tracked.size &&
    [...again.tracked].every(([name, list]) => sameLists(list, tracked.get(name) ?? [], sameTracked))
  )
}

function sameGroup(one: GroupInfo, other: GroupInfo): boolean {
  return one.first === other.first && one.count === other.count && one.container === other.container
}

function sameWatchers(some: readonly Watcher[], others: readonly Watcher[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ reads, afterActions, atOnce }, i) => {
      const before = others[i]?.reads
      return (
        before !== undefined &&
        afterActions === others[i]?.afterActions &&
        atOnce === others[i]?.atOnce &&
        reads.anyPlace === before.anyPlace &&
        reads.opens === before.opens &&
        sameMembers(reads.places, before.places) &&
        sameMembers(reads.words, before.words)
      )
    })
  )
}

function sameMembers<T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean {
  return some.size === others.size && [...some].every((one) => others.has(one))
}

/** Rules that are needed wherever steps are read. */
interface Declared extends Pick<Known, 'named' | 'past'> {
  readonly watching: readonly WheneverFrame[]
  readonly ends: readonly EndIR[]
}

/** Bodies of steps, with their executors. */
interface Bodies {
  readonly stages: readonly StageIR[]
  readonly actions: readonly ActionIR[]
  readonly whenever: readonly WheneverIR[]
  readonly play: readonly StepIR[]
}

function readBodies(el: Elaboration, { past: { result: past }, watching }: Declared): Bodies {
  const { game } = el
  const stages = stageBodies(el)
  const actions = actionBodies(el, {
    forbids: (frame) => forbids(el, frame),
    notes: (frame) => moveNotes(el, frame, past),
    pictures: (frame) => picturesAfter(past, frame),
  })
  const whenever = wheneverBodies(el, watching)
  const written = game.sections.get('play')
  const play = el.memo.part('play', 'play', [written, ...hookedSentences(game).within('play')], () =>
    elaborateSteps(
      el,
      { scope: new Scope(), original: undefined, settles: true, inAction: undefined },
      written,
    ),
  ).result
  return { stages: [...stages, ...el.notes.all('ownStages')], actions, whenever, play }
}

function checkRules(
  el: Elaboration,
  { named, past: declared, ends }: Declared,
  { stages, actions, whenever, play }: Bodies,
  diagnostics: Diagnostics,
): CheckedGame {
  const history = declared.result
  const lines = el.game.sections.get('says')
  el.memo.part('checks', 'says', [lines], () => checkRefusalTexts(el))
  const course = actionsOver(el, stages, play)
  const advised = advice(el)
  const unbroken = always(el)
  const unseen = dark(el)
  const expected = expectations(el)
  checkUnused(el)
  el.memo.part('checks', 'data', [], () => checkData(el))
  const tallies = sheets(el)
  checkHooks(el)
  checkTotality(el, stages)
  checkOnTurn(el)
  noteNotForbidden(el)
  checkReachability(el, { actions, stages: course.stages, whenever, play, ends })
  reportSharedHooks(el, stages, actions)
  noteEnds(el, course.stages, course.play)
  const active = withinStages(el, { stages: course.stages, actions, whenever, play: course.play })
  const asWritten = gameIR(el, {
    stages: active.stages,
    actions: active.actions.map((action, index) => withSettledChoices(el, action, index)),
    whenever: active.whenever,
    ends,
    past: history,
    leftBehind: named.result.leftBehind,
    play: active.play,
    tallies,
    advice: advised,
    always: unbroken,
    dark: unseen,
  })
  const ir = runPasses(el, asWritten)
  const known: Known = { elaboration: el, named, past: declared, isJudgedBehind: judgesBehind(asWritten) }
  return {
    ir,
    facts: factsOf(el),
    reading: el,
    diagnostics,
    irNow: () => ({ ...ir, registers: el.slots.inIR().registers, files: el.texts.inIR().files }),
    expectations: expected,
    names: el.names,
    again: (game, world, changed, diagnostics) => checkAgain(game, world, known, changed, diagnostics),
  }
}

function factsOf(el: Elaboration): GameFacts {
  const putOff = el.notes.all('putOff')
  const queue = putOff.length === 0 ? [] : Object.values(queueOf(el))
  const puttingOff = putOff.flatMap((one) => [...one.args.map(({ at }) => at), one.you, one.noted, one.done])
  return {
    world: unwatched(el.world),
    get tables() {
      return denseTables(el)
    },
    functions: el.functions.declared,
    tracked: el.tracked,
    stages: el.stages.frames,
    actions: el.actions.frames,
    phases: el.actions.phases,
    replies: el.actions.replies,
    asks: el.notes.all('asks').map(({ ask }) => ask),
    asked: el.notes.all('asks'),
    turnLoops: el.notes.all('turnLoops'),
    waiting: new Set([...queue, ...el.notes.all('endWords'), ...puttingOff]),
    mustFit: el.notes.all('mustFit'),
  }
}

function declareFunctions(el: Reading): void {
  for (const section of ['terms', 'rules', 'tallies', 'tables'] as const)
    for (const entry of el.section(section)) {
      const source = bookText(entry.key)
      const name = comparedName(entry.name)
      // A name that no rule can contain is reported separately, and its contents are not read.
      const signature = refusedFor(name) === undefined ? el.findings.read(source, 'signature') : undefined
      el.functions.declare({ section, name, entry, signature })
      if ((signature?.parameters?.length ?? 0) > 0 && isFunction(name) && !isLater(name))
        el.report(
          'ST4135',
          entry.key.span,
          `Every game already has a built-in \`${name}(...)\`, which would be used instead of this one.`,
          {
            label: 'hides the other',
            help: `Give it another name, such as \`own ${name}\`.`,
          },
        )
    }
}

/** Score sheets of tallies, including those that nothing counts. */
function sheets(el: Reading): Pick<GameIR, 'tallies'> {
  const tallies = [...el.functions.declared.values()].flatMap((declaration) => {
    if (declaration.section !== 'tallies') return []
    const sheet = sheetOf(el, declaration)
    return sheet === undefined ? [] : [sheet.tally]
  })
  return tallies.length === 0 ? {} : { tallies }
}

/** Declares the types of constants and columns, which were determined when the world was built. */
function declareConstants({ names, world }: Pick<Reading, 'names' | 'world'>): void {
  const { symbols } = names
  for (const [name, { type }] of world.constants) {
    const symbol = symbols.find(name, 'number', 'option')
    if (symbol !== undefined) names.declareType(symbol, scalarOf(type, NOTHING))
  }
  for (const { type, orNone, key } of world.classes.flatMap(({ columns }) => columns)) {
    const symbol = symbols.ofKey(key)
    if (symbol !== undefined) names.declareType(symbol, scalarOf(type, NOTHING, { orNone }))
  }
}

/** Checks that the targets of hooks and changes exist, and records the uses. */
function checkHooks(el: Elaboration): void {
  const names = [
    ...el.stages.names,
    ...[...el.actions.names, ...el.section('whenever').map((e) => e.name)].map(comparedName),
  ]
  for (const { target } of el.game.changes)
    el.names.useAt(el.names.symbols.find(bareName(target.text), 'term'), nameSpan(target))
  for (const hook of el.game.hooks) {
    if (hookedSentences(el.game).has(hook)) continue
    const symbol = el.names.symbols.find(bareName(hook.target.text), ...HOOKED_SORTS)
    el.names.useAt(symbol, nameSpan(hook.target))
    if (!names.includes(comparedName(hook.target.text)))
      el.report(
        'ST4117',
        hook.target.span,
        `\`${hook.when}\` names \`${hook.target.text}\`, and there is no such stage, action or rule.`,
      )
  }
}
