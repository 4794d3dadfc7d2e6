import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchNowInBoth } from '#/db/names.server.ts'
import { fieldsToTell, isOutside } from '#/domain/operations/daily-reports/alerts.ts'
import type { DailyTemplate } from '#/domain/operations/daily-reports/template.ts'
import type { DailyValues } from '#/domain/operations/daily-reports/values.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { contentOf } from './hold.server.ts'
import { readBranchTemplate } from './template.server.ts'
import { fieldText, inBoth, valueText } from './value-text.ts'

/** A number arrives digit by digit: the job looks at the value once it has been left alone for a moment. */
const settledAfterSeconds = 60

type Report = { id: string }
type Given = { template: DailyTemplate; values: DailyValues }

/** Has managers told of changed values that they want to hear of at once. */
export async function alertAtOnce(
  tx: Tx,
  { id }: Report,
  given: Given & { changed: readonly string[] },
): Promise<void> {
  for (const { key } of fieldsToTell(given.template.fields, given.values, 'instant'))
    if (given.changed.includes(key))
      await enqueue(tx, 'daily.alert', { reportId: id, fieldKey: key }, settledAfterSeconds)
}

/** Has managers told of the values that they want to hear of once the report is submitted or signed. */
export async function alertAtSubmission(tx: Tx, { id }: Report, { template, values }: Given): Promise<void> {
  for (const { key } of fieldsToTell(template.fields, values, 'submission'))
    await enqueue(tx, 'daily.alert', { reportId: id, fieldKey: key })
}

/** Tells those who manage the branch of a value, once a report and field; a value that was corrected meanwhile is not told. */
export async function tellDailyAlert({ reportId, fieldKey }: JobPayload<'daily.alert'>): Promise<void> {
  await asSystem('a job tells managers of a value in a daily report', async (tx) => {
    const report = await tx
      .selectFrom('daily_reports as d')
      .innerJoin('branches as b', 'b.id', 'd.branch_id')
      .select(['d.id', 'd.client_id', 'd.branch_id', 'd.business_day as day', 'd.shift', 'd.template_version'])
      .select(branchNowInBoth('b').as('branch'))
      .where('d.id', '=', reportId)
      .executeTakeFirst()
    if (!report) return
    const { client_id: clientId, branch_id: branchId, branch, day, shift } = report
    const { template } = await readBranchTemplate(tx, { clientId, branchId, version: report.template_version })
    const { work, money } = await contentOf(tx, report.id)
    const field = template.fields.find(({ key }) => key === fieldKey)
    const value = { ...work, ...money }[fieldKey]
    if (!field || field.alert === 'none' || !isOutside(field, value)) return
    await tell(
      tx,
      { client: clientId, branch: branchId },
      field.alert === 'instant' ? 'daily.alert-now' : 'daily.alert',
      {
        branch,
        field: inBoth((lang) => fieldText(field, lang)),
        value: inBoth((lang) => valueText(field, value, lang)),
        day,
        id: branchId,
        on: day,
        shift,
      },
      { effectKey: `daily:alert:${branchId}:${day}:${shift}:${fieldKey}` },
    )
  })
}
