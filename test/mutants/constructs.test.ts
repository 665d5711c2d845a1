import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutantsOf } from '../../interpreter/mutants/mutants.ts'
import { testMutants } from '../../interpreter/mutants/test-mutants.ts'
import { shelfHost } from '../shelf-host.ts'
import { corpus } from '../corpus/corpus.ts'
import { VOLUME } from '../volume.ts'

const host = shelfHost(join(import.meta.dirname, '../corpus'))

/** Patterns for the lines of a game that use the constructs for which it is in the corpus. */
const GAMES: readonly (readonly [name: string, point: RegExp])[] = [
  ['breathing-space.yaml', /afterwards|choked/u],
  ['lanternfish.yaml', /partner|openly|: others$/u],
  ['night-watch.yaml', /when|lose|fire > /u],
  ['regatta.yaml', /team|when|winner|loser/u],
  ['whirligig.yaml', /another turn|miss a turn|turns round|where not passed/u],
  ['samovar-for-three.yaml', /opponent|players where|cup:|saucer:/u],
  ['ponies.yaml', /step\(|ride/u],
  ['shoals.yaml', /\b(?:run|beyond|between|closed line)\(/u],
  ['turncoats.yaml', /\b(?:run\(|set \w+\.(?:owner|kind) to)/u],
  ['courtiers.yaml', /set courtier|(?:enemy|your) pages/u],
  ['echoes.yaml', /stood\(/u],
  ['garlands.yaml', /season|posy|sequence|of one/u],
  ['guesswork.yaml', /kinds in|set named|wanted to|to mate\.told/u],
  ['blind-cups.yaml', /count > bid|bidder|set bid|cup of p:|matching/u],
  ['handfuls.yaml', /1\.\.3/u],
  ['marble-run.yaml', /touched|set here/u],
  ['haymakers.yaml', /early|late|herd/u],
  ['costumes.yaml', /swap|becomes:/u],
  ['recruits.yaml', /becomes|< 2|favourite/u],
  ['double-agents.yaml', /takings|< 5/u],
  ['foils.yaml', /opponent may|(?:blade|guard|feint|blow)\./u],
  ['high-tide.yaml', /most\(|card:/u],
  ['threshers.yaml', /most\(/u],
  ['beekeepers.yaml', /most\(/u],
  ['mule-train.yaml', /most\(/u],
  ['lily-pads.yaml', /in succession|last of/u],
  ['snares.yaml', /snares/u],
  ['daisy-chains.yaml', /in succession|last of/u],
  ['lamplighters.yaml', /end (?:night|trim)/u],
  ['campfires.yaml', /is gone|for each fire/u],
  ['otters.yaml', /=>|alone|companions/u],
  ['stringers.yaml', /best sets|of (?:one|different)|left over/u],
  ['wagers.yaml', /standing|of one|in sequence|4 cards$|winners:|from player\.stake to pot/u],
  ['spice-barrow.yaml', /with sum of|of one|price:|then 5/u],
  ['hamlets.yaml', /\b(?:grown|edge|open ends)\(|facing to/u],
  ['ridge.yaml', /reached|watched|=>|river\(/u],
  ['cutters.yaml', /turns at|reached|sides|course/u],
  ['footpaths.yaml', /longest way|set walker/u],
  ['burdens.yaml', /lowest first/u],
  ['round-trips.yaml', /returns|jumps\(|most\(|touches|last of/u],
  ['reckoners.yaml', /sets worth|shown/u],
  ['riverbanks.yaml', /linked|swap/u],
  ['smugglers.yaml', /laden|opposite|land:/u],
  ['torchlight.yaml', /dark:|your lit/u],
  ['midnight-pond.yaml', /unnoticed|set your mark/u],
  ['fruit-row.yaml', /third of|nth\(|last of|seat\(it\)/u],
  ['steeplechase.yaml', /leap|slides:|steps:/u],
  ['weathercocks.yaml', /rotated|opposite|facing/u],
]

test.each(GAMES.filter((_, i) => i % VOLUME.eachNoticed === 0))(
  'the examples of %s notice whatever is changed in what it is there for',
  (name, point) => {
    const file = corpus().find((one) => one.name === name)
    if (file === undefined) throw new Error(`There is no ${name}.`)
    const lines = file.text.split('\n')
    const rules = lines.findIndex((line) => line.startsWith('examples:'))
    const mutants = mutantsOf({ file, host }).filter(({ span }) => {
      const line = file.text.slice(0, span.start).split('\n').length - 1
      return line < rules && point.test(lines[line] ?? '')
    })
    expect(mutants.length).toBeGreaterThan(1)
    const survivors = [...testMutants({ file, host }, mutants)]
      .filter(({ fate }) => fate === 'survived')
      .map(({ mutant: { before, after } }) => `${before} -> ${after}`)
    expect(survivors).toEqual([])
  },
)
