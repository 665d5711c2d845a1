import { expect, test } from 'vitest'
import { troubleWith } from '../../interpreter/store/postgres.ts'
import { serverAddress } from '../../interpreter/store/server-address.ts'

const said = (address: string, message: string, code: string): string =>
  String(troubleWith(serverAddress(address), Object.assign(new Error(message), { code })))

test('a short password cannot be read off where a message is masked', () => {
  const message = 'permission denied for schema sandtable'
  for (const password of ['p', 'per', 'schema', 'permission'])
    expect(said(`postgres://u:${password}@host/games`, message, '42501')).toContain(message)
})

test('an address in a message is masked', () => {
  const address = 'postgres://u:secret-1@host/games'
  expect(said(address, `cannot use ${address}`, '08006')).toContain('postgres://u:***@host/games')
  expect(said(address, `cannot use ${address}`, '08006')).not.toContain('secret-1')
})
