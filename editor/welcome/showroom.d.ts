/** The shipped games, listed when the site is built. */
declare module 'virtual:showroom' {
  const games: readonly {
    readonly file: string
    readonly id: string
    readonly title: string
    readonly players: readonly number[]
  }[]
  export default games
}
