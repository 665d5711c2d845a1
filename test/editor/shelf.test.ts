import { describe, expect, test } from 'vitest'
import { galleryFiles } from '../../editor/welcome/gallery-files.ts'
import { Shelf } from '../../editor/workspace/shelf.ts'
import { mentionedIds } from '../../editor/workspace/shelved.ts'
import { UserWorkspace } from '../../editor/workspace/workspace.ts'

/* Texts of shipped games are loaded when something needs them, and nothing else grows with the number of games. */

const SITE: Readonly<Record<string, unknown>> = {
  'shelf/index.json': {
    documents: {
      'rulesets/a/one/one.yaml': 'id: one',
      'rulesets/b/two/two.yaml': 'id: two\nextends: one',
      'rulesets/b/two/extra.yaml': 'id: extra\nfor: two',
      'rulesets/c/three/three.yaml': 'id: three',
    },
    games: [],
  },
  'shelf/a/one.json': { needs: [], texts: { 'rulesets/a/one/one.yaml': 'id: one\ntitle: One\n' } },
  'shelf/b/two.json': {
    needs: ['a/one'],
    texts: {
      'rulesets/b/two/two.yaml': 'id: two\nextends: one\n',
      'rulesets/b/two/extra.yaml': 'id: extra\nfor: two\n',
    },
  },
  'shelf/c/three.json': { needs: [], texts: { 'rulesets/c/three/three.yaml': 'id: three\n' } },
}

function opened() {
  const workspace = new UserWorkspace()
  const read: string[] = []
  const shelf = new Shelf(workspace, async (path) => {
    read.push(path)
    return SITE[path]
  })
  return { workspace, shelf, read }
}

describe('what a document needs is loaded, and nothing else', () => {
  test('its folder and those that it builds on', async () => {
    const { workspace, shelf, read } = opened()
    await shelf.gather(['rulesets/b/two/two.yaml'])
    await shelf.gather(['rulesets/b/two/extra.yaml', 'rulesets/a/one/one.yaml', 'rulesets/x/gone/gone.yaml'])
    expect(read).toEqual(['shelf/b/two.json', 'shelf/a/one.json', 'shelf/x/gone.json'])
    expect([...workspace.documents.value.keys()].toSorted()).toEqual([
      'rulesets/a/one/one.yaml',
      'rulesets/b/two/extra.yaml',
      'rulesets/b/two/two.yaml',
    ])
  })

  test.each([
    ['extends: two\n', ['b/two', 'a/one']],
    ['for: one\n', ['a/one']],
    ['uses: [ mine, extra ]\n', ['b/two', 'a/one']],
    ['uses:\n  # the house rule\n  - extra\n\nbox: { three: 1 }\n', ['b/two', 'a/one']],
    ['examples for: three\n', ['c/three']],
    ['extends: unheard-of\n', []],
  ])('that of %j, once its heads are known', async (text, folders) => {
    const { workspace, shelf, read } = opened()
    const known: string[] = []
    shelf.onKnown = (heads) => known.push(...heads.map(({ name }) => name))
    workspace.write('mine.yaml', `id: mine\n${text}`)
    await shelf.gather()
    await shelf.gather()
    expect(read).toEqual(['shelf/index.json', ...folders.map((folder) => `shelf/${folder}.json`)])
    expect(known).toHaveLength(4)
  })

  test('nothing for a document that refers to others of one’s own', async () => {
    const { workspace, shelf, read } = opened()
    workspace.write('base.yaml', 'id: base\n')
    workspace.write('mine.yaml', 'id: mine\nextends: base\n')
    await shelf.gather()
    expect(read).toEqual([])
  })

  test('what has been written before the shipped text arrives stays, and that is known as the original', async () => {
    const { workspace, shelf } = opened()
    workspace.write('rulesets/a/one/one.yaml', 'id: one\ntitle: Mine\n')
    workspace.apply([{ name: 'rulesets/c/three/three.yaml', text: undefined }])
    await shelf.gatherAll()
    expect(workspace.text('rulesets/a/one/one.yaml')).toBe('id: one\ntitle: Mine\n')
    expect(workspace.original('rulesets/a/one/one.yaml')).toBe('id: one\ntitle: One\n')
    expect(workspace.text('rulesets/c/three/three.yaml')).toBeUndefined()
    expect(workspace.isChanged('rulesets/b/two/two.yaml')).toBe(false)
  })

  test('a folder that could not be loaded is asked for again', async () => {
    const workspace = new UserWorkspace()
    let isDown = true
    const shelf = new Shelf(workspace, async (path) => {
      if (isDown) throw new Error('no network')
      return SITE[path]
    })
    await expect(shelf.gather(['rulesets/a/one/one.yaml'])).rejects.toThrow('no network')
    isDown = false
    await shelf.gather(['rulesets/a/one/one.yaml'])
    expect(workspace.text('rulesets/a/one/one.yaml')).toContain('One')
  })
})

test('only the section `uses` names what is used', () => {
  expect(mentionedIds('id: mine\nextends: base\nuses: a\nbox: { b: 1 }\n')).toEqual(['base', 'a'])
})

test('the gallery begins with as much whether there are few games more or a hundred', () => {
  const games = Array.from({ length: 100 }, (_, i) => ({
    file: `rulesets/a/g${i}/g.yaml`,
    id: `g${i}`,
    title: `Game ${i}`,
    players: [2],
    about: { minutes: 5, line: { en: 'A line.', de: 'Eine Zeile.' }, front: i < 20 },
  }))
  const [few, many] = [galleryFiles(games.slice(0, 21), ['en', 'de']), galleryFiles(games, ['en', 'de'])]
  expect(many.get('showroom/front.de.json')?.games).toHaveLength(20)
  expect(many.get('showroom/front.de.json')?.games).toEqual(few.get('showroom/front.de.json')?.games)
  expect(many.get('showroom/front.de.json')?.games[0]).toMatchObject({ title: 'Game 0', line: 'Eine Zeile.' })
  expect(many.get('showroom/all.en.json')?.games).toHaveLength(100)
  expect(many.get('showroom/front.en.json')?.count).toBe(100)
})
