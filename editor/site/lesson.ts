/** A page of the tour: what it says, a ruleset to change, a task, and what shows that it is done. */
export interface Lesson {
  /** From the name of its file, such as `a-whole-game`. */
  readonly id: string
  readonly chapter: number
  readonly title: string
  /** Markdown above the ruleset. */
  readonly text: string
  readonly ruleset: string
  readonly task: string
  readonly hint: string
  /** Codes of messages that the page explains. */
  readonly messages: readonly string[]
  /** Examples that pass when the task is done. */
  readonly check: string
  /** Edits of the ruleset that solve the task: texts that occur once in it, and what replaces them. */
  readonly solution: readonly { readonly was: string; readonly now: string }[]
}

const BLOCK = /^```([^\n]*)\n([^]*?)^```$/gmu

/** Reads a page of `docs/lessons`. `test/lessons` holds every page to this form. */
export function lessonIn(name: string, page: string): Lesson {
  const blocks = [...page.matchAll(BLOCK)].map(([, kind = '', text = '']) => ({ kind, text }))
  const of = (kind: string): readonly string[] =>
    blocks.filter((block) => block.kind === kind).map(({ text }) => text)
  const prose = page.replaceAll(BLOCK, '\n')
  const [, chapter = '', id = ''] = /^(\d)-\d+-(.*)\.md$/u.exec(name) ?? []
  const [, title = ''] = /^# (.*)$/mu.exec(prose) ?? []
  const now = of('now')
  return {
    id,
    chapter: Number(chapter),
    title,
    text: prose
      .replace(/^# .*$/mu, '')
      .replace(/^(?:Task|Hint|Messages): [^]*/mu, '')
      .trim(),
    ruleset: of('yaml ruleset').join(''),
    task: paragraph(prose, 'Task'),
    hint: paragraph(prose, 'Hint'),
    messages: paragraph(prose, 'Messages').match(/ST\d+/gu) ?? [],
    check: of('yaml check').join(''),
    solution: of('was').map((was, i) => ({ was: was.trimEnd(), now: (now[i] ?? '').trimEnd() })),
  }
}

function paragraph(prose: string, label: string): string {
  return new RegExp(`^${label}: ([^]*?)(?:\\n\\n|$(?![^]))`, 'mu').exec(prose)?.[1]?.trim() ?? ''
}

/** The ruleset with the task done. */
export function solved({ ruleset, solution }: Lesson): string {
  return solution.reduce((text, { was, now }) => text.replace(was, () => now), ruleset)
}
