import { AppError } from '#/domain/errors.ts'
import { plainCode } from '#/domain/iban.ts'
import type { Halalas } from '#/domain/money.ts'
import { plainText } from '#/domain/plain-text.ts'
import type { Statement, StatementLine } from '#/domain/payouts/bank-statement.ts'
import { amountOf } from '#/domain/payouts/status-report.ts'
import { type Day, isDay } from '#/domain/riyadh-time.ts'

const unreadable = (): AppError => new AppError('bad-request', {}, { file: 'statement-file' })

type Party = { name: string; iban: string }
/** One transaction of an entry; an entry without any counts as one. */
type Tx = {
  amount: Halalas | null
  isDebit: boolean | null
  endToEnd: string
  reference: string
  order: string
  texts: string[]
  debtor: Party
  creditor: Party
  isReturn: boolean
}
const emptyTx = (): Tx => ({
  amount: null,
  isDebit: null,
  endToEnd: '',
  reference: '',
  order: '',
  texts: [],
  debtor: { name: '', iban: '' },
  creditor: { name: '', iban: '' },
  isReturn: false,
})

type Entry = {
  amount: Halalas | null
  isDebit: boolean
  status: string
  bookedOn: Day | null
  valueOn: Day | null
  reference: string
  order: string
  texts: string[]
  isReturn: boolean
  transactions: Tx[]
}
type Balance = { code: string; amount: Halalas | null; isDebit: boolean }
type Draft = { head: Omit<Statement, 'lines' | 'opening' | 'closing'>; balances: Balance[]; lines: StatementLine[] }

const given = (value: string): string => (value === 'NOTPROVIDED' || value === 'NOTAVAILABLE' ? '' : value)
const short = (text: string, most: number): string => plainText(text).slice(0, most).trim()
const signed = (amount: Halalas, isDebit: boolean): Halalas => (isDebit && amount !== 0 ? -amount : amount)
const dayOf = (value: string): Day | null => (isDay(value.slice(0, 10)) ? value.slice(0, 10) : null)

/** Balances of the day, or of its part when the statement has several pages. */
const balanceOf = (balances: readonly Balance[], codes: readonly string[], interim: 'first' | 'last') => {
  const interims = balances.filter(({ code }) => code === 'ITBD')
  const found = balances.find(({ code }) => codes.includes(code)) ?? interims.at(interim === 'first' ? 0 : -1)
  return found?.amount == null ? null : signed(found.amount, found.isDebit)
}

/** Transactions of an entry, when their amounts add up to its own; otherwise the entry is one line. */
function partsOf(entry: Entry, amount: Halalas): Tx[] {
  const { transactions } = entry
  if (transactions.length < 2) return [{ ...(transactions[0] ?? emptyTx()), amount, isDebit: entry.isDebit }]
  const isWhole = transactions.every((one) => one.amount !== null)
  const sum = transactions.reduce((total, one) => total + signed(one.amount ?? 0, one.isDebit ?? entry.isDebit), 0)
  if (isWhole && sum === signed(amount, entry.isDebit)) return transactions
  return [{ ...emptyTx(), amount, isDebit: entry.isDebit, texts: transactions[0]!.texts }]
}

function linesOf(entry: Entry): StatementLine[] {
  const { amount, bookedOn } = entry
  if (amount === null || bookedOn === null) throw unreadable()
  const parts = partsOf(entry, amount)
  return parts.map((part, nth) => {
    const isDebit = part.isDebit ?? entry.isDebit
    const isReturn = entry.isReturn || part.isReturn
    // why: in the details of a return the parties are often those of the original transfer
    const [near, far] = isDebit ? [part.creditor, part.debtor] : [part.debtor, part.creditor]
    const other = isReturn && !near.name && !near.iban ? far : near
    const reference =
      part.reference || (entry.reference && parts.length > 1 ? `${entry.reference}/${nth + 1}` : entry.reference)
    return {
      amount: signed(part.amount ?? 0, isDebit),
      bookedOn,
      valueOn: entry.valueOn,
      endToEnd: short(part.endToEnd, 100),
      bankReference: short(reference, 100),
      order: short(part.order || entry.order, 100),
      text: short([...new Set([...part.texts, ...entry.texts])].join(' '), 500),
      name: short(other.name, 140),
      iban: plainCode(other.iban).slice(0, 34),
      isReturn,
    }
  })
}

/** Takes the elements of a camt.053 message together, of the versions 02 to 13, which name a few of them differently. */
export class StatementParts {
  readonly statements: Statement[] = []
  lineCount = 0
  private statement: Draft | null = null
  private balance: Balance | null = null
  private entry: Entry | null = null
  private tx: Tx | null = null

  open(name: string): void {
    if (name === 'Stmt') {
      const head = { reference: '', account: '', currency: '', createdOn: null, hasOtherCurrency: false }
      this.statement = { head, balances: [], lines: [] }
    } else if (name === 'Bal') this.balance = { code: '', amount: null, isDebit: false }
    else if (name === 'Ntry')
      this.entry = {
        amount: null,
        isDebit: false,
        status: '',
        bookedOn: null,
        valueOn: null,
        reference: '',
        order: '',
        texts: [],
        isReturn: false,
        transactions: [],
      }
    else if (name === 'TxDtls' && this.entry) {
      this.tx = emptyTx()
      this.lineCount += 1
    }
    if (name === 'Ntry') this.lineCount += 1
  }

  /** `path`: names of the open elements, the innermost last. */
  note(path: readonly string[], value: string, currency: string): void {
    if (!this.statement) return
    const name = path.at(-1)!
    const within = path.at(-2) ?? ''
    const above = path.at(-3) ?? ''
    if (this.tx) this.noteTx(this.tx, name, within, path, value)
    else if (this.entry) this.noteEntry(this.entry, name, within, value)
    else if (this.balance) noteBalance(this.balance, name, within, value)
    else this.noteHead(this.statement.head, name, within, above, value)
    const isOwn = (name === 'Amt' && (within === 'Ntry' || within === 'Bal')) || (name === 'Amt' && within === 'TxDtls')
    if (isOwn && currency && currency !== 'SAR') this.statement.head.hasOtherCurrency = true
  }

  close(name: string): void {
    if (name === 'TxDtls' && this.tx) {
      this.entry?.transactions.push(this.tx)
      this.tx = null
    } else if (name === 'Ntry' && this.entry) {
      // why: entries that are not booked yet, or only announced, move no money
      if (this.entry.status === 'BOOK') this.statement?.lines.push(...linesOf(this.entry))
      this.entry = null
    } else if (name === 'Bal' && this.balance) {
      this.statement?.balances.push(this.balance)
      this.balance = null
    } else if (name === 'Stmt' && this.statement) {
      const { head, balances, lines } = this.statement
      this.statements.push({
        ...head,
        opening: balanceOf(balances, ['OPBD', 'PRCD'], 'first'),
        closing: balanceOf(balances, ['CLBD'], 'last'),
        lines,
      })
      this.statement = null
    }
  }

  private noteHead(head: Draft['head'], name: string, within: string, above: string, value: string): void {
    if (within === 'Stmt' && name === 'Id') head.reference = value.slice(0, 100)
    else if (within === 'Stmt' && name === 'CreDtTm') head.createdOn = dayOf(value)
    else if (name === 'IBAN' && above === 'Acct') head.account = plainCode(value).slice(0, 34)
    else if (within === 'Othr' && name === 'Id') head.account ||= plainCode(value).slice(0, 34)
    else if (within === 'Acct' && name === 'Ccy') head.currency = value
  }

  private noteEntry(entry: Entry, name: string, within: string, value: string): void {
    if (within === 'Ntry' && name === 'Amt') {
      entry.amount = amountOf(value)
      if (entry.amount === null) throw unreadable()
    } else if (within === 'Ntry' && name === 'CdtDbtInd') entry.isDebit = value === 'DBIT'
    else if (within === 'Ntry' && name === 'RvslInd') entry.isReturn = value === 'true' || value === '1'
    else if (name === 'Sts' || (within === 'Sts' && name === 'Cd')) entry.status = value
    else if (within === 'BookgDt') entry.bookedOn = dayOf(value)
    else if (within === 'ValDt') entry.valueOn = dayOf(value)
    else if (within === 'Ntry' && name === 'AcctSvcrRef') entry.reference = given(value)
    else if (within === 'Ntry' && name === 'AddtlNtryInf') entry.texts.push(value)
    else if (within === 'Btch' && (name === 'PmtInfId' || (name === 'MsgId' && !entry.order)))
      entry.order = given(value)
  }

  private noteTx(tx: Tx, name: string, within: string, path: readonly string[], value: string): void {
    if (name === 'EndToEndId') tx.endToEnd = given(value)
    else if (within === 'Refs' && name === 'AcctSvcrRef') tx.reference = given(value)
    else if (within === 'Refs' && (name === 'PmtInfId' || (name === 'MsgId' && !tx.order))) tx.order = given(value)
    else if (name === 'Amt' && within === 'TxDtls') tx.amount = amountOf(value)
    else if (name === 'Amt' && within === 'TxAmt') tx.amount ??= amountOf(value)
    else if (name === 'CdtDbtInd' && within === 'TxDtls') tx.isDebit = value === 'DBIT'
    else if (name === 'Ustrd' || name === 'AddtlTxInf' || (within === 'CdtrRefInf' && name === 'Ref'))
      tx.texts.push(value)
    else if (within === 'RfrdDocInf' && name === 'Nb') tx.texts.push(value)
    else if (path.includes('RtrInf')) tx.isReturn = true
    else this.noteParty(tx, name, path, value)
  }

  private noteParty(tx: Tx, name: string, path: readonly string[], value: string): void {
    if (!path.includes('RltdPties')) return
    if (name === 'Nm' && path.includes('Dbtr')) tx.debtor.name = value
    else if (name === 'Nm' && path.includes('Cdtr')) tx.creditor.name = value
    else if (name === 'IBAN' && path.includes('DbtrAcct')) tx.debtor.iban = value
    else if (name === 'IBAN' && path.includes('CdtrAcct')) tx.creditor.iban = value
  }
}

function noteBalance(balance: Balance, name: string, within: string, value: string): void {
  if (within === 'CdOrPrtry' && name === 'Cd') balance.code = value
  else if (within === 'Bal' && name === 'Amt') balance.amount = amountOf(value)
  else if (within === 'Bal' && name === 'CdtDbtInd') balance.isDebit = value === 'DBIT'
}
