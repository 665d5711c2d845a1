import { Chance } from './chance.ts'
import { Expressions } from './expressions.ts'
import type { Doing, StageHead } from './steps.ts'
import { Steps, linesOf } from './steps.ts'
import type { Kind, Place, World } from './words.ts'

const NOWHERE: Place = { variables: [], you: false, own: false, it: undefined, can: [] }
const STANDING: Doing = { ...NOWHERE, stages: [], phases: [], around: [], targets: undefined }

/**
 * A small random ruleset, written as an author would write it: nonsense to play, but (nearly always) well typed, and using
 * everything that the language has. `players` is its number of seats.
 */
export function madeRuleset(seed: number): { readonly text: string; readonly players: number } {
  const chance = new Chance(seed)
  const players = chance.oneOf(2, 2, 3)
  const world: World = {
    open: !chance.once(3),
    board: chance.once(2),
    unseen: new Chance(seed + 0.5).once(2),
    players,
    kinds: ['knight', 'squire', 'cook'],
    families: ['fighter', 'trick'],
    colours: ['red', 'blue'],
    terms: [],
  }
  const lines = [
    ...head(world),
    ...pieces(world, chance),
    ...places(world),
    ...box(),
    ...track(world, chance),
  ]
  const of = new Expressions(world, chance)
  lines.push(...terms(world, of, chance))
  const steps = new Steps(of)
  const actions = actionsOf(world, of, steps, chance)
  lines.push(...course(world, of, steps, chance), ...actions, ...watching(of, steps, chance))
  return { text: `${lines.join('\n')}\n`, players }
}

function head(world: World): readonly string[] {
  const seats = ['north', 'east', 'south'].slice(0, world.players).join(', ')
  return [
    'sandtable: 1',
    'id: made',
    'title: Made',
    'players:',
    `  seats: [ ${seats} ]`,
    ...(world.board && world.players === 2 ? ['  sides: { north: south, east: north }'] : []),
    'values:',
    `  colour: [ ${world.colours.join(', ')} ]`,
  ]
}

function pieces(world: World, chance: Chance): readonly string[] {
  const points = (): number => chance.below(5)
  return [
    'pieces:',
    '  card:',
    '    printed:',
    '      colour: colour or none',
    '      points: number = 1',
    '      needs: bundle = nothing',
    '      takes: bundle = nothing',
    '    kinds:',
    `      knight: { copies: ${1 + chance.below(2)} of each colour, points: ${points()} }`,
    `      squire: { copies: ${1 + chance.below(3)} of each colour, points: ${points()} }`,
    `      cook: { copies: ${1 + chance.below(3)}, points: 2 }`,
    `      storm: { copies: 3, needs: 1 squire, takes: ${chance.oneOf('1 squire', '2 squires', '1 squire and 1 cook')} }`,
    '      rope: { copies: 2, needs: 1 cook, takes: 1 squire }',
    '    families:',
    '      fighter: [ knight, squire ]',
    '      trick: [ storm, rope ]',
    '  crew:',
    '    group of: cards',
    '    track: { ready: false, worth: 0 }',
    ...(world.board
      ? [
          '  soldier:',
          '    owner: fixed',
          ...(world.unseen ? ['    kind: changes in secret', '    track: { changed: 0..99 = 0 }'] : []),
          '    printed: { rank: number = 1, reach: number = 1 }',
          '    kinds:',
          '      guard: { letter: G, rank: 2 }',
          `      runner: { letter: R, reach: ${chance.oneOf('2', 'unlimited')} }`,
          ...(world.unseen ? [] : ['      rock: { letter: K, owner: nobody, reach: 0 }']),
        ]
      : []),
  ]
}

function places(world: World): readonly string[] {
  const hidden = (who: string): string => (world.open ? 'everyone' : who)
  return [
    'places:',
    `  deck: { holds: cards, pile: yes, seen by: ${hidden('nobody')} }`,
    '  heap: { holds: cards, pile: yes, seen by: everyone }',
    `  hand: { each: player, holds: cards, seen by: ${hidden('owner')} }`,
    '  table: { each: player, holds: crews, seen by: everyone }',
    ...(world.board
      ? [
          '  lost: { each: player, holds: soldiers, seen by: everyone }',
          '  board:',
          '    grid: |',
          ...['. . . .', '. ~ . .', '. . . .', '. . . .'].map((row) => `      ${row}`),
          '    start: |',
          ...['g r r g', world.unseen ? '. ~ . .' : '. ~ K .', '. . . .', 'G R R G'].map(
            (row) => `      ${row}`,
          ),
          '    holds: 1 soldier',
          '    seen by: everyone',
        ]
      : []),
  ]
}

function box(): readonly string[] {
  return ['box:', '  deck: all cards']
}

function track(world: World, chance: Chance): readonly string[] {
  return [
    'track:',
    '  starter: player',
    '  quiet: 0',
    '  level: 0..9 = 3',
    '  thrown: dice',
    `  mood: colour = ${world.colours[0] ?? 'red'}`,
    '  chosen: card or none',
    ...(world.board && world.unseen
      ? ['  disguised: soldier or none', '  changed ones: set of soldiers']
      : []),
    '  each player: { score: 0, luck: 1, opened: false, each colour: { paid: 0 } }',
    'patterns:',
    '  start:',
    '    - 2 squires of one colour',
    `    - ${chance.oneOf('1 knight and 1 squire', '1 or more knights and 0..1 squire of one colour')}`,
  ]
}

function terms(world: World, of: Expressions, chance: Chance): readonly string[] {
  const lines = ['terms:']
  const made = (name: string, params: readonly Kind[], gives: 'number' | 'truth'): string => {
    const variables = params.map((kind, i) => ({ name: `${kind.slice(0, 1)}${i}x`, kind }))
    const place: Place = { ...NOWHERE, variables }
    const heads = variables.map(({ name: variable, kind }) => `${kind} called ${variable}`)
    const text = gives === 'number' ? of.number(2, place) : of.truth(2, place)
    world.terms.push({ name, params, gives })
    return `${name}(${heads.join(', ')}): ${text}`
  }
  lines.push(`  ${made('weight', ['card'], 'number')}`)
  lines.push(`  ${made('rate', ['player'], 'number')}`)
  lines.push(`  ${made('strength', ['crew'], 'number')}`)
  lines.push(`  ${made('whole', ['crew'], 'truth')}`)
  if (chance.once(2)) lines.push(`  ${made('fine', ['card', 'crew'], 'truth')}`)
  const place: Place = {
    ...NOWHERE,
    variables: [
      { name: 'one', kind: 'card' },
      { name: 'gang', kind: 'crew' },
    ],
  }
  lines.push('rules:', '  fits(card called one, crew called gang):')
  for (const label of ['it is good', 'it is allowed']) lines.push(`    ${label}: ${of.truth(2, place)}`)
  world.terms.push({ name: 'fits', params: ['card', 'crew'], gives: 'truth' })
  const result = (): number => chance.below(5)
  lines.push('tables:', '  odds(number called ahead, number called luck) gives 0..9:', '    except:')
  lines.push(`      poor: at most 0, any => ${result()}`, `      even: 1..2, 0 or 2..3 => ${result()}`)
  lines.push(`      not quite even: 1..2, 1 => ${result()}`, `      good: at least 3, not 1 => ${result()}`)
  lines.push(`      too good: at least 3, 1 => ${result()}`)
  lines.push('tallies:', '  worth(player):')
  const player: Place = { ...NOWHERE, variables: [{ name: 'player', kind: 'player' }] }
  for (const label of ['first part', 'second part']) lines.push(`    ${label}: ${of.number(2, player)}`)
  return lines
}

const PHASES = ['act', 'extra']

function course(world: World, of: Expressions, steps: Steps, chance: Chance): readonly string[] {
  const late: StageHead[] = [
    { name: 'quick', params: [], asks: false },
    { name: 'sort', params: ['card'], asks: false },
    { name: 'muster', params: ['crew'], asks: false },
  ]
  const lines = ['play:', '  - set starter to random player', '  - shuffle deck']
  lines.push(`  - for each player: deal up to ${2 + chance.below(4)} from deck to hand of player`)
  const turn: StageHead = { name: 'turn', params: [], asks: true }
  lines.push(`  - turns from starter, at most ${4 + chance.below(12)}: turn`)
  lines.push(...linesOf(steps.list(chance.below(3), 1, { ...STANDING, stages: [] }), 2))
  lines.push('  - for each player: add worth(player) to player.score', '  - rank players by score')
  lines.push('stages:', `  ${turn.name}:`)
  const within: Doing = {
    ...STANDING,
    you: true,
    stages: [{ name: 'part', params: [], asks: true }, ...late],
    phases: PHASES,
    around: ['turn'],
    can: ['drop', 'pass'],
  }
  lines.push('    - add 1 to quiet')
  lines.push(...linesOf(steps.list(1 + chance.below(3), 2, within), 4))
  lines.push(`    - you must act${chance.oneOf('', ' repeatedly', ' or extra')} or else quick`)
  lines.push(...linesOf(steps.list(chance.below(3), 2, within), 4))
  lines.push('  part:')
  lines.push(
    ...linesOf(steps.list(1 + chance.below(3), 2, { ...within, stages: late, around: ['part', 'turn'] }), 4),
  )
  const stage = (name: string, params: readonly Kind[], stages: readonly StageHead[]): void => {
    const variables = params.map((kind) => ({ name: `${kind}y`, kind }))
    const heads = variables.map(({ name: variable, kind }) => `${kind} called ${variable}`)
    lines.push(params.length === 0 ? `  ${name}:` : `  ${name}(${heads.join(', ')}):`)
    const shown = variables.filter(({ kind }) => world.open || kind !== 'card')
    const doing: Doing = { ...STANDING, you: true, variables: shown, stages, around: [name] }
    lines.push(...linesOf(steps.list(1 + chance.below(3), 2, doing), 4))
  }
  stage('quick', [], late.slice(1))
  stage('sort', ['card'], late.slice(2))
  stage('muster', ['crew'], [])
  // A `whenever` rule may fire while any other stage is running, so it has its own.
  stage('tidy', ['crew'], [])
  void of
  void world
  return lines
}

function actionsOf(world: World, of: Expressions, steps: Steps, chance: Chance): readonly string[] {
  const lines = ['actions:']
  const late: readonly StageHead[] = [
    { name: 'quick', params: [], asks: false },
    { name: 'muster', params: ['crew'], asks: false },
  ]
  const action = (
    name: string,
    during: string,
    choices: readonly (readonly [string, string, Kind | undefined])[],
    then: (doing: Doing) => readonly string[],
    more: Partial<Doing> = {},
  ): void => {
    lines.push(`  ${name}:`, `    ${during}`)
    const variables = choices.flatMap(([variable, , kind]) =>
      kind === undefined ? [] : [{ name: variable, kind }],
    )
    if (choices.length > 0) lines.push('    choose:')
    for (const [variable, text] of choices) lines.push(`      ${variable}: ${text}`)
    const can = name === 'raid' || name === 'join' ? ['pass'] : []
    const deciding: Place = { ...NOWHERE, you: true, own: true, variables, can }
    const moves = choices.some(([variable]) => variable === 'goal')
    if (moves) lines.push('    let:', '      start: piece.space')
    else if (chance.once(2))
      lines.push('    let:', `      ${name} total: ${of.number(1, { ...deciding, own: false })}`)
    if (chance.once(2)) {
      lines.push('    only if:', `      it is time: ${of.truth(2, deciding)}`)
      if (chance.once(2)) lines.push(`      it is right: ${of.truth(1, deciding)}`)
      if (chance.once(3)) lines.push(`      nothing gives more: most(${of.number(2, deciding)})`)
      if (chance.once(6)) lines.push(`      nor less: most(0 - (${of.number(1, deciding)}))`)
    }
    // What only the deciding player knows may not affect what everybody sees.
    const shown = variables.filter(({ kind }) => world.open || kind !== 'card')
    const doing: Doing = { ...STANDING, you: true, variables: shown, stages: late, ...more }
    lines.push('    then:', ...then(doing).map((line) => `      - ${line}`))
    lines.push(...linesOf(steps.list(chance.below(3), 1, doing), 6))
  }
  const during = (): string => `during: ${chance.oneOf('act', 'act', 'extra')}`
  const cardFrom = (place: Place): string =>
    `${chance.oneOf('card', 'fighter', 'squire')} in your hand${chance.once(3) ? ` where ${of.truth(1, { ...place, it: 'card' })}` : ''}`
  const own: Place = { ...NOWHERE, you: true, own: true }
  action('pass', 'during: act', [], () => ['add 1 to quiet'])
  action('drop', 'during: extra', [['card', cardFrom(own), 'card']], () => ['move card onto heap'])
  action(
    'found',
    during(),
    [
      [
        'pair',
        chance.oneOf(
          'start from your hand',
          '2 cards from your hand',
          '2 or more knights from your hand',
          '2 fighters of one colour from your hand',
          '2..3 cards in sequence by points from your hand',
        ),
        undefined,
      ],
    ],
    () => ['lay pair as a new crew on your table'],
  )
  action(
    'join',
    during(),
    [
      ['card', cardFrom(own), 'card'],
      ['gang', 'a crew on your table', 'crew'],
    ],
    () => ['move card to gang'],
  )
  if (chance.once(2))
    action(
      'call',
      'during: act',
      [],
      () => [`you ${chance.oneOf('may extra', 'may extra repeatedly', 'must extra or else quick')}`],
      {
        phases: ['extra'],
        around: ['turn'],
      },
    )
  if (chance.once(2))
    action('invite', during(), [['guests', `${chance.below(2)}..2 players`, undefined]], () => [
      'add number of players in guests to quiet',
    ])
  if (chance.once(2))
    action(
      'count',
      during(),
      [
        [
          'much',
          chance.once(2) ? `0..${1 + chance.below(3)}` : `(larger(0, ${of.number(1, own)}))..3`,
          'number',
        ],
      ],
      () => ['add much to your score', 'add much to paid(you, mood)'],
    )
  action(
    'raid',
    during(),
    [
      ['trick', 'a trick in your hand', 'card'],
      ['victim', 'others', 'player'],
      [
        'targets',
        `trick.takes from table of victim${chance.oneOf(' or as many as there are', '')}`,
        undefined,
      ],
    ],
    () => [
      'move trick under heap',
      `victim ${chance.oneOf('may reply repeatedly', 'may reply')}`,
      'move targets under heap',
    ],
  )
  action(
    'save',
    'in reply to: raid',
    [
      ['lasso', 'a trick in your hand', 'card'],
      ['saved', 'lasso.takes from targets', undefined],
    ],
    () => ['move lasso onto heap', 'take saved out of targets'],
    { targets: 'targets' },
  )
  if (world.board && world.unseen)
    action(
      'disguise',
      during(),
      [
        ['man', 'your soldiers on board where changed < 99', 'soldier'],
        ['becomes', 'kinds in soldiers where it is not man.kind in secret', undefined],
      ],
      () => [
        'set man.kind to becomes',
        'add 1 to man.changed',
        'set disguised to man',
        'add man to changed ones',
        'if disguised is man and man is in changed ones: add man.rank to quiet',
      ],
    )
  if (world.board) {
    action(
      'go',
      during(),
      [
        ['piece', 'your soldiers on board', 'soldier'],
        [
          'goal',
          `spaces in ${chance.oneOf('open', 'closed')} line(piece, ${chance.oneOf('orthogonal', 'diagonal', 'orthogonal + diagonal')}, piece.reach) where empty${chance.oneOf('', ' and it is not in between(piece, a1)', ' and any soldiers in run(it, adjacent, all soldiers, all your soldiers)')}`,
          'space',
        ],
      ],
      () => ['move piece to goal'],
    )
    action(
      'hit',
      during(),
      [
        ['piece', 'your soldiers on board', 'soldier'],
        ['target', 'enemy soldiers in sight(piece, orthogonal, 2)', 'soldier'],
      ],
      () => ['move target to lost of target.owner'],
    )
    const looksBehind = chance.once(2)
    if (looksBehind) lines.push(...shift(chance))
    if (chance.once(2)) lines.push(...history(world, chance, looksBehind))
  }
  return lines
}

/** A single step, so that conditions can tell where it leads. */
function shift(chance: Chance): readonly string[] {
  return [
    '  shift:',
    '    during: act',
    '    choose:',
    '      piece: your soldiers on board',
    '      goal: spaces in open line(piece, adjacent, 1)',
    ...(chance.once(2)
      ? ['    only if:', '      it has company: afterwards any soldiers in sight(goal, orthogonal, 2)']
      : []),
    '    then: move piece to goal',
  ]
}

function history({ unseen }: World, chance: Chance, looksBehind: boolean): readonly string[] {
  const most = 1 + chance.below(3)
  return [
    'history:',
    '  situation:',
    '    counts:',
    `      - all ${chance.oneOf('soldiers', 'guards', 'runners')} on board`,
    ...(chance.once(2) ? ['      - you'] : []),
    ...(chance.once(2) ? ['      - level'] : []),
    `    keep: ${3 + chance.below(30)}`,
    '  shuttle: go or hit when piece is last.piece',
    '  crossing: go when piece is last.piece sharing borders(start, goal)',
    // No pictures are taken of pieces that change unseen.
    ...(unseen
      ? []
      : [
          '  picture:',
          '    of: soldiers on board',
          '    with: piece at goal',
          '    after: go',
          `    keep: ${4 + chance.below(8)}`,
        ]),
    'forbid:',
    `  no piece too often: go or hit when shuttle > ${most}`,
    `  no border too often: go when crossing > ${most}`,
    ...(unseen ? [] : ['  nothing twice: go when shuttle is 1 and repeats(picture, shuttle)']),
    ...(looksBehind
      ? [`  no situation comes back: shift when stood(situation) > ${1 + chance.below(2)}`]
      : []),
  ]
}

function watching(of: Expressions, steps: Steps, chance: Chance): readonly string[] {
  const lines = ['whenever:']
  const doing: Doing = { ...STANDING, stages: [{ name: 'tidy', params: ['crew'], asks: false }] }
  const rule = (label: string, overs: string, name: string, kind: Kind, owner: string | undefined): void => {
    const variables = [{ name, kind }]
    const where = chance.once(2) ? ` where ${of.truth(1, { ...NOWHERE, it: kind })}` : ''
    lines.push(`  ${label}:`, `    for each: ${overs}${where}`)
    if (chance.once(2)) lines.push(`    when: ${of.truth(2, { ...NOWHERE, variables })}`)
    if (owner !== undefined) lines.push(`    you: ${owner}`)
    lines.push('    then:')
    const inner: Doing = {
      ...doing,
      variables,
      you: owner !== undefined,
      stages: owner === undefined ? [] : doing.stages,
    }
    lines.push(...linesOf(steps.list(1 + chance.below(2), 1, inner), 6))
  }
  rule('a crew is ready', 'crew called gang', 'gang', 'crew', chance.oneOf('gang.owner', undefined))
  if (chance.once(2)) rule('a player opens', 'player', 'player', 'player', chance.oneOf('player', undefined))
  if (chance.once(3))
    lines.push('  all is quiet:', `    when: ${of.truth(2, NOWHERE)}`, '    then: add 1 to quiet')
  lines.push('end:', '  it is enough:', `    when: quiet > ${10 + chance.below(30)}`, '    drawn: yes')
  if (chance.once(2))
    lines.push(
      '  somebody is ahead:',
      '    for each: player',
      `    when: player.score > ${10 + chance.below(20)} and ${of.truth(1, { ...NOWHERE, variables: [{ name: 'player', kind: 'player' }] })}`,
      '    winner: player',
    )
  return lines
}
