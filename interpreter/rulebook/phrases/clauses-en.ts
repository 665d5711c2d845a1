/**
 * Where English has its own ways to say something: relative clauses, owners in front of what they own, counts. Other
 * languages use the phrases that all of them have.
 */
export const clausesEn = {
  // Owners
  'of owner': '{whose}’s {bare what}',
  'of plural owner': '{whose}’ {bare what}',
  'belonging to': '{what} of {whose}',
  'of yours': '{what} of yours',
  // Relative clauses
  that: 'that',
  who: 'who',
  'that player': 'that player',
  they: 'they',
  them: 'them',
  everybody: 'everybody',
  'for whom': '{what} for whom {condition}',
  whose: 'whose {bare what}',
  'that has': '{that} {verb|has|have} {what}',
  'that has no': '{that} {verb|has|have} {no what}',
  relative: '{what} {clause}',
  'relative first': '{what} {clause} and {preposition} {where}',
  'other than': 'other than {what}',
  have: '{left} have {right}',
  'have not': '{left} do not have {right}',
  // Adjectives
  'is so': '{whose} {verb} {what}',
  'is not so': '{whose} {verb} not {what}',
  // Counts
  'there is room': 'there is room for more in {what}',
  'there is no room': 'there is no room for more in {what}',
  'count <': 'there {verb} fewer than {number} {of what}',
  'count <=': 'there {verb} at most {number} {of what}',
  'count >': 'there {verb} more than {number} {of what}',
  'count >=': 'there {verb} at least {number} {of what}',
  'count is': 'there {verb} exactly {number} {of what}',
  'occurs <': '{value} occurs in {what} fewer than {number} {number|time|times}',
  'occurs <=': '{value} occurs in {what} at most {number} {number|time|times}',
  'occurs >': '{value} occurs in {what} more than {number} {number|time|times}',
  'occurs >=': '{value} occurs in {what} at least {number} {number|time|times}',
  'occurs is': '{value} occurs in {what} exactly {number} {number|time|times}',
  even: '{left} {verb} even',
  odd: '{left} {verb} odd',
  total: 'the total {bare of} of {what}',
  'sum of all': 'the sum of {what}',
  'highest of all': 'the highest of {what}',
  'lowest of all': 'the lowest of {what}',
  // Sets
  bare: '{bare what}',
  'is one of': '{left} {verb} one of {right}',
  'is not one of': '{left} {verb} not one of {right}',
  'member of': '{one} among {what}',
  'all in': '{what} are in {where}',
  'not all in': 'there are {some what} that are not in {where}',
  'all of them in': 'all of {what} are in {where}',
  'not all of them in': 'some of {what} are not in {where}',
  // Longer lists of conditions
  'and also': ', and',
  'or else': ', or',
  // Sections and steps
  'true at start': '{name} (true at the start)',
  'false at start': '{name} (not true at the start)',
  'must choose': '{who} must choose {offers}',
  'may choose': '{who} may choose {offers}',
  win: '{who} win',
  wins: '{who} wins',
  lose: '{who} lose',
  loses: '{who} loses',
  'is over': 'the game ends',
  'up to on each': 'up to {number} {what} on each space',
  'ends for each': 'For each {what}: as soon as {condition}, {result}.',
  'ends when': 'As soon as {condition}, {result}.',
  'happens for each': 'For each {what}, as soon as {condition}:',
  'happens to each': 'For each {what}:',
  'happens when': 'As soon as {condition}:',
} as const

export type ClauseKey = keyof typeof clausesEn
export type ClausePhrases = Readonly<Record<ClauseKey, string>>
