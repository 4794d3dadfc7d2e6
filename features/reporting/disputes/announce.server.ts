import { asSystem, type Tx } from '#/db/database.server.ts'
import { allQuestions } from '#/domain/questionnaire.ts'
import { formatScore } from '#/domain/score.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify, notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { env } from '#/platform/env.server.ts'

const selectDispute = (tx: Tx, disputeId: string) =>
  tx
    .selectFrom('report_disputes as d')
    .innerJoin('mystery_shopping_reports as r', 'r.id', 'd.report_id')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .leftJoin('report_revisions as v', (join) =>
      join.onRef('v.report_id', '=', 'd.report_id').onRef('v.number', '=', 'd.revision'),
    )
    .select(['d.id', 'd.state', 'd.decision', 'd.question_key', 'd.client_id', 'd.decided_at'])
    .select(['r.id as report_id', 'r.questionnaire_id', 'v.branch_score', 'q.branch_name', 'q.client_name'])
    .where('d.id', '=', disputeId)
    .executeTakeFirst()
type Dispute = NonNullable<Awaited<ReturnType<typeof selectDispute>>>

/** Tells the editors of a new objection, and the client what became of it with the reason and, when it was upheld, the new score. */
export async function announceDispute({ disputeId }: { disputeId: string }): Promise<void> {
  await asSystem('editors and clients are told of a dispute', async (tx) => {
    const dispute = await selectDispute(tx, disputeId)
    if (dispute?.state === 'open') await tellEditors(tx, dispute, 'dispute.opened')
    if (dispute?.state === 'withdrawn') await tellEditors(tx, dispute, 'dispute.withdrawn')
    if (dispute?.state === 'upheld' || dispute?.state === 'declined') await tellClient(tx, dispute, dispute.state)
  })
}

async function tellEditors(tx: Tx, dispute: Dispute, kind: 'dispute.opened' | 'dispute.withdrawn'): Promise<void> {
  await notifyAdmins(tx, {
    kind,
    params: { client: dispute.client_name, branch: dispute.branch_name },
    link: `/admin/reports/${dispute.report_id}`,
    effectKey: `${kind}:${dispute.id}`,
  })
}

async function tellClient(tx: Tx, dispute: Dispute, state: 'upheld' | 'declined'): Promise<void> {
  const kind = `dispute.${state}` as const
  const { name, ...to } = await mailboxOf(tx, dispute.client_id)
  const score = dispute.branch_score === null ? '' : formatScore(dispute.branch_score, to.language)
  const link = `/client/reports/${dispute.report_id}`
  const questions = allQuestions(await questionnaireById(tx, dispute.questionnaire_id))
  const question = questions.find(({ key }) => key === dispute.question_key)?.text[to.language] ?? ''
  await notify(tx, {
    to: dispute.client_id,
    kind,
    params: { branch: dispute.branch_name, score },
    link,
    effectKey: `${kind}:${dispute.id}`,
    ...(dispute.decided_at ? { at: dispute.decided_at } : {}),
  })
  await queueEmail(tx, {
    to,
    kind,
    params: {
      name,
      branch: dispute.branch_name,
      question,
      decision: dispute.decision ?? '',
      score,
      link: `${env().origin}${link}`,
    },
    effectKey: `${kind}:${dispute.id}`,
  })
}
