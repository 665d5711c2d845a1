/** The library for Node: everything in `sandtable`, and rulesets read from files. */
export * from '../index.ts'
export type { DocumentHead } from '../../grammar/document/scan-head.ts'
export { playableFile } from './playable-file.ts'
export { rulesetFolderHost } from './ruleset-folder.ts'
export type { RulesetFolders } from './ruleset-folder.ts'
export { requestForFile, requestForText, rulesetFile } from './ruleset-request.ts'
export { shippedDocuments } from './shipped.ts'
export type { ShippedDocument } from './shipped.ts'
