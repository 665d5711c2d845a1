/** The game on the table at first, as JSON, prepared when the site is built. */
declare module 'virtual:opening' {
  const opening: string
  export default opening
}
