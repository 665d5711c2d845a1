import type { Js } from './code.ts'
import { js } from './code.ts'

/** Small functions that stand in front of all generated code: the arithmetic of words, and lists. */
export const PRELUDE: Js = js`
const N = -2147483648;
let changed = -1, everywhere = -1;
function word(x) { return x > 2147483647 ? 2147483647 : x < -2147483647 ? -2147483647 : x | 0; }
function add(a, b) { return a === N || b === N ? N : word(a + b); }
function sub(a, b) { return a === N || b === N ? N : word(a - b); }
function mul(a, b) { return a === N || b === N ? N : word(a * b); }
function mod(a, b) { return a === N || b === N ? N : b === 0 ? 0 : ((a % b + b) % b) | 0; }
function divUp(a, b) { return a === N || b === N ? N : b === 0 ? 0 : word(Math.ceil(a / b)); }
function divDown(a, b) { return a === N || b === N ? N : b === 0 ? 0 : word(Math.floor(a / b)); }
function min(a, b) { return a < b ? a : b; }
function max(a, b) { return a > b ? a : b; }
function lt(a, b) { return a < b && a !== N; }
function le(a, b) { return a <= b && a !== N; }
function former(saved) { return saved !== N && (saved < 0 || saved === 2147483647) ? ~saved : saved; }
function answered(saved) { return saved !== N && (saved < 0 || saved === 2147483647); }
function unseen(list, length, item) {
  for (let i = 0; i < length; i++) if (list[i] === item) return false;
  return true;
}
function insert(items, keys, length, item, key) {
  let place = length;
  for (; place > 0 && keys[place - 1] > key; place--) {
    items[place] = items[place - 1];
    keys[place] = keys[place - 1];
  }
  items[place] = item;
  keys[place] = key;
}
function stepTo(steps, from, mask) {
  return from === N || mask <= 0 ? N : steps[from * 8 + 31 - Math.clz32(mask & -mask)];
}
function spread(steps, marks, queue, length, here) {
  for (let direction = 0; direction < 8; direction += 2) {
    const there = steps[here * 8 + direction];
    if (there < 0 || marks[there] === 1) continue;
    marks[there] = 1;
    queue[length++] = there;
  }
  return length;
}
function longest(steps, marks, list, length, wanted) {
  let most = length > 0 ? 1 : 0;
  const mask = (wanted | wanted >> 4) & 15;
  for (let direction = 0; direction < 4; direction++) {
    if ((mask & 1 << direction) === 0) continue;
    for (let i = 0; i < length; i++) {
      let space = list[i];
      const behind = steps[space * 8 + direction + 4];
      if (behind >= 0 && marks[behind] === 1) continue;
      let run = 0;
      while (space >= 0 && marks[space] === 1) {
        run++;
        space = steps[space * 8 + direction];
      }
      if (run > most) most = run;
    }
  }
  return most;
}
`

/** What the runtime hands over by name. */
export const HANDED = [
  'leavesFan',
  'endGroup',
  'runOf',
  'start',
  'spend',
  'enterCan',
  'leaveCan',
  'tooMany',
  'over',
  'hasRoom',
  'reveal',
  'knows',
  'alike',
  'isNew',
  'oneOf',
  'shuffle',
  'deal',
  'begun',
  'keepShared',
  'keepPicture',
  'repeats',
  'actionAround',
  'outOfRange',
  'nothingSet',
  'movedNowhere',
  'runForNobody',
  'nobodyFirst',
  'nobodyAsked',
  'noMove',
  'asksInRule',
  'tooManyThings',
  'notRunning',
  'rulesEnd',
  'noSuchMove',
  'say',
  'twoArranged',
  'full',
] as const
