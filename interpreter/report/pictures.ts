import { forMarkup } from '../../grammar/diagnostics/safe-text.ts'
import { shape, svgText, type Shape } from '../look/shape.ts'
import type { Estimate } from '../simulation/statistics.ts'

/** One line of a chart: its label, its dots, and the same in words. */
interface Row {
  readonly name: string
  /** One, or first the base and then the variant. */
  readonly marks: readonly Estimate[]
  readonly text: string
}

/** Charts are drawn for a phone and grow with the page. */
const WIDTH = 320
const PAD = 8
const ROW = 22

/** Dots with their intervals, each beside its name and its numbers. `isShare`: from 0 to 1. */
export function intervals(rows: readonly Row[], isShare: boolean): string {
  const ends = rows.flatMap(({ marks }) => marks.flatMap(({ low, high, value }) => [low, high, value]))
  const finite = ends.filter(Number.isFinite)
  const most = isShare ? 1 : Math.max(...finite, 1) * 1.1
  const least = isShare ? 0 : Math.min(...finite, 0)
  const at = (value: number): number =>
    PAD + ((Math.min(most, Math.max(least, value)) - least) / (most - least)) * (WIDTH - 2 * PAD)
  const line = ({ name, marks, text }: Row): string => {
    const height = ROW * 0.5 + marks.length * 10
    const shapes = marks.flatMap((mark, which) => {
      const y = height / 2 + (which - (marks.length - 1) / 2) * 10
      const tone = marks.length > 1 && which === 0 ? 'base' : 'variant'
      return markShapes(mark, tone, at, y)
    })
    const scale = [0, 0.25, 0.5, 0.75, 1].map((part) => {
      const x = PAD + part * (WIDTH - 2 * PAD)
      return shape('line', { class: 'scale', x1: x, x2: x, y1: 0, y2: height })
    })
    const picture = drawn(height, text, [...scale, ...shapes])
    return `<li><span class="name">${forMarkup(name)}</span>${picture}<span class="value">${forMarkup(text)}</span></li>`
  }
  const numberText = (value: number): string => (isShare ? `${Math.round(value * 100)} %` : value.toFixed(0))
  const scale = `<li class="ends"><span class="name"></span><span class="axis"><span>${numberText(least)}</span><span>${numberText(most)}</span></span><span class="value"></span></li>`
  return `<ul class="rows">\n${[...rows.map(line), scale].join('\n')}\n</ul>`
}

function markShapes(
  { low, value, high }: Estimate,
  tone: 'base' | 'variant',
  at: (value: number) => number,
  y: number,
): readonly Shape[] {
  return [
    shape('line', { class: tone, x1: at(low), x2: at(high), y1: y, y2: y }),
    shape('circle', { class: tone, cx: at(value), cy: y, r: 4 }),
  ]
}

/** A mean with its interval, between the lowest and the highest value. */
interface Strip {
  readonly name: string
  readonly about: string
  readonly mean: Estimate
  readonly least: number
  readonly most: number
  readonly text: string
}

/** Means of unrelated quantities: each line has its own scale. */
export function strips(all: readonly Strip[]): string {
  const strip = ({ name, about, mean, least, most, text }: Strip): string => {
    const at = (value: number): number =>
      least === most
        ? WIDTH / 2
        : PAD + ((Math.min(most, Math.max(least, value)) - least) / (most - least)) * (WIDTH - 2 * PAD)
    const y = ROW / 2
    const range = shape('line', { class: 'range', x1: at(least), x2: at(most), y1: y, y2: y })
    const picture = drawn(ROW, text, [range, ...markShapes(mean, 'variant', at, y)])
    return `<li><span class="name">${forMarkup(name)}<br><small>${forMarkup(about)}</small></span>${picture}<span class="value">${forMarkup(text)}</span></li>`
  }
  return `<ul class="rows">\n${all.map(strip).join('\n')}\n</ul>`
}

const MOST_BARS = 40
const HEIGHT = 90

/** A histogram. The last bar collects all the rare values beyond it. */
export function bars(counts: readonly (readonly [value: number, times: number])[]): string {
  const total = counts.reduce((all, [, n]) => all + n, 0)
  if (total === 0) return '<p>There are no games.</p>'
  const sorted = [...counts].sort(([a], [b]) => a - b)
  const [least = 0] = sorted[0] ?? []
  const last = ranked(sorted, total * 0.995)
  const wide = Math.max(1, Math.ceil((last - least + 1) / MOST_BARS))
  const many = Math.floor((last - least) / wide) + 1
  const heights = Array.from({ length: many }, () => 0)
  for (const [value, n] of sorted) {
    const bin = Math.min(many - 1, Math.floor((value - least) / wide))
    heights[bin] = (heights[bin] ?? 0) + n
  }
  const top = Math.max(...heights)
  const step = (WIDTH - 2 * PAD) / many
  const shapes = heights.map((n, bin) => {
    const from = least + bin * wide
    const isLast = bin === many - 1
    const name =
      isLast && (sorted.at(-1)?.[0] ?? 0) >= from + wide
        ? `${from} and more`
        : wide === 1
          ? `${from}`
          : `${from} to ${from + wide - 1}`
    const height = (n / top) * HEIGHT
    return shape(
      'rect',
      { x: PAD + bin * step + step * 0.08, y: HEIGHT - height, width: step * 0.84, height },
      shape('title', {}, `${name}: ${n}`),
    )
  })
  const mean = sorted.reduce((all, [value, n]) => all + value * n, 0) / total
  const text = `mean ${mean.toFixed(1)}, half of them up to ${ranked(sorted, total / 2)}, 95 % up to ${ranked(sorted, total * 0.95)}`
  return [
    '<figure>',
    drawn(HEIGHT, text, shapes),
    `<span class="axis"><span>${least}</span><span>${least + (many - 1) * wide}</span></span>`,
    `<figcaption>${text}</figcaption>`,
    '</figure>',
  ].join('\n')
}

/** The value below which this share of the values lies. */
function ranked(sorted: readonly (readonly [value: number, times: number])[], rank: number): number {
  let seen = 0
  return sorted.find(([, n]) => (seen += n) >= rank)?.[0] ?? 0
}

function drawn(height: number, text: string, shapes: readonly Shape[]): string {
  return svgText(
    shape(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${Math.round(height)}`, role: 'img', 'aria-label': text },
      ...shapes,
    ),
  )
}
