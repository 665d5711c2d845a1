/** Bytes of a buffer, unless one array needs more. */
const BUFFER = 1 << 18

/** Alignment in bytes: a cache line. */
const LINE = 64

/**
 * Allocates the arrays of one program side by side in as few buffers as possible. If a page or a process has ever
 * detached a buffer, compiled code checks the buffer of each array before access. For arrays in one buffer it checks
 * once.
 */
export class Int32Arena {
  private buffer = new ArrayBuffer(0)
  private used = 0

  /** An array of zeros. */
  readonly allocate = (length: number): Int32Array => {
    const bytes = length * Int32Array.BYTES_PER_ELEMENT
    if (this.used + bytes > this.buffer.byteLength) {
      this.buffer = new ArrayBuffer(Math.max(BUFFER, bytes))
      this.used = 0
    }
    const array = new Int32Array(this.buffer, this.used, length)
    this.used = Math.ceil((this.used + bytes) / LINE) * LINE
    return array
  }

  copyOf(values: ArrayLike<number>): Int32Array {
    const array = this.allocate(values.length)
    array.set(values)
    return array
  }
}
