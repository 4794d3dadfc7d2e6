import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { DailyTemplate, TemplateParts } from '#/domain/operations/daily-reports/template.ts'
import { partsOf } from '#/domain/operations/daily-reports/template-edit.ts'
import type { Text } from '#/domain/text.ts'
import type { VersionedTemplate } from '#/features/operations/daily-reports/template.server.ts'
import { readForChange } from './publish-template.server.ts'

export type Branch = { id: string; name: string }
/** One template of a company: its own, with the key '', or one for certain branches. */
export type TemplateLine = { key: string; name: Text | null; branches: Branch[] }
export type TemplateForm = VersionedTemplate & { parts: TemplateParts; of: string; name: Text | null }

const mostBranches = 500

/** Open branches, those that are chosen first, in the reader's language. */
const selectBranches = (db: Tx, actor: Actor, chosen: readonly string[]): Promise<Branch[]> =>
  db
    .selectFrom('branches as b')
    .select(['b.id', branchNow('b').as('name')])
    .where('b.client_id', '=', companyOf(actor))
    .where('b.closed_at', 'is', null)
    .orderBy(sql`(b.id = any (${[...chosen]}::uuid[]))`, 'desc')
    .orderBy(sql`app.fold(${branchNow('b')})`)
    .limit(mostBranches)
    .execute()

/** The newest template of the company, or that of certain branches, to be changed. */
export async function readTemplateForm(actor: Actor, of = ''): Promise<TemplateForm> {
  return readForChange(actor, (_, newest) => {
    const parts = partsOf(newest.template, of)
    if (!parts) throw new AppError('not-found')
    const name = newest.template.exceptions.find(({ key }) => key === of)?.name ?? null
    return { ...newest, parts, of, name }
  })
}

const linesOf = (template: DailyTemplate, branches: readonly Branch[]): TemplateLine[] => {
  const taken = new Set(template.exceptions.flatMap(({ branchIds }) => branchIds))
  return [
    { key: '', name: null, branches: branches.filter(({ id }) => !taken.has(id)) },
    ...template.exceptions.map(({ key, name, branchIds }) => ({
      key,
      name,
      branches: branches.filter(({ id }) => branchIds.includes(id)),
    })),
  ]
}

/** Which template each branch follows. */
export const readTemplateLines = (actor: Actor): Promise<{ version: number; lines: TemplateLine[] }> =>
  readForChange(actor, async (db, { version, template }) => {
    const chosen = template.exceptions.flatMap(({ branchIds }) => branchIds)
    return { version, lines: linesOf(template, await selectBranches(db, actor, chosen)) }
  })

export type ExceptionForm = {
  version: number
  of: string
  name: Text | null
  branches: (Branch & { isChosen: boolean; follows: Text | null })[]
}

/** Name and branches of a template for certain branches; `of` '': a new one. */
export const readExceptionForm = (actor: Actor, of: string): Promise<ExceptionForm> =>
  readForChange(actor, async (db, { version, template }) => {
    const own = template.exceptions.find(({ key }) => key === of)
    if (of !== '' && !own) throw new AppError('not-found')
    const branches = await selectBranches(db, actor, own?.branchIds ?? [])
    return {
      version,
      of,
      name: own?.name ?? null,
      branches: branches.map((branch) => ({
        ...branch,
        isChosen: own?.branchIds.includes(branch.id) ?? false,
        follows:
          template.exceptions.find(({ key, branchIds }) => key !== of && branchIds.includes(branch.id))?.name ?? null,
      })),
    }
  })
