import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { owed, reminderDays, reminderDue } from '#/domain/invoice.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { mailReminder } from '#/features/billing/payment-shares/mail-payer.server.ts'
import { noteReminder } from '#/features/billing/payment-shares/note-reminder.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'
import { log } from '#/platform/log.server.ts'

/** Tone of a reminder by day: before the due day, soon after it, and the last ones. */
const toneOf = (day: number) => (day < 0 ? 'soon' : day <= 7 ? 'late' : 'last')

/** Stores the state `overdue` after the due day; the list computes it without waiting for this job. */
export const ageInvoices = (): Promise<void> =>
  asSystem('a job marks overdue invoices', async (tx) => {
    await tx
      .updateTable('invoices')
      .set({ status: 'overdue', version: sql`version + 1`, updated_at: now() })
      .where('status', 'in', ['issued', 'partly_paid'])
      .where('kind', '<>', 'credit')
      .where('due_on', '<', riyadhDay(now()))
      .where(sql<boolean>`gross - credited - paid > 0`)
      .execute()
  })

const firstReminder = (today: Day): Day => addDays(today, -reminderDays[0])

async function remindClient(tx: Tx, invoiceId: string, today: Day): Promise<void> {
  const row = await tx
    .selectFrom('invoices')
    .select(['id', 'client_id', 'number', 'due_on', 'gross', 'paid', 'credited', 'reminders'])
    .where('id', '=', invoiceId)
    .where('status', 'in', ['issued', 'partly_paid', 'overdue'])
    .forUpdate()
    .executeTakeFirst()
  if (!row?.number || !row.due_on || owed(row) === 0) return
  const day = reminderDue(row.due_on, today, row.reminders)
  if (day === null) return
  await tx
    .updateTable('invoices')
    .set({ reminders: sql`array_append(reminders, ${day}::smallint)` })
    .where('id', '=', row.id)
    .execute()
  const kind = `invoice.remind-${toneOf(day)}` as const
  const facts = { number: row.number, due: row.due_on, amount: owed(row), invoice: row.id }
  await tell(tx, { client: row.client_id }, kind, facts, { effectKey: `${kind}:${row.id}:${day}` })
}

/** Mails a payer, who has no account, in both languages with the link of the share. */
async function remindPayer(tx: Tx, shareId: string, today: Day): Promise<void> {
  const share = await tx
    .selectFrom('payment_shares')
    .select(['id', 'client_id', 'invoice_id', 'payer_name', 'payer_email', 'amount', 'due_on', 'reminders'])
    .where('id', '=', shareId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  if (!share?.payer_email) return
  const day = reminderDue(share.due_on, today, share.reminders)
  if (day === null) return
  await noteReminder(tx, share.id, day)
  const { language, number } = await tx
    .selectFrom('invoices as i')
    .innerJoin('profiles as p', 'p.id', 'i.client_id')
    .select(['p.language', 'i.number'])
    .where('i.id', '=', share.invoice_id)
    .executeTakeFirstOrThrow()
  await mailReminder(tx, share, { lang: language, number: number ?? '', effect: `day ${day}` })
}

/** Runs each reminder in its own transaction: failures do not stop the others and make the job retry. */
async function eachAlone(
  ids: readonly string[],
  remind: (tx: Tx, id: string, today: Day) => Promise<void>,
  today: Day,
) {
  let failed = 0
  for (const id of ids)
    await asSystem('a job reminds a payer', (tx) => remind(tx, id, today)).catch((error: unknown) => {
      failed += 1
      log.error('a reminder failed', { error })
    })
  return failed
}

/** Reminds clients of invoices and payers of their shares; idempotent per reminder. */
export async function remindPayers(): Promise<void> {
  const today = riyadhDay(now())
  const [invoices, shares] = await asSystem('a job selects invoices and shares whose reminder is due', async (tx) => [
    await tx
      .selectFrom('invoices')
      .select(['id', 'due_on', 'reminders'])
      .where('status', 'in', ['issued', 'partly_paid', 'overdue'])
      .where('kind', '<>', 'credit')
      .where('due_on', '<=', firstReminder(today))
      .execute(),
    await tx
      .selectFrom('payment_shares')
      .select(['id', 'due_on', 'reminders'])
      .where('state', '=', 'open')
      .where('payer_email', 'is not', null)
      .where('due_on', '<=', firstReminder(today))
      .execute(),
  ])
  const isDue = ({ due_on, reminders }: { due_on: Day | null; reminders: number[] }) =>
    due_on !== null && reminderDue(due_on, today, reminders) !== null
  const failed =
    (await eachAlone(
      invoices.filter(isDue).map(({ id }) => id),
      remindClient,
      today,
    )) +
    (await eachAlone(
      shares.filter(isDue).map(({ id }) => id),
      remindPayer,
      today,
    ))
  if (failed > 0) throw new Error(`${failed} reminders failed`)
}
