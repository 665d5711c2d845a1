import type { Diagnostics } from '../diagnostics/diagnostic.ts'
import type { TextSource } from './text-source.ts'
export function reportRefusal(source: TextSource, d: Diagnostics, r: any): undefined { d.add({ code: 'ST4119', severity: 'error', message: 'refused ' + JSON.stringify(r), span: source.spanOf(0, source.text.length) }); return undefined }
export function reportSign(source: TextSource, d: Diagnostics, p: any, _l: any): undefined { d.add({ code: 'ST4119', severity: 'error', message: 'sign ' + JSON.stringify(p), span: source.spanOf(0, source.text.length) }); return undefined }
export function reportSyntax(source: TextSource, d: Diagnostics, e: any): undefined { d.add({ code: 'ST4119', severity: 'error', message: 'syntax ' + source.text + ' :: ' + String(e.error.message).slice(0, 100), span: source.spanOf(0, source.text.length) }); return undefined }
