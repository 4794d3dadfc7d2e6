import { asSystem } from '#/db/database.server.ts'
import { companyInBoth } from '#/db/names.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { readContent } from './content.ts'

/** Tells the client of a story that waits for its consent, or the staff of the answer. */
export async function announceStudy({ studyId, event, effect }: JobPayload<'case-studies.announce'>): Promise<void> {
  await asSystem('a job notifies people of a changed case study', async (tx) => {
    const study = await tx
      .selectFrom('case_studies')
      .select(['id', 'client_id', 'content', 'state', companyInBoth('client_id').as('client')])
      .where('id', '=', studyId)
      .executeTakeFirst()
    if (!study) return
    const { title } = readContent(study.content)
    const facts = { client: study.client, title, study: study.id }
    if (event === 'answered') {
      if (study.state !== 'agreed' && study.state !== 'declined' && study.state !== 'withdrawn') return
      return tell(tx, { admins: 'all' }, `case-study.${study.state}`, facts, { effectKey: `${effect}:answered` })
    }
    if (study.state !== 'offered') return
    const effectKey = `${effect}:offered`
    const mailKey = `case-study:${effectKey}`
    await tell(tx, { client: study.client_id }, 'case-study.offered', facts, { effectKey, mailKey })
  })
}
