import { effect, signal, type Signal } from '@preact/signals'
import { rulebookLanguages } from '../../interpreter/rulebook/index.ts'
import { OPPONENTS, type Opponent } from '../play/players.ts'

type Theme = 'system' | 'light' | 'dark'

/** A user preference. If storage is unavailable, it lasts as long as the page. */
function preference<T extends string>(name: string, values: readonly T[], otherwise: T): Signal<T> {
  const key = `sandtable ${name}`
  const stored = read(key)
  const value = signal(values.find((each) => each === stored) ?? otherwise)
  effect(() => write(key, value.value))
  return value
}

/** A preference that is a whole number within bounds. */
export function keptNumber(name: string, otherwise: number, least: number, most: number): Signal<number> {
  const stored = Number(read(`sandtable ${name}`) ?? Number.NaN)
  const value = signal(stored >= least && stored <= most ? stored : otherwise)
  effect(() => write(`sandtable ${name}`, String(value.value)))
  return value
}

const VISIT = 'sandtable welcome'

/** True until the welcome has been closed, unless a link leads to something else. */
export function isFirstVisit(): boolean {
  return location.hash === '' && read(VISIT) === undefined && read('sandtable game') === undefined
}

export function noteVisit(): void {
  write(VISIT, 'seen')
}

/** Who plays the other seats of a game that is opened. */
export const opponent = preference<Opponent>('opponent', OPPONENTS, 'search:beginner')

export const theme = preference<Theme>('theme', ['system', 'light', 'dark'], 'system')

const NEXT_THEME = { system: 'light', light: 'dark', dark: 'system' } as const

/** The theme after the current one. */
export function nextTheme(): Theme {
  return NEXT_THEME[theme.value]
}

/** Whether pieces are seen to move. They never do if the system asks for less motion. */
export const motion = preference<'on' | 'off'>('motion', ['on', 'off'], 'on')

/** Whether moves are heard. */
export const sound = preference<'on' | 'off'>('sound', ['on', 'off'], 'off')

/** Whether long lines of the text are wrapped. */
export const wraps = preference<'on' | 'off'>('wrap', ['on', 'off'], 'off')

const FONT_SIZES = ['11', '12', '13', '14', '16', '18', '20', '24'] as const
/** Pixels of the text of the rules. */
export const fontSize = preference<(typeof FONT_SIZES)[number]>('font size', FONT_SIZES, '13')

/** Makes the text of the rules one step larger (1) or smaller (-1). */
export function changeFontSize(by: 1 | -1): void {
  fontSize.value = FONT_SIZES[FONT_SIZES.indexOf(fontSize.value) + by] ?? fontSize.value
}

/** A code such as `it`; defaults to the language of the browser. */
export const language = preference<string>(
  'language',
  rulebookLanguages,
  rulebookLanguages.find((code) => navigator.languages.some((asked) => asked.split('-')[0] === code)) ?? 'en',
)

export const isDark = signal(false)
/** The system draws everything in a small palette of its own. */
export const isHighContrast = signal(false)

const system = matchMedia('(prefers-color-scheme: dark)')
const forced = matchMedia('(forced-colors: active)')

export function watchTheme(): void {
  const update = (): void => {
    isDark.value = theme.value === 'dark' || (theme.value === 'system' && system.matches)
    isHighContrast.value = forced.matches
    document.documentElement.dataset['theme'] = isDark.value ? 'dark' : 'light'
  }
  system.addEventListener('change', update)
  forced.addEventListener('change', update)
  effect(update)
}

export function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage may be refused or full; nothing important is kept only here.
  }
}
