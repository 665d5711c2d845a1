import type { VNode } from 'preact'

/** A page to read. */
export interface LearnPage {
  /** Its file below `learn/`, such as `tour/a-board.html`. */
  readonly path: string
  readonly title: string
  /** The part of the site that it belongs to; undefined for the first page. */
  readonly part: Part | undefined
  readonly body: VNode
  /** For the search: other names, and the words in it. Empty if it is not to be found. */
  readonly also: readonly string[]
  readonly text: string
  /** How much it counts among others in a search; 1 if absent. */
  readonly weight?: number
  /** Data that the editor reads when the page leads there, as a JSON file beside the page. */
  readonly data?: object
  /** Paths of the pages before and after it, where pages are read in order. */
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** Parts of the site in the order of its menu, with their first pages. */
export const PARTS = {
  tour: { title: 'Tour', path: 'tour/index.html' },
  phrases: { title: 'Phrasebook', path: 'phrases/index.html' },
  recipes: { title: 'Cookbook', path: 'recipes/index.html' },
  reference: { title: 'Reference', path: 'reference/index.html' },
  messages: { title: 'Messages', path: 'messages/index.html' },
  documents: { title: 'Guides', path: 'guides/index.html' },
} as const

export type Part = keyof typeof PARTS

/** The way from one page to another; both are paths below `learn/`. */
export function way(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`
}
