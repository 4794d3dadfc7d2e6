import { AppError } from '#/domain/errors.ts'
import { amountOf, reasonWords, type StatusLine, type StatusReport } from '#/domain/payouts/status-report.ts'
import { readXml } from '#/platform/read-xml.ts'

export const mostReportBytes = 2 * 1024 * 1024
const mostLines = 20_000
const namespace = /^urn:iso:std:iso:20022:tech:xsd:pain\.002\.001\.\d\d$/

const refused = (key: string): AppError => new AppError('bad-request', {}, { file: key })
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

type Draft = { status: string; code: string; added: string[] }
const emptyDraft = (): Draft => ({ status: '', code: '', added: [] })
const wordsOf = ({ code, added }: Draft): string => reasonWords(code, added)

/** Elements of a report that hold a status and its reason. */
const scopes = ['OrgnlGrpInfAndSts', 'OrgnlPmtInfAndSts', 'TxInfAndSts'] as const
type Scope = (typeof scopes)[number]
const isScope = (name: string): name is Scope => scopes.some((scope) => scope === name)

/** What is read of a report while its elements pass. */
class ReportReader {
  order = ''
  isReport = false
  readonly whole: Draft[] = []
  readonly lines: StatusLine[] = []
  private readonly path: string[] = []
  private readonly open: { scope: Scope; draft: Draft; reference: string; amount: string }[] = []
  private text = ''

  start(name: string, attributes: Readonly<Record<string, string>>): void {
    const local = localName(name)
    if (this.path.length === 0) this.isReport = Object.values(attributes).some((value) => namespace.test(value))
    this.path.push(local)
    this.text = ''
    if (isScope(local)) this.open.push({ scope: local, draft: emptyDraft(), reference: '', amount: '' })
    if (this.lines.length > mostLines || this.path.length > 40) throw refused('report-large')
  }

  add(text: string): void {
    this.text += text
  }

  end(): void {
    const name = this.path.pop()!
    const value = this.text.trim()
    this.text = ''
    const current = this.open.at(-1)
    if (name === 'OrgnlMsgId' && current?.scope === 'OrgnlGrpInfAndSts') this.order = value
    if (current) this.note(name, value, current)
    if (isScope(name)) this.close()
  }

  private note(name: string, value: string, current: (typeof this.open)[number]): void {
    const { draft } = current
    const within = this.path.at(-1)
    if (name === 'GrpSts' || name === 'PmtInfSts' || name === 'TxSts') draft.status = value
    else if (within === 'Rsn' && (name === 'Cd' || name === 'Prtry')) draft.code ||= value.slice(0, 35)
    else if (name === 'AddtlInf') draft.added.push(value.slice(0, 105))
    else if (name === 'OrgnlEndToEndId') current.reference = value
    else if (name === 'InstdAmt' && within === 'Amt') current.amount = value
  }

  private close(): void {
    const { scope, draft, reference, amount } = this.open.pop()!
    if (scope !== 'TxInfAndSts') {
      if (draft.status) this.whole.push(draft)
      return
    }
    // why: a transfer without a status of its own has that of its payment
    const above = this.open.at(-1)?.draft
    const from = draft.status ? draft : { ...draft, status: above?.status ?? '' }
    this.lines.push({ reference, status: from.status, reason: wordsOf(from), amount: amountOf(amount) })
  }
}

/**
 * Reads a status report of a bank. Throws `bad-request` for anything else, also for a document type: entities could
 * expand without bound or name other files.
 */
export async function readReportFile(bytes: Uint8Array): Promise<StatusReport> {
  if (bytes.length === 0) throw refused('report-file')
  if (bytes.length > mostReportBytes) throw refused('report-large')
  const reader = new ReportReader()
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    await readXml([text], {
      open: (name, attributes) => reader.start(name, attributes),
      text: (part) => reader.add(part),
      close: () => reader.end(),
    })
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refused('report-file')
  }
  if (!reader.isReport || !reader.order) throw refused('report-file')
  // the innermost statement about the whole: the payment before the message
  const whole = reader.whole.at(-1)
  return {
    order: reader.order,
    whole: whole ? { status: whole.status, reason: wordsOf(whole) } : null,
    lines: reader.lines,
  }
}
