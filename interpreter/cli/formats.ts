/** How findings are printed: for people, for programs, and for the machines of two hosts of code. */
export const FORMATS = ['pretty', 'json', 'sarif', 'github'] as const
export type Format = (typeof FORMATS)[number]
