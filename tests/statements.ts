import { sar, sumHalalas } from '#/domain/money.ts'

/** The company's account in tests of statements. */
export const account = 'SA5580000000608010167500'

type PartXml = { amount: number; endToEnd?: string }
export type EntryXml = {
  /** In halalas; money out is negative. */
  amount: number
  reference?: string
  status?: string
  endToEnd?: string
  order?: string
  name?: string
  iban?: string
  text?: string[]
  returned?: string
  on?: string
  parts?: PartXml[]
}
type Version = '02' | '08'

const indicator = (amount: number) => `<CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`
const amountXml = (amount: number, currency = 'SAR') => `<Amt Ccy="${currency}">${sar(Math.abs(amount))}</Amt>`

function detailsXml(entry: EntryXml, part: PartXml, version: Version, isPart: boolean): string {
  const role = part.amount < 0 ? 'Cdtr' : 'Dbtr'
  const named = `<Nm>${entry.name ?? ''}</Nm>`
  const party = entry.name ? `<${role}>${version === '08' ? `<Pty>${named}</Pty>` : named}</${role}>` : ''
  const iban = entry.iban ? `<${role}Acct><Id><IBAN>${entry.iban}</IBAN></Id></${role}Acct>` : ''
  const own =
    version === '08'
      ? `${amountXml(part.amount)}${indicator(part.amount)}`
      : `<AmtDtls><TxAmt>${amountXml(part.amount)}</TxAmt></AmtDtls>`
  return `<TxDtls><Refs>${part.endToEnd ? `<EndToEndId>${part.endToEnd}</EndToEndId>` : ''}</Refs>${isPart ? own : ''}
<RltdPties>${party}${iban}</RltdPties>
<RmtInf>${(entry.text ?? []).map((text) => `<Ustrd>${text}</Ustrd>`).join('')}</RmtInf>
${entry.returned ? `<RtrInf><Rsn><Cd>${entry.returned}</Cd></Rsn></RtrInf>` : ''}</TxDtls>`
}

export function entryXml(entry: EntryXml, version: Version, nth: number): string {
  const { amount, reference = '', status = 'BOOK', order, on = '2026-11-20' } = entry
  const parts = entry.parts ?? [entry]
  return `<Ntry><NtryRef>${nth}</NtryRef>${amountXml(amount)}${indicator(amount)}
<Sts>${version === '08' ? `<Cd>${status}</Cd>` : status}</Sts>
<BookgDt><Dt>${on}</Dt></BookgDt><ValDt><Dt>2026-11-21</Dt></ValDt>
${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}<BkTxCd><Prtry><Cd>TRF</Cd></Prtry></BkTxCd>
<NtryDtls>${order ? `<Btch><PmtInfId>${order}</PmtInfId></Btch>` : ''}${parts.map((part) => detailsXml(entry, part, version, Boolean(entry.parts))).join('')}</NtryDtls></Ntry>`
}

const balanceXml = (code: string, amount: number, currency: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountXml(amount, currency)}${indicator(amount)}<Dt><Dt>2026-11-20</Dt></Dt></Bal>`

type Options = {
  version?: Version
  id?: string
  iban?: string
  currency?: string
  opening?: number
  closing?: number
}

/** A camt.053 message with one statement, whose closing balance is right unless another is given. */
export function statementXml(entries: readonly EntryXml[], options: Options = {}): string {
  const { version = '02', id = 'STMT-1', iban = account, currency = 'SAR', opening = 100_000 } = options
  const booked = entries.filter(({ status = 'BOOK' }) => status === 'BOOK')
  const closing = options.closing ?? opening + sumHalalas(booked.map(({ amount }) => amount))
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-11-20T23:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${id}</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>2026-11-20T23:00:00</CreDtTm>
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${balanceXml('OPBD', opening, currency)}${balanceXml('CLBD', closing, currency)}
${entries.map((entry, nth) => entryXml(entry, version, nth + 1)).join('')}</Stmt>
</BkToCstmrStmt></Document>`
}
