import { requestCode } from '#/domain/evaluation.ts'
import { bankName } from '#/domain/iban.ts'
import { formatAmount, type Halalas, sumHalalas } from '#/domain/money.ts'
import { type Day, formatDay, monthName, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator, withoutMarks } from '#/domain/text.ts'
import type { TaxParty } from '#/domain/tax-document.ts'
import type { OwnPayout } from '#/features/payouts/own-payouts/list.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import { payoutStatementMessages } from '#/messages/payouts/payout-statements.ts'

export type StatementFacts = {
  shopperId: string
  /** `2026-11` or `2026`. */
  period: { name: string; from: Day; until: Day }
  madeOn: Day
  payee: { name: string; identityLast: string | null; accountLast: string | null; accountBank: string | null }
  payer: TaxParty | null
  earned: readonly OwnPayout[]
  paid: readonly OwnPayout[]
}

const sumOf = (rows: readonly OwnPayout[], part: (row: OwnPayout) => Halalas): Halalas => sumHalalas(rows.map(part))

/** Deterministic for person and period, so that a later statement replaces an earlier one. */
export const statementNumber = ({ shopperId, period }: Pick<StatementFacts, 'shopperId' | 'period'>): string =>
  `PS-${period.name}-${shopperId.replaceAll('-', '').slice(-8).toUpperCase()}`

const masked = (last: string, bank: string | null, lang: Lang): { code: string; name: string } => ({
  code: `SA•• ${last}`,
  name: (bank && bankName(bank)?.[lang]) ?? '',
})

/** Groups payouts into bank transfers: same day and same reference. */
function transfersOf(paid: readonly OwnPayout[], lang: Lang) {
  const groups = Map.groupBy(paid, ({ paidAt, bankReference, account }) =>
    JSON.stringify([paidAt && riyadhDay(new Date(paidAt)), bankReference, account]),
  )
  return [...groups.values()].map((rows) => {
    const [{ paidAt, bankReference, account }] = rows as [OwnPayout, ...OwnPayout[]]
    return {
      day: paidAt ? withoutMarks(formatDay(riyadhDay(new Date(paidAt)), lang)) : '',
      reference: bankReference ?? '',
      account: account ? masked(account.last, account.bank, lang) : null,
      visits: String(rows.length),
      net: sumOf(rows, ({ net }) => net),
    }
  })
}

const parts = ['fee', 'bonus', 'reimbursement', 'withheld', 'net'] as const
const signed = (part: (typeof parts)[number], amount: Halalas): Halalas => (part === 'withheld' ? 0 - amount : amount)

function whenOf({ state, payableOn, paidAt }: OwnPayout, lang: Lang): string {
  const t = translator(lang, ownPayoutMessages)
  if (state === 'accrued' || state === 'payable')
    return withoutMarks(t('when_accrued', { day: formatDay(payableOn, lang) }))
  if (state === 'paid')
    return withoutMarks(t('when_paid', { day: paidAt ? formatDay(riyadhDay(new Date(paidAt)), lang) : '' }))
  return withoutMarks(t(`state_${state}`))
}

const payerOf = (payer: TaxParty | null, lang: Lang, company: string): string => {
  const halves = (payer?.name ?? company).split('|').map((half) => half.trim())
  return (lang === 'ar' ? halves[0] : halves.at(-1)) || company
}

/** Data of documents/statement.typ. */
export function statementWords(facts: StatementFacts, lang: Lang, company: string) {
  const t = translator(lang, payoutStatementMessages)
  const { period, earned, paid, payee, payer } = facts
  const number = statementNumber(facts)
  const named = period.name.length === 4 ? period.name : monthName(period.name, lang)
  const transfers = transfersOf(paid, lang)
  const wasPaid = earned.filter(({ state }) => state === 'paid')
  const total = sumOf(earned, ({ net }) => net)
  const paidOfIt = sumOf(wasPaid, ({ net }) => net)
  return {
    title: withoutMarks(t('titleOf', { period: named })),
    day: facts.madeOn,
    footer: withoutMarks(t('footer', { number })),
    heading: t('title'),
    period: named,
    facts: [
      { label: t('number'), value: number, isCode: true },
      {
        label: t('period'),
        value: withoutMarks(t('span', { from: formatDay(period.from, lang), until: formatDay(period.until, lang) })),
        isCode: false,
      },
      { label: t('made'), value: withoutMarks(formatDay(facts.madeOn, lang)), isCode: false },
    ],
    payee: {
      head: t('payee'),
      name: payee.name,
      lines: [
        ...(payee.identityLast ? [{ label: t('identity'), code: `•••• ${payee.identityLast}`, name: '' }] : []),
        ...(payee.accountLast ? [{ label: t('account'), ...masked(payee.accountLast, payee.accountBank, lang) }] : []),
      ],
    },
    payer: {
      head: t('payer'),
      name: payerOf(payer, lang, company),
      lines: [
        ...(payer?.vatNumber ? [{ label: t('vatNumber'), code: payer.vatNumber, name: '' }] : []),
        ...(payer?.id ? [{ label: t('registration'), code: payer.id.value, name: '' }] : []),
      ],
    },
    earned: { title: t('earned'), hint: t('earnedHint'), none: t('none') },
    columns: { visit: t('visit'), day: t('day'), parts: parts.map((part) => t(part)) },
    rows: earned.map((row) => ({
      branch: row.branchName,
      client: row.clientName,
      number: requestCode(row.number),
      when: whenOf(row, lang),
      reason: row.state === 'held' || row.state === 'failed' ? (row.reason ?? '') : '',
      day: withoutMarks(formatDay(row.earnedOn, lang)),
      parts: parts.map((part) => formatAmount(signed(part, row[part]))),
    })),
    total: {
      label: t('total'),
      parts: parts.map((part) =>
        formatAmount(
          signed(
            part,
            sumOf(earned, (row) => row[part]),
          ),
        ),
      ),
    },
    split: [
      { label: t('ofWhichPaid'), amount: formatAmount(paidOfIt) },
      { label: t('stillDue'), amount: formatAmount(total - paidOfIt) },
    ],
    transfers: { title: t('transfers'), hint: t('transfersHint'), none: t('noTransfers') },
    transferColumns: [t('paidOn'), t('reference'), t('account'), t('visits'), t('net')],
    transferRows: transfers.map((row) => ({ ...row, net: formatAmount(row.net) })),
    transferTotal: { label: t('total'), amount: formatAmount(sumHalalas(transfers.map(({ net }) => net))) },
    notes: [t('notTaxInvoice'), ...(earned.some(({ withheld }) => withheld > 0) ? [t('withheldNote')] : [])],
  }
}
