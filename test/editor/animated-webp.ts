/* Puts still WebP pictures together into one that moves. */

interface Frame {
  readonly still: Buffer
  /** Milliseconds for which it is shown. */
  readonly time: number
}

export function animatedWebp(frames: readonly Frame[], width: number, height: number): Buffer {
  const size = [width - 1, height - 1].flatMap(threeBytes)
  // The flag says that the picture moves.
  const head = chunk('VP8X', Buffer.from([0x02, 0, 0, 0, ...size]))
  const loops = chunk('ANIM', Buffer.alloc(6))
  const shown = frames.map(({ still, time }) =>
    chunk(
      'ANMF',
      Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, ...size, ...threeBytes(time), 0]), pixelsOf(still)]),
    ),
  )
  const body = Buffer.concat([Buffer.from('WEBP'), head, loops, ...shown])
  return chunk('RIFF', body)
}

function threeBytes(number: number): number[] {
  return [number & 0xff, (number >> 8) & 0xff, (number >> 16) & 0xff]
}

/** Chunks have even lengths. */
function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)])
}

/** The chunk of a still picture that has its pixels. */
function pixelsOf(still: Buffer): Buffer {
  for (let at = 12; at < still.length;) {
    const end = at + 8 + still.readUInt32LE(at + 4)
    if (still.toString('latin1', at, at + 4).startsWith('VP8') && still[at + 3] !== 0x58)
      return still.subarray(at, end + (end % 2))
    at = end + (end % 2)
  }
  throw new Error('this is no WebP picture')
}
