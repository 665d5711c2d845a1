import { describe, expect, it } from 'vitest'
import { BASE, hostOf, loadTexts } from './load-texts.ts'

const EXAMPLES =
  'sandtable: 1\nexamples for: base\nexamples:\n  from the file:\n    play: [ { red: done } ]\n'
const VARIANT =
  'sandtable: 1\nid: variant\nextends: base\nuses: [ extra ]\nexamples:\n  of the variant:\n    play: [ { red: done } ]\nchanges: [ a first move ]\n'
const MODULE =
  'sandtable: 1\nid: extra\nfor: base\ntrack: { n: 0 }\nin other examples:\n  n: 9\nexamples:\n  of the module:\n    play: [ { red: done } ]\n'

describe('examples', () => {
  it('come from all layers and from files of examples, each with its layer', () => {
    const { game, list } = loadTexts([VARIANT, BASE, MODULE, EXAMPLES])
    expect(list).toEqual([])
    expect(game?.examples.map(({ name, layer }) => `${layer.id}: ${name.text}`)).toEqual([
      'base: a first move',
      'base: from the file',
      'extra: of the module',
      'variant: of the variant',
    ])
    expect(game?.overturned.map(({ text }) => text)).toEqual(['a first move'])
    expect(game?.neutral.map(({ layer }) => layer.id)).toEqual(['extra'])
  })

  it('of one label in one game are refused', () => {
    expect(loadTexts([BASE, EXAMPLES.replace('from the file', 'a first move')]).codes).toEqual(['ST2053'])
  })

  it('of a game may be written anew or removed by a game that extends it', () => {
    const anew = loadTexts([
      'sandtable: 1\nid: v\nextends: base\nexamples:\n  a first move:\n    refused: no\n',
      BASE,
    ])
    expect(anew.game?.examples.map(({ layer }) => layer.id)).toEqual(['v'])
    const gone = loadTexts(['sandtable: 1\nid: v\nextends: base\nexamples:\n  a first move: removed\n', BASE])
    expect([gone.codes, gone.game?.examples]).toEqual([[], []])
  })

  it('a file of them is checked with the game it is for', () => {
    const { game, list } = loadTexts([EXAMPLES, BASE])
    expect(list).toEqual([])
    expect([game?.id, game?.examples.length]).toEqual(['base', 2])
  })

  it('that stand in two places as the same text count once', () => {
    const host = hostOf([
      ['project', 'a.yaml', EXAMPLES],
      ['shipped', 'rulesets/a.yaml', EXAMPLES],
    ])
    expect(loadTexts([BASE], { host }).game?.examples.length).toBe(2)
  })
})

describe('places of documents', () => {
  const mine = 'sandtable: 1\nid: mine\nextends: base\n'

  it('the nearest document of an id counts', () => {
    const host = hostOf([
      ['beside', 'near.yaml', BASE.replace('hand size: 5', 'hand size: 50')],
      ['project', 'base.yaml', BASE],
    ])
    const { game, list } = loadTexts([mine], { host })
    expect(list.map(({ code }) => code)).toEqual([])
    expect(game?.layers[0]?.file.name).toBe('near.yaml')
  })

  it('two of one id in one place are noticed', () => {
    const host = hostOf([
      ['project', 'one.yaml', BASE],
      ['project', 'two.yaml', BASE.replace('hand size: 5', 'hand size: 50')],
    ])
    expect(loadTexts([mine], { host }).codes).toEqual(['ST2029'])
  })

  it('a copy in a folder further down does not matter', () => {
    const host = hostOf([
      ['project', 'old/base.yaml', BASE.replace('hand size: 5', 'hand size: 50')],
      ['project', 'the-base.yaml', BASE],
    ])
    const { game, codes } = loadTexts([mine], { host })
    expect(codes).toEqual([])
    expect(game?.layers[0]?.file.name).toBe('the-base.yaml')
  })

  it('a document that cannot be read is as if it were not there', () => {
    const host = {
      documents: () => [
        {
          name: 'gone.yaml',
          place: 'project' as const,
          read: (): string => {
            throw new Error('gone')
          },
        },
        { name: 'base.yaml', place: 'shipped' as const, read: () => BASE },
      ],
    }
    expect(loadTexts([mine], { host }).codes).toEqual([])
  })
})

describe('the hash of a game', () => {
  const hash = (...texts: readonly string[]) => loadTexts(texts).game?.hash

  it('is that of its texts, however their lines end', () => {
    expect(hash(BASE)).toMatch(/^[0-9a-f]{64}$/)
    expect(hash(BASE.replaceAll('\n', '\r\n'))).toBe(hash(BASE))
    expect(hash(BASE.replace('hand size: 5', 'hand size: 6'))).not.toBe(hash(BASE))
  })

  it('pins a base', () => {
    const pin = hash(BASE)?.slice(0, 12)
    expect(loadTexts([`sandtable: 1\nid: v\nextends: base\nbase: ${pin}\n`, BASE]).codes).toEqual([])
  })
})
