import { inOneBrowser } from './one-browser.ts'

/* The text, the panes beside it, and how the page looks. */
import './suites/first-house-rule.ts'
import './suites/looks.ts'
import './suites/panels.ts'
import './suites/variants.ts'
import './suites/writing.ts'

inOneBrowser()
