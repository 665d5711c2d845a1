import { forMarkup } from '../../grammar/diagnostics/safe-text.ts'
import { htmlText, shape } from '../look/shape.ts'
import { isSureTogether, type Comparison, type ComparedLine } from '../simulation/compare.ts'
import type { Tally } from '../simulation/merge-results.ts'
import { thousands, withSign } from '../simulation/number-text.ts'
import { isQuick } from '../simulation/random-only.ts'
import { shareOf } from '../simulation/statistics.ts'
import type { Samples } from '../simulation/samples.ts'
import { measuredParts, type MeasuredGames } from './measured.ts'
import { bars, intervals } from './pictures.ts'
import { REPORT_STYLE } from './style.ts'

/** A run, as shown in a report. */
export interface ReportedRun {
  readonly id: string
  readonly title: string
  readonly seats: readonly string[]
  /** Who played, seat by seat. */
  readonly players: readonly string[]
  readonly seed: string
  /** Numbers of ordered and finished games. */
  readonly wanted: number
  readonly played: number
  readonly tally: Tally
  readonly samples: Samples
  /** Games that were replayed to be measured, or the reason why none were. */
  readonly measured: MeasuredGames | string
  /** The boards at the start as SVG; empty if the rules have none or are not known. */
  readonly boards: readonly string[]
}

/** Two runs from the same seeds, the rules of one extending those of the other. */
export interface ReportedPair {
  readonly base: ReportedRun
  readonly variant: ReportedRun
  readonly comparison: Comparison
}

/**
 * A page about runs: who wins and how certain that is, how long games are, how many moves there are to choose from, how
 * games end, and what a variant changes. One self-contained file, for a screen, a phone and paper.
 */
export function reportHtml(runs: readonly ReportedRun[], pairs: readonly ReportedPair[]): string {
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Games played</title>',
    `<style>${REPORT_STYLE}</style>`,
    '</head>',
    '<body>',
    '<header><h1>Games played</h1>',
    '<p>Lines through the dots are 95 % intervals: of twenty such lines about one misses the true value.</p>',
    '</header>',
    '<main>',
    ...pairs.map(pairSection),
    ...runs.map(runSection),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function pairSection({ base, variant, comparison }: ReportedPair): string {
  const { pairs, leftOut, winners, endings, plies, moves } = comparison
  return section(`${variant.title} against ${base.title}`, `pair-${base.id}-${variant.id}`, [
    `<p>${thousands(pairs)} pairs of games from the same seeds, between ${playersText(base)}.${leftOut > 0 ? ` ${thousands(leftOut)} pairs are left out because an error in the rules stopped one of their games.` : ''}</p>`,
    `<p class="key"><span class="base">○ ${forMarkup(base.title)}</span> <span class="variant">● ${forMarkup(variant.title)}</span></p>`,
    ...comparedFigure('Who wins', winners, percent, points),
    ...comparedFigure('How it ends', endings, percent, points),
    ...comparedFigure('How long', [plies], plain, signed),
    ...comparedFigure('How much there is to choose', [moves], plain, signed),
  ])
}

function comparedFigure(
  title: string,
  lines: readonly ComparedLine[],
  show: (value: number) => string,
  change: (value: number) => string,
): readonly string[] {
  if (lines.length === 0) return []
  const rows = lines.map((line) => {
    const { what, base, variant, difference, verdict } = line
    const isTold = verdict === 'more' || verdict === 'less'
    const doubt = isTold && !isSureTogether(line) ? ', but not certain with this many lines' : ''
    return {
      name: what,
      marks: [base, variant],
      text: `${show(base.value)} → ${show(variant.value)}: ${change(difference.value)} (${change(difference.low)} to ${change(difference.high)}), ${VERDICTS[verdict]}${doubt}`,
    }
  })
  return [`<h3>${forMarkup(title)}</h3>`, intervals(rows, show === percent)]
}

const VERDICTS: Readonly<Record<ComparedLine['verdict'], string>> = {
  more: 'more',
  less: 'less',
  same: 'the same in every game',
  open: 'not enough games to tell',
}

function runSection(run: ReportedRun): string {
  const { id, title, seats, seed, wanted, played, tally, samples, measured, boards } = run
  const games = [...tally.lengths.values()].reduce((all, n) => all + n, 0)
  const share = (name: string, n: number, sample: number | undefined) => {
    const estimate = shareOf(n, games)
    const game = sample === undefined ? '' : `, as game ${sample}`
    return {
      name,
      marks: [estimate],
      text: `${percent(estimate.value)} (${percent(estimate.low)} to ${percent(estimate.high)})${game}`,
    }
  }
  const stopped = [...tally.faults.values()]
  const results = [
    ...seats.map((seat, at) => share(`${seat} wins`, tally.wins[at] ?? 0, samples.wins[at])),
    share('drawn', tally.draws, samples.others.get('drawn')),
    ...(tally.lost > 0 ? [share('all lose', tally.lost, samples.others.get('lost'))] : []),
    ...(tally.scored > 0 ? [share('scored', tally.scored, samples.others.get('scored'))] : []),
  ]
  const reasons = [...tally.reasons].sort(([, a], [, b]) => b - a)
  return section(title, `run-${id}`, [
    `<p>${thousands(games)} games<span class="screen"> from seed <code>${forMarkup(seed)}</code></span>, between ${playersText(run)}.<span class="screen"> Run <code>${forMarkup(id)}</code>.</span></p>`,
    `<p class="screen">To see a game: <code>${forMarkup(replayCommand(run))}</code>.</p>`,
    ...boards.map((svg) =>
      htmlText(
        shape(
          'figure',
          { class: 'board' },
          shape('img', {
            alt: `The board of ${title}`,
            src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
          }),
        ),
      ),
    ),
    ...(played < wanted
      ? [`<p class="note">${thousands(wanted)} games were ordered; the rest are not there yet.</p>`]
      : []),
    ...stopped.map(
      ({ games: many, code, message, game }) =>
        `<p class="note">${thousands(many)} games were stopped, first game ${game}: ${forMarkup(`${code} ${message}`)}</p>`,
    ),
    ...(tally.guesses === 0
      ? []
      : [
          '<p class="note">Players did not always work out all that they could know, since that takes too much work.</p>',
        ]),
    ...(tally.uniform ? [] : ['<p class="note">Setups drawn at random were not all equally likely.</p>']),
    '<h3>Who wins</h3>',
    intervals(results, true),
    '<h3>How long games are, in plies</h3>',
    bars([...tally.lengths]),
    ...(samples.shortest === undefined || samples.longest === undefined
      ? []
      : [`<p>The shortest is game ${samples.shortest}, the longest game ${samples.longest}.</p>`]),
    '<h3>How many moves there are to choose from</h3>',
    bars(tally.widths.flatMap((n, width) => (n > 0 ? [[width, n] as const] : []))),
    '<h3>How games end</h3>',
    intervals(
      reasons.map(([reason, n]) => share(reason, n, samples.endings.get(reason))),
      true,
    ),
    ...(typeof measured === 'string'
      ? [`<p class="screen">${forMarkup(measured)}</p>`]
      : measuredParts(measured)),
  ])
}

/** The command that replays a game. Only the title of the rules is known here; readers know their own file. */
function replayCommand({ seed, players }: ReportedRun): string {
  const names = new Set(players).size === 1 ? players.slice(0, 1) : players
  const by = isQuick(names) ? '' : ` --players-by "${names.join(',')}"`
  return `sandtable replay RULES --seed "${seed}"${by} --game N`
}

function section(title: string, anchor: string, parts: readonly string[]): string {
  return [`<section id="${forMarkup(anchor)}">`, `<h2>${forMarkup(title)}</h2>`, ...parts, '</section>'].join(
    '\n',
  )
}

function playersText({ players, seats }: ReportedRun): string {
  const [first = ''] = players
  if (players.every((name) => name === first)) return `${forMarkup(first)} players`
  return forMarkup(players.map((name, seat) => `${name} (${seats[seat] ?? ''})`).join(', '))
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`
}

function points(value: number): string {
  return withSign((100 * value).toFixed(1))
}

function plain(value: number): string {
  return Number.isFinite(value) ? value.toFixed(1) : '?'
}

function signed(value: number): string {
  return Number.isFinite(value) ? withSign(value.toFixed(1)) : '?'
}
