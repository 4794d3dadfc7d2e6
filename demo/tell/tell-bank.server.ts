import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type Halalas, sar, sumHalalas } from '#/domain/money.ts'
import { transferReference } from '#/domain/payouts/bank-file.ts'
import { addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { readBank } from '#/features/billing/invoices/bank.server.ts'
import { bookCertain, readFound, toBook } from '#/features/payouts/bank-statements/book-certain.server.ts'
import { uploadStatement } from '#/features/payouts/bank-statements/upload-statement.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { happeningAt } from '../time-travel.server.ts'

type Entry = { reference: string; amount: Halalas; endToEnd?: string; name?: string; text: string }

const amountXml = (amount: Halalas) =>
  `<Amt Ccy="SAR">${sar(Math.abs(amount))}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`

function entryXml({ reference, amount, endToEnd = '', name, text }: Entry, day: string): string {
  const role = amount < 0 ? 'Cdtr' : 'Dbtr'
  return `<Ntry>${amountXml(amount)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
<AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>${endToEnd || 'NOTPROVIDED'}</EndToEndId></Refs>
${name ? `<RltdPties><${role}><Pty><Nm>${name}</Nm></Pty></${role}></RltdPties>` : ''}<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
}

const balanceXml = (code: string, amount: Halalas) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountXml(amount)}</Bal>`

/** An end-of-day statement as a bank writes it (camt.053.001.08). */
function statementOf(iban: string, day: string, entries: readonly Entry[]): string {
  const opening = 180_000_00
  const closing = opening + sumHalalas(entries.map(({ amount }) => amount))
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>${day}</MsgId></GrpHdr>
<Stmt><Id>STMT-${day}</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>SAR</Ccy></Acct>
${balanceXml('OPBD', opening)}${balanceXml('CLBD', closing)}${entries.map((entry) => entryXml(entry, day)).join('')}
</Stmt></BkToCstmrStmt></Document>`
}

const readKnown = (admin: Actor) =>
  readAs(admin, async (db) => ({
    bank: await readBank(db),
    transfers: await db
      .selectFrom('payout_transfers as t')
      .innerJoin('payout_batches as b', 'b.id', 't.batch_id')
      .select(['b.number', 't.place', 't.net', 't.beneficiary', 't.settled_at'])
      .where('t.outcome', '=', 'paid')
      .orderBy('t.place')
      .limit(3)
      .execute(),
    lines: await db.selectFrom('bank_lines').select('id').limit(1).execute(),
  }))

/**
 * A statement of the day on which the batch was paid: its transfers are matched, and a fee, a transfer of the company's
 * own and one without a name wait. Once.
 */
export async function tellBank({ admin }: Pick<Cast, 'admin'>, begun: Date): Promise<void> {
  const { bank, transfers, lines } = await readKnown(admin)
  const paidAt = transfers[0]?.settled_at
  if (!bank || !paidAt || lines.length > 0) return
  const day = riyadhDay(new Date(paidAt))
  const entries: Entry[] = [
    ...transfers.map(({ number, place, net, beneficiary }) => ({
      reference: `FT${day.replaceAll('-', '')}${place}`,
      amount: -(net ?? 0),
      endToEnd: transferReference(number, place),
      name: beneficiary ?? '',
      text: `Visits batch ${number}`,
    })),
    { reference: 'CHG1', amount: -34_50, text: 'رسوم إدارة الحساب شاملة الضريبة' },
    {
      reference: 'OWN1',
      amount: -20_000_00,
      name: bank.holder?.split(' | ')[0] ?? '',
      text: 'تحويل بين حسابات المنشأة',
    },
    { reference: 'FTX1', amount: 1_150_00, name: 'MATAEM ALRABWA', text: 'Transfer' },
  ]
  await happeningAt(addHours(begun, -1), async () => {
    await uploadStatement(admin, new TextEncoder().encode(statementOf(bank.iban, day, entries)))
    const { certain, digest } = toBook(admin, await readFound(admin))
    if (certain.length > 0) await bookCertain(admin, { digest })
  })
}
