import type { Shape } from '../../interpreter/index.ts'

/** An arrow up, from the middle of a space to its side. */
export const TOWARDS: Shape = {
  tag: 'path',
  attributes: { class: 'towards', d: 'M-.09 .1V-.16H-.24L0-.44L.24-.16H.09V.1Z' },
  children: [],
}
