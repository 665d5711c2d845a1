import type { Shape } from './shape.ts'
import { TOWN, type TileFill } from './side-words.ts'

/** The colours of a fill in pictures without a style sheet, and its strokes around the origin. */
interface FillLook {
  readonly ground: string
  readonly line: string
  readonly strokes: string
}

export const FILL_LOOKS: Readonly<Record<TileFill, FillLook>> = {
  [TOWN]: {
    ground: '#dba288',
    line: '#7d4630',
    strokes: 'M-.32 .2v-.26l.16-.16 .16 .16v.26ZM.02 .02l.15-.15 .15 .15v.22h-.3ZM-.2 .2v-.12h.08v.12',
  },
  water: {
    ground: '#b3d4e5',
    line: '#6b9dba',
    strokes: 'M-.33-.16q.08-.09.16 0t.16 0M.02.05q.08-.09.16 0t.16 0M-.3.26q.08-.09.16 0t.16 0',
  },
  forest: {
    ground: '#b5cda0',
    line: '#6d8c57',
    strokes:
      'M-.22-.3l-.12.22h.24ZM-.22-.08v.08M.2-.16l-.12.22h.24ZM.2.06v.08M-.12.1l-.12.22h.24ZM-.12.32v.06',
  },
  grass: {
    ground: '#d3e0ae',
    line: '#93a765',
    strokes:
      'M-.27-.1l-.04-.12M-.25-.1v-.14M-.23-.1l.04-.12M.2.06l-.04-.12M.22.06v-.14M.24.06l.04-.12M-.1.32l-.04-.12M-.08.32v-.14M-.06.32l.04-.12',
  },
  field: {
    ground: '#ebdb9b',
    line: '#bfa55a',
    strokes: 'M-.32-.12L-.12-.32M-.34.14L.14-.34M-.24.28L.28-.24M-.06.34L.34-.06',
  },
  sand: {
    ground: '#eedfb8',
    line: '#bfa672',
    strokes: 'M-.26-.22h0M.06-.3h0M.28-.1h0M-.06-.06h0M-.32.08h0M.16.12h0M-.14.26h0M.26.28h0',
  },
  rock: {
    ground: '#cfcac3',
    line: '#8d867c',
    strokes: 'M-.36-.02l.14-.24.12.16.06-.08.14.18M-.1.3l.16-.26.12.16.06-.08.1.18',
  },
  snow: {
    ground: '#f0f4f7',
    line: '#a9bbc9',
    strokes:
      'M-.2-.28v.2M-.29-.23l.18.1M-.11-.23l-.18.1M.18.02v.2M.09.07l.18.1M.27.07l-.18.1M-.18.24h0M.22-.24h0',
  },
  swamp: {
    ground: '#bfcbaa',
    line: '#75845f',
    strokes:
      'M-.34-.1h.2M-.24-.1v-.16M-.19-.13v-.1M.08.06h.24M.18.06v-.18M.24.03v-.1M-.26.28h.22M-.16.28v-.16',
  },
  road: {
    ground: '#dccdb4',
    line: '#a89473',
    strokes: 'M-.36-.1h.16M-.08-.1h.16M.2-.1h.16M-.36.14h.16M-.08.14h.16M.2.14h.16',
  },
}

/** The rules of the fills and of tiles, each in a line. */
const FILL_STYLE = [
  '.tile-ground { fill: #f2e9d6; }',
  '.tile-edge { fill: none; stroke: #4a4335; stroke-width: 0.05; stroke-linejoin: round; }',
  '.side-area { stroke: #4a4335; stroke-width: 0.05; stroke-linejoin: round; }',
  '.side-letter { fill: #1c1b18; font-weight: 650; paint-order: stroke; stroke: #fffdf8; stroke-width: 0.08; }',
  '.side-way, .side-bank, .side-dashes { fill: none; }',
  '.side-cap { stroke-linecap: round; }',
  '.side-bank { stroke: #4a4335; stroke-width: 0.34; }',
  '.side-way { stroke-width: 0.24; }',
  '.side-dashes { stroke-width: 0.035; stroke-dasharray: 0.12 0.12; }',
  '.strokes { fill: none; stroke-width: 0.035; stroke-opacity: 0.75; stroke-linecap: round; stroke-linejoin: round; }',
  '.tint { fill-opacity: 0.55; stroke-width: 0; }',
  '.space-sign .symbol { fill: #4a4335; }',
  ...Object.entries(FILL_LOOKS).flatMap(([name, { ground, line }]) => [
    `.fill-${name} { fill: ${ground}; }`,
    `.side-way.fill-${name} { fill: none; stroke: ${ground}; }`,
    `.strokes-${name} { stroke: ${line}; }`,
  ]),
].join('\n')

const FILLED = /^(?:fill|strokes|tint|tile|space-sign)$/u

/** The style sheet of fills and tiles for pictures that are on no page; empty if none of the shapes needs it. */
export function fillStyle(shapes: readonly Shape[]): string {
  return isFilled(shapes) ? `${FILL_STYLE}\n` : ''
}

function isFilled(shapes: readonly Shape[]): boolean {
  return shapes.some(
    ({ attributes, children }) =>
      String(attributes['class'] ?? '')
        .split(' ')
        .some((name) => FILLED.test(name)) || isFilled(children.filter((child) => typeof child !== 'string')),
  )
}
