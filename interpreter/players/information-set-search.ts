import { H, STATUS } from '../../grammar/ir/ir.ts'
import { arrangementAt, legalLayout } from '../layout/layout.ts'
import { MAX_MOVES, type Program } from '../program/program.ts'
import { playersChance, seedFrom } from '../state/chance.ts'
import { playerAtSeat } from '../state/seating.ts'
import { anyAnswer, bestOf, marked } from './pick-answer.ts'
import { informationIn, type Information } from './information.ts'
import type { Answer, Player, Question } from './player.ts'
import { asFarAsRulesGo, horizonOf, playoutOf, workOf, type Playout } from './playout.ts'
import { standingIn } from './evaluate-state.ts'
import { Returns, selectMove, noteIn, type Node } from './tree.ts'
import { drawWorlds, type World } from './worlds.ts'

export interface SearchOptions {
  /** Playouts for one decision; each adds one node to the tree. */
  readonly nodes?: number
  /** Upper bound on worlds drawn for one decision. */
  readonly worlds?: number
  /**
   * A playout is cut off this many plies beyond the tree and the position is evaluated. The default is four per seat.
   */
  readonly plies?: number
  /** Weight of exploration against exploitation. */
  readonly exploration?: number
  /**
   * Called regularly with the share of the time that may be used by now. Once it returns false, that part of the work
   * ends. At the end the best move so far is played. Games with a clock are not repeatable.
   */
  readonly mayGoOn?: (share?: number) => boolean
}

/**
 * Information-set Monte Carlo tree search with several observers (Cowling, Powley and Whitehouse 2012). Each playout
 * runs in a world drawn from what the seat knows. In it, every seat decides by what it could know there, restricted to
 * what the searching seat knows as well. A secret choice is therefore not answered as if it were known, and whatever
 * chance or others reveal leads to a different node.
 */
export function searchPlayer(seed: string | number, options: SearchOptions = {}): Player {
  const below = playersChance(seedFrom(seed))
  return {
    name: 'search',
    answer(question: Question): Answer {
      const { decision, moves } = question
      if (decision.kind === 'arrangement' || moves.length < 2) return anyAnswer(question, below)
      const { nodes = 1_000, worlds: most = 64, mayGoOn = () => true } = options
      const wanted = Math.min(most, Math.ceil(nodes / 4))
      const { program, worlds, approximate } = drawWorlds(question, wanted, below, () =>
        mayGoOn(WORLDS_SHARE),
      )
      const [first] = worlds
      if (first === undefined) return marked(anyAnswer(question, below), approximate)
      const search = new Search(program, first.state, isAllSeen(question), options, below)
      const enough = workOf(program) + nodes * WORK_OF_PLAYOUT
      for (let i = 0; i < nodes && workOf(program) < enough && mayGoOn(); i++) {
        const world = worlds[i % worlds.length]
        if (world !== undefined) search.playout(world)
      }
      return marked({ move: bestOf(moves, search.sureWorths(moves.length), below) }, approximate)
    },
  }
}

/**
 * Average visits allowed per playout, far above any tabletop game; chess needs 16,000. A costlier game gets fewer
 * playouts.
 */
const WORK_OF_PLAYOUT = 100_000

/** Share of the budget for drawing worlds. Worlds without playouts say nothing about moves. */
const WORLDS_SHARE = 0.5

/** True if no piece is hidden from the seat. All worlds are then equal except for future chance. */
function isAllSeen(question: Question): boolean {
  return question.knowledge().position?.pools.length === 0
}

/** One decision being searched. */
class Search {
  private readonly program: Program
  private readonly seat: number
  /** The player who searches; others may sit there later. */
  private readonly player: number
  private readonly below: (n: number) => number
  private readonly plies: number
  private readonly exploration: number
  /** Nodes where a seat decides, keyed by what it knows. */
  private readonly nodes = new Map<number, Node>()
  private readonly root: Node = new Map()
  private readonly returns: readonly Returns[]
  private readonly state: Int32Array
  private readonly path: { node: Node; key: number; player: number }[] = []
  private readonly information: Information
  private readonly beyond: Playout
  /** True if nothing is hidden from the searching seat. A move code then means the same in all worlds. */
  private readonly allSeen: boolean
  private readonly codes = ROOM
  private readonly keys = KEYS

  constructor(
    program: Program,
    asked: Int32Array,
    allSeen: boolean,
    options: SearchOptions,
    below: (n: number) => number,
  ) {
    this.program = program
    this.seat = asked[H.decider] ?? 0
    this.player = playerAtSeat(program.ir, asked, this.seat)
    this.allSeen = allSeen
    this.information = informationIn(program)
    const standing = standingIn(program)
    this.beyond = playoutOf(program, standing)
    this.below = below
    this.plies = options.plies ?? horizonOf(program)
    this.exploration = options.exploration ?? 1
    this.returns = program.ir.seats.map(() => new Returns(LEAST_DEVIATION * standing.win))
    this.state = program.state
  }

  /**
   * The lower confidence bound of each move: its mean minus the margin of error for so few samples (the secure child of
   * Chaslot 2010). Visit counts would not do, because equally good secret moves alternate.
   */
  sureWorths(moves: number): readonly (number | undefined)[] {
    const deviation = this.returns[this.player]?.deviation ?? 0
    return Array.from({ length: moves }, (_, move) => {
      const edge = this.root.get(move)
      if (edge === undefined) return undefined
      return edge.sum / edge.visits - deviation / Math.sqrt(edge.visits)
    })
  }

  playout(world: World): void {
    const { state, path } = this
    path.length = 0
    state.set(world.state)
    // Future chance differs in each playout of a world.
    for (const word of [H.seedLow, H.seedHigh])
      state[word] = this.below(0x10000) * 0x10000 + this.below(0x10000)
    asFarAsRulesGo(() => this.descend(world))
    const got = this.beyond.worths(state)
    got.forEach((value, player) => this.returns[player]?.note(value))
    for (const { node, key, player } of path) noteIn(node, key, got[player] ?? 0)
  }

  /** Descends the tree to the first untried move, then continues at random. */
  private descend(world: World): void {
    const { program, state, below } = this
    let isNew = this.step(this.root, world.codes)
    while (!isNew && state[H.status] === STATUS.waiting) {
      const arrange = arrangementAt(program.ir, state)
      if (arrange === undefined) isNew = this.step(this.nodeHere())
      else program.applyLayout(state, legalLayout(program, state, arrange, below).layout)
    }
    this.beyond.playOn(state, this.plies, below)
  }

  private nodeHere(): Node {
    const seat = this.state[H.decider] ?? 0
    // Facts that the others know and the searching seat does not differ from world to world.
    const key = this.information.stateKey(this.state, (1 << seat) | (1 << this.seat))
    const cached = this.nodes.get(key)
    if (cached !== undefined) return cached
    const node: Node = new Map()
    this.nodes.set(key, node)
    return node
  }

  /**
   * Makes a move. Returns true if it was untried at this node. At the root, moves are identified by their index in the
   * question.
   */
  private step(node: Node, atRoot?: readonly number[]): boolean {
    const { program, state, keys, codes } = this
    const seat = state[H.decider] ?? 0
    let count = 0
    if (atRoot === undefined) {
      count = program.legal(state, codes)
      for (let i = 0; i < count; i++)
        keys[i] = this.allSeen ? (codes[i] ?? 0) : this.information.moveKey(state, codes[i] ?? 0, seat)
    } else
      atRoot.forEach((code, move) => {
        if (code < 0) return
        codes[count] = code
        keys[count++] = move
      })
    const player = playerAtSeat(program.ir, state, seat)
    const chosen = selectMove(
      node,
      keys,
      count,
      this.exploration * (this.returns[player]?.deviation ?? 0),
      this.below,
    )
    const key = keys[chosen] ?? 0
    const isNew = !node.has(key)
    this.path.push({ node, key, player })
    program.apply(state, codes[chosen] ?? 0)
    return isNew
  }
}

/** In units of a won game. If all playouts so far ended alike, one lucky try must not look as good as many. */
const LEAST_DEVIATION = 0.01
const ROOM = new Int32Array(MAX_MOVES)
const KEYS = new Float64Array(MAX_MOVES)
