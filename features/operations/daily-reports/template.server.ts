import type { Tx } from '#/db/database.server.ts'
import { type DailyTemplate, forBranch, houseTemplate } from '#/domain/operations/daily-reports/template.ts'

export type VersionedTemplate = { version: number; template: DailyTemplate }

/** The template of a company in one version, or the newest; without one that of the house. */
export async function readTemplate(db: Tx, clientId: string, version?: number): Promise<VersionedTemplate> {
  if (version === 0) return { version, template: houseTemplate }
  const row = await db
    .selectFrom('daily_templates')
    .select(['version', 'body'])
    .where('client_id', '=', clientId)
    .$if(version !== undefined, (query) => query.where('version', '=', version!))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row
    ? { version: row.version, template: { ...houseTemplate, ...(row.body as Partial<DailyTemplate>) } }
    : { version: 0, template: houseTemplate }
}

export async function readBranchTemplate(
  db: Tx,
  { clientId, branchId, version }: { clientId: string; branchId: string; version?: number },
): Promise<VersionedTemplate> {
  const found = await readTemplate(db, clientId, version)
  return { ...found, template: forBranch(found.template, branchId) }
}
