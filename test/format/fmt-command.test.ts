import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentsOf, folderWith, sandtable } from '../cli/sandtable.ts'

const LOOSE =
  'sandtable: 1\nid:   mine\nextends: stratego-duel\ntitle: Mine\npieces.soldier.kinds:\n    spy: {reach: 2}   # faster\n'
const NEAT =
  'sandtable: 1\nid: mine\nextends: stratego-duel\ntitle: Mine\npieces.soldier.kinds:\n  spy: { reach: 2 }   # faster\n'
const BROKEN = 'sandtable: 1\na: [ b\nc: d\n'

test('`--check` writes nothing and says which', async () => {
  const folder = folderWith({ 'a.yaml': LOOSE, 'b.yaml': NEAT })
  const { code, out } = await sandtable(['fmt', '--check', '.'], folder)
  expect(code).toBe(1)
  expect(out).toMatch(/ST7022.*a\.yaml/)
  expect(out).not.toMatch(/b\.yaml/)
  expect(contentsOf(folder)).toEqual(
    new Map([
      ['a.yaml', LOOSE],
      ['b.yaml', NEAT],
    ]),
  )
})

test('a file is laid out, keeps its rights, and then is in order', async () => {
  const folder = folderWith({ 'a.yaml': LOOSE })
  chmodSync(join(folder, 'a.yaml'), 0o640)
  expect((await sandtable(['fmt', 'a.yaml'], folder)).code).toBe(0)
  expect(contentsOf(folder)).toEqual(new Map([['a.yaml', NEAT]]))
  expect(statSync(join(folder, 'a.yaml')).mode & 0o777).toBe(0o640)
  expect((await sandtable(['fmt', '--check', 'a.yaml'], folder)).code).toBe(0)
})

test('what cannot be read stays, and the others are done', async () => {
  const folder = folderWith({ 'a.yaml': LOOSE, 'b.yaml': BROKEN })
  writeFileSync(join(folder, 'c.yaml'), Buffer.from([...Buffer.from('sandtable: 1\nid:  x'), 0xff, 0x0a]))
  const before = readFileSync(join(folder, 'c.yaml'))
  const { code, err } = await sandtable(['fmt', '.'], folder)
  expect(code).toBe(1)
  expect(err).toMatch(/ST1013[\s\S]*b\.yaml:2[\s\S]*ST7023.*b\.yaml/)
  expect(err).toMatch(/ST7023.*c\.yaml.*UTF-8/)
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe(NEAT)
  expect(readFileSync(join(folder, 'b.yaml'), 'utf8')).toBe(BROKEN)
  expect(readFileSync(join(folder, 'c.yaml')).equals(before)).toBe(true)
})

test('a link stays a link, and files of other programs in a folder are let be', async () => {
  const folder = folderWith({ 'other.yaml': 'a:    1\n' })
  mkdirSync(join(folder, 'real'))
  writeFileSync(join(folder, 'real', 'a.yaml'), LOOSE)
  symlinkSync(join('real', 'a.yaml'), join(folder, 'link.yaml'))
  expect((await sandtable(['fmt', 'link.yaml'], folder)).code).toBe(0)
  expect(readFileSync(join(folder, 'real', 'a.yaml'), 'utf8')).toBe(NEAT)
  expect((await sandtable(['fmt', '.'], folder)).code).toBe(0)
  expect(readFileSync(join(folder, 'other.yaml'), 'utf8')).toBe('a:    1\n')
  expect((await sandtable(['fmt', 'nowhere'], folder)).err).toContain('ST7002')
})

test('everything that is shipped is laid out already', async () => {
  const shipped = join(import.meta.dirname, '../../rulesets')
  const { code, out } = await sandtable(['fmt', '--check', shipped], folderWith())
  expect(out).toMatch(/, 0 would change\.$/m)
  expect(code).toBe(0)
})
