/** Colours of the seats in their order, as terminals name them. */
const SEAT_COLORS = [31, 34, 32, 33, 35, 36]

/** The escape code of a seat's colour. */
export function seatColor(seat: number): string {
  return `\u001b[1;${SEAT_COLORS[seat % SEAT_COLORS.length] ?? 31}m`
}
