import { inOneBrowser } from './one-browser.ts'

/* What happens on the table, and with what one has made. The tests of the text and its panes are in `in-browser-write`. */
import './suites/disk.ts'
import './suites/keeping.ts'
import './suites/offline.ts'
import './suites/page.ts'
import './suites/play.ts'
import './suites/weight.ts'
import './suites/policy.ts'
import './suites/tables.ts'
import './suites/taking-away.ts'
import './suites/welcome.ts'

inOneBrowser()
