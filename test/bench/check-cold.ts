import { checkOnce } from './checking.ts'

/* Prints how many milliseconds the first check in this process takes. */

const start = performance.now()
checkOnce()
process.stdout.write(String(performance.now() - start))
