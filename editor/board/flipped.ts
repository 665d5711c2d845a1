import type { Scene, SceneBoard } from '../../interpreter/index.ts'

/** Boards with rows can be seen from the other side; rings, lanes and graphs have no sides. */
export function canBeFlipped({ shape }: SceneBoard): boolean {
  return shape === 'squares' || shape === 'hexes'
}

/** A scene with its boards turned by half. */
export function flipped(scene: Scene): Scene {
  return {
    ...scene,
    boards: scene.boards.map((board) =>
      canBeFlipped(board)
        ? {
            ...board,
            isTurned: !board.isTurned,
            rows: board.rows.map((row) => row.toReversed()).toReversed(),
            files: board.files.toReversed(),
            ranks: board.ranks.toReversed(),
          }
        : board,
    ),
  }
}
