import { signal } from '@preact/signals'

/** A page of the tour, as the site stores it beside its HTML. */
export interface LessonPage {
  readonly id: string
  /** Its place among all pages, from 1. */
  readonly at: number
  readonly pages: number
  readonly title: string
  /** Paragraphs with words of the language in backticks. */
  readonly text: string
  readonly task: string
  readonly hint: string
  readonly ruleset: string
  readonly check: string
  readonly solution: readonly { readonly was: string; readonly now: string }[]
  /** Id of the page after it. */
  readonly next: string | undefined
}

export interface OpenLesson {
  readonly page: LessonPage
  /** The file with its ruleset. */
  readonly file: string
}

export const lesson = signal<OpenLesson | undefined>(undefined)
