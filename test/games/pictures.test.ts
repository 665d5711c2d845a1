import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { playableText } from '../playable.ts'

const MORRIS = readFileSync(join(import.meta.dirname, '../guard/games/alignment.yaml'), 'utf8')

test('pictures: `all men on board` are the same pieces as `men on board`', () => {
  const picturesOf = (of: string) =>
    playableText(MORRIS.replace('of: men on board', `of: ${of}`)).checked.ir.pictures
  const pictures = picturesOf('men on board')
  expect(pictures[0]?.pieces).toHaveLength(6)
  expect(picturesOf('all men on board')).toEqual(pictures)
})
