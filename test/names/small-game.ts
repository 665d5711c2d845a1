import type { Diagnostic } from '../../grammar/diagnostics/diagnostic.ts'
import type { Configured } from '../../grammar/load.ts'
import { checkRuleset, loadRuleset, planExample } from '../../grammar/load.ts'
import { memoryHost } from '../../grammar/source/memory-host.ts'
import { sourceFile } from '../../grammar/source/source-file.ts'
import { playable } from '../playable.ts'

/** A game for two with stones and rocks on a small board, plus the sections that a test adds. */
export function smallGame(sections: string): string {
  return `sandtable: 1
id: small
title: Small
players: { seats: [ red, blue ] }
pieces:
  thing: { owner: fixed, kinds: { stone: { letter: O }, rock: { letter: R } } }
places:
  board:
    grid: |
      . . . .
      . . . .
      . . . .
    holds: 1 thing
    seen by: everyone
  supply: { each: player, holds: things, seen by: everyone }
box:
  supply: { stone: 4, rock: 2 }
end:
  full:
    when: no spaces where empty
    drawn: yes
${sections}`
}

export function problems(text: string): readonly Diagnostic[] {
  return checkRuleset({ file: sourceFile('small.yaml', text), host: memoryHost(new Map()) }).diagnostics
}

/** Codes and messages of all problems, one per line. */
export function told(text: string): readonly string[] {
  return problems(text).map(({ code, message }) => `${code} ${message}`)
}

export function configured(text: string): Configured {
  const made = playable(loadRuleset({ file: sourceFile('small.yaml', text), host: memoryHost(new Map()) }))
  return made
}

/** The game of a text, including the names in its examples. */
export function planned(text: string): Configured['checked'] {
  const made = configured(text)
  for (const example of made.ruleset.examples) {
    const { diagnostics } = planExample(made, example)
    if (diagnostics.length > 0) throw new Error(diagnostics[0]?.message)
  }
  return made.checked
}
