import { text } from '../texts/text.ts'
import { Button } from '../parts/button.tsx'

const BARS = 32

interface Bar {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** How often each number occurred; adjacent numbers share a bar if there are many. */
export function Histogram({
  label,
  counts,
  onPick,
}: {
  readonly label: string
  readonly counts: readonly (readonly [number, number])[]
  readonly onPick?: (from: number, to: number) => void
}) {
  const bars = barsOf(counts)
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const [first, last] = [bars[0], bars.at(-1)]
  return (
    <figure class="histogram">
      <div class="bars" role="group" aria-label={label}>
        {bars.map(({ from, to, count }) => {
          const range = from === to ? String(from) : `${from}–${to}`
          const said = text('barOf', { range, count })
          const bar = <span style={{ height: `${Math.max(count > 0 ? 2 : 0, (100 * count) / most)}%` }} />
          return onPick === undefined || count === 0 ? (
            <span key={from} class="bar" role="img" aria-label={said} title={said}>
              {bar}
            </span>
          ) : (
            <Button key={from} class="bar" aria-label={said} title={said} onClick={() => onPick(from, to)}>
              {bar}
            </Button>
          )
        })}
      </div>
      <figcaption>
        <span>{first?.from}</span>
        <span>{last?.to}</span>
      </figcaption>
    </figure>
  )
}

function barsOf(counts: readonly (readonly [number, number])[]): readonly Bar[] {
  const values = counts.map(([value]) => value)
  const least = Math.min(...values)
  const step = Math.max(1, Math.ceil((Math.max(...values) - least + 1) / BARS))
  const bars = new Map<number, number>()
  for (const [value, count] of counts) {
    const bar = Math.floor((value - least) / step)
    bars.set(bar, (bars.get(bar) ?? 0) + count)
  }
  const last = Math.max(-1, ...bars.keys())
  return Array.from({ length: last + 1 }, (_, bar) => ({
    from: least + bar * step,
    to: least + (bar + 1) * step - 1,
    count: bars.get(bar) ?? 0,
  }))
}
