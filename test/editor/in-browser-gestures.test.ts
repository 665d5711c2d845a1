import { inOneBrowser } from './one-browser.ts'

/* Mouse, touch and keys on the table. */
import './suites/gestures.ts'

inOneBrowser()
