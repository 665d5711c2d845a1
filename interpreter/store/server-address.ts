import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import type { ConnectionOptions } from 'node:tls'
import { Trouble } from './store-error.ts'

/** A PostgreSQL server, from its address. */
export interface Server {
  /** Without the password, for people. */
  readonly name: string
  readonly config: {
    readonly host: string
    readonly database: string
    readonly port?: number
    readonly user?: string
    readonly password?: string
    readonly ssl: ConnectionOptions | false
  }
  /** Must not be printed. */
  readonly secret: string | undefined
}

export function isServerAddress(text: string): boolean {
  return /^postgres(?:ql)?:/iu.test(text)
}

const TLS = ['disable', 'verify-ca', 'verify-full'] as const
/** Modes of other clients that encrypt but trust any server. */
const UNCHECKED = /^(?:allow|prefer|require)$/u

/**
 * Parses `postgres://user:password@host:port/database?sslmode=...&sslrootcert=...`. A missing password comes from
 * `PGPASSWORD` or the password file, as with other PostgreSQL clients. Servers on other machines are reached over TLS
 * and must present a certificate for their name, unless the address says otherwise.
 */
export function serverAddress(text: string): Server {
  const url = urlOf(text)
  const { protocol, username, password, hostname, port, pathname, searchParams } = url
  if (!isServerAddress(protocol)) throw wrong('it begins with `postgres://`')
  for (const name of searchParams.keys())
    if (name !== 'sslmode' && name !== 'sslrootcert')
      throw wrong(`it may set \`sslmode\` and \`sslrootcert\`, but not \`${name}\``)
  const host = hostname === '' ? 'localhost' : hostname.replace(/^\[(.*)\]$/u, '$1')
  const database = decoded(pathname.slice(1))
  if (database === '') throw wrong('the name of the database is missing')
  const given = searchParams.get('sslmode')
  const tls = TLS.find((mode) => mode === (given ?? (isHere(host) ? 'disable' : 'verify-full')))
  if (tls === undefined)
    throw wrong(
      `\`sslmode\` is one of ${TLS.join(', ')}`,
      given !== null && UNCHECKED.test(given)
        ? `\`${given}\` does not check whose server it is. Take \`verify-full\`; unless a public authority issued the certificate of the server, add \`sslrootcert=FILE\`.`
        : undefined,
    )
  const root = searchParams.get('sslrootcert')
  if (tls === 'verify-ca' && root === null) throw wrong('`sslmode=verify-ca` needs `sslrootcert=FILE`')
  const secret = password === '' ? process.env['PGPASSWORD'] : decoded(password)
  return {
    name: `${host}${port === '' ? '' : `:${port}`}/${database}`,
    secret: secret === '' ? undefined : secret,
    config: {
      host,
      database,
      ...(port === '' ? {} : { port: Number(port) }),
      ...(username === '' ? {} : { user: decoded(username) }),
      ...(password === '' ? {} : { password: decoded(password) }),
      ssl: tls === 'disable' ? false : tlsOptions(tls, root),
    },
  }
}

function tlsOptions(tls: 'verify-ca' | 'verify-full', root: string | null): ConnectionOptions {
  return {
    rejectUnauthorized: true,
    ...(root === null ? {} : { ca: certificate(root) }),
    ...(tls === 'verify-ca' ? { checkServerIdentity: () => undefined } : {}),
  }
}

function certificate(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw wrong(`the certificate \`${path}\` cannot be read`)
  }
}

/** The message contains nothing of the text, because the password is in it. */
function urlOf(text: string): URL {
  try {
    return new URL(text)
  } catch {
    throw wrong('it cannot be read; a password may need percent-encoding')
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw wrong('its percent-encoding is invalid')
  }
}

function isHere(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

const HOW_IT_LOOKS =
  'It looks like postgres://user@host:5432/database; the password can be given in PGPASSWORD.'

function wrong(why: string, help = HOW_IT_LOOKS): Trouble {
  return new Trouble('ST7071', `The address of the server is not valid: ${why}.`, help)
}
