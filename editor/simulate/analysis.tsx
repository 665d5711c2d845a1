import { useState } from 'preact/hooks'
import type { Estimate, Measure, CoveredLine } from '../../interpreter/index.ts'
import { text, type TextKey } from '../texts/text.ts'
import type { Analysed } from '../workers/simulation-calls.ts'
import type { Simulation } from './simulation.ts'
import { Button } from '../parts/button.tsx'

/** At most this many games are measured: each is examined move by move. */
const MOST = 200

const NAMES: Readonly<Record<Measure['name'], TextKey>> = {
  'duration in moves': 'durationInMoves',
  'duration in turns': 'durationInTurns',
  'branching factor': 'branchingFactor',
  'decision factor': 'decisionFactor',
  'decision moves': 'decisionMoves',
  drama: 'drama',
  'lead change': 'leadChange',
  'first seat': 'firstSeat',
}

/** Properties of the games: how long, open and tense they were, and which rules and spaces never mattered. */
export function AnalysisPanel({
  simulation,
  onShow,
  onCovered,
}: {
  readonly simulation: Simulation
  readonly onShow: (game: number) => void
  /** The coverage of the rules by these games. */
  readonly onCovered: (lines: readonly CoveredLine[]) => void
}) {
  const [found, setFound] = useState<Analysed>()
  const [isBusy, setBusy] = useState(false)
  const done = simulation.progress.value?.done ?? 0
  const start = async (): Promise<void> => {
    setBusy(true)
    try {
      for await (const each of simulation.analyse(Math.min(MOST, done))) setFound(each)
    } finally {
      setBusy(false)
    }
  }
  const never = found?.lines.filter(({ used }) => used === 0) ?? []
  return (
    <section class="panel">
      <h3>{text('measures')}</h3>
      <div class="buttons start">
        <Button disabled={isBusy} onClick={() => void start()}>
          {text('measureGames', { games: Math.min(MOST, done) })}
        </Button>
        {found !== undefined && (
          <Button class="quiet" onClick={() => onCovered(found.lines)}>
            {text('markSimulation')}
          </Button>
        )}
      </div>
      {found !== undefined && (
        <>
          <p class="muted" role="status">
            {text('gamesMeasured', { games: found.analysis.games })}
            {found.timeouts > 0 && ` ${text('gamesLeftOut', { games: found.timeouts })}`}
          </p>
          <div class="scroll">
            <table class="sheet">
              <thead>
                <tr>
                  <td />
                  <th scope="col">{text('mean')}</th>
                  <th scope="col">{text('least')}</th>
                  <th scope="col">{text('most')}</th>
                </tr>
              </thead>
              <tbody>
                {found.analysis.measures.map(({ name, mean, least, most }) => (
                  <tr key={name}>
                    <th scope="row">{text(NAMES[name])}</th>
                    <td>
                      {shown(mean.value)} <Interval of={mean} />
                    </td>
                    {[least, most].map(({ value, game }, i) => (
                      <td key={i}>
                        <Button class="link" title={text('showGame')} onClick={() => onShow(game)}>
                          {shown(value)}
                        </Button>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p>
            {text('shares', {
              balance: shown(found.analysis.balance),
              completion: shown(found.analysis.completion),
              drawishness: shown(found.analysis.drawishness),
            })}
          </p>
          {found.analysis.deadSpaces.length > 0 && (
            <p>{text('deadSpaces', { spaces: found.analysis.deadSpaces.join(', ') })}</p>
          )}
          {never.length > 0 && <p>{text('deadRules', { count: never.length })}</p>}
        </>
      )}
    </section>
  )
}

function Interval({ of: { low, high } }: { readonly of: Estimate }) {
  return (
    <small class="muted">
      [{shown(low)}, {shown(high)}]
    </small>
  )
}

function shown(value: number): string {
  return Number.isFinite(value) ? value.toFixed(2) : ''
}
