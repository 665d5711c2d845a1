import { describe, expect, test } from 'vitest'
import { answerLine } from '../../interpreter/cli/play-line.ts'
import { menuText, numbered, shownMoves } from '../../interpreter/cli/play-menu.ts'
import { wordingIn } from '../../interpreter/cli/wording.ts'
import { programOf } from '../../interpreter/examples/run.ts'
import { Match } from '../../interpreter/match/match.ts'
import { sceneOf } from '../../interpreter/scene/scene.ts'
import { sceneText } from '../../interpreter/scene/text.ts'
import { chance } from '../games/loaded.ts'
import { shipped } from '../rulebook/books.ts'
import { deskOf } from './play-typed.ts'
import { folderWith, sandtable } from './sandtable.ts'

function begin(id: string, language: string, ...uses: readonly string[]) {
  const configured = shipped(id, ...uses)
  const program = programOf(configured.checked)
  return { match: Match.start(program, { seed: 4 }), wording: wordingIn(configured, program.ir, language) }
}

describe('a game is shown in a language, and goes on in its own notation', () => {
  /** Games and modules in which every move is typed as it is shown. */
  const GAMES: readonly (readonly [id: string, language: string, ...uses: readonly string[]])[] = [
    ['patrols', 'it'],
    ['club-night', 'it'],
    ['hearts', 'it'],
    ['hearts', 'de'],
    ['stratego-duel', 'fr'],
    ['draughts', 'it'],
    ['tic-tac-toe', 'it'],
    ['draughts', 'en'],
  ]
  test.each(GAMES)('%s in %s', (id, language, ...uses) => {
    const { match, wording } = begin(id, language, ...uses)
    const below = chance(5)
    while (match.decision()?.kind === 'arrangement')
      expect(answerLine(deskOf(match, wording), 'random').text).toBeUndefined()
    for (let moves = match.moves(); moves.length > 0 && match.ply < 60; moves = match.moves()) {
      const seat = match.decision()?.seat ?? 0
      const move = moves[below(moves.length)]
      if (move === undefined) break
      const shown = wording.move(move).notation
      // Cards that differ only in what is not shown would give two moves that look the same.
      expect(moves.filter((other) => wording.move(other).notation === shown)).toEqual([move])
      const before = match.ply
      expect(answerLine(deskOf(match, wording), shown).text).toBeUndefined()
      expect(match.ply).toBe(before + 1)
      expect(match.log(seat).at(-1)?.move).toBe(move.notation)
    }
  })

  test('the table, the menu and refusals', () => {
    const { match, wording } = begin('patrols', 'it')
    match.play('draw from the deck')
    const seat = match.decision()?.seat ?? 0
    const text = sceneText(wording.ir, wording.scene(sceneOf(match.ir, match.view(seat))), { color: false })
    expect(text).toContain('Mazzo: ')
    expect(text).toMatch(/> (?:Nord|Sud) \(you\)/u)
    expect(text).not.toMatch(/\b(?:deck|hand|arsenal|captain|soldier|dealer|north|south)\b/u)
    const moves = shownMoves(numbered(match.ir, match.moves()), wording)
    expect(menuText(wording.ir, moves)).not.toMatch(/\b(?:discard|captain|soldier|draw)\b/u)
    const refused = begin('patrols', 'it')
    const said = answerLine(deskOf(refused.match, refused.wording), 'take the top discard').text
    expect(said).toContain('Gli scarti sono aperti appena hai deposto una pattuglia (')
  })

  test('what has no words is shown as the rules write it', () => {
    const { match, wording } = begin('patrols', 'fr')
    expect(wording.move(match.moves()[0] ?? { notation: '', action: undefined })).toEqual(match.moves()[0])
    expect(wording.said('There is no discard to take.')).toBe('There is no discard to take.')
  })

  test('why a move is refused is told in the language', async () => {
    const args = ['why', 'patrols', 'take the top discard', '--language', 'it']
    const { code, out } = await sandtable(args, folderWith())
    expect(code).toBe(0)
    expect(out).toContain("Prendere lo scarto in cima: Non c'è nessuno scarto da prendere")
  })

  test('the command takes numbers and both forms, and refuses a language that does not exist', async () => {
    const args = ['play', 'tic-tac-toe', '--hot-seat', '--language', 'it', '--record', 'game.txt']
    const folder = folderWith()
    const { code, out } = await sandtable(args, folder, 'moves\n1\nquit\n')
    expect(code).toBe(0)
    expect(out).toContain('Mettere')
    const wrong = await sandtable(['play', 'tic-tac-toe', '--language', 'italian'], folder)
    expect(wrong.code).toBe(2)
    expect(wrong.err).toContain('Did you mean `it`?')
  })
})
