/** A game some of whose games break a promise of its rules. */
export const FAULTY = `sandtable: 1
id: faulty
extends: tic-tac-toe
title: Counts too far
track:
  marks: 0..7 = 0
before:
  put:
    - add 1 to marks
`
