import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import { auditQuestionsAgain, declaredKeys } from '#/domain/operations/audits/again.ts'
import type { AuditValues } from '#/domain/operations/audits/answers.ts'
import type { AuditKind, AuditState } from '#/domain/operations/audits/state.ts'
import { authorize } from '#/domain/permissions.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import type { PhotoOfAnswer } from '#/features/fieldwork/visits/answer.ts'
import { deviceKeyOf } from '#/features/fieldwork/visits/device-key.server.ts'
import { asAsked, readBeforeAudit, storedAgain } from './asked-again.server.ts'
import { auditBranch, auditNames, selectAudit } from './hold.server.ts'
import { auditPhotoKey } from './photo-key.ts'

export type AuditFilling = {
  auditId: string
  number: number
  kind: AuditKind
  account: string
  auditor: string
  deviceKey: string
  branch: string
  plannedOn: Day
  definition: QuestionnaireDefinition
  version: number
  state: AuditState
  values: AuditValues
  photos: PhotoOfAnswer[]
  /** Actions whose questions stand in the last section, asked again. */
  again: string[]
  /** Questions whose earlier action was reported as done: a failure opens it again. */
  reopens: string[]
  /** People of the branch who may own an action. */
  owners: { id: string; name: string }[]
  /** Name of the other person who does this audit now; null: the reader does it. */
  taken: string | null
}

/** An audit on the phone of its auditor: what the server has of it. */
export async function readAuditFilling(actor: Actor, auditId: string): Promise<AuditFilling> {
  authorize(actor, 'audits.do')
  return readAs(actor, async (db) => {
    const row = await selectAudit(db, actor, auditId).executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const isOwn = row.auditor_id === actor.id
    const mayBegin = isOwn || (row.state === 'planned' && row.earlier_auditors.includes(actor.id))
    const { branch } = await db
      .selectFrom('audits as a')
      .leftJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
      )
      .select(auditBranch().as('branch'))
      .where('a.id', '=', row.id)
      .where('a.client_id', '=', companyOf(actor))
      .executeTakeFirstOrThrow()
    const [own, photos, owners, names, before] = await Promise.all([
      questionnaireById(db, row.questionnaire_id),
      db
        .selectFrom('audit_photos')
        .select(['id', 'question_key', 'kind', 'file_id'])
        .where('audit_id', '=', row.id)
        .orderBy('created_at')
        .execute(),
      sql<{ id: string; name: string }>`select id, name from priv.audit_owners(${row.id}::uuid)`.execute(db),
      auditNames(db, [row.auditor_id]),
      mayBegin ? readBeforeAudit(db, row.id) : [],
    ])
    const again = row.state === 'planned' ? auditQuestionsAgain(own, before) : mayBegin ? storedAgain(row) : []
    const auditor = names.get(row.auditor_id) ?? ''
    return {
      auditId: row.id,
      number: row.number,
      kind: row.kind,
      account: actor.id,
      auditor: isOwn ? actor.name : auditor,
      deviceKey: deviceKeyOf(actor),
      branch,
      plannedOn: row.planned_on,
      definition: asAsked(own, again),
      again: again.flatMap(({ key }) => actionAskedAgain(key) ?? []),
      reopens: declaredKeys(own, before),
      version: row.version,
      state: row.state,
      values: mayBegin ? (row.answers as unknown as AuditValues) : {},
      photos: mayBegin
        ? photos.map(({ id, question_key, kind, file_id }) => ({
            id,
            questionKey: auditPhotoKey(question_key, kind),
            fileId: file_id,
            kind: 'photo' as const,
            seconds: null,
          }))
        : [],
      owners: owners.rows,
      taken: mayBegin ? null : auditor,
    }
  })
}
