import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blocksIn, fileAfter } from '../../editor/site/tutorial.ts'
import type { Block } from '../../editor/site/tutorial.ts'
import { folderWith, sandtable } from '../cli/sandtable.ts'
import { DOCUMENTS } from './documents.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The most games that a test has time for; if a page plays more, the test plays only these. Games of tutorials are small. */
const MOST_GAMES = 20
const MOST_OF_TUTORIALS = 2000
/** The same for players that think, and how long `search` may think. */
const MOST_THOUGHT = 1
const LEAST_THOUGHT = 'search:5'

function blocks(document: string): readonly Block[] {
  return blocksIn(readFileSync(join(ROOT, document), 'utf8'))
}

interface Typed {
  readonly args: readonly string[]
  /** The exit code that the comment names; 0 if it names none. */
  readonly ends: number
}

/** The commands of a block: the arguments of `npx sandtable`, without redirections, and the exit code in the comment. */
function commands(text: string, mostGames: number): readonly Typed[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('npx sandtable '))
    .map((line) => ({
      args: words(
        line
          .replace('npx sandtable ', '')
          .replace(/\s#.*$/, '')
          .replace(/\s>\s.*$/, ''),
        mostGames,
      ),
      ends: Number(/#.*\bexits with (\d)/.exec(line)?.[1] ?? 0),
    }))
}

function words(line: string, mostGames: number): readonly string[] {
  const found = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')
  const most = found.includes('--players-by') ? MOST_THOUGHT : mostGames
  const fewer = found.map((word, i) =>
    found[i - 1] === '--games'
      ? String(Math.min(Number(word), most))
      : word.replaceAll(/search:\d+/g, LEAST_THOUGHT),
  )
  return found.includes('--coverage') ? [...fewer, '--games', String(most)] : fewer
}

function mostGamesOf(document: string): number {
  return document.startsWith('docs/tutorials/') ? MOST_OF_TUTORIALS : MOST_GAMES
}

/**
 * Follows a page from top to bottom in an empty folder, as a reader does: saves rulesets under their ids, changes them and types commands.
 * Any output that a page shows must be in the output of the last command.
 */
async function follow(document: string): Promise<number> {
  const folder = folderWith()
  let typed = 0
  let said = ''
  let path = ''
  const all = blocks(document)
  for (const [at, { kind, text }] of all.entries()) {
    // `fmt` may have written the file, too.
    const before = path === '' ? '' : readFileSync(path, 'utf8')
    const file = fileAfter(before, { kind, text }, all[at - 1])
    if (file !== undefined) {
      path = join(folder, `${/^id: (.*)$/m.exec(file)?.[1] ?? 'mine'}.yaml`)
      writeFileSync(path, file)
    } else if (kind === 'text output') {
      for (const line of text.trimEnd().split('\n')) expect(said, document).toContain(line.trimEnd())
    } else if (kind === 'sh')
      for (const { args, ends } of commands(text, mostGamesOf(document))) {
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
  for (const document of DOCUMENTS)
    test(document, async () => {
      const printed = blocks(document)
        .filter(({ kind }) => kind === 'sh')
        .flatMap(({ text }) => commands(text, MOST_GAMES)).length
      expect(await follow(document)).toBe(printed)
    })
})
