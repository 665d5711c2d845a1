import { describe, expect, test } from 'vitest'
import { fixed, read, short, told } from './reading.ts'

/** A broken or half-typed text, the tree that is recovered from it, and all diagnostics. */
const BROKEN: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['nothing at all', '', '-', []],
  ['only comments', '# a\n\n# b\n', '-', []],
  ['only a byte order mark', '\ufeff', '-', []],
  ['one word', 'sand', 'sand', []],
  ['a name being typed at the end', 'a: 1\nb', '{a: 1}', ['ST1017 2:1 b']],
  ['a name being typed in between', 'a: 1\nb\nc: 2\n', '{a: 1, c: 2}', ['ST1017 2:1 b']],
  ['a name being typed in a section', 'a:\n  b: 1\n  lim\nc: 2\n', '{a: {b: 1}, c: 2}', ['ST1017 3:3 lim']],
  ['a heading without its colon', 'a\n  b: 1\n  c: 2\nd: 3\n', '{a: {b: 1, c: 2}, d: 3}', ['ST1017 1:1 a']],
  [
    'a heading without its colon, in a section',
    'a:\n  big one\n    b: 1\n  c: 2\n',
    '{a: {big one: {b: 1}, c: 2}}',
    ['ST1017 2:3 big one'],
  ],
  ['a heading of steps without its colon', 'a:\n  - if b\n      - c\n  - d\n', '{a: [if b - c, d]}', []],
  ['a colon without a blank', 'a: 1\nb:2\nc: 3\n', '{a: 1, b: 2, c: 3}', ['ST1018 2:2 :']],
  ['such a colon above lines', 'a:x\n  b: 1\nc: 3\n', '{a: {b: 1}, c: 3}', ['ST1018 1:2 :']],
  ['such a colon above items', 'a:x\n- b\nc: 3\n', '{a: [b], c: 3}', ['ST1018 1:2 :']],
  ['such a colon before a brace', 'a:{ b: 1 }\nc: 3\n', '{a: {b: 1}, c: 3}', ['ST1018 1:2 :']],
  ['such colons in braces', 'a: { b:1, c:d }\n', '{a: {b: 1, c: d}}', ['ST1018 1:7 :', 'ST1018 1:12 :']],
  ['a time and an address', 'a: 12:30\nb:\n  http://c:8/{d}\n', '{a: 12:30, b: http://c:8/{d}}', []],
  ['a second colon', 'a: 1\nb: c: d\ne: 2\n', '{a: 1, e: 2}', ['ST1012 2:5 :']],
  ['a line too far in', 'a: 1\n   b: 2\nc: 3\n', '{a: 1, c: 3}', ['ST1012 2:4 b: 2']],
  ['a line too far out', 'a:\n    b: 1\n  c: 2\nd: 3\n', '{a: {b: 1}, d: 3}', ['ST1012 3:3 c: 2']],
  ['a bracket', 'a: [ b, c\nd: e\n', '{a: [b, c], d: e}', ['ST1013 1:4 [']],
  ['a bracket with a comment', 'a: [ b, c   # why\nd: e\n', '{a: [b, c], d: e}', ['ST1013 1:4 [']],
  ['a brace', 'a: { b: c, d\ne: f\n', '{a: {b: c, d: _}, e: f}', ['ST1013 1:4 {']],
  ['brackets in braces', 'a: { b: [ c\ne: f\n', '{a: {b: [c]}, e: f}', ['ST1013 1:4 {']],
  ['a bracket at the end', 'a: 1\nb: [', '{a: 1, b: []}', ['ST1013 2:4 [']],
  ['a bracket too many', 'a: [ b ] ]\nc: d\n', '{c: d}', ['ST1013 1:10 ]']],
  ['a quote', 'a: "b c\nd: e\n', '{a: b c, d: e}', ['ST1014 1:4 "b c']],
  ['a single quote', "a: 'b c\nd: e\n", '{a: b c, d: e}', ["ST1014 1:4 'b c"]],
  ['a quote at the end', 'a: 1\nb: "c', '{a: 1, b: c}', ['ST1014 2:4 "c']],
  ['a quote in brackets', 'a: [ "b\nc: d\n', '{a: [b], c: d}', ['ST1014 1:6 "b']],
  ['quotes in front', "a: 'b' c\nd: e\n", '{d: e}', ["ST1011 1:4 'b' c"]],
  ['punctuation in front', 'a: @b\nc: %d\ne: f\n', '{e: f}', ['ST1011 1:4 @b', 'ST1011 2:4 %d']],
  ['a tab', 'a:\n\tb: 1\n\tc: 2\nd: 3\n', '{a: {b: 1, c: 2}, d: 3}', ['ST1010 2:1 \t']],
  ['tabs for levels', 'a:\n\tb:\n\t\tc: 2\n', '{a: {b: {c: 2}}}', ['ST1010 2:1 \t']],
  ['a tab among blanks', 'a:\n  b: 1\n\tc: 2\n', '{a: {b: 1, c: 2}}', ['ST1010 3:1 \t']],
  ['a control sign', 'a: b\u0007c\nd: e\n', '{a: b c, d: e}', ['ST1016 1:5 \u0007']],
  [
    'an escaped control sign',
    'a: "b\\u001b]0;c"\nd: e\n',
    '{a: b ]0;c, d: e}',
    ['ST1016 1:4 "b\\u001b]0;c"'],
  ],
  ['a null byte', 'a: b\u0000\nd: e\n', '{a: b, d: e}', ['ST1016 1:5 \u0000']],
  ['half a character', 'a: b\nc: \ud83c\n', '{a: b, c: _}', ['ST1016 2:4 \ud83c']],
  [
    'a control sign in a block',
    'a: |\n  b\n  c\u0007\n  d\ne: f\n',
    '{a: b/c /d/, e: f}',
    ['ST1016 3:4 \u0007'],
  ],
  ['a wrong escape', 'a: "\\q"\nb: c\n', '{b: c}', ['ST1014 1:4 "\\q"']],
  ['a list in a map', 'a: 1\n- b\nc: 2\n', '{a: 1, c: 2}', ['ST1015 2:3 b']],
  [
    'several things at once',
    'a: [ b\nc: "d\ne\n  f: 1\n\tg: 2\nh: i: j\nk: l\n',
    '{a: [b], c: d, e: {f: 1, g: 2}, k: l}',
    ['ST1013 1:4 [', 'ST1014 2:4 "d', 'ST1017 3:1 e', 'ST1010 5:1 \t', 'ST1012 6:5 :'],
  ],
  ['the same name twice', 'a: 1\na: 2\n', '{a: 1}', ['ST1003 2:1 a']],
  ['a comment that cuts', 'a: b #2\n', '{a: b}', ['ST1008 1:6 #2']],
  ['a comment', 'a: b # 2\n', '{a: b}', []],
  ['a list as a name', '[a]: b\nc: d\n', '{c: d}', ['ST1007 1:1 [a]']],
  ['a second document', 'a: b\n---\nc: d\n', '{a: b}', ['ST1006 2:1 ---']],
  ['a second document behind an end', 'a: b\n...\nc: d\n', '{a: b}', ['ST1006 2:1 ...']],
  ['an anchor', 'a: &x 1\nb: &y 2\n', '{a: 1, b: 2}', ['ST1004 1:4 &x']],
  ['an alias', 'a: *x\nb: *x\n', '{a: _, b: _}', ['ST1004 1:4 *x']],
  ['a merge', 'a: 1\n<<: *x\n', '{a: 1, <<: _}', ['ST1004 2:5 *x']],
  ['a tag', 'a: !!int 1\n', '{a: 1}', ['ST1005 1:4 !!int']],
]

describe('what is left of broken text', () => {
  for (const [name, text, tree, codes] of BROKEN)
    test(name, () => {
      const { tree: found, found: diagnostics } = read(text)
      expect([short(found), ...diagnostics.map(told)]).toEqual([tree, ...codes])
      // Places are the same with the line breaks of other systems.
      const windows = read(text.replaceAll('\n', '\r\n'))
      expect([short(windows.tree), ...windows.found.map(told)]).toEqual([tree, ...codes])
    })
})

test('what is offered as a fix mends it', () => {
  const offered = BROKEN.filter(([, text]) => read(text).found.some((d) => d.fix !== undefined))
  expect(offered.length).toBeGreaterThan(8)
  for (const [name, text, tree] of offered) {
    const { found } = read(text)
    if (!found.every((d) => d.fix !== undefined)) continue
    const mended = read(fixed(text, found))
    expect([name, short(mended.tree), mended.found.map(told)]).toEqual([name, tree, []])
  }
})

test('every beginning of a text gives a tree of what stands there already', () => {
  const text =
    'one:\n  two: three\n  four: [ five, six ]\nseven:\n  - eight\n  - "nine"\nten: |\n  el\n  even\n'
  for (let end = 12; end < text.length; end++) {
    const { tree, found } = read(text.slice(0, end))
    expect([end, tree?.kind, found.length <= 1]).toEqual([end, 'map', true])
    if (end >= 18) expect(short(tree)).toMatch(/^\{one: \{two: three/)
    if (end >= 50) expect(short(tree)).toMatch(/^\{one: \{two: three, four: \[five, six\]\}/)
  }
})
