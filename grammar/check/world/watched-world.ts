import { faceChanges } from './faces.ts'
import { sortsOf } from './stock.ts'
import type { AreaInfo, ColumnInfo, SetColumn, World } from './world.ts'

/*
 * Lookups that texts make in a world are recorded by name, as facts: the value of a number, the contents of a column. After
 * an edit that only changes such facts, only the texts that looked at one of them are read again.
 */

const UNWATCHED = new WeakMap<World, World>()

/** The same world for numbers that only go into the IR: a look at one is not recorded. */
export function unwatched(world: World): World {
  return UNWATCHED.get(world) ?? world
}

/** The world for reading texts against it: records each look at a fact. */
export function watched(world: World, note: (fact: string) => void): World {
  const recording: World = {
    ...world,
    constants: new WatchedMap(world.constants, (name) => note(factOfNumber(name))),
    classes: world.classes.map((one) => ({ ...one, columns: watchedColumns(one.name, one.columns, note) })),
    spaceColumns: watchedColumns(SPACE, world.spaceColumns, note),
    spaceSets: watchedSets(SPACE, world.spaceSets, note),
    regions: new Map(
      [...world.regions].map(([name, region]) => [
        name,
        {
          ...region,
          columns: watchedColumns(name, region.columns, note),
          sets: watchedSets(name, region.sets, note),
        },
      ]),
    ),
    areas: watchedAreas(world.areas, note),
    get pieces() {
      note(STOCK)
      return world.pieces
    },
    get bundles() {
      note(BUNDLES)
      return world.bundles
    },
    get options() {
      note('options')
      return world.options
    },
    get setups() {
      note('setups')
      return world.setups
    },
    get prepared() {
      note('prepared')
      return world.prepared
    },
    get sides() {
      note('sides')
      return world.sides
    },
  }
  UNWATCHED.set(recording, world)
  return recording
}

/** The facts in which two worlds differ; undefined if they differ in more. */
export function factsChanged(before: World, now: World): ReadonlySet<string> | undefined {
  if (!same(withoutFacts(before), withoutFacts(now))) return undefined
  const others = factsOf(now)
  return new Set(
    [...factsOf(before)].flatMap(([fact, value]) => (same(value, others.get(fact)) ? [] : [fact])),
  )
}

/** The number of pieces of each sort. Code that only puts their numbers into the IR uses `unwatched`. */
const STOCK = 'stock'

/**
 * The printed bundles and what they are printed on. Code that only puts their numbers into the IR uses `unwatched`.
 */
export const BUNDLES = 'bundles'

const SPACE = 'space'

function factOfNumber(name: string): string {
  return `number ${name}`
}

function factOfArea(name: string): string {
  return `area ${name}`
}

function factOfColumn(of: string, name: string): string {
  return `${name} of ${of}`
}

function factOfType(of: string, name: string): string {
  return `type of ${factOfColumn(of, name)}`
}

function watchedColumns(
  of: string,
  columns: readonly ColumnInfo[],
  note: (fact: string) => void,
): readonly ColumnInfo[] {
  return columns.map((column) => {
    // Columns are looked at all the time, and their facts are always called the same.
    const [fact, typeFact] = [factOfColumn(of, column.name), factOfType(of, column.name)]
    const look = (): ColumnInfo => {
      note(fact)
      return column
    }
    const lookAtType = (): ColumnInfo => {
      note(typeFact)
      return column
    }
    return {
      name: column.name,
      key: column.key,
      get type() {
        return lookAtType().type
      },
      get orNone() {
        return lookAtType().orNone
      },
      get values() {
        return look().values
      },
      ...(column.bySeat === undefined
        ? {}
        : {
            get bySeat() {
              return look().bySeat ?? []
            },
          }),
      ...(column.more === undefined
        ? {}
        : {
            get more() {
              return look().more ?? []
            },
          }),
    }
  })
}

function watchedSets(
  of: string,
  sets: readonly SetColumn[],
  note: (fact: string) => void,
): readonly SetColumn[] {
  return sets.map((one) => {
    const fact = factOfColumn(of, one.name)
    return {
      name: one.name,
      key: one.key,
      element: one.element,
      get rows() {
        note(fact)
        return one.rows
      },
    }
  })
}

function watchedAreas(
  areas: ReadonlyMap<string, AreaInfo>,
  note: (fact: string) => void,
): ReadonlyMap<string, AreaInfo> {
  const all = [...areas].map(([name, { spaces, ...area }]): readonly [string, AreaInfo] => {
    const fact = factOfArea(name)
    return [
      name,
      {
        ...area,
        get spaces() {
          note(fact)
          return spaces
        },
      },
    ]
  })
  // Values may be areas, whose spaces are looked at later.
  return new WatchedMap(all, (name) => note(factOfArea(name)))
}

/** Names are not facts: listing them does not depend on anything that can change on its own. */
class WatchedMap<T> extends Map<string, T> {
  private readonly note: (name: string) => void

  constructor(entries: Iterable<readonly [string, T]>, note: (name: string) => void) {
    super(entries)
    this.note = note
  }

  override get(name: string): T | undefined {
    this.note(name)
    return super.get(name)
  }
}

function factsOf(world: World): ReadonlyMap<string, unknown> {
  const { constants, areas, classes, spaceColumns, spaceSets, regions } = world
  const { bundles, options, setups, prepared, sides, pieces } = world
  const printed = [
    ...classes.map(({ name, columns }) => [name, columns] as const),
    [SPACE, [...spaceColumns, ...spaceSets]] as const,
    ...[...regions].map(([name, { columns, sets }]) => [name, [...columns, ...sets]] as const),
  ]
  return new Map<string, unknown>([
    ...[...constants].map(([name, value]) => [factOfNumber(name), value] as const),
    ...[...areas].map(([name, { spaces }]) => [factOfArea(name), spaces] as const),
    ...printed.flatMap(([of, columns]) =>
      columns.flatMap((column) => [
        [factOfColumn(of, column.name), column] as const,
        [factOfType(of, column.name), 'orNone' in column ? [column.type, column.orNone] : []] as const,
      ]),
    ),
    [BUNDLES, [bundles, classes.map(({ columns }) => columns.filter(({ type }) => type.kind === 'bundle'))]],
    ...Object.entries({ options, setups, prepared, sides }),
    [STOCK, pieces] as const,
  ])
}

/** Everything that is not a fact: which things exist, their names, and their numbers. Positions in the text do not count. */
function withoutFacts(world: World): unknown {
  const {
    named: _named,
    spotted: _spotted,
    graphs: _graphs,
    look: _look,
    constants,
    areas,
    classes,
    spaceColumns,
    spaceSets,
    regions,
    pieces,
    faces,
    groups,
    containers,
    ...rest
  } = world
  const {
    bundles: _bundles,
    options: _options,
    setups: _setups,
    prepared: _prepared,
    sides: _sides,
    ...more
  } = rest
  const shape = (columns: readonly (ColumnInfo | SetColumn)[]): unknown =>
    columns.map((column) => ({
      name: column.name,
      ...('element' in column
        ? { element: column.element }
        : { hasMore: column.more !== undefined, isBySeat: column.bySeat !== undefined }),
    }))
  return {
    ...more,
    constants: [...constants.keys()],
    areas: [...areas.values()].map(({ spaces, ...area }) => ({ ...area, lists: spaces.length })),
    pieces: sortsOf(pieces).map(({ kind, owner, container }) => ({ kind, owner, container })),
    // If a class changes, the state stores which face each piece shows.
    faces: classes.some(faceChanges) ? faces : [],
    groups: groups.map(({ first: _first, count, ...group }) => ({ ...group, isThere: count > 0 })),
    containers: containers.slice(0, groups[0]?.container),
    classes: classes.map((one) => ({ ...one, columns: shape(one.columns) })),
    printed: [shape(spaceColumns), shape(spaceSets)],
    regions: [...regions.values()].map(({ columns, sets, ...region }) => ({
      ...region,
      printed: [shape(columns), shape(sets)],
    })),
  }
}

/** Keys that only say where something is declared. */
const DECLARED: ReadonlySet<string> = new Set(['key', 'keys'])

function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, i) => same(item, other[i]))
  if (one instanceof Set) return other instanceof Set && same([...one], [...other])
  if (one instanceof Map) return other instanceof Map && same([...one], [...other])
  if (Object.getPrototypeOf(one) !== Object.prototype || Object.getPrototypeOf(other) !== Object.prototype)
    return false
  const [a, b] = [Object.keys(one), Object.keys(other)]
  return (
    a.length === b.length &&
    a.every(
      (key, i) => b[i] === key && (DECLARED.has(key) || same(Reflect.get(one, key), Reflect.get(other, key))),
    )
  )
}
