import { inOneBrowser } from './one-browser.ts'

/* Mouse, touch and keys on the table, and the table on pages of somebody else. */
import './suites/element.ts'
import './suites/gestures.ts'

inOneBrowser()
