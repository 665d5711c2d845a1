/** Words of the state that steps need and no text declares. People see them only while they matter. */
export const COURSE_WORDS = {
  'play turns round': 'way of play',
  'another turn': 'one more turn',
  'miss turn': 'turns to miss',
} as const
