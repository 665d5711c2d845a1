/** Policies that Monaco creates itself; it builds its own parts of the page with them. */
const MONACO_POLICIES = [
  'defaultWorkerFactory',
  'diffEditorWidget',
  'diffReview',
  'domLineBreaksComputer',
  'editorGhostText',
  'editorViewLayer',
  'richScreenReaderContent',
  'standaloneColorizer',
  'stickyScrollViewLayer',
  'tokenizeToString',
  'dompurify',
]

const IN_META = [
  "default-src 'none'",
  "script-src 'self'",
  // Monaco writes its token colours into style elements.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types sandtable ${MONACO_POLICIES.join(' ')}`,
]

/** The page's policy on hosts that do not send our headers. */
export const META_POLICY = IN_META.join('; ')

/** `frame-ancestors` has no effect in a meta element. */
export const PAGE_POLICY = [...IN_META, "frame-ancestors 'none'"].join('; ')

/** A worker has the policy of its own response, not the page's. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'none'"

/** Simulation turns rules into code; generated code contains no author's text. */
export const SIMULATION_POLICY = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'none'"

/** Folder of the site with the pages to read. */
export const LEARN = 'learn/'

/** Folder of the site with the scripts of workers. */
export const WORKERS = 'workers/'
/** Prefix of the name of the worker that may generate code. */
export const SIMULATION = 'simulation'
