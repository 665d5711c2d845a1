import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, sandtable } from '../cli/sandtable.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The most games that a test has time for; if a page plays more, the test plays only these. */
const MOST_GAMES = 20
/** The same for players that think, and how long `search` may think. */
const MOST_THOUGHT = 1
const LEAST_THOUGHT = 'search:5'

interface Block {
  readonly kind: string
  readonly text: string
}

const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

function blocks(document: string): readonly Block[] {
  const text = readFileSync(join(ROOT, document), 'utf8')
  return [...text.matchAll(/^```([^\n]*)\n([\s\S]*?)^```/gm)].map(([, kind = '', block = '']) => ({
    kind: kind.trim(),
    text: block,
  }))
}

interface Typed {
  readonly args: readonly string[]
  /** The exit code that the comment names; 0 if it names none. */
  readonly ends: number
}

/** The commands of a block: the arguments of `npx sandtable`, without redirections, and the exit code in the comment. */
function commands(text: string): readonly Typed[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('npx sandtable '))
    .map((line) => ({
      args: words(
        line
          .replace('npx sandtable ', '')
          .replace(/\s#.*$/, '')
          .replace(/\s>\s.*$/, ''),
      ),
      ends: Number(/#.*\bexits with (\d)/.exec(line)?.[1] ?? 0),
    }))
}

function words(line: string): readonly string[] {
  const found = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')
  const most = found.includes('--players-by') ? MOST_THOUGHT : MOST_GAMES
  const fewer = found.map((word, i) =>
    found[i - 1] === '--games'
      ? String(Math.min(Number(word), most))
      : word.replaceAll(/search:\d+/g, LEAST_THOUGHT),
  )
  return found.includes('--coverage') ? [...fewer, '--games', String(most)] : fewer
}

/**
 * Follows a page from top to bottom in an empty folder, as a reader does: saves rulesets under their ids and types commands.
 * Any output that a page shows must be in the output of the last command.
 */
async function follow(document: string): Promise<number> {
  const folder = folderWith()
  let typed = 0
  let said = ''
  for (const { kind, text } of blocks(document)) {
    if (kind === 'yaml ruleset' || kind === 'yaml wrong') {
      writeFileSync(join(folder, `${/^id: (.*)$/m.exec(text)?.[1] ?? 'mine'}.yaml`), text)
    } else if (kind === 'text output') {
      for (const line of text.trimEnd().split('\n')) expect(said, document).toContain(line.trimEnd())
    } else if (kind === 'sh')
      for (const { args, ends } of commands(text)) {
        const { code, out, err } = await sandtable(args, folder)
        said = `${out}${err}`
        typed++
        expect({ command: args.join(' '), code, said }).toEqual({
          command: args.join(' '),
          code: ends,
          said,
        })
      }
  }
  return typed
}

describe('commands printed in the documents work as shown', () => {
  for (const document of documents)
    test(document, async () => {
      const printed = blocks(document)
        .filter(({ kind }) => kind === 'sh')
        .flatMap(({ text }) => commands(text)).length
      expect(await follow(document)).toBe(printed)
    })
})
