import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { Browser, CDPSession } from 'playwright-core'
import { boardDrawn } from '../editor/steps.ts'

/*
 * A first visit in a new profile: what happens until the page says what is wrong with the text it shows. Times are read
 * in the page, as queries from outside would wait for a busy page and make it busier.
 */

/** Something that happened on the page: milliseconds since the navigation began, and how long it took if it did. */
export interface Happening {
  readonly at: number
  readonly what: string
  readonly took?: number
}

export interface FirstVisit {
  /** Milliseconds until the board, and until the problems of the text, were drawn. */
  readonly board: number
  readonly diagnostics: number
  /** Milliseconds that the language worker's thread had run by then; only known of a visit that is traced. */
  readonly ran: number
  /** Milliseconds that the language worker was busy by then, which includes waiting for a core. */
  readonly busy: number
  readonly happened: readonly Happening[]
}

const MARK = 'first diagnostics'

/** Runs before the page's own scripts: what workers are asked and answer, what is loaded, and when things are drawn. */
const WATCH = `(() => {
  const happened = []
  const note = (what, took, at = performance.now()) => happened.push({ at, what, ...(took > 0 ? { took } : {}) })
  const watched = globalThis.firstVisit = { happened }
  let total = 0, pending = 0, since = 0
  const hasBegun = () => { if (pending++ === 0) since = performance.now() }
  const hasEnded = () => { if (--pending === 0) total += performance.now() - since }
  globalThis.Worker = class extends Worker {
    constructor(url, options) {
      super(url, options)
      this.called = options?.name
      this.asked = new Map()
      note(this.called + ' begins')
      this.addEventListener('message', ({ data }) => {
        note(this.called + ' answers ' + this.asked.get(data.id))
        if (this.called === 'language') hasEnded()
      })
    }
    postMessage(...sent) {
      this.asked.set(sent[0]?.id, sent[0]?.call)
      if (this.called === 'language') hasBegun()
      const at = performance.now()
      super.postMessage(...sent)
      note(this.called + ' is asked ' + sent[0]?.call, performance.now() - at, at)
    }
  }
  const see = (type, seen) =>
    new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true })
  see('longtask', ({ startTime, duration }) => note('long task', duration, startTime))
  see('mark', ({ name, startTime }) => note('mark ' + name, 0, startTime))
  see('paint', ({ name, startTime }) => note(name, 0, startTime))
  see('resource', ({ name, startTime, duration }) => note('load ' + name.split('/').at(-1), duration, startTime))
  const drawn = (what) => requestAnimationFrame(() => setTimeout(() => {
    watched[what] = performance.now()
    note('drawn: ' + what)
  }))
  const wanted = {
    board: () => document.querySelector('[data-space]') !== null,
    diagnostics: () => {
      const isFound = document.querySelector('.problems h3')?.textContent === 'No problems'
      if (isFound) {
        performance.mark('${MARK}')
        watched.busy = total + (pending > 0 ? performance.now() - since : 0)
      }
      return isFound
    },
  }
  const looking = new MutationObserver(() => {
    for (const [what, isThere] of Object.entries(wanted))
      if (isThere()) {
        delete wanted[what]
        drawn(what)
      }
    if (Object.keys(wanted).length === 0) looking.disconnect()
  })
  looking.observe(document, { subtree: true, childList: true, characterData: true })
})()`

/**
 * Visits the page with its thread slowed by a factor. Slowing does not affect workers: what the language worker would take
 * on a slower processor follows from the time that its thread has run. Tracing itself takes time, so a slowed page is
 * measured without it.
 */
export async function firstVisit(browser: Browser, url: string, slowed: number): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await page.addInitScript(WATCH)
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const isTraced = slowed === 1
  if (isTraced)
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'blink.user_timing'] })
  await page.goto(url)
  await boardDrawn(page)
  // The policy of the page refuses what `waitForFunction` makes of a text.
  while (
    (await page.evaluate('globalThis.firstVisit.diagnostics > 0 && globalThis.firstVisit.board > 0')) !== true
  )
    await page.waitForTimeout(50)
  const counted = isTraced ? countedBySystem() : new Map<string, number>()
  const ran = isTraced ? ranFor(String(await browser.stopTracing()), /\/language-[^/]*$/u, counted) : 0
  const { board, diagnostics, busy, happened } = Object(await page.evaluate('globalThis.firstVisit'))
  await context.close()
  return { board, diagnostics, busy, ran, happened }
}

interface Traced {
  readonly thread: string
  readonly name: string
  readonly begin: number
  readonly end: number
  readonly ran: number
  readonly script: string
}

/**
 * Milliseconds that the thread which loaded a script has run until the diagnostics were there, according to a trace of the
 * browser. Other pages have workers with the same script, but loaded it before the trace began: this page's worker is
 * the one that compiles it.
 */
function ranFor(trace: string, script: RegExp, bySystem: ReadonlyMap<string, number>): number {
  const all: readonly unknown[] = [...Object(JSON.parse(trace)).traceEvents]
  const events = all.flatMap((each): Traced[] => {
    const { ph, name, pid, tid, ts, dur = 0, tdur = 0, args } = Object(each)
    const { fileName, data } = Object(args)
    if (ph !== 'X') return []
    const url = String(fileName ?? Object(data).url ?? '')
    return [{ thread: `${pid}/task/${tid}`, name, begin: ts, end: ts + dur, ran: tdur, script: url }]
  })
  const loading = events.filter(({ name, script: url }) => name === 'v8.compileModule' && script.test(url))
  const [thread, another] = [...new Set(loading.map((each) => each.thread))]
  const until = Number(Object(all.find((each) => Object(each).name === MARK)).ts)
  if (thread === undefined || another !== undefined || Number.isNaN(until))
    throw new Error(`the trace does not tell which thread runs ${script.source}, or until when`)
  const own = outermost(events.filter((each) => each.thread === thread))
  const whole = own.reduce((sum, each) => sum + each.ran / 1000, 0)
  const counted = bySystem.get(thread)
  // Starting and idling of the thread are not in any event, so the system counts somewhat more.
  if (counted !== undefined && (whole > counted * 1.05 || whole < counted * 0.8))
    throw new Error(
      `by the trace ${script.source} ran ${Math.round(whole)} ms, by the system ${Math.round(counted)} ms`,
    )
  return own
    .filter(({ begin }) => begin < until)
    .reduce(
      (sum, { begin, end, ran }) => sum + (ran / 1000) * Math.min(1, (until - begin) / (end - begin || 1)),
      0,
    )
}

/** Events within other ones are already counted there. */
function outermost(events: readonly Traced[]): readonly Traced[] {
  let end = -Infinity
  return events
    .toSorted((a, b) => a.begin - b.begin || b.end - a.end)
    .filter((each) => {
      if (each.begin < end) return false
      end = each.end
      return true
    })
}

/** Milliseconds that each worker thread has run since it started, on systems that report this. */
function countedBySystem(): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  if (!existsSync('/proc/self/schedstat')) return found
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/u.test(name)))
    try {
      for (const tid of readdirSync(`/proc/${pid}/task`)) {
        const thread = `${pid}/task/${tid}`
        if (!readFileSync(`/proc/${thread}/comm`, 'utf8').startsWith('DedicatedWorker')) continue
        found.set(thread, Number(readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
      }
    } catch {
      // It has ended meanwhile, or belongs to another user.
    }
  return found
}

/** A first visit line by line, up to the diagnostics. */
export function waterfall({ happened, diagnostics }: FirstVisit): string {
  return happened
    .filter(({ at }) => at <= diagnostics + 1)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, what, took }) =>
      `${String(Math.round(at)).padStart(6)}  ${what.padEnd(40)}${took === undefined ? '' : String(Math.round(took)).padStart(6)}`.trimEnd(),
    )
    .join('\n')
}
