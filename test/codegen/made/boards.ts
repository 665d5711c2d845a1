import { Chance } from './chance.ts'

/*
 * Games on small boards, whose actions ask random questions about ways and tiles: what is reached, linked and grown, how
 * far it is, what lies behind and between, with leaps, turned directions, and costs of spaces and borders.
 */

/** A random ruleset; the checker refuses some. */
export function boardRuleset(seed: number): string {
  const chance = new Chance(seed)
  const isHexes = chance.once(4)
  const of = new Questions(chance, isHexes)
  const always = new Questions(chance, isHexes, true)
  const board = isHexes
    ? '    hexes: rhombus 3 by 4\n'
    : `    grid: |\n${['. . . .', chance.oneOf('. . . .', '. . ~ .'), '. . . .'].map((row) => `      ${row}\n`).join('')}    blocks: ${chance.oneOf('2 by 3', '2 by 1', '4 by 3', '1 by 3')}\n`
  const sides = (...edges: readonly string[]): string =>
    [...edges, ...(isHexes ? ['meadow', edges[0] ?? ''] : [])].join(', ')
  return `sandtable: 1
id: boards
title: Boards
players: { seats: [white, black], sides: { white: south, black: north } }
values: { ground: [meadow, lane] }
pieces:
  thing:
    owner: fixed
    printed:
      each side: { edge: ground }
      weight: 0..3 = 1
    kinds:
      bend: { owner: nobody, edge: [${sides('lane', 'lane', 'meadow', 'meadow')}], letter: B }
      cross: { owner: nobody, edge: [${sides('lane 1', 'meadow', 'lane 2', 'meadow')}], letter: X, weight: 2 }
      pond: { owner: nobody, edge: meadow, letter: P, weight: 0 }
      smith: { edge: lane, letter: S }
      mule: { edge: [${sides('meadow', 'meadow', 'lane', 'meadow')}], letter: U }
    families:
      tile: [bend, cross, pond]
      man: [smith, mule]
    track: { facing: direction = ${isHexes ? 'up right' : 'up'} }
places:
  bag: { holds: things, pile: yes, seen by: ${chance.oneOf('nobody', 'everyone')} }
  market: { holds: things, seen by: everyone }
  camp: { each: player, holds: things, seen by: everyone }
  board:
${board}    directions:
      jump: leap(1, 2)
    track: { toll: 1..3 = 1, holder: player or none, watched: space or none }
    holds: ${chance.oneOf('1 thing', 'up to 2 things', 'up to 3 things')}
    seen by: everyone
box:
  bag: { bend: 4, cross: 3, pond: 2 }
  camp: { smith: 2, mule: 1 }
track:
  spot: space = b2
  way: direction = ${isHexes ? 'up right' : 'up'}
  quiet: 0
  each border: { walker: player or none, cost: 0..2 = 1 }
  each player: { score: 0, luck: 0..9 = 0 }
terms:
  field(player): ${always.spaces(1, ['spot'])}
  far(space called here): ${always.number(1, ['spot', 'here'])}
play:
  - shuffle bag
  - move top of bag to b1
  - move top of bag to c1
  - for each player: move first man in camp of player to ((first spaces where empty) otherwise spot)
  - turns from white, at most ${5 + chance.below(6)}: turn
  - rank players by score, ${chance.oneOf('lowest', 'highest')} first
stages:
  turn:
    - you must lay or march or hike or tread or else nothing
    - ${of.step(['spot'])}
    - if number of tiles in market < 2 and bag is not empty: move top of bag to market
actions:
  lay:
    choose:
      tile: ${chance.oneOf('tiles in market', '1..2 tiles from market')}
      goal: spaces where empty${chance.once(2) ? '' : ` and ${of.truth(1, ['it'])}`}
      facing: directions in ${isHexes ? 'adjacent' : 'orthogonal'}
    only if:
      it is so: ${of.truth(2, ['goal', 'spot'])}
    then:
      - for each tile called one in tile:
          - if goal is empty: move one to goal
          - set one.facing to facing
      - set spot to goal
      - set way to ${of.direction()}
      - set goal.watched to ${chance.oneOf('goal', 'none', `step(goal, ${of.direction()})`)}
      - ${of.step(['goal'])}
  march:
    choose:
      man: your men on board
      goal: spaces in ${of.spaces(2, ['man.space', 'spot'])} where empty
    let:
      start: man.space
    then:
      - move man to goal
      - set spot to start
      - ${of.step(['start', 'goal'])}
  hike:
    choose:
      man: your men on board
      route: in succession ${chance.oneOf('', 'with returns ')}1..${2 + chance.below(2)} spaces called there ${chance.oneOf('in', 'where it is in')} ${of.spaces(1, ['(previous otherwise man.space)'])}
    let:
      start: man.space
    only if:
      it is so: ${of.truth(1, ['start', 'last of route'], ['route', 'passed spaces(route, man.space)'])}
    then:
      - for each space called there in passed spaces(route, start): add 1 to your score
      - if last of route is empty: move man to last of route
      - ${of.step(['start'], ['route'])}
  tread:
    choose:
      here: spaces
      there: spaces where it is next to here
    only if:
      nobody walks there: walker(here, there) is none
      ${chance.oneOf(`it is so: ${of.truth(1, ['here', 'there'])}`, `the most: most(${of.number(1, ['here', 'there'])})`)}
    then:
      - set walker(here, there) to ${chance.oneOf('you', 'opponent', 'before(you)')}
      - set cost(here, there) to ${chance.below(3)}
      - set here.holder to ${chance.oneOf('you', 'none')}
      - set there.toll to ${1 + chance.below(3)}
      - ${of.step(['here', 'there'])}
`
}

/** Random questions, each about some of the spaces that have a name. */
class Questions {
  private readonly chance: Chance
  private readonly isHexes: boolean
  /** True where nobody is on turn. */
  private readonly isNeutral: boolean

  constructor(chance: Chance, isHexes: boolean, isNeutral = false) {
    this.chance = chance
    this.isHexes = isHexes
    this.isNeutral = isNeutral
  }

  direction(): string {
    const { chance } = this
    return chance.way(
      () => chance.oneOf('up right', 'right', 'left'),
      () => 'way',
      () => `rotated(${chance.oneOf('way', 'right')}, ${chance.oneOf('1', '-1', '2', 'quiet mod 4')})`,
      () => 'opposite of way',
    )
  }

  private directions(isNeutral = this.isNeutral): string {
    const { chance } = this
    const all = this.isHexes
      ? ['adjacent', 'up right + left', 'jump']
      : ['orthogonal', 'diagonal', 'adjacent']
    const some = [...all, 'jump', 'sideways', 'up right + left']
    const own = ['forward', 'backward', 'forward + sideways', 'opposite(forward)']
    const leaps = ['leap(1, 2)', 'leap(0, 2)', 'leap(1, 1)']
    const ownLeaps = this.isHexes
      ? leaps
      : ['forward leap(2, 1)', 'backward leap(1, 1)', 'forward leap(0, 2)']
    return chance.way(
      () => chance.of(some) ?? '',
      () => chance.of(isNeutral ? some : own) ?? '',
      () => chance.of(isNeutral ? leaps : ownLeaps) ?? '',
      () => `opposite(${chance.oneOf('up right', 'left + up right')})`,
      () => `rotated(${chance.of(all)}, ${chance.oneOf('1', '-1', '3')})`,
    )
  }

  /** One of the spaces with a name. */
  private space(names: readonly string[]): string {
    return this.chance.of(names) ?? 'spot'
  }

  private condition(depth: number): string {
    const { chance } = this
    return chance.way(
      () => (this.isNeutral ? 'it is empty' : 'walker(previous, it) is you'),
      () => 'walker(previous, it) is none',
      () => `(cost(previous, it) otherwise 0) < ${1 + chance.below(2)}`,
      () => 'it.toll < 3',
      () => 'it is empty or previous is empty',
      () => this.truth(depth, ['it']),
    )
  }

  private cost(): string {
    return this.chance.oneOf(
      'it.toll',
      '(cost(previous, it) otherwise 0)',
      '(cost(previous, it) otherwise 1) + it.toll',
      '1',
    )
  }

  private turns(): string {
    const { chance } = this
    const cost = chance.oneOf('1', 'it.toll', '(if angle > 1 then none else 1)', 'smaller(angle, 2)')
    const ends = [' from ', ' to '].map((word) => (chance.once(2) ? `${word}(${this.direction()})` : ''))
    return `with turns at ${cost}${ends.join('')}`
  }

  /** Conditions on steps and their costs, as the last arguments of a call. */
  private limits(depth: number, ...allowed: readonly ('where' | 'by' | 'turns' | 'at most')[]): string {
    const { chance } = this
    return allowed
      .filter(() => chance.once(2))
      .map((limit) => {
        if (limit === 'where') return `, where ${this.condition(depth)}`
        if (limit === 'turns') return `, ${this.turns()}`
        return limit === 'by' ? `, by ${this.cost()}` : `, at most ${1 + chance.below(4)}`
      })
      .join('')
  }

  private via(depth: number, names: readonly string[]): string {
    const { chance } = this
    if (depth <= 0) return chance.oneOf('all spaces', 'all spaces where empty')
    return chance.way(
      () => 'all spaces',
      () => 'all spaces where empty',
      () => `all spaces where ${this.truth(depth - 1, ['it'])}`,
      () => this.spaces(depth - 1, names),
    )
  }

  private things(): string {
    const { chance, isNeutral } = this
    return chance.oneOf(
      'all men on board',
      'all tiles on board',
      isNeutral ? 'nothing' : 'all your men on board',
      'all spaces where empty',
    )
  }

  spaces(depth: number, names: readonly string[]): string {
    const { chance } = this
    const here = this.space(names)
    const along = (): string => (chance.once(2) ? `, ${this.directions(true)}` : '')
    const less = depth - 1
    if (depth <= 0)
      return chance.way(
        () => `open line(${here}, ${this.directions()}, ${1 + chance.below(3)})`,
        () => `closed line(${here}, ${this.directions()}, unlimited)`,
        () => `beyond(${here}, ${this.directions()}, ${this.things()})`,
        () => `grown(${here}, ${this.direction()})`,
      )
    return chance.way(
      () =>
        `reached(${here}, ${this.via(less, names)}${along()}${this.limits(less, 'where', 'by', 'turns', 'at most')})`,
      () =>
        `reached(${here}, ${this.via(less, names)}${along()}, by ${this.cost()}, at most ${chance.below(5)})`,
      () => `linked(${here}, ${this.via(less, names)}${along()}${this.limits(less, 'where')})`,
      () => `linked(${here}, ${this.via(less, names)}${along()}${this.limits(less, 'where')})`,
      () => `grown(${here}, ${this.direction()}, where it.holder is none)`,
      () => `grown(${here}, ${this.direction()}, where ${chance.oneOf('side is way', 'it.toll < 2')})`,
      () => `whole line(${here}, ${this.directions()})`,
      () => `between(${here}, ${this.space(names)})`,
      () => `(${this.spaces(less, names)} ${chance.oneOf('+', '-')} ${this.spaces(less, names)})`,
      () => `(all spaces where ${this.truth(less, ['it'])})`,
      () => this.spaces(0, names),
    )
  }

  number(depth: number, names: readonly string[], sets: readonly string[] = []): string {
    const { chance } = this
    const here = this.space(names)
    const less = depth - 1
    if (depth <= 0)
      return this.isNeutral
        ? chance.oneOf('quiet', `${chance.below(4)}`)
        : chance.oneOf('quiet', 'your luck', 'seat(you)', 'seat(starting seat(before(you)))')
    const n = (): string => this.number(less, names)
    const set = (): string => chance.of(sets) ?? this.spaces(less, names)
    return chance.way(
      () => `(number of spaces in ${set()})`,
      () => `(number of men on ${set()})`,
      () => `(sum of weight over tiles on ${set()})`,
      () => `longest way(${this.via(less, names)}${this.limits(less, 'where')})`,
      () => `longest way(${this.via(less, names)}, ${this.directions(true)}, where ${this.condition(less)})`,
      () => `longest line(${this.via(less, names)}, ${this.directions()})`,
      () => `(open ends(${here}, ${this.direction()}) otherwise (${n()}))`,
      () => `(open ends(${here}, ${this.direction()}) otherwise (${n()}))`,
      () =>
        `(distance(${here}, ${this.space(names)}${chance.once(2) ? `, ${this.via(less, names)}` : ''}${this.limits(less, 'where', 'by', 'turns')}) otherwise (${n()}))`,
      () => `(place among(${here}, ${set()}) otherwise (${n()}))`,
      () => `(nth(${n()}, all tiles in market).weight otherwise (${n()}))`,
      () =>
        `((${chance.oneOf('second', 'third', 'fourth', 'last')} of (all tiles in market)).weight otherwise (${n()}))`,
      () => `(${n()} + ${n()})`,
      () => (this.isHexes ? n() : `${here}.${chance.oneOf('block', 'cell')}`),
    )
  }

  truth(depth: number, names: readonly string[], sets: readonly string[] = []): string {
    const { chance } = this
    const here = this.space(names)
    const less = depth - 1
    if (depth <= 0)
      return chance.way(
        () => `${here} is ${chance.oneOf('', 'not ')}empty`,
        () => `${here} is next to spot`,
        () => `${here} is not spot`,
        () => `step(${here}, ${this.direction()}) is empty`,
        () => `turned space(${here}, ${chance.oneOf('1', '2', '-1')}) is ${chance.oneOf('', 'not ')}empty`,
      )
    return chance.way(
      () => `${here} is in ${chance.of(sets) ?? this.spaces(less, names)}`,
      () => `(any ${chance.oneOf('men', 'tiles')} on ${this.spaces(less, names)})`,
      () => `${this.spaces(less, names)} is ${chance.oneOf('', 'not ')}empty`,
      () => `${this.number(depth, names, sets)} ${chance.oneOf('<', '>', '<=', '>=')} ${chance.below(4)}`,
      () => `grown together(${here}, ${this.direction()}, ${this.space(names)}, ${this.direction()})`,
      () => `(edge(${here}, ${this.direction()}) is ${chance.oneOf('lane', 'meadow', 'none')})`,
      () => {
        const w = chance.fresh('w')
        const there = here === 'it' ? 'spot' : here
        return `(no directions called ${w} in ${this.isHexes ? 'adjacent' : 'orthogonal'} where edge(step(${there}, ${w}), opposite of ${w}) is ${chance.oneOf('', 'not ')}edge(${there}, ${w}))`
      },
      () =>
        `(${this.truth(less, names, sets)} ${chance.oneOf('and', 'or')} ${this.truth(less, names, sets)})`,
      () => `not (${this.truth(less, names, sets)})`,
      () => (this.isNeutral ? `${here} is spot` : `far(${here}) > ${chance.below(4)}`),
      () => (this.isNeutral ? `${here} is empty` : `${here} is in field(you)`),
    )
  }

  /** A space for each of several things, and none for some of them. */
  private place(here: string): string {
    const { chance } = this
    return chance.way(
      () => `step(${here}, ${this.direction()})`,
      () => `turned space(${here}, ${chance.oneOf('1', '2', '-1', 'quiet')})`,
      () => `(if ${here}.toll > 1 then ${here} else step(${here}, ${this.direction()}))`,
      () => 'camp of (it.owner otherwise white)',
    )
  }

  step(names: readonly string[], sets: readonly string[] = []): string {
    const { chance } = this
    return chance.way(
      () => `add ${this.number(2, names, sets)} to your score`,
      () => `add ${this.number(2, names, sets)} to quiet`,
      () => `if ${this.truth(2, names, sets)}: add 1 to your score`,
      () => {
        const name = chance.fresh('s')
        return `for each space called ${name} in ${this.spaces(2, names)}: set ${name}.holder to ${chance.oneOf('you', 'none')}`
      },
      () => `for each man called other on ${this.spaces(1, names)}: move other to camp of other.owner`,
      () => `swap you with opponent`,
      () => `move (all things on ${this.spaces(1, names)}) to ${this.place('it.space')}`,
      () => `move (all things on board) to ${this.place('it.space')}`,
    )
  }
}
