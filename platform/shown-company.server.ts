import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { type Actor, isClientArea } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { RequestInfo } from './request-context.ts'

/**
 * Refuses a form of a page that shows another company than the one of the session. `shown` is the company in the form;
 * in the pages of a company a person of several must say it.
 */
export async function assertShownCompany({ actor }: RequestInfo, request: Request, shown: unknown): Promise<void> {
  const company = actor?.type === 'client' ? actor.company : null
  if (!actor || !company || shown === company.id) return
  if (typeof shown === 'string') throw new AppError('team.other-company')
  const mustSay = company.mode !== 'view' && isClientArea(new URL(request.url).pathname)
  if (mustSay && (await hasSeveral(actor))) throw new AppError('team.other-company')
}

async function hasSeveral(actor: Actor): Promise<boolean> {
  const { rows } = await readAs(actor, (db) => sql`select id from priv.own_companies() limit 2`.execute(db))
  return rows.length > 1
}
