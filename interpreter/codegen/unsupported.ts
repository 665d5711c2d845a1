/** This way of running a game is not made for such rules; another one is. */
export class Unsupported extends Error {}
