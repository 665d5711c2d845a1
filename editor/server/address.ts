/** Browser storage belongs to host and port, so they never change. */
export const HOST = '127.0.0.1'
export const PORT = 7263
