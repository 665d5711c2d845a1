import type { Shape } from './shape.ts'

/** Colours of pieces for pictures without a style sheet: the body, its edge, and signs on it. */
const COLORS: Readonly<Record<string, readonly [body: string, edge: string, face: string]>> = {
  white: ['#faf7ee', '#22211f', '#262219'],
  black: ['#22211f', '#000000', '#f5efe1'],
  red: ['#d23b12', '#571505', '#ffffff'],
  blue: ['#0072b2', '#032c47', '#ffffff'],
  green: ['#009e73', '#023829', '#ffffff'],
  yellow: ['#f0e442', '#6a5a08', '#1c1b18'],
  orange: ['#e69f00', '#5f4203', '#1c1b18'],
  purple: ['#b06fc4', '#43204e', '#1c1b18'],
  pink: ['#f3a6c8', '#6b2747', '#1c1b18'],
  brown: ['#5b3413', '#24140a', '#ffffff'],
  grey: ['#a3a8a8', '#3c4242', '#1c1b18'],
  gold: ['#b8860b', '#4a3502', '#1c1b18'],
  sky: ['#56b4e9', '#123f5a', '#1c1b18'],
  0: ['#0072b2', '#032c47', '#ffffff'],
  1: ['#d55e00', '#552203', '#ffffff'],
  2: ['#f0e442', '#6a5a08', '#1c1b18'],
  3: ['#22211f', '#000000', '#f5efe1'],
  4: ['#56b4e9', '#123f5a', '#1c1b18'],
  5: ['#cc79a7', '#54203f', '#1c1b18'],
  none: ['#b9b4a6', '#4d4a42', '#1c1b18'],
}

/** The colour of a body. */
export function bodyOf(color: string): string {
  return COLORS[color]?.[0] ?? '#b9b4a6'
}

/** Black men keep a light outline on every ground. */
const HALO = '#efe9da'

const PIECES = `
.body { stroke-width: 0.08; stroke-linejoin: round; }
.rim { fill: none; stroke-opacity: 0.3; stroke-width: 0.06; }
.shine { fill: #ffffff; fill-opacity: 0.28; }
.bar, .veil { fill: none; stroke-opacity: 0.8; stroke-width: 0.12; stroke-linecap: round; }
.letter { font-size: 1.02px; font-weight: 650; }
.index { font-weight: 700; }
.bare .symbol { stroke-width: 34; stroke-linejoin: round; paint-order: stroke; }
.bare .letter { stroke-width: 0.14; paint-order: stroke; }
`

/** The style sheet of the pieces among these shapes, for pictures that are on no page. */
export function pieceStyle(shapes: readonly Shape[]): string {
  const used = new Set(shapes.flatMap(coatsIn))
  const rules = [...used].map((name) => {
    if (name === 'tinted') return coatRules('.tinted', 'inherit', '#22211f', '#1c1b18')
    if (name === 'tinted-dark') return coatRules('.tinted-dark', 'inherit', '#000000', '#ffffff')
    const [body, edge, face] = COLORS[name.replace('coat-', '')] ?? COLORS['none'] ?? ['', '', '']
    const isBlack = body === COLORS['black']?.[0]
    return coatRules(`.${name}`, body, edge, face, isBlack ? HALO : edge)
  })
  return used.size === 0 ? '' : `${PIECES.trim()}\n${rules.join('\n')}\n`
}

function coatRules(coat: string, body: string, edge: string, face: string, halo = edge): string {
  const on = (...parts: readonly string[]): string => parts.map((part) => `${coat} ${part}`).join(', ')
  return [
    `${on('.body')} { fill: ${body}; stroke: ${edge}; }`,
    `${on('.rim', '.bar', '.veil')} { stroke: ${face}; }`,
    `${on('.symbol', '.letter', '.index')} { fill: ${face}; }`,
    `${on('.bare .symbol', '.bare .letter')} { fill: ${body}; stroke: ${halo}; }`,
    ...(body === 'inherit' ? [] : [`${coat}.ink { fill: ${body}; }`]),
    `${coat}.ink .symbol { fill: inherit; }`,
    `${coat}.ink .spot { fill: ${face}; }`,
    `${coat}.path, ${coat}.side-way { stroke: ${body}; }`,
    `${coat}.shade { fill: ${body}; stroke: ${edge}; }`,
  ].join('\n')
}

function coatsIn({ attributes, children }: Shape): readonly string[] {
  const classes = String(attributes['class'] ?? '').split(' ')
  return [
    ...classes.filter((name) => /^(?:coat-|tinted)/u.test(name)),
    ...children.flatMap((child) => (typeof child === 'string' ? [] : coatsIn(child))),
  ]
}
