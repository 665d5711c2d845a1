import { describe, expect, it } from 'vitest'
import { loadTexts } from './load-texts.ts'

const GAME = `sandtable: 1
id: leaps
title: Leaps
by: nobody in particular
players: { seats: [ white, black ] }
numbers: { reach: 3 }
options: { memory: 8..256 = 64 }
pieces:
  frog:
    owner: fixed
    kinds: { green frog: { letter: F } }
places:
  pond: { holds: 1 frog, seen by: everyone }
rules:
  fits(frog, space):
    there is room: space is empty
play:
  - turns from white, at most 9: you must leap
actions:
  leap(frog):
    choose:
      goal: spaces in pond where empty called landing
    only if:
      it is near: goal is near
    then:
      - say What a leap
forbid:
  no leap home: leap when goal is home
says:
  it is near: At most {reach} spaces, and {memory} are kept in mind.
  there is room: Somebody sits there.
rulings:
  how far:
    asked: How far may a frog leap?
    chosen: Three spaces at most.
`
const MODULE = `sandtable: 1
id: dusk
for: leaps
title: Dusk
setups:
  lilies in the corner: { of: frogs on pond, rows: F }
`
const WORDS = [
  'white: Bianco',
  'frog: Rana',
  'green frog: Rana verde',
  'pond: Stagno',
  'memory: Memoria',
  'leap: Saltare',
  'it is near: È vicino',
  'no leap home: Niente salti verso casa',
]
const SAYS = [
  'it is near: Al massimo {reach} caselle, e si ricordano {memory} mosse.',
  'there is room: Ci sta già qualcuno.',
]

interface Changed {
  readonly words?: readonly string[]
  readonly without?: string
  readonly says?: readonly string[]
  readonly articles?: readonly string[]
  readonly language?: string
}

function check(changed: Changed = {}): ReturnType<typeof loadTexts> {
  const { words = [], without, says = SAYS, articles = [], language = 'it' } = changed
  const lines = (name: string, all: readonly string[]): string =>
    all.length === 0 ? '' : `${name}:\n${all.map((line) => `  ${line}\n`).join('')}`
  const own = [...WORDS.filter((word) => !word.startsWith(`${without ?? '-'}:`)), ...words]
  const text = `sandtable: 1\ntexts for: leaps\nlanguage: ${language}\n${lines('texts', own)}${lines('articles', articles)}${lines('says', says)}`
  return loadTexts([text, GAME, MODULE])
}

describe('words in a language are held against the rules', () => {
  it('all is well if every name has words, and longer refusals have theirs', () => {
    expect(check().list).toEqual([])
  })

  /** Each row: a change, the expected codes, and words of the first message or its help. */
  const ROWS: readonly (readonly [string, Changed, readonly string[], string])[] = [
    ['a name with a slip', { words: ['frgo: Rana'] }, ['ST2061'], 'Did you mean `frog`?'],
    ['half a name', { words: ['lea: Saltare'] }, ['ST2061'], 'lea'],
    ['an article of nothing', { articles: ['pnod: lo'] }, ['ST2061'], 'Did you mean `pond`?'],
    ['a refusal of no condition', { says: [...SAYS, 'it is naer: No.'] }, ['ST2058'], 'it is near'],
    [
      'a slot with a slip',
      { says: ['it is near: Al massimo {raech}, e {memory}.', SAYS[1] ?? ''] },
      ['ST2063'],
      'raech',
    ],
    [
      'a slot that is lost',
      { says: ['it is near: Al massimo {reach}.', SAYS[1] ?? ''] },
      ['ST2063'],
      '{memory}',
    ],
    ['a slot too many', { says: [SAYS[0] ?? '', 'there is room: Non {reach}.'] }, ['ST2063'], 'reach'],
    [
      'a name that shows nothing that is there',
      { without: 'leap', words: ['leap: Salto in {gaol}'] },
      ['ST2063'],
      'gaol',
    ],
    ['an action without words', { without: 'leap' }, ['ST2062'], '`leap`'],
    ['a condition without words', { without: 'it is near' }, ['ST2062'], '`it is near`'],
    ['a kind without words', { without: 'green frog' }, ['ST2062'], '`green frog`'],
    ['a place without words', { without: 'pond' }, ['ST2062'], '`pond`'],
    ['an option without words', { without: 'memory' }, ['ST2062'], '`memory`'],
    ['a ban without words', { without: 'no leap home' }, ['ST2062'], '`no leap home`'],
    ['no longer refusals', { says: [] }, ['ST2062'], '`it is near`, `there is room`'],
  ]
  it.each(ROWS)('%s', (_, changed, codes, words) => {
    const { list, codes: found } = check(changed)
    expect(found).toEqual(codes)
    expect(`${list[0]?.message ?? ''} ${list[0]?.help ?? ''}`).toContain(words)
    expect(list[0]?.span?.file.name).toBe('document-0.yaml')
  })

  /** Names inside other words, sentences, and names from a module are known. */
  it.each([
    'goal: Meta',
    'a goal: Meta',
    'landing: Arrivo',
    'What a leap: Che salto',
    'leap: Salto in {goal}',
    'there is room: C’è posto',
    'nobody in particular: nessuno',
    'How far may a frog leap?: Quanto lontano si salta?',
    'lilies in the corner: Ninfee nell’angolo',
    'says: parole',
  ])('%s', (word) => {
    expect(check({ without: word.split(':')[0] ?? '', words: [word] }).codes).toEqual([])
  })

  it('a sentence as a name keeps its slots', () => {
    const sentence = 'At most {reach} spaces, and {memory} are kept in mind.'
    const rest = SAYS.slice(1)
    expect(check({ words: [`${sentence}: Al massimo {reach}, e {memory}.`], says: rest }).codes).toEqual([])
    expect(check({ words: [`${sentence}: Al massimo {reach}.`], says: rest }).codes).toEqual(['ST2063'])
  })

  it('English lacks nothing, for the rules are written in it', () => {
    expect(check({ without: 'leap', says: [], language: 'en' }).codes).toEqual([])
  })
})
