import { expect, it } from 'vitest'
import type { HostDocument } from '../../grammar/source/host.ts'
import { loadTexts } from './load-texts.ts'

const SHIPPED = 'sandtable: 1\nid: base\ntitle: Base\nnumbers:\n  hand size: 5\n'
const MINE = 'sandtable: 1\nid: mine\ntitle: Mine\nextends: base\n'

function loaded(near: string, shipped = SHIPPED, mine = MINE) {
  const documents: readonly HostDocument[] = [
    { name: 'mine.yaml', place: 'beside', read: () => mine },
    { name: 'near.yaml', place: 'beside', read: () => near },
    { name: 'rulesets/base.yaml', place: 'shipped', read: () => shipped },
    { name: 'rulesets/more.yaml', place: 'shipped', read: () => MINE.replace('mine', 'more') },
  ]
  return loadTexts([mine], { host: { documents: () => documents } })
}

it('a broken document that is called like a shipped game puts no errors into others, and is named', () => {
  const { game, list } = loaded('sandtable: 1\nid: base\ntitle: X\nplayers: [\n')
  expect(list.map(({ code, severity }) => [code, severity])).toEqual([['ST2029', 'warning']])
  expect(list[0]?.message).toBe(
    'near.yaml has the id `base` of rulesets/base.yaml, which comes with Sandtable.',
  )
  expect(list[0]?.at).toMatchObject({ file: 'near.yaml', line: 2, column: 5 })
  expect(game?.layers.map(({ file }) => file.name)).toEqual(['rulesets/base.yaml', 'document-0.yaml'])
})

it('a sound one changes nothing, and is named', () => {
  const { game, list } = loaded(SHIPPED.replace('5', '6'))
  expect(list.map(({ code }) => code)).toEqual(['ST2029'])
  expect(list[0]?.fix?.text).toBe('my-base')
  expect(game?.layers[0]?.file.name).toBe('rulesets/base.yaml')
})

it('an equal copy is no other document', () => {
  expect(loaded(SHIPPED).list).toEqual([])
})

const LATER = SHIPPED.replace('title', 'since: 1.1\ntitle')

it('a shipped document that came later yields to one of the project, and is named in a note', () => {
  const { game, list } = loaded(SHIPPED.replace('5', '6'), LATER)
  expect(list.map(({ code, severity }) => [code, severity])).toEqual([['ST2033', 'note']])
  expect(list[0]?.at).toMatchObject({ file: 'near.yaml', line: 2, column: 5 })
  expect(list[0]?.message).toContain('rulesets/base.yaml')
  expect(game?.layers[0]?.file.name).toBe('near.yaml')
})

it('a shipped document means the shipped ones, even those that came later', () => {
  const { game } = loaded(SHIPPED.replace('5', '6'), LATER, MINE.replace('extends: base', 'extends: more'))
  expect(game?.layers.map(({ file }) => file.name)).toEqual([
    'rulesets/base.yaml',
    'rulesets/more.yaml',
    'document-0.yaml',
  ])
})

it('without one of the project, the one that came later is found', () => {
  expect(loaded('sandtable: 1\nid: other\n', LATER).game?.layers[0]?.file.name).toBe('rulesets/base.yaml')
})
