import type { Diagnostics } from '../../diagnostics/diagnostic.ts'
import type { MergedGame } from '../../merge/merged.ts'
import { bareName } from '../../document/names.ts'
import { spells } from '../../document/spelling.ts'
import { ACTION } from '../../names/language-words.ts'
import type { Span } from '../../source/span.ts'
import { SEAT } from '../../types/types.ts'
import type { RegionInfo, TeamInfo, World } from './world.ts'
import { readAreas } from './areas.ts'
import { readBox, reportOverfull } from './box.ts'
import { readClasses } from './classes.ts'
import { withLateColumns } from './columns.ts'
import type { ConstantScope } from './constant.ts'
import { withSpaces } from './spaces-counted.ts'
import { chosenData, shownData, withChosenData } from './chosen-data.ts'
import { readDataClasses } from './data-classes.ts'
import { checkDataFile, dataColumns } from './data-values.ts'
import { readEnumerations } from './enumerations.ts'
import { numberGroups } from './groups.ts'
import { readLook } from './look.ts'
import { NameIndex } from './names.ts'
import { readNumbers } from './numbers.ts'
import { readOptions } from './options.ts'
import { readPlaces } from './places.ts'
import { readPlayers } from './players.ts'
import { Reporter } from './reporter.ts'
import { readRegion, readRegionNames } from './regions.ts'
import { readSpaceKinds, spaceKindWords } from './space-kinds.ts'
import { bottomOf } from './graph-bottom.ts'
import { drawnSpaces, lettersOnBoards, signsOn } from './space-signs.ts'
import { typeNames } from './type-names.ts'
import { readPrepared, readSetups } from './setups.ts'
import { withAllSides } from './sides.ts'
import { readStartPictures } from './start-picture.ts'
import { facesOf, reportUnseenChanges } from './faces.ts'
import { sparesOf } from './spare-pieces.ts'
import { numberPieces } from './stock.ts'
import type { JudgedConstant, NumbersRead } from './option-values.ts'
import { withDirectionColumns } from './direction-columns.ts'
import { NO_TOPOLOGY, joinBoards } from './topology.ts'
import { BOARD_KEYS } from './read-board.ts'
import { nameText, nodeSpan, sectionEntries } from './tree-reading.ts'

export interface WorldConfig {
  /** Undefined: the first number of players that the game lists. */
  readonly players: number | undefined
  /** Options given by the players, as texts. */
  readonly options: ReadonlyMap<string, string>
  /** Receives constants that values of options may invalidate. */
  readonly note?: (read: NumbersRead) => void
}

/**
 * Everything about a game that is fixed before its first step. If the text has mistakes, the world is as complete as
 * possible so that the rules can still be checked against it; undefined only if the players are unknown.
 */
export function buildWorld(
  written: MergedGame,
  config: WorldConfig,
  diagnostics: Diagnostics,
): World | undefined {
  const reporter = new Reporter(diagnostics)
  const players = readPlayers(written, config.players, reporter)
  if (players === undefined) return undefined
  const { seats } = players
  const { values, lines, sides } = readEnumerations(written, players, reporter)
  const fixed: ConstantScope = {
    constant: () => undefined,
    constantNames: () => [],
    players: seats.length,
    seats: seats.map((seat) => seat.name),
    absent: players.absent,
    enumerations: values,
  }
  const dataClasses = readDataClasses(written, fixed, reporter)
  const files = dataClasses.map((of) => [of.name, of.files.map(({ name }) => name)] as const)
  const ofOptions = { ...fixed, enumerations: new Map([...values, ...files]) }
  const options = readOptions(written, config.options, ofOptions, reporter, shownData(written, dataClasses))
  const chosen = chosenData(options, dataClasses)
  const game = withChosenData(written, chosen, reporter)
  const columns = new Map(dataClasses.map((of) => [of.name, dataColumns(of, fixed, reporter)]))
  for (const { of, file } of chosen.values()) checkDataFile(of, file, fixed, reporter)
  const regionDrafts = readRegionNames(game, reporter)
  const enumerations = new Map([
    ...ofOptions.enumerations,
    ...regionDrafts.map(({ name, rows }) => [name, rows.map((row) => nameText(row.name))] as const),
    ...teamNames(players.teams),
  ])
  const noted: JudgedConstant[] = []
  const note = config.note === undefined ? {} : { note: (one: JudgedConstant) => void noted.push(one) }
  const bare: ConstantScope = { ...fixed, enumerations, columns, ...note }
  const { scope, constants } = readNumbers(game, options, bare, reporter)
  const classes = readClasses(game, scope, reporter)
  const names = new NameIndex()
  for (const c of classes.classes) {
    names.add({ kind: 'class', name: c.name }, c.plural)
    for (const [name, kinds] of c.families) names.add({ kind: 'family', name, class: c.name, kinds })
  }
  classes.kinds.forEach((k, index) =>
    names.add({ kind: 'kind', name: k.name, class: k.class, index }, k.plural),
  )
  for (const { name, plural } of classes.groups) names.add({ kind: 'group', name }, plural)
  const places = readPlaces(game, seats, { enumerations, lines }, classes, names, scope, reporter)
  places.places.forEach((place, index) => names.add({ kind: 'place', name: place.name, index }))
  const { boards, spaces } = places
  const boardless = spaces.length === 0 && (game.abstract || hasBoard(game))
  const areas = readAreas(game, seats, boards, spaces, boardless, scope, reporter)
  const typing = {
    enumerations,
    classes: classes.classes,
    kinds: classes.kinds,
    groups: classes.groups,
    places: places.places,
  }
  const spaceWords = [
    ['space', undefined] as const,
    ...boards.flatMap(({ parts }) => spaceKindWords(parts, reporter)),
  ]
  const ofSpaces = {
    seats,
    boards,
    spaces,
    scope: { ...scope, kindNames: classes.kinds.map(({ name }) => name) },
    kinds: typing,
    printed: typeNames(typing, 'kinds', reporter.isBroken),
    changing: typeNames(typing, 'things', reporter.isBroken),
    letters: lettersOnBoards(places.places, classes.kinds),
    isSpace: (word: string) => spaceWords.some(([name, plural]) => spells(word, name, plural)),
    chosen,
    reporter,
  }
  const more = boards.map((placed) => readSpaceKinds(placed.parts, placed, ofSpaces))
  const regions = regionDrafts.map((draft) => readRegion(draft, ofSpaces))
  const kindsOfSpace = new Map(more.flatMap(({ areas: found }) => found.map((area) => [area.name, area])))
  const topology = joinBoards(
    boards.map(({ board }) => board),
    seats,
  )
  if (topology === undefined)
    reporter.report('ST4153', placesSpan(game), 'The boards of this game have too many directions together.')
  const ownClasses = withDirectionColumns(
    withAllSides(
      withLateColumns(classes.classes, classes.late, ofSpaces),
      boards,
      topology ?? NO_TOPOLOGY,
      reporter,
    ),
    classes.directions,
    topology ?? NO_TOPOLOGY,
    seats.length,
    reporter,
  )
  const boxContext = {
    classes: { ...classes, classes: ownClasses },
    places,
    areas,
    names,
    scope: withSpaces(scope, places, areas),
    reporter,
  }
  const lots = [...readBox(game, boxContext), ...readStartPictures(boxContext)]
  reportOverfull(lots, places, reporter)
  const spares = sparesOf(classes, places, seats, lots, reporter)
  const pieces = numberPieces([...lots, ...spares.lots], reporter)
  const placesToo = [...places.containers, ...spares.containers]
  const { groups, containers } = numberGroups(classes.groups, pieces, placesToo)
  reportUnseenChanges(classes.classes, places.places, containers, reporter)
  const setups = readSetups({
    game,
    seats,
    boards,
    kinds: classes.kinds,
    places: places.places,
    areas,
    pieces,
    reporter,
  })
  config.note?.({ game, options, bare: { ...fixed, enumerations, columns }, constants: noted })
  return {
    ...players,
    constants,
    options,
    enumerations: new Map([...enumerations, [ACTION, actionNames(game, reporter)]]),
    lines,
    sides,
    classes: ownClasses,
    kinds: classes.kinds,
    groups,
    bundles: classes.bundles,
    places: places.places,
    boards: boards.map(({ place, first, board: { shape, columns, rows, files, ranks, spaces: own } }, i) => ({
      place,
      shape,
      columns,
      rows,
      first,
      count: own.length,
      ...(files === undefined ? {} : { files }),
      ...(ranks === undefined ? {} : { ranks }),
      ...signsOn(more[i]),
      ...bottomOf({ shape, first, spaces: own }, [...areas.values(), ...kindsOfSpace.values()], seats),
    })),
    divided: boards.map(({ place, first, board: { shape, columns, rows, blocks, spaces: own } }) => ({
      place,
      shape,
      columns,
      rows,
      first,
      count: own.length,
      blocks,
    })),
    spaces: drawnSpaces(spaces, more),
    spotted: boards.flatMap(({ board }) => board.spaces.map((_, i) => board.spotted?.[i])),
    graphs: boards.map(({ board }) => board.key),
    named: boards.flatMap(({ board }) => board.spaces.map((_, i) => board.named?.[i])),
    containers,
    pieces,
    supplies: spares.supplies,
    faces: facesOf(classes.classes, pieces, seats.length),
    areas: new Map([...areas, ...kindsOfSpace]),
    spaceColumns: more.flatMap(({ columns: printed }) => printed),
    spaceSets: more.flatMap(({ sets }) => sets),
    topology: topology ?? NO_TOPOLOGY,
    setups,
    prepared: readPrepared(game, reporter),
    tracked: [...classes.tracked, ...[...more, ...regions].flatMap(({ tracked }) => tracked)],
    regions: new Map(
      [
        ...regions.map(({ info }) => info),
        ...teamsAsRegions(players.teams),
        ...dataClasses.map(({ name, files: all }) => ({
          name,
          names: all.map((file) => file.name),
          keys: [],
          columns: columns.get(name) ?? [],
          sets: [],
        })),
      ].map((info) => [info.name, info]),
    ),
    chosen,
    look: readLook(
      game,
      {
        ...classes,
        places: places.places,
        areas: [...areas.keys(), ...kindsOfSpace.keys()],
        spaces: spaces.map(({ name }) => name),
      },
      reporter,
    ),
    broken: reporter.broken,
  }
}

/** Teams are the values of an enumeration. */
function teamNames(teams: readonly TeamInfo[]): readonly (readonly [string, readonly string[]])[] {
  return teams.length === 0 ? [] : [['team', teams.map(({ name }) => name)]]
}

/** Teams as a class of regions, so that they have players and tracked values. */
function teamsAsRegions(teams: readonly TeamInfo[]): readonly RegionInfo[] {
  const [first] = teams
  if (first === undefined) return []
  const players = { name: 'players', element: SEAT, rows: teams.map(({ seats }) => seats), key: first.key }
  const names = teams.map(({ name }) => name)
  return [{ name: 'team', names, keys: teams.map(({ key }) => key), columns: [], sets: [players] }]
}

/** True if there is a board at all, even a refused one. Areas without spaces are then not a separate mistake. */
function hasBoard(game: MergedGame): boolean {
  const places = game.sections.get('places')
  if (places?.kind !== 'map') return false
  return places.entries.some(
    (place) =>
      place.value.kind === 'map' && place.value.entries.some((e) => BOARD_KEYS.some((key) => key === e.name)),
  )
}

function placesSpan(game: MergedGame): Span | undefined {
  const places = game.sections.get('places')
  return places === undefined ? undefined : nodeSpan(places)
}

function actionNames(game: MergedGame, reporter: Reporter): readonly string[] {
  return sectionEntries(game, 'actions', reporter).map(({ name }) => bareName(name))
}
