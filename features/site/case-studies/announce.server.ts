import { asSystem } from '#/db/database.server.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify, notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { env } from '#/platform/env.server.ts'
import { readContent } from './content.ts'

/** Tells the client that a story waits for its word, or the staff that the client answered. */
export async function announceStudy({ studyId, event, effect }: JobPayload<'case-studies.announce'>): Promise<void> {
  await asSystem('people are told of a story that others changed', async (tx) => {
    const study = await tx
      .selectFrom('case_studies')
      .select(['id', 'client_id', 'content', 'state'])
      .where('id', '=', studyId)
      .executeTakeFirst()
    if (!study) return
    const { title } = readContent(study.content)
    const client = await mailboxOf(tx, study.client_id)
    if (event === 'answered') {
      if (study.state !== 'agreed' && study.state !== 'declined' && study.state !== 'withdrawn') return
      await notifyAdmins(tx, {
        kind: `case-study.${study.state}`,
        params: { client: client.name, title: title.en },
        link: `/admin/page-builder/case-studies/${study.id}`,
        effectKey: `${effect}:answered`,
      })
      return
    }
    if (study.state !== 'offered') return
    const params = { title: title[client.language] }
    const link = `/client/case-studies/${study.id}`
    const effectKey = `${effect}:offered`
    await notify(tx, { to: study.client_id, kind: 'case-study.offered', params, link, effectKey })
    await queueEmail(tx, {
      to: client,
      kind: 'case-study.offered',
      params: { ...params, name: client.name, link: `${env().origin}${link}` },
      effectKey: `case-study:${effectKey}`,
    })
  })
}
