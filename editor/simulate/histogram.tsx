import { text } from '../texts/text.ts'
import { Button } from '../parts/button.tsx'
import { percent } from './share.tsx'

const BARS = 32
/** The most numbers written below the bars. */
const TICKS = 6

type Counts = readonly (readonly [value: number, count: number])[]

interface Bar {
  readonly from: number
  readonly to: number
  readonly count: number
  /** Shares of all that was counted. */
  readonly share: number
  readonly baseShare: number
}

/**
 * How often each number occurred; adjacent numbers share a bar if there are many. Marks across the bars show how often
 * it was in the base.
 */
export function Histogram({
  label,
  counts,
  base = [],
  onPick,
}: {
  readonly label: string
  readonly counts: Counts
  readonly base?: Counts
  readonly onPick?: (from: number, to: number) => void
}) {
  const bars = barsOf(counts, base)
  const most = Math.max(...bars.flatMap(({ share, baseShare }) => [share, baseShare]), 1e-9)
  const step = tickStep(bars.length)
  return (
    <figure class="histogram">
      <div class="bars" role="group" aria-label={label}>
        <span class="most" aria-hidden="true">
          {percent(most)}
        </span>
        {bars.map(({ from, to, count, share, baseShare }) => {
          const range = from === to ? String(from) : `${from}–${to}`
          const inBase = base.length > 0 ? `; ${text('base')}: ${percent(baseShare)}` : ''
          const label = `${text('barOf', { range, count })} (${percent(share)}${inBase})`
          const height = (of: number): string => `${of === 0 ? 0 : Math.max(2, (100 * of) / most)}%`
          const bar = (
            <>
              <span class="own" style={{ height: height(share) }} />
              {baseShare > 0 && <span class="base" style={{ height: height(baseShare) }} />}
            </>
          )
          return onPick === undefined || count === 0 ? (
            <span key={from} class="bar" role="img" aria-label={label} title={label}>
              {bar}
            </span>
          ) : (
            <Button key={from} class="bar" aria-label={label} title={label} onClick={() => onPick(from, to)}>
              {bar}
            </Button>
          )
        })}
      </div>
      <div class="ticks" aria-hidden="true">
        {bars.map(({ from }, i) => (
          <span key={from}>{i % step === 0 ? from : ''}</span>
        ))}
      </div>
      {base.length > 0 && (
        <figcaption>
          <span class="own key" /> {text('variant')} <span class="base key" /> {text('base')}
        </figcaption>
      )}
    </figure>
  )
}

/** Bars from one written number to the next. */
function tickStep(bars: number): number {
  return Math.max(1, Math.ceil(bars / TICKS))
}

function barsOf(counts: Counts, base: Counts): readonly Bar[] {
  const values = [...counts, ...base].map(([value]) => value)
  if (values.length === 0) return []
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  const step = Math.max(1, Math.ceil((greatest - least + 1) / BARS))
  const length = Math.floor((greatest - least) / step) + 1
  const shares = (of: Counts): { readonly sums: readonly number[]; readonly all: number } => {
    const sums = Array.from({ length }, () => 0)
    for (const [value, count] of of) {
      const bar = Math.floor((value - least) / step)
      sums[bar] = (sums[bar] ?? 0) + count
    }
    return {
      sums,
      all: Math.max(
        1,
        of.reduce((sum, [, count]) => sum + count, 0),
      ),
    }
  }
  const [own, theirs] = [shares(counts), shares(base)]
  return Array.from({ length }, (_, i) => {
    const count = own.sums[i] ?? 0
    return {
      from: least + i * step,
      to: least + (i + 1) * step - 1,
      count,
      share: count / own.all,
      baseShare: (theirs.sums[i] ?? 0) / theirs.all,
    }
  })
}
