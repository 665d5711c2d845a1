/** Colours of the seats in their order, as terminals name them. */
const SEAT_COLORS = [31, 34, 32, 33, 35, 36]

/** The code that turns on the colour of a seat. */
export function seatColor(seat: number): string {
  return `\u001b[1;${SEAT_COLORS[seat % SEAT_COLORS.length] ?? 31}m`
}
