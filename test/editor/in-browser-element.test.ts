import { inOneBrowser } from './one-browser.ts'

import './suites/element.ts'

inOneBrowser()
