import { AppError } from '#/domain/errors.ts'
import type { Statement } from '#/domain/payouts/bank-statement.ts'
import { readXml } from '#/platform/read-xml.ts'
import { StatementParts } from './statement-parts.ts'

export const mostStatementBytes = 16 * 1024 * 1024
const mostLines = 20_000
const mostDepth = 40
const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(0[2-9]|[1-9]\d)$/

const refused = (key: string): AppError => new AppError('bad-request', {}, { file: key })
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
/** An element text that is longer is no reference, name or amount. */
const longestText = 2000

/** Names of the elements that are open, from the statement inwards, and the text of the innermost one. */
class StatementReader {
  isStatement = false
  readonly parts = new StatementParts()
  private readonly path: string[] = []
  private text = ''
  private currency = ''

  start(name: string, attributes: Readonly<Record<string, string>>): void {
    const local = localName(name)
    if (this.path.length === 0) this.isStatement = Object.values(attributes).some((value) => namespace.test(value))
    this.path.push(local)
    if (this.path.length > mostDepth) throw refused('statement-large')
    this.text = ''
    this.currency = attributes['Ccy'] ?? ''
    this.parts.open(local)
    if (this.parts.lineCount > mostLines) throw refused('statement-large')
  }

  add(text: string): void {
    if (this.text.length < longestText) this.text += text
  }

  end(): void {
    const value = this.text.trim().slice(0, longestText)
    this.text = ''
    if (value) this.parts.note(this.path, value, this.currency)
    this.parts.close(this.path.pop()!)
  }
}

/**
 * Reads the statements of a bank's file, booked entries only. Throws `bad-request` for anything else, also for a document
 * type: entities could expand without bound or name other files.
 */
export async function readStatementFile(bytes: Uint8Array): Promise<readonly Statement[]> {
  if (bytes.length === 0) throw refused('statement-file')
  if (bytes.length > mostStatementBytes) throw refused('statement-large')
  const reader = new StatementReader()
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    await readXml([text], {
      open: (name, attributes) => reader.start(name, attributes),
      text: (part) => reader.add(part),
      close: () => reader.end(),
    })
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refused('statement-file')
  }
  const { statements } = reader.parts
  if (!reader.isStatement || statements.length === 0) throw refused('statement-file')
  return statements
}
