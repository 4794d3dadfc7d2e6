import { randomUUID } from 'node:crypto'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mostExceptions, putException } from '#/domain/operations/daily-reports/template-edit.ts'
import type { ExceptionInput } from './form.ts'
import { publishTemplate } from './publish-template.server.ts'

/** Adds a template for certain branches, as a copy of the company's, or changes its name and branches. Answers its key. */
export async function saveException(
  actor: Actor,
  { version, of, nameEn, nameAr, branch }: ExceptionInput,
): Promise<string> {
  const key = of === '' ? `t-${randomUUID().slice(0, 13)}` : of
  await publishTemplate(actor, version, async (template, tx) => {
    if (of !== '' && !template.exceptions.some((one) => one.key === of)) throw new AppError('not-found')
    if (of === '' && template.exceptions.length >= mostExceptions)
      throw new AppError('bad-request', {}, { nameEn: 'daily-many-templates' })
    const found = await tx
      .selectFrom('branches')
      .select('id')
      .where('client_id', '=', companyOf(actor))
      .where('id', 'in', branch)
      .execute()
    if (found.length !== new Set(branch).size) throw new AppError('not-found')
    return putException(template, { key, name: { en: nameEn, ar: nameAr }, branchIds: found.map(({ id }) => id) })
  })
  return key
}
