/** `12,345` */
export function thousands(n: number): string {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** A difference, as printed: `+0.4`, `-2.0`, `0.0`. */
export function withSign(text: string): string {
  return text.startsWith('-') || /^0\.0$/.test(text) ? text.replace(/^-(0\.0)$/, '$1') : `+${text}`
}
