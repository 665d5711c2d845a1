/** A ruleset that breaks a promise of its rules in some games. */
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
