import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Workspace } from '../../grammar/services/index.ts'
import { askEverything, askOfDocument } from '../services/all-services.ts'

/** Asks what an editor asks of a file, among the others of its folder: of all of it, and at a few places. */
const [path = ''] = process.argv.slice(2)
const folder = dirname(path)
const documents = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}))
const workspace = Workspace.of(documents)
const name = basename(path)
const { length } = workspace.text(name)
askOfDocument(workspace, name)
for (const share of [0.3, 0.7, 0.95]) askEverything(workspace, name, Math.floor(length * share))
