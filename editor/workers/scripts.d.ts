/** Addresses of the scripts of workers. */
declare module 'worker:*' {
  const address: string
  export default address
}
