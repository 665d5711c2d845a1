import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HostDocument } from '../../grammar/source/host.ts'
import { rulesetFolderHost } from '../../interpreter/host-node/ruleset-folder.ts'
import { folderWith } from '../cli/sandtable.ts'

describe('folders of rulesets', () => {
  let top = ''
  let documents: readonly HostDocument[] = []
  const nameIn = (name: string) => documents.filter((document) => document.name.endsWith(name))
  const file = (path: string, text: string) => writeFileSync(join(top, path), text)

  beforeAll(() => {
    top = folderWith()
    for (const folder of ['shipped/deep', 'mine/modules', 'mine/node_modules/x', 'mine/.hidden', 'outside']) {
      mkdirSync(join(top, folder), { recursive: true })
    }
    file('shipped/deep/game.yaml', 'id: game')
    file('mine/variant.yaml', `id: variant\n${'# long\n'.repeat(2000)}`)
    file('mine/modules/one.yml', 'id: one')
    file('mine/node_modules/x/other.yaml', 'id: other')
    file('mine/.hidden/secret.yaml', 'id: secret')
    file('mine/notes.txt', 'id: notes')
    file('mine/huge.yaml', 'x'.repeat(2 * 1024 * 1024))
    file('outside/outside.yaml', 'id: outside')
    mkdirSync(join(top, 'mine/folder.yaml'))
    symlinkSync(join(top, 'outside/outside.yaml'), join(top, 'mine/link.yaml'))
    symlinkSync(join(top, 'outside'), join(top, 'mine/linked'))
    symlinkSync(join(top, 'mine'), join(top, 'mine/modules/round'))
    symlinkSync(join(top, 'mine/variant.yaml'), join(top, 'mine/again.yaml'))
    symlinkSync(join(top, 'nowhere'), join(top, 'mine/dangling.yaml'))
    execFileSync('mkfifo', [join(top, 'mine/pipe.yaml')])
    const host = rulesetFolderHost({ beside: join(top, 'mine'), project: top, shipped: join(top, 'shipped') })
    documents = [...host.documents()]
  })

  it('are read from the nearest outwards, each file once', () => {
    expect(
      documents
        .filter(({ place }) => place === 'beside')
        .map(({ read, name }) => (name.endsWith('huge.yaml') ? '' : read().split('\n')[0]))
        .filter(Boolean)
        .sort(),
    ).toEqual(['id: one', 'id: variant'])
    expect(nameIn('game.yaml').map(({ place }) => place)).toEqual(['shipped'])
  })

  it('name shipped files by their place in the package', () => {
    const shipped = [...rulesetFolderHost({ shipped: join(top, 'shipped') }).documents()]
    expect(shipped.map(({ name, place }) => [name, place])).toEqual([['rulesets/deep/game.yaml', 'shipped']])
  })

  it('are not left by links, and nothing but rulesets is looked at', () => {
    const inside = [
      ...rulesetFolderHost({ beside: join(top, 'mine'), shipped: join(top, 'shipped') }).documents(),
    ]
    for (const name of [
      'outside.yaml',
      'link.yaml',
      'other.yaml',
      'secret.yaml',
      'notes.txt',
      'pipe.yaml',
      'dangling.yaml',
    ]) {
      expect(inside.filter((document) => document.name.endsWith(name))).toEqual([])
    }
  })

  it('give the first lines without the rest', () => {
    const [variant] = nameIn('variant.yaml')
    expect(variant?.head?.().length).toBeLessThan(5000)
    expect(variant?.read().length).toBeGreaterThan(10000)
  })

  it('hold no file that changed into something else meanwhile', () => {
    file('mine/late.yaml', 'id: late')
    const host = rulesetFolderHost({ beside: join(top, 'mine'), shipped: join(top, 'shipped') })
    const late = [...host.documents()].find(({ name }) => name.endsWith('late.yaml'))
    rmSync(join(top, 'mine/late.yaml'))
    symlinkSync(join(top, 'outside/outside.yaml'), join(top, 'mine/late.yaml'))
    expect(() => late?.read()).toThrow('out of its folder')
    rmSync(join(top, 'mine/late.yaml'))
    execFileSync('mkfifo', [join(top, 'mine/late.yaml')])
    expect(() => late?.read()).toThrow('not an ordinary file')
    rmSync(join(top, 'mine/late.yaml'))
  })

  it('are looked through to the end however many links lead to one file', () => {
    mkdirSync(join(top, 'linked often'))
    file('linked often/z.yaml', 'id: z')
    for (let i = 0; i < 2000; i++)
      symlinkSync(join(top, 'linked often/z.yaml'), join(top, `linked often/a${i}.yaml`))
    file('linked often/zz.yaml', 'id: zz')
    const host = rulesetFolderHost({ beside: join(top, 'linked often'), shipped: join(top, 'none') })
    expect([...host.documents()].map(({ read }) => read())).toEqual(['id: z', 'id: zz'])
  })

  it('refuse what is too large', () => {
    expect(() => nameIn('huge.yaml')[0]?.read()).toThrow('too large')
    expect(() => nameIn('huge.yaml')[0]?.head?.()).toThrow('too large')
  })

  it('that are not there hold nothing', () => {
    expect([
      ...rulesetFolderHost({ beside: join(top, 'none'), shipped: join(top, 'none either') }).documents(),
    ]).toEqual([])
  })
})
