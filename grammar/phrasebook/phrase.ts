/** A sentence as rulebooks say it, and the lines that say it here. */
export interface Phrase {
  /** Unique among all phrases: a short name in lower case. */
  readonly id: string
  /** Its topic: the title of the file. */
  readonly topic: string
  readonly say: string
  /** Other words for it, as players say them. */
  readonly also: readonly string[]
  /** Id of the small game to which the lines are added. Empty if it cannot be said. */
  readonly game: string
  /** Entries of a variant. Empty if it cannot be said. */
  readonly lines: string
  /** An example that passes only with these lines. */
  readonly shown: string
  /** A remark on the lines; for a sentence that cannot be said, why, and the nearest thing. */
  readonly note: string
  /** Words of the language in the lines that are worth looking up. */
  readonly see: readonly string[]
}

/** A file of the phrasebook. `test/phrasebook` holds every file to this form. */
export interface PhraseFile {
  readonly topic: string
  readonly phrases: Readonly<Record<string, Readonly<Record<string, string | string[]>>>>
}

export function phrasesIn({ topic, phrases }: PhraseFile): readonly Phrase[] {
  return Object.entries(phrases).map(([id, row]) => ({
    id,
    topic,
    say: textOf(row['say']),
    also: listOf(row['also']),
    game: textOf(row['game']),
    lines: textOf(row['lines']),
    shown: textOf(row['shown']),
    note: textOf(row['note']),
    see: listOf(row['see']),
  }))
}

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value.trimEnd() : ''
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  return typeof value === 'object' ? value : []
}

/** The variant that the lines make of their game, with its example. */
export function rulesetOf({ id, say, game, lines, shown }: Phrase): string {
  const head = `sandtable: 1\nid: ${id.replaceAll(' ', '-')}\ntitle: ${JSON.stringify(say)}\nextends: ${game}\n`
  const example = shown === '' ? '' : `examples:\n${shown.replaceAll(/^(?=.)/gmu, '  ')}\n`
  return `${head}${lines}\n${example}`
}
