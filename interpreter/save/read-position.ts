import { wasAnswered } from '../../grammar/ir/answered-word.ts'
import { ENDS_UNSURE, H, NONE, STATUS, type GameIR, type RegionIR } from '../../grammar/ir/ir.ts'
import { wordRoles } from '../deduction/word-roles.ts'
import { Fault, type Program } from '../program/program.ts'
import { arrangementAt } from '../layout/layout.ts'
import { commas, itemsIn, split, unknown, Wrong } from './position-items.ts'
import type { Item, Part, PositionRefused } from './position-items.ts'
import { askedThere, asideIn, laidOutState } from './position-state.ts'
import { ReadLayout } from './read-layout.ts'
import { watcherNames } from './position-text.ts'
import { AGAIN, namesOfType, positionWords, rulesInProgress } from './position-words.ts'

/** Upper bound on a text. The longest position of the corpus has a tenth of it. */
const LONGEST = 200_000

/** Reads the text of a position. Returns a state that waits for the same decision, or what is wrong. */
export function stateOfPosition(program: Program, text: string): Int32Array | PositionRefused {
  try {
    if (text.length > LONGEST)
      throw new Wrong('ST5220', `A position has at most ${LONGEST} characters.`, { text: '', start: 0 })
    const state = new Reading(program, itemsIn(text)).state()
    mustBePlayable(program, state, text)
    return state
  } catch (thrown) {
    if (thrown instanceof Wrong) return thrown.refused
    if (thrown instanceof Fault)
      return new Wrong('ST5221', `The rules fail in this position: ${thrown.message}`, { text, start: 0 })
        .refused
    throw thrown
  }
}

function mustBePlayable(program: Program, state: Int32Array, text: string): void {
  if (arrangementAt(program.ir, state) === undefined && program.legal(state) === 0)
    throw new Wrong('ST5221', 'The player who is to decide has no legal move here.', { text, start: 0 })
}

class Reading {
  private readonly program: Program
  private readonly ir: GameIR
  private readonly items: readonly Item[]
  private S: Int32Array = new Int32Array(0)

  constructor(program: Program, items: readonly Item[]) {
    this.program = program
    this.ir = program.ir
    this.items = items
  }

  state(): Int32Array {
    const { ir } = this
    const layout = new ReadLayout(ir)
    const others = this.items.filter((item) => !layout.take(item))
    const { places, faces } = layout.laid()
    this.S = laidOutState(ir, places, faces)
    const now = others.find(({ name }) => name.text === 'now')
    if (now === undefined)
      throw new Wrong(
        'ST5220',
        'The position does not say who is to decide.',
        { text: '', start: 0 },
        'Add `now: PLAYER at QUESTION`, as `sandtable position` prints it.',
      )
    this.S = this.asked(now.value)
    for (const item of others) if (item !== now) this.read(item)
    const { S } = this
    S[H.reason] = ENDS_UNSURE
    S[H.status] = STATUS.waiting
    if (rulesInProgress(ir, S) === undefined)
      throw new Wrong('ST5221', `The rules never lead to \`${now.value.text}\` in this way.`, now.value)
    return S
  }

  private read({ name, value }: Item): void {
    const { S, ir } = this
    switch (name.text) {
      case 'now':
        throw new Wrong('ST5220', 'The position says twice who is to decide.', name)
      case 'you':
        S[H.you] = this.seat(value)
        return
      case 'action': {
        const action = ir.actions.findIndex((one) => one.name === value.text)
        if (value.text === 'none') {
          S[H.action] = NONE
          return
        }
        if (action < 0)
          throw unknown(
            'There is no action',
            value,
            ir.actions.map((one) => one.name),
          )
        S[H.action] = action
        return
      }
      case 'depth':
        S[H.depth] = numberIn(value, 0, ir.actions.length + 1)
        return
      case 'screen':
        S[H.screen] = numberIn(value, 0, 2)
        return
      default:
        this.words({ name, value })
    }
  }

  /** The state in which a player is asked. */
  private asked(value: Part): Int32Array {
    const { S } = this
    const at = value.text.indexOf(' at ')
    if (at < 0) throw new Wrong('ST5220', 'Expected `PLAYER at QUESTION`.', value)
    const who: Part = { text: value.text.slice(0, at), start: value.start }
    const where: Part = { text: value.text.slice(at + 4), start: value.start + at + 4 }
    const { sites } = positionWords(this.ir)
    const site = sites.get(where.text)
    if (site?.isQuestion !== true)
      throw unknown(
        'The rules have no question',
        where,
        [...sites].flatMap(([name, one]) => (one.isQuestion ? [name] : [])),
      )
    S[H.site] = site.site
    S[H.decider] = this.seat(who)
    S[H.you] = S[H.decider] ?? NONE
    return askedThere(this.program, S, site.site, S[H.decider] ?? NONE)
  }

  private seat(part: Part): number {
    if (part.text === 'none') return NONE
    const names = this.ir.seats.map(({ name }) => name)
    const seat = names.indexOf(part.text)
    if (seat < 0) throw unknown('There is no player', part, names)
    return seat
  }

  private words({ name, value }: Item): void {
    const { regions } = positionWords(this.ir)
    const whole = regions.get(name.text)
    if (whole !== undefined) {
      this.wholeRegion(whole, value)
      return
    }
    for (let at = name.text.indexOf(' of '); at >= 0; at = name.text.indexOf(' of ', at + 1)) {
      const [first, rest] = [
        name.text.slice(0, at),
        { text: name.text.slice(at + 4), start: name.start + at + 4 },
      ]
      const region = regions.get(first)
      if (first === 'seen') {
        const word = this.watchers(value)
        for (const of of commas(rest)) this.S[this.ir.memory.seen + this.piece(of)] = word
        return
      }
      if (region === undefined) continue
      for (const of of commas(rest)) this.store(region, this.thing(region, of), value)
      return
    }
    throw unknown('There is no place and no value', name, [
      'now',
      ...regions.keys(),
      ...positionWords(this.ir).containers.keys(),
      ...this.ir.boards.map(({ place }) => place),
    ])
  }

  /** A list of words; of a truth, the things for which it holds. */
  private wholeRegion(region: RegionIR, value: Part): void {
    const { at, length, type } = region
    if (
      type === 'truth' &&
      (region.per === 'piece' || positionWords(this.ir).thingsOf(region) !== undefined)
    ) {
      for (const of of commas(value))
        this.store(region, this.thing(region, of), { text: 'yes', start: of.start })
      return
    }
    let word = 0
    for (const one of commas(value)) {
      const [text = '', times] = /^(.*)\*(\d+)$/su.exec(one.text)?.slice(1) ?? [one.text]
      const count = times === undefined ? 1 : Number(times)
      if (count > length - word) throw new Wrong('ST5220', `There are only ${length} values here.`, one)
      for (let i = 0; i < count; i++, word++)
        if (text !== '.') this.store(region, at + word, { text, start: one.start })
    }
  }

  /** The address of a thing's word. */
  private thing(region: RegionIR, of: Part): number {
    if (region.per === 'piece') return region.at + this.piece(of)
    const things = positionWords(this.ir).thingsOf(region) ?? []
    const index = things.indexOf(of.text)
    if (index < 0) throw unknown('There is no', of, things)
    return region.at + index
  }

  private store(region: RegionIR, address: number, value: Part): void {
    const word = this.value(region, address, value)
    const mayBeNone = region.orNone || region.start[address - region.at] === NONE
    const most = region.name.endsWith('members of loops') ? this.ir.memory.size : region.most
    const isAgain = wasAnswered(word) && positionWords(this.ir).askings.has(address)
    if (word === NONE ? !mayBeNone : !isAgain && (word < region.least || word > most))
      throw new Wrong('ST5220', `\`${region.name}\` cannot be \`${value.text}\`.`, value)
    this.S[address] = word
  }

  private value({ type, name }: RegionIR, address: number, value: Part): number {
    if (value.text === 'none') return NONE
    const { askings, sites, returns } = positionWords(this.ir)
    if (askings.has(address) && value.text.endsWith(AGAIN)) {
      const name = value.text.slice(0, -AGAIN.length)
      return name === 'nobody' ? ~NONE : ~this.seat({ ...value, text: name })
    }
    if (returns.has(address)) {
      const site = sites.get(value.text)?.site
      if (site === undefined) throw unknown('The rules return to no', value, sites.keys())
      return site
    }
    if (type === 'piece' || type === 'group' || wordRoles(this.ir).pieces.has(address))
      return this.reference(value)
    const names = namesOfType(this.ir, type)
    if (names !== undefined) {
      const index = names.indexOf(value.text)
      if (index < 0) throw unknown(`\`${name}\` cannot be`, value, names)
      return index
    }
    return numberIn(value, NONE + 1, 0x7fffffff)
  }

  private piece(part: Part): number {
    const thing = this.reference(part)
    if (thing < 0 || thing >= this.ir.pieces.length)
      throw new Wrong('ST5220', `\`${part.text}\` is no piece.`, part)
    return thing
  }

  /** A piece by its place, `a1` or `hand of north#2`, or a group by its name. */
  private reference(part: Part): number {
    const { ir, S } = this
    const [place = '', nth] = part.text.split('#')
    const { containers } = positionWords(ir)
    const container = containers.get(place)
    const group = ir.groups.find(
      (one) => container !== undefined && container >= one.container && container < one.container + one.count,
    )
    if (group !== undefined && nth === undefined) return group.first + (container ?? 0) - group.container
    if (container === undefined && place !== 'aside')
      throw unknown('There is no place', { text: place, start: part.start }, containers.keys())
    const index = nth === undefined ? 1 : /^\d{1,6}$/u.test(nth) ? Number(nth) : 0
    let thing =
      container === undefined ? (asideIn(ir, S)[index - 1] ?? NONE) : (S[ir.memory.first + container] ?? NONE)
    if (container !== undefined)
      for (let i = 1; i < index && thing !== NONE; i++) thing = S[ir.memory.next + thing] ?? NONE
    if (thing === NONE || index < 1)
      throw new Wrong('ST5220', `There is no piece \`${part.text}\` in this position.`, part)
    return thing
  }

  private watchers(value: Part): number {
    if (value.text === 'nobody') return 0
    const names = watcherNames(this.ir)
    return split(value, /&/u).reduce((word, part) => {
      const bit = names.find(({ name }) => name === part.text)?.bit
      if (bit === undefined)
        throw unknown(
          'There is no player',
          part,
          names.map(({ name }) => name),
        )
      return word | (1 << bit)
    }, 0)
  }
}

function numberIn(part: Part, least: number, most: number): number {
  const value = /^-?\d{1,10}$/u.test(part.text) ? Number(part.text) : Number.NaN
  if (!(value >= least && value <= most))
    throw new Wrong('ST5220', `\`${part.text}\` is not a number that fits here.`, part)
  return value
}
