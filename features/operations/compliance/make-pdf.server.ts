import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs } from '#/db/database.server.ts'
import { nodeName } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { type Lang, langs } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { openNamedFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { complianceData } from './pdf-words.ts'
import { type Compliance, readCompliance } from './read-compliance.server.ts'

type Asked = { branchId: string | null; day: Day | null }

async function readCompanyName(actor: Actor): Promise<string> {
  const { name } = await readAs(actor, (db) =>
    db
      .selectFrom('companies as c')
      .select(nodeName('c').as('name'))
      .where('c.id', '=', companyOf(actor))
      .executeTakeFirstOrThrow(),
  )
  return name
}

/** The compliance report of a day as a PDF in one language, with what it tells. */
async function compliancePdf(actor: Actor, asked: Asked, lang: Lang) {
  const reader = { ...actor, language: lang }
  const [report, companyName, brand] = await Promise.all([
    readCompliance(reader, asked),
    readCompanyName(reader),
    brandingForDocuments(),
  ])
  if (report.rows.length === 0) throw new AppError('compliance.empty')
  const data = complianceData({ report, companyName, maker: brand.companyName, at: now() }, lang)
  const bytes = await renderPdf({
    template: 'compliance',
    lang,
    standard: 'ua-1',
    data: { ...data, ...brand.letterhead },
    files: brand.files,
  })
  return { report, bytes }
}

/**
 * Makes the report of a day as a PDF in both languages and keeps both: they never change again. Sent twice it is one.
 * Throws `compliance.empty` where nothing applies, `not-found` for a branch of others.
 */
export async function makeCompliancePdf(actor: Actor, { id, ...asked }: Asked & { id: string }): Promise<void> {
  authorize(actor, 'documents.all')
  await takeAttempt('own data by account', actor.id)
  const known = await readAs(actor, (db) =>
    db.selectFrom('compliance_reports').select('id').where('id', '=', id).executeTakeFirst(),
  )
  if (known) return
  const made: { lang: Lang; id: string; key: string; bytes: Uint8Array; report: Compliance }[] = []
  for (const lang of langs) {
    const { report, bytes } = await compliancePdf(actor, asked, lang)
    const fileId = randomUUID()
    made.push({ lang, id: fileId, key: storageKey(fileId), bytes, report })
  }
  const [{ report }] = made as [(typeof made)[number]]
  try {
    for (const { key, bytes } of made) await storeFile(key, bytes)
    const row = {
      id,
      branch_id: report.branchId,
      branches: (report.branchId === null
        ? report.branches
        : report.branches.filter((each) => each.id === report.branchId)
      ).map((each) => each.id),
      with_company: report.withCompany,
      with_workers: report.withWorkers,
      day: report.day,
      score: report.score?.score ?? null,
      file_en: made.find(({ lang }) => lang === 'en')!.id,
      file_ar: made.find(({ lang }) => lang === 'ar')!.id,
    }
    const files = made.map(({ id: fileId, key, bytes }) => ({
      id: fileId,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storage_key: key,
    }))
    await asActor(actor, async (tx) => {
      const call = sql`priv.keep_compliance_report(${JSON.stringify(row)}::jsonb, ${JSON.stringify(files)}::jsonb)`
      if (!(await callFunction<boolean>(tx, call))) throw new AppError('changed-meanwhile')
      await recordActivity(tx, actor, {
        action: 'compliance.pdf',
        entity: 'compliance-report',
        entityId: id,
        clientId: companyOf(actor),
        after: { day: report.day, branch: report.branchId },
      })
    })
  } catch (error) {
    for (const { key } of made) await discardFile(key, error)
    throw error
  }
}

/** Sends a kept PDF. Throws `not-found`. */
export async function compliancePdfResponse(actor: Actor, reportId: string, lang: Lang): Promise<Response> {
  authorize(actor, 'documents.all')
  const id = recordId(reportId)
  const { file, day } = await readAs(actor, async (db) => ({
    file: (await sql<{ storage_key: string }>`select * from priv.compliance_file(${id}::uuid, ${lang})`.execute(db))
      .rows[0],
    day: (await db.selectFrom('compliance_reports').select('day').where('id', '=', id).executeTakeFirst())?.day,
  }))
  if (!file || !day) throw new AppError('not-found')
  const opened = await openNamedFile(file.storage_key)
  if (!opened) throw new AppError('not-found')
  return new Response(opened.stream, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(opened.bytes),
      'content-language': lang,
      'content-disposition': `attachment; filename="compliance-${day}-${lang}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
