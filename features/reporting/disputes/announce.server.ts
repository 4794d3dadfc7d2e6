import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth, clientInBoth } from '#/db/names.server.ts'
import { allQuestions } from '#/domain/questionnaire.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'

const selectDispute = (tx: Tx, disputeId: string) =>
  tx
    .selectFrom('report_disputes as d')
    .innerJoin('mystery_shopping_reports as r', 'r.id', 'd.report_id')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .leftJoin('report_revisions as v', (join) =>
      join.onRef('v.report_id', '=', 'd.report_id').onRef('v.number', '=', 'd.revision'),
    )
    .select(['d.id', 'd.state', 'd.decision', 'd.question_key', 'd.client_id', 'd.decided_at'])
    .select([
      'r.id as report_id',
      'r.questionnaire_id',
      'r.branch_id',
      'v.branch_score',
      branchInBoth('q').as('branch_name'),
      clientInBoth('q').as('client_name'),
    ])
    .where('d.id', '=', disputeId)
    .executeTakeFirst()
type Dispute = NonNullable<Awaited<ReturnType<typeof selectDispute>>>

/** Notifies the editors of a dispute opened or withdrawn, and the client of its decision. */
export async function announceDispute({ disputeId }: { disputeId: string }): Promise<void> {
  await asSystem('a job notifies editors and clients of a dispute', async (tx) => {
    const dispute = await selectDispute(tx, disputeId)
    if (dispute?.state === 'open') await tellEditors(tx, dispute, 'dispute.opened')
    if (dispute?.state === 'withdrawn') await tellEditors(tx, dispute, 'dispute.withdrawn')
    if (dispute?.state === 'upheld' || dispute?.state === 'declined') await tellClient(tx, dispute, dispute.state)
  })
}

async function tellEditors(tx: Tx, dispute: Dispute, kind: 'dispute.opened' | 'dispute.withdrawn'): Promise<void> {
  const facts = { client: dispute.client_name, branch: dispute.branch_name, report: dispute.report_id }
  await tell(tx, { admins: 'all' }, kind, facts, { effectKey: `${kind}:${dispute.id}` })
}

async function tellClient(tx: Tx, dispute: Dispute, state: 'upheld' | 'declined'): Promise<void> {
  const kind = `dispute.${state}` as const
  const questions = allQuestions(await questionnaireById(tx, dispute.questionnaire_id))
  const facts = {
    branch: dispute.branch_name,
    question: questions.find(({ key }) => key === dispute.question_key)?.text ?? { en: '', ar: '' },
    decision: dispute.decision ?? '',
    score: dispute.branch_score,
    report: dispute.report_id,
  }
  const effect = { effectKey: `${kind}:${dispute.id}`, at: dispute.decided_at }
  await tell(tx, { client: dispute.client_id, branch: dispute.branch_id }, kind, facts, effect)
}
