import type { RouterContextProvider } from 'react-router'
import { type Actor, isFieldType } from '#/domain/actor.ts'
import { may, rightsOf } from '#/domain/permissions.ts'
import { whileReading } from '#/domain/staff-rights.ts'
import { readClientStanding, readShopperStanding } from '#/features/identity/accounts/read-standing.server.ts'
import { readOwnCompanies } from '#/features/companies/own-companies/own-companies.server.ts'
import { readListChoices } from '#/features/core/list-views/views.server.ts'
import { markOpened } from '#/features/messaging/notifications/mark-read.server.ts'
import { countNewAlerts } from '#/features/reporting/score-alerts/list.server.ts'
import { now } from '#/platform/clock.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { AdminStanding, ClientStanding, FieldStanding, Standing, WithLists } from './portal-frames.tsx'

type Context = Readonly<RouterContextProvider>

/** View as another role, with the server's time for its countdown. */
function roleViewOf({ staff }: Actor): AdminStanding['seesAs'] {
  if (!staff?.seesAs) return null
  const { permissions: _held, ...view } = staff.seesAs
  return { ...view, now: now().getTime() }
}

const roleOf = (actor: Actor) => ({
  role: actor.staff?.role ?? null,
  permissions: [...(whileReading(actor).staff?.permissions ?? [])],
  seesAs: roleViewOf(actor),
})

export const adminStanding = (context: Context): AdminStanding => ({
  owner: actorOf(context).name,
  secondFactor: infoOf(context).secondFactor ?? null,
  ...roleOf(actorOf(context)),
})

/** View by staff, with the server's time for its countdown. */
function viewOf({ company }: Actor): ClientStanding['view'] {
  if (company?.mode !== 'view' || !company.viewEndsAt) return null
  return { clientId: company.id, until: company.viewEndsAt.toISOString(), now: now().getTime() }
}

export async function clientStanding(context: Context): Promise<ClientStanding> {
  const actor = actorOf(context)
  const [standing, companies, newAlerts] = await Promise.all([
    readClientStanding(actor),
    readOwnCompanies(actor),
    may(actor, 'reports.read') ? countNewAlerts(actor) : 0,
  ])
  const { company, accountType } = actor
  const isShopper = accountType !== undefined && isFieldType(accountType)
  const rights = rightsOf(actor)
  const secondFactor = infoOf(context).secondFactor ?? null
  const own = { view: viewOf(actor), rights, company: company?.id ?? null, companies, isShopper, newAlerts }
  return { ...standing, secondFactor, ...own }
}

export async function fieldStanding(context: Context): Promise<FieldStanding> {
  const actor = actorOf(context)
  const [standing, companies] = await Promise.all([readShopperStanding(actor), readOwnCompanies(actor)])
  return { account: actor.id, ...standing, companies }
}

/** Data of a portal's frame on a page that was opened: the notices about its record count as read. */
export async function onOpenedPage<S extends object>(
  context: Context,
  url: URL,
  standing: S | Promise<S>,
): Promise<S & WithLists> {
  const actor = actorOf(context)
  const [known, lists] = await Promise.all([
    standing,
    readListChoices(actor),
    markOpened(actor, url.pathname + url.search),
  ])
  return { ...known, lists }
}

/** Data of the frame of the reader's own portal. */
export async function ownStanding(context: Context): Promise<Standing> {
  const actor = actorOf(context)
  const { type } = actor
  if (type === 'admin') return { area: 'admin', ...adminStanding(context) }
  if (type === 'client') return { area: 'client', ...(await clientStanding(context)) }
  return { area: 'freelancer', ...(await fieldStanding(context)) }
}
