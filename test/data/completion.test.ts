import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { completion } from '../../grammar/services/completion.ts'
import { Workspace } from '../../grammar/services/workspace.ts'

const HERE = import.meta.dirname
const documents = ['isles.yaml', ...readdirSync(join(HERE, 'isles')).map((name) => `isles/${name}`)].map(
  (name) => ({ name: `games/${name}`, text: readFileSync(join(HERE, name), 'utf8') }),
)

/** Replaces a text with another, and returns the completions offered at the `|` in it. */
function offered(name: string, from: string, to: string): readonly string[] {
  const changed = documents.map((document) =>
    document.name === name ? { name, text: document.text.replace(from, to) } : document,
  )
  const text = changed.find((document) => document.name === name)?.text ?? ''
  const offset = text.indexOf('|')
  const whole = changed.map((document) =>
    document.name === name ? { name, text: text.replace('|', '') } : document,
  )
  return completion(Workspace.of(whole), name, offset).map(({ label }) => label)
}

const strait = 'games/isles/strait.yaml'

describe('completion knows data', () => {
  test('behind the option the fields of its files, and nothing that other things have', () => {
    const fields = offered('games/isles.yaml', 'add goods to you.score', 'add map.| to you.score')
    expect(fields).toContain('stock')
    expect(fields).toContain('calm')
    expect(fields).not.toContain('pull')
  })
  test('files are values', () => {
    expect(offered('games/isles.yaml', 'add goods to you.score', 'add (if map is |')).toContain('strait')
  })
  test('in a file the keys that the class holds and that are not there yet', () => {
    const keys = offered(strait, 'calm: false', '|')
    expect(keys).toContain('calm')
    expect(keys).toContain('currents')
    expect(keys).not.toContain('stock')
  })
  test('what stands under each, and the values of an enumeration', () => {
    expect(offered(strait, 'calm: false', 'calm: |')).toEqual(['true', 'false'])
    expect(offered(strait, 'calm: false', 'wares:\n  |')).toContain('N')
    expect(offered(strait, 'calm: false', 'wares:\n  a: |')).toEqual(['salt', 'silk'])
    expect(offered(strait, 'calm: false', 'currents:\n  race:\n    |')).toContain('along')
  })
})
