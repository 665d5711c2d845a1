/** Policies that Monaco makes for itself; it builds its own parts of the page with them. */
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

/** What a page may do on hosts that send no headers of ours. */
export const META_POLICY = IN_META.join('; ')

/** `frame-ancestors` means nothing in a meta element. */
export const PAGE_POLICY = [...IN_META, "frame-ancestors 'none'"].join('; ')

/** A worker has the policy of its own response, not the page's. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'none'"

/** Simulation turns rules into code; generated code holds no text of an author. */
export const SIMULATION_POLICY = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'none'"

/** Folder of the site in which scripts of workers lie. */
export const WORKERS = 'workers/'
/** Beginning of the name of the worker that may generate code. */
export const SIMULATION = 'simulation'
