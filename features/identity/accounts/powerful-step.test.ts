import { beforeAll, expect, it } from 'vitest'
import { saveSeller } from '#/features/billing/company-details/company-settings.server.ts'
import { jobs } from '#/jobs/jobs.ts'
import { taxSeller } from '#/tests/tax.ts'
import { type World, world } from '#/tests/world.ts'
import { mailPowerfulStep } from './powerful-step.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

it('tells every active administrator by mail, in their language, who did what; twice is once', async () => {
  const badr = await w.admin({ name: 'Badr' })
  const [huda, gone] = [await w.admin({ language: 'ar' }), await w.admin()]
  await w.client()
  await w.owner.query(`update app.profiles set status = 'blocked' where id = $1`, [gone.id])
  await saveSeller(badr, taxSeller)
  const [told] = await w.waitingJobs('accounts.powerful-step')
  const step = jobs['accounts.powerful-step'].payload.parse(told)
  await mailPowerfulStep(step)
  await mailPowerfulStep(step)
  const { rows } = await w.owner.query<{ profile_id: string; subject: string; body: string }>(
    `select profile_id, subject, body from app.emails where kind = 'office.powerful-step'`,
  )
  expect(new Map(rows.map(({ profile_id: to, subject }) => [to, subject]))).toEqual(
    new Map([
      [badr.id, 'Security notice: Changed the company’s tax details'],
      [huda.id, 'تنبيه أمني: تعديل البيانات الضريبية للمنشأة'],
    ]),
  )
  expect(rows).toHaveLength(2)
  for (const { body } of rows) expect(body).toContain('/admin/invoices/settings')
  expect(rows.every(({ body }) => body.includes('Badr') && body.includes(taxSeller.name))).toBe(true)
})
