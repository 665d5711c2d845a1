import type { Configured } from '../../grammar/load.ts'
import type { GameIR } from '../../grammar/ir/ir.ts'
import { compareFractions, fraction, fractionText } from '../simulation/fraction.ts'
import { solve as solved, type Solution, type Unsolved, type Value } from '../solve/solve.ts'
import { asInExample } from './position-from-example.ts'
import { matchFromExample } from './example-argument.ts'
import type { OptionsOf } from './command-list.ts'
import { EXIT, UsageError } from './exit.ts'
import { fastestProgram } from './fastest-program.ts'
import { orTooMany, reportingFault } from './fault-report.ts'
import { print, table } from './output.ts'
import { matchAt } from './position-argument.ts'
import { configuredFor } from './configured-ruleset.ts'
import { wholeNumber } from './ruleset-argument.ts'

const OTHERWISE = 'Let players find out instead: `sandtable run ... --players-by monte-carlo,random`.'

/** Memory limit of any usual machine, in positions. */
const MOST_POSITIONS = 10_000_000

/** Computes from the rules alone the result that each player can force. */
export function solve(file: string, options: OptionsOf<'solve'>): number {
  const limit = wholeNumber(options.positions, 'The number of positions', 1, MOST_POSITIONS)
  const configured = configuredFor(file, asInExample(file, options))
  const { ir } = configured.checked
  return reportingFault(
    () => configured,
    () => {
      const solution = orTooMany(OTHERWISE, () => solutionOf(configured, options, limit))
      if ('why' in solution) throw new UsageError('ST5120', refusal(solution), help(solution))
      print(options.json === true ? JSON.stringify(asJson(ir, solution)) : asText(ir, solution))
      return EXIT.fine
    },
  )
}

function solutionOf(
  configured: Configured,
  { from, position }: Pick<OptionsOf<'solve'>, 'from' | 'position'>,
  limit: number,
): Solution | Unsolved {
  if (from !== undefined) {
    const match = matchFromExample(configured, from)
    return solved(match.program, match.snapshot(), () => undefined, limit)
  }
  const program = fastestProgram(configured.checked.ir)
  if (position !== undefined)
    return solved(program, matchAt(program, position).snapshot(), () => undefined, limit)
  const root = new Int32Array(program.ir.memory.size)
  program.fresh(root, 0, 0)
  return solved(program, root, (state) => program.begin(state), limit)
}

function refusal(unsolved: Unsolved): string {
  switch (unsolved.why) {
    case 'hidden':
      return `This game cannot be solved: not everybody can see what is in \`${unsolved.place}\`.`
    case 'arranged':
      return 'This game cannot be solved: players set up their pieces in secret.'
    case 'scored':
      return 'This game cannot be solved: it ends with scores, and no rule says who wins.'
    case 'too many':
      return `This game has more than ${unsolved.limit.toLocaleString('en')} positions.`
    case 'too much':
      return `This game took more work than any game should: ${unsolved.positions.toLocaleString('en')} positions were found until then.`
    case 'chance comes back':
      return 'This game cannot be solved exactly: it depends on chance, and positions can repeat.'
  }
}

function help(unsolved: Unsolved): string {
  return unsolved.why === 'too many' || unsolved.why === 'too much'
    ? 'Try a smaller board or fewer pieces, `--from` a late position, or more `--positions`.'
    : OTHERWISE
}

function asText(ir: GameIR, { positions, ends, comesBack, seats, moves }: Solution): string {
  const counted = `${positions.toLocaleString('en')} positions, ${ends.toLocaleString('en')} of them final${comesBack ? '; positions can repeat' : ''}`
  const each = seats.map((value, seat) => [ir.seats[seat]?.title ?? '', valueText(value)])
  const best = moves.filter(({ isBest }) => isBest).length
  const listed = moves.map((value) => [value.move, value.isBest ? 'best' : '', valueText(value)])
  return [
    counted,
    '',
    table(['player', 'can force'], each),
    ...(moves.length === 0
      ? []
      : [`\n${best} of ${moves.length} moves are best\n`, table(['move', '', 'then'], listed)]),
  ].join('\n')
}

function valueText({ worth, plies }: Value): string {
  const after = plies === undefined ? '' : ` after ${plies} ${plies === 1 ? 'ply' : 'plies'}`
  if (compareFractions(worth, fraction(1)) === 0) return `a win${after}`
  if (compareFractions(worth, fraction(0)) === 0) return `nothing: a loss${after}`
  return compareFractions(worth, fraction(1, 2)) === 0 ? 'a draw' : `${fractionText(worth)} of a win`
}

function asJson(ir: GameIR, { positions, ends, comesBack, seats, moves }: Solution): unknown {
  const plain = ({ worth, plies }: Value): unknown => ({
    worth: fractionText(worth),
    ...(plies === undefined ? {} : { plies }),
  })
  return {
    positions,
    ends,
    comesBack,
    seats: Object.fromEntries(seats.map((value, seat) => [ir.seats[seat]?.name ?? '', plain(value)])),
    moves: moves.map((value) => ({ move: value.move, best: value.isBest, ...Object(plain(value)) })),
  }
}
