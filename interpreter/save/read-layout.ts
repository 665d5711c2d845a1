import type { BoardIR, GameIR } from '../../grammar/ir/ir.ts'
import { commas, split, unknown, Wrong, type Item, type Part } from './position-items.ts'
import type { Layout } from './position-state.ts'
import { numbersFor, sortsIn } from './position-sorts.ts'
import { rowsOf } from './position-text.ts'
import { positionWords } from './position-words.ts'

/** A thing as it is written: a piece of a sort, or a group. */
type Written = { readonly from: Part } & ({ readonly sort: number } | { readonly group: number })

function hiddenPiece(part: Part): Wrong {
  return new Wrong('ST5220', 'This position is as one player sees it, so no game can begin there.', part)
}

/** Reads which pieces are where. */
export class ReadLayout {
  private readonly ir: GameIR
  private readonly contents = new Map<number, readonly Written[]>()
  private readonly groups = new Set<number>()
  /** Spaces drawn with `*`, whose contents are listed separately. */
  private readonly starred = new Map<number, Part>()
  private aside: readonly Written[] | undefined
  private numbers: readonly Part[] | undefined

  constructor(ir: GameIR) {
    this.ir = ir
  }

  /** Returns true if the item says where pieces are. */
  take({ name, value }: Item): boolean {
    const board = this.ir.boards.find(({ place }) => place === name.text)
    const rows = board === undefined ? undefined : rowsOf(this.ir, board)
    const container = positionWords(this.ir).containers.get(name.text)
    if (board !== undefined && rows !== undefined && value.text.includes('/') === rows.length > 1)
      this.board(board, rows, value)
    else if (name.text === 'aside') this.aside = this.list(value)
    else if (name.text === 'numbers') this.numbers = commas(value)
    else if (container !== undefined) {
      this.put(container, this.list(value), name)
      this.starred.delete(container)
    } else return false
    return true
  }

  private put(container: number, things: readonly Written[], at: Part): void {
    if (this.contents.has(container)) throw new Wrong('ST5220', `\`${at.text}\` is filled twice.`, at)
    this.contents.set(container, things)
    this.mustFit(container, things, at)
  }

  private mustFit(container: number, things: readonly Written[], at: Part): void {
    const { capacity, holds, groups, name } = this.ir.containers[container] ?? { capacity: 0, name: '' }
    if (things.length > capacity)
      throw new Wrong('ST5221', `\`${name}\` has room for ${capacity}, not for ${things.length}.`, at)
    for (const thing of things) {
      const fits =
        'group' in thing
          ? groups?.includes(this.classOf(thing.group)) === true
          : groups === undefined &&
            (holds === undefined || holds.includes(sortsIn(this.ir).all[thing.sort]?.kind ?? -1))
      if (!fits) throw new Wrong('ST5221', `\`${name}\` cannot hold \`${thing.from.text}\`.`, thing.from)
    }
  }

  private classOf(thing: number): number {
    return this.ir.groups.findIndex(({ first, count }) => thing >= first && thing < first + count)
  }

  /** Rows from the top with `/` between them: signs of pieces, numbers of empty spaces, `*` for what is listed, `~` for no space. */
  private board({ place }: BoardIR, rows: readonly (readonly (number | undefined)[])[], value: Part): void {
    const lines = split(value, /\//u)
    if (lines.length !== rows.length)
      throw new Wrong('ST5220', `\`${place}\` has ${rows.length} rows, not ${lines.length}.`, value)
    for (const [i, line] of lines.entries()) {
      const row = rows[i] ?? []
      let column = 0
      for (const { 0: sign, index } of line.text.matchAll(/\d+|./gsu)) {
        const part = { text: sign, start: line.start + index }
        const gap = column
        if (/^\d/u.test(sign)) {
          // Spaces that are not there take no part in the count.
          for (let left = Number(sign.slice(0, 4)); left > 0 && column <= row.length; left--) column++
          if (row.slice(gap, column).includes(undefined))
            throw new Wrong('ST5220', 'There is no space for each of these.', part)
        } else {
          const space = row[column++]
          if ((space === undefined) !== (sign === '~') || column > row.length)
            throw new Wrong('ST5220', `There is no space for \`${sign}\`.`, part)
          if (space !== undefined) this.sign(space, part)
        }
      }
      if (column !== row.length)
        throw new Wrong('ST5220', `This row has ${column} spaces, not ${row.length}.`, line)
    }
  }

  private sign(space: number, part: Part): void {
    if (part.text === '*') {
      if (!this.contents.has(space)) this.starred.set(space, part)
      return
    }
    if (part.text === '?') throw hiddenPiece(part)
    const sort = sortsIn(this.ir).signed.get(part.text)
    if (sort === undefined) {
      const signs = [...sortsIn(this.ir).signed.keys()].join(' ')
      const help = signs === '' ? undefined : `The signs are: ${signs}`
      throw new Wrong('ST5220', `No piece has the sign \`${part.text}\`.`, part, help)
    }
    this.put(space, [{ sort, from: part }], part)
  }

  /** `2 soldiers, nurse`, or groups. */
  private list(value: Part): readonly Written[] {
    const { named } = sortsIn(this.ir)
    const { containers } = positionWords(this.ir)
    return commas(value).flatMap((from): readonly Written[] => {
      const counted = /^(\d{1,6}) (.+)$/su.exec(from.text)
      const count = named.has(from.text) || counted === null ? 1 : Number(counted[1])
      const name = named.has(from.text) || counted === null ? from.text : (counted[2] ?? '')
      if (name === '?') throw hiddenPiece(from)
      const sort = named.get(name)
      if (sort !== undefined) {
        if (count > this.ir.pieces.length)
          throw new Wrong('ST5221', `The game has no ${count} of these.`, from)
        return Array.from({ length: count }, () => ({ sort, from }))
      }
      const container = containers.get(from.text) ?? -1
      const group = this.ir.groups.find(
        (one) => container >= one.container && container < one.container + one.count,
      )
      if (group === undefined) throw unknown('There is no piece', { ...from, text: name }, named.keys())
      const thing = group.first + container - group.container
      if (this.groups.has(thing)) throw new Wrong('ST5220', `\`${from.text}\` is in two places.`, from)
      this.groups.add(thing)
      return [{ group: thing, from }]
    })
  }

  /** The numbers of all pieces, and the faces of those that have others than at first. */
  laid(): { readonly places: Layout; readonly faces: ReadonlyMap<number, number> } {
    const { ir } = this
    for (const part of this.starred.values())
      throw new Wrong('ST5220', 'The contents of this space are not listed.', part)
    this.mustBeGroups()
    const inPlace = ir.containers.map((_, container) => this.contents.get(container) ?? [])
    const pieces = [...inPlace.flat(), ...(this.aside ?? [])].flatMap((thing) =>
      'sort' in thing ? [thing] : [],
    )
    const assigned = this.assigned(pieces)
    const faces = new Map<number, number>()
    const { ofFace } = sortsIn(ir)
    pieces.forEach(({ sort, from }, i) => {
      const number = assigned[i] ?? -1
      if (number < 0)
        throw new Wrong('ST5221', `The game has no more \`${sortsIn(ir).all[sort]?.name ?? ''}\`.`, from)
      if (ofFace[number] !== sort) faces.set(number, ofFace.indexOf(sort))
    })
    let next = 0
    const places = inPlace.map((things) =>
      things.map((thing) => ('group' in thing ? thing.group : (assigned[next++] ?? 0))),
    )
    return { places, faces }
  }

  private assigned(pieces: readonly { readonly sort: number }[]): readonly number[] {
    if (this.numbers === undefined)
      return numbersFor(
        this.ir,
        pieces.map(({ sort }) => sort),
      )
    const seen = new Set<number>()
    return pieces.map(({ sort }, i) => {
      const part = this.numbers?.[i]
      const number = /^\d{1,6}$/u.test(part?.text ?? '') ? Number(part?.text) : -1
      const { ofFace, all } = sortsIn(this.ir)
      const classOf = (of: number | undefined): string | undefined =>
        this.ir.kinds[all[of ?? -1]?.kind ?? -1]?.class
      const fits =
        this.ir.memory.face === undefined
          ? ofFace[number] === sort
          : classOf(ofFace[number]) === classOf(sort)
      if (seen.has(number) || !fits || number >= this.ir.pieces.length)
        throw new Wrong(
          'ST5220',
          'These numbers do not belong to the pieces.',
          part ?? { text: '', start: 0 },
        )
      seen.add(number)
      return number
    })
  }

  /** Groups hold something, lie somewhere, and not in themselves. */
  private mustBeGroups(): void {
    const { ir } = this
    for (const { first, count, container, name } of ir.groups)
      for (let i = 0; i < count; i++) {
        const [thing] = this.contents.get(container + i) ?? []
        if ((thing !== undefined) !== this.groups.has(first + i))
          throw new Wrong(
            'ST5221',
            `A ${name} either lies in a place and holds something, or does neither.`,
            thing?.from ?? { text: '', start: 0 },
          )
      }
    for (const thing of this.groups) {
      let at: number | undefined = thing
      for (let steps = 0; at !== undefined; steps++) {
        if (steps > this.groups.size)
          throw new Wrong('ST5221', 'Groups contain each other in a circle.', { text: '', start: 0 })
        at = this.groupAround(at)
      }
    }
  }

  private groupAround(thing: number): number | undefined {
    const [container] =
      [...this.contents].find(([, things]) => things.some((one) => 'group' in one && one.group === thing)) ??
      []
    const group = this.ir.groups.find(
      (one) => container !== undefined && container >= one.container && container < one.container + one.count,
    )
    return group === undefined || container === undefined
      ? undefined
      : group.first + container - group.container
  }
}
