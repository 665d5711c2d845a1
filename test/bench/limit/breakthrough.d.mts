import type { Stats } from './stratego.d.mts'

export function makeBreakthrough(seed: number): { playout(): void; readonly stats: Stats }
