import { changeFontSize, motion, sound, theme, wraps, nextTheme } from '../session/preferences.ts'
import type { Session } from '../session/session.ts'
import { text } from '../texts/text.ts'
import type { OutlineItem } from '../../grammar/services/index.ts'
import type { Findable } from './ranked.ts'
import { sentences } from './sentences.ts'

export interface PaletteItem extends Findable {
  readonly key: string
  readonly run: () => void
}

/** Parts of the page that the palette opens. */
export type Views = Readonly<Record<'play' | 'simulate' | 'changes' | 'map' | 'rules', () => void>> &
  Readonly<Record<'games' | 'newGame' | 'files' | 'searchFiles', () => void>>

/** All commands of the page, then those of the text editor. */
export function commands(session: Session, views: Views): readonly PaletteItem[] {
  const { table, results } = session
  const pageCommands = [
    ...(
      ['play', 'simulate', 'changes', 'map', 'rules', 'games', 'newGame', 'files', 'searchFiles'] as const
    ).map((name) => [name, text(name), views[name]] as const),
    ['undo', text('undo'), () => void table.undo()],
    ['redo', text('redo'), () => void table.redo()],
    ['flip', text('flip'), () => table.flip()],
    ['sound', text('sound'), () => (sound.value = sound.value === 'on' ? 'off' : 'on')],
    ['motion', text('motion'), () => (motion.value = motion.value === 'on' ? 'off' : 'on')],
    ['runExamples', text('runExamples'), () => void results.runExamples()],
    ['saveAsExample', text('saveAsExample'), () => void session.saveAsExample()],
    ['theme', `${text('theme')}: ${text(nextTheme())}`, () => (theme.value = nextTheme())],
    ['wrap', text('wrapLines'), () => (wraps.value = wraps.value === 'on' ? 'off' : 'on')],
    ['larger', text('largerText'), () => changeFontSize(1)],
    ['smaller', text('smallerText'), () => changeFontSize(-1)],
    ['print', text('print'), () => print()],
  ] as const
  return [
    ...pageCommands.map(([key, label, run]) => ({ key, label, run })),
    ...session.textActions.value.map(({ id, label, run }) => ({
      key: id,
      label,
      run,
      detail: text('rules'),
    })),
  ]
}

/** Open files, then changed files, games, names in the open rules, and all other files; last, sentences of rulebooks. */
export async function places(session: Session): Promise<readonly PaletteItem[]> {
  const { tabs, workspace } = session
  const games = await session.list.loaded()
  const isGame = new Set(games.map(({ file }) => file))
  const own = [...workspace.documents.value.keys()].filter((name) => workspace.isChanged(name))
  const first = [...new Set([...tabs.all.value, ...own])]
  const { documents } = await session.shelf.known()
  const all = new Set([...workspace.documents.value.keys(), ...Object.keys(documents)])
  const others = [...all].filter((name) => !first.includes(name) && !isGame.has(name))
  const file = (name: string): PaletteItem => ({
    key: name,
    label: name.replace(/^.*\//u, ''),
    detail: name,
    run: () => void session.showFile(name),
  })
  return [
    ...first.map(file),
    ...games.map(({ file: name, title }) => ({
      key: `game ${name}`,
      label: title,
      detail: name,
      run: () => void session.openGame(name),
    })),
    ...(await rules(session)),
    ...others.map(file),
    ...(await sentences(session)),
  ]
}

/** Everything that the open document and the rules on the table declare. */
async function rules(session: Session): Promise<readonly PaletteItem[]> {
  const files = new Set([session.tabs.current.value, session.played.value])
  const found = await Promise.all(
    [...files].map(async (file) => {
      if (file === undefined) return []
      const [outline, source] = [
        await session.language.call('outline', file),
        session.workspace.text(file) ?? '',
      ]
      return outline
        .flatMap((item) => namesIn(item))
        .map(({ name, selection, parent }) => ({
          key: `${file} ${selection.start}`,
          label: name,
          detail: `${parent} · ${file.replace(/^.*\//u, '')}`,
          run: () => session.tabs.openAt({ file, ...linesOf(source, selection.start, selection.end) }),
        }))
    }),
  )
  return found.flat()
}

function namesIn(item: OutlineItem, parent = ''): readonly (OutlineItem & { readonly parent: string })[] {
  const inside = item.children.flatMap((child) => namesIn(child, item.name))
  return item.sort === 'section' ? inside : [{ ...item, parent }, ...inside]
}

function linesOf(source: string, start: number, end: number) {
  const place = (offset: number) => {
    const before = source.slice(0, offset)
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
  }
  const [from, to] = [place(start), place(end)]
  return { ...from, endLine: to.line, endColumn: to.column }
}
