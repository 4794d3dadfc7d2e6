import type { RouterContextProvider } from 'react-router'
import type { Actor } from '#/domain/actor.ts'
import { rightsOf } from '#/domain/permissions.ts'
import { readClientStanding, readShopperStanding } from '#/features/identity/accounts/read-standing.server.ts'
import { now } from '#/platform/clock.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { AdminStanding, ClientStanding, FieldStanding, Standing } from './portal-frames.tsx'

type Context = Readonly<RouterContextProvider>

const roleOf = ({ staff }: Actor) => ({
  role: staff?.role ?? null,
  permissions: [...(staff?.permissions ?? [])],
  seesAs: staff?.seesAs ?? null,
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

export const clientStanding = async (context: Context): Promise<ClientStanding> => ({
  ...(await readClientStanding(actorOf(context))),
  view: viewOf(actorOf(context)),
  rights: rightsOf(actorOf(context)),
})

export const fieldStanding = async (context: Context): Promise<FieldStanding> => ({
  account: actorOf(context).id,
  ...(await readShopperStanding(actorOf(context))),
})

/** Data of the frame of the reader's own portal. */
export async function ownStanding(context: Context): Promise<Standing> {
  const actor = actorOf(context)
  const { type, company, name } = actor
  // a member whose company ended the membership keeps the own account
  if (type === 'client' && company === null)
    return { area: 'client', owner: name, tier: 'free', view: null, rights: rightsOf(actor) }
  if (type === 'admin') return { area: 'admin', ...adminStanding(context) }
  if (type === 'client') return { area: 'client', ...(await clientStanding(context)) }
  return { area: 'freelancer', ...(await fieldStanding(context)) }
}
