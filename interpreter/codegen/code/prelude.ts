import { js, type Js } from './code.ts'

/** Small functions at the head of all generated code: arithmetic of words, and lists. */
export const PRELUDE: Js = js`
const N = -2147483648;
let changed = -1, everywhere = -1, touched = -1, walks = 0, placed = 0, grouped = 0, trying = 0, taken = 0;
function word(x) { return x > 2147483647 ? 2147483647 : x < -2147483647 ? -2147483647 : x | 0; }
function add(a, b) { return a === N || b === N ? N : word(a + b); }
function sub(a, b) { return a === N || b === N ? N : word(a - b); }
function mul(a, b) { return a === N || b === N ? N : word(a * b); }
function mod(a, b) { return a === N || b === N ? N : b === 0 ? 0 : ((a % b + b) % b) | 0; }
function divUp(a, b) { return a === N || b === N ? N : b === 0 ? 0 : word(Math.ceil(a / b)); }
function divDown(a, b) { return a === N || b === N ? N : b === 0 ? 0 : word(Math.floor(a / b)); }
function min(a, b) { return a < b ? a : b; }
function max(a, b) { return a > b ? a : b; }
function ofBags(of, a, b) { return a === N || b === N ? N : of(a, b); }
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
function stepTo(steps, width, from, mask) {
  if (from === N || mask <= 0) return N;
  const direction = 31 - Math.clz32(mask & -mask);
  return direction < width ? steps[from * width + direction] : N;
}
function spread(steps, width, near, marks, mark, queue, length, here) {
  for (let i = 0; i < near.length; i++) {
    const there = steps[here * width + near[i]];
    if (there < 0 || marks[there] === mark) continue;
    marks[there] = mark;
    queue[length++] = there;
  }
  return length;
}
function runOf(S, at, item) {
  for (let i = at + 1, end = at + 2 * S[at]; i < end; i += 2) if (S[i] === item) return S[i + 1];
  return 0;
}
function mostRun(S, at) {
  let most = 0;
  for (let i = at + 2, end = at + 2 * S[at]; i <= end; i += 2) if (S[i] > most) most = S[i];
  return most;
}
function keepShared(S, at, capacity, items, runs, length, origin) {
  if (length > capacity) tooManyShared(length, capacity, origin);
  const before = S[at];
  S[at] = length;
  for (let i = 0; i < length; i++) {
    S[at + 1 + 2 * i] = items[i];
    S[at + 2 + 2 * i] = runs[i];
  }
  for (let i = at + 1 + 2 * length, end = at + 2 * before; i <= end; i++) S[i] = 0;
}
`
