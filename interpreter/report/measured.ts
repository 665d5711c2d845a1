import { forMarkup } from '../../grammar/diagnostics/safe-text.ts'
import type { CoveredLine } from '../coverage/covered-lines.ts'
import type { StoppedGames } from '../simulation/merge-results.ts'
import type { Analysis, Measure } from '../simulation/game-measures.ts'
import { strips } from './pictures.ts'

/** Games of a run that were measured move by move. */
export interface MeasuredGames {
  readonly analysis: Analysis
  /** Games that were stopped or did not end, and are not measured. */
  readonly timeouts: number
  /** The reasons, each with the first of its games. */
  readonly faults: readonly StoppedGames[]
  /** Parts of the rules that none of these games used. */
  readonly never: readonly CoveredLine[]
}

const ABOUT: Readonly<Record<Measure['name'], string>> = {
  'duration in moves': 'moves of a game',
  'duration in turns': 'how often the turn passed to somebody else',
  'branching factor': 'legal moves at a decision, averaged over each game',
  'decision factor': 'legal moves where there was a choice',
  'decision moves': 'share of decisions with a choice',
  drama: 'how far behind the winner was on average',
  'lead change': 'share of decisions at which the lead changed hands',
  'first seat': 'share of the game that the first seat won',
}

/** Measures of games, each with the games in which it is lowest and highest, and the unused rules. */
export function measuredParts({ analysis, timeouts, never }: MeasuredGames): readonly string[] {
  const { games, measures, balance, completion, drawishness, deadSpaces } = analysis
  const rows = measures.map(({ name, mean, least, most }) => ({
    name,
    about: ABOUT[name],
    mean,
    least: least.value,
    most: most.value,
    text:
      least.value === most.value
        ? `${shown(mean.value)} in every game`
        : `${shown(mean.value)} (${shown(mean.low)} to ${shown(mean.high)}); ${shown(least.value)} in game ${least.game}, ${shown(most.value)} in game ${most.game}`,
  }))
  const leftOut = timeouts === 0 ? '' : ` ${timeouts} more were stopped or did not end, and are left out.`
  return [
    '<h3>What the games were like</h3>',
    `<p>The first ${games} games, measured move by move.${leftOut} Each line goes from the least to the most of any game.</p>`,
    strips(rows),
    `<p>Balance ${shown(balance)}: 1 minus the gap between the shares that the best and the worst seat won. Completion ${shown(completion)}: share of games that somebody won. Drawishness ${shown(drawishness)}.</p>`,
    '<h3>What never mattered in these games</h3>',
    `<p>${deadSpaces.length === 0 ? 'Every space was used.' : `Spaces never occupied: ${forMarkup(deadSpaces.join(', '))}.`}</p>`,
    ...(never.length === 0
      ? ['<p>Every part of the rules was used.</p>']
      : [
          `<p>${never.length} parts of the rules were never used:</p>`,
          `<ul class="never">${never.map(neverItem).join('')}</ul>`,
        ]),
  ]
}

function neverItem({ file, line, what, label }: CoveredLine): string {
  const place = file === '' ? '' : `<code>${forMarkup(file)}:${line}</code> `
  return `<li>${place}${forMarkup(`${what} ${label}`)}</li>`
}

/** Three digits are enough for a mean. */
function shown(value: number): string {
  if (!Number.isFinite(value)) return '?'
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)))
}
