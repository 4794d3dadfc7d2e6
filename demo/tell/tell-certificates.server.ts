import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { applyForCertificate } from '#/features/certification/certificates/apply.server.ts'
import { suspendCertificate } from '#/features/certification/certificates/change-state.server.ts'
import { issueCertificate } from '#/features/certification/certificates/issue.server.ts'
import { presentCertificate } from '#/features/certification/certificates/present.server.ts'
import { readCertificate } from '#/features/certification/certificates/read-certificate.server.ts'
import { reviewBranch } from '#/features/certification/certificates/review.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { dallahBranches } from '../stories/stories-dallah.ts'
import { saffronBranches } from '../stories/stories-saffron.ts'
import { happeningAt } from '../time-travel.server.ts'
import { changeTier } from '#/features/companies/clients/change-tier.server.ts'

const day = 24

const branchOf = async (owner: Actor, name: string): Promise<string> => {
  const row = await readAs(owner, (db) =>
    db
      .selectFrom('branches')
      .select('id')
      .where('client_id', '=', owner.id)
      .where('name', '=', name)
      .executeTakeFirstOrThrow(),
  )
  return row.id
}

const newestOf = (admin: Actor, branchId: string) =>
  readAs(admin, (db) =>
    db
      .selectFrom('certificates')
      .select('id')
      .where('branch_id', '=', branchId)
      .orderBy('issued_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

/** Issues a certificate once. */
async function issued(admin: Actor, branchId: string, at: Date): Promise<string> {
  const known = await newestOf(admin, branchId)
  if (known) return known.id
  return (await happeningAt(at, () => issueCertificate(admin, { branchId }))).id
}

/** Earned certificates, and the one suspended by a critical failure, before the correction. */
export async function tellCertificates({ admin, saffron }: Cast, present: Date): Promise<void> {
  const ago = (hours: number) => addHours(present, -hours)
  const front = await branchOf(saffron, saffronBranches.front.name)
  await issued(admin, front, ago(396 * day))
  await happeningAt(ago(29 * day), () => reviewBranch({ branchId: front }))
  const corniche = await branchOf(saffron, saffronBranches.corniche.name)
  await issued(admin, corniche, ago(92 * day))
  await happeningAt(ago(38.5 * day), () => reviewBranch({ branchId: corniche }))
  const khobar = await issued(admin, await branchOf(saffron, saffronBranches.khobar.name), ago(56 * day))
  const { version, showsBand } = await readCertificate(saffron, khobar)
  if (!showsBand) await presentCertificate(saffron, { id: khobar, version, showsBand: true })
}

const hasApplied = async (client: Actor, id: string): Promise<boolean> =>
  (await readAs(client, (db) =>
    db.selectFrom('certificate_applications').select('id').where('id', '=', id).executeTakeFirst(),
  )) !== undefined

const misuse =
  'The badge of this branch stands on the delivery page of your Olaya branch, which holds no certificate. Take it down there and write to us.'

/** After the correction: reinstated, and suspended again manually. Also a branch that waits for its certificate. */
export async function tellLaterCertificates({ admin, saffron, dallah }: Cast, present: Date): Promise<void> {
  const ago = (hours: number) => addHours(present, -hours)
  const corniche = await branchOf(saffron, saffronBranches.corniche.name)
  await happeningAt(ago(29.9 * day), () => reviewBranch({ branchId: corniche }))
  const id = (await newestOf(admin, corniche))!.id
  const { version, events } = await readCertificate(admin, id)
  if (!events.some(({ reasonClass }) => reasonClass === 'misuse'))
    // why: the rule's own job may have reinstated it already, and a suspension needs that
    await suspendCertificate(admin, { id, version, reasonClass: 'misuse', reason: misuse })
  const application = {
    applicationId: sameIdFor('rawdah', 'application'),
    branchId: await branchOf(dallah, dallahBranches.rawdah.name),
    note: 'نودّ عرض الشهادة عند افتتاح الركن الجديد.',
  }
  if (await hasApplied(dallah, application.applicationId)) return
  // why: the cafe applied during its trial of the larger plan; since then its page advertises that plan
  await happeningAt(ago(21), () => changeTier(admin, dallah.id, 'professional'))
  await happeningAt(ago(20), () => applyForCertificate(dallah, application))
  await happeningAt(ago(19), () => changeTier(admin, dallah.id, 'basic'))
}
