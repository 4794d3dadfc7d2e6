import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type Heard, heardBy, wayOf } from '#/domain/messaging/routing.ts'
import type { NoticeGroupName } from '#/domain/notice-groups.ts'
import type { Permission } from '#/domain/permissions.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import type { Email } from '#/features/messaging/emails/queue-email.server.ts'
import type { AnyWay, Audience } from '#/features/messaging/kinds/kind.ts'
import { kinds } from '#/features/messaging/kinds/kinds.ts'
import { isRequired, rulesAt } from './routes.server.ts'
import { membersWith, type TeamReader } from './team.server.ts'

/** Identifies the readers of each audience. */
type Named = {
  /** All active members of staff, all except one, or the owners. */
  admins: 'all' | 'owners' | { but: string }
  admin: string
  /** A company: those of its team who may read what the kind is about. */
  client: string
  shopper: string
  person: string
  /** A reader without an account. */
  address: { address: string; name: string; language: Lang }
  /** A company: those who have to act on a critical failure. */
  alertPeople: string
}
/** Audiences of a company. With a branch, those responsible for it; without, those responsible for the whole company. */
type OfCompany = 'client' | 'alertPeople'
type Place = {
  branch?: string | null
  /** Of alert people: levels of the company, nearest first. Default: the nearest. */
  levels?: number
  /** Of those who may read it only these people. Default: all of them. */
  only?: ReadonlySet<string>
}
/** One audience of several with the identifier of its readers: `{ client: clientId, branch: branchId }`. */
export type Recipient<A extends Audience> = {
  [N in A]: { [M in N]: Named[M] } & (N extends OfCompany ? Place : unknown)
}[A]

export type Reader = Email['to'] & {
  name: string
  /** Distinguishes the readers of one audience in the keys of their mails. */
  keyPart: string
  /** The company's choice for the reader's role. Default: every channel of the kind. */
  ways?: 'app' | 'both'
}

const languageOf = (language: string): Lang => (isLang(language) ? language : 'en')

const profiles = (tx: Tx) => tx.selectFrom('profiles').select(['id', 'email', 'full_name', 'language'])

type Profile = { id: string; email: string; full_name: string; language: string }
const readerOf = ({ id, email, full_name, language }: Profile, keyPart = ''): Reader => ({
  profileId: id,
  address: email,
  language: languageOf(language),
  name: full_name,
  keyPart,
})

const personOf = async (tx: Tx, id: string): Promise<Reader> =>
  readerOf(await profiles(tx).where('id', '=', id).executeTakeFirstOrThrow())

async function adminsOf(tx: Tx, which: Named['admins']): Promise<Reader[]> {
  const admins = await profiles(tx)
    .where('user_type', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', 'in', (staff) =>
      staff
        .selectFrom('staff_members')
        .select('profile_id')
        .where('state', '=', 'active')
        .$if(which === 'owners', (query) => query.where('role', '=', 'owner')),
    )
    .$if(typeof which === 'object', (query) => query.where('id', '<>', (which as { but: string }).but))
    .execute()
  return admins.map((admin) => readerOf(admin, `:${admin.id}`))
}

/** Key of a founder's mail: without a part, because it was sent under this key before there were teams. */
const keyPartIn = (clientId: string, { id }: TeamReader): string => (id === clientId ? '' : `:${id}`)

/** Those who answer for a branch, level by level: the branch manager, the managers of each node above, at last the owners. */
function levelsOf(team: readonly TeamReader[]): TeamReader[][] {
  const byDepth = Map.groupBy(team, ({ depth }) => depth ?? Number.POSITIVE_INFINITY)
  return [...byDepth].toSorted(([a], [b]) => a - b).map(([, level]) => level)
}

type Matter = { clientId: string; needs: Permission; branch: string | null; topic: NoticeGroupName | null }
type AlertOf = Matter & { levels: number }

/** Members who hear of a matter, by their rights and the choices of their company. */
async function teamOf(tx: Tx, { clientId, needs, branch, topic }: Matter): Promise<Heard<TeamReader>[]> {
  const team = await membersWith(tx, clientId, needs, branch)
  return heardBy(team, await rulesAt(tx, clientId, branch, topic), isRequired(topic))
}

/** Members to whom the mail about a critical failure goes, level by level. */
async function alertLevelsOf(tx: Tx, matter: Matter): Promise<TeamReader[][]> {
  return levelsOf((await teamOf(tx, matter)).filter(({ ways }) => ways === 'both'))
}

/**
 * Who hears of a critical failure: the nearest levels of those who answer for the branch, and the contacts without an
 * account for that part of the company.
 */
async function alertPeopleOf(tx: Tx, { levels, ...matter }: AlertOf): Promise<Reader[]> {
  const members = (await alertLevelsOf(tx, matter))
    .slice(0, levels)
    .flat()
    .map((member) => readerOf(member))
  const outside = (await contactsOf(tx, matter)).filter(
    ({ address }) => !members.some((member) => member.address.toLowerCase() === address.toLowerCase()),
  )
  return [...members, ...outside].map((reader) => ({ ...reader, keyPart: `:${reader.address.toLowerCase()}` }))
}

/** Contacts for the branch without an account, unless the company has chosen otherwise there. */
async function contactsOf(tx: Tx, { clientId, branch, topic }: Matter): Promise<Omit<Reader, 'keyPart'>[]> {
  if (wayOf(await rulesAt(tx, clientId, branch, topic), 'contact') === 'none') return []
  const contacts = await tx
    .selectFrom('alert_people')
    .select(['name', 'email', 'language'])
    .where('client_id', '=', clientId)
    .where('removed_at', 'is', null)
    .where(
      sql<boolean>`(node_id is null or exists (select from org_closure c
        where c.ancestor_id = alert_people.node_id and c.descendant_id = ${branch}::uuid))`,
    )
    .orderBy('created_at')
    .execute()
  // why: an address may stand for several parts of the company
  const once = new Map(contacts.map((contact) => [contact.email.toLowerCase(), contact]))
  return [...once.values()].map(({ name, email, language }) => ({
    profileId: null,
    address: email,
    language: languageOf(language),
    name,
  }))
}

export type Readers = {
  audience: Audience
  readers: Reader[]
  /** What the notices are about, and the permission without which they are not shown. */
  about: { clientId: string; branchId: string | null; needs: Permission } | null
}
type Ways = Partial<Record<Audience, AnyWay>>

const needsOf = (ways: Ways, audience: OfCompany): Permission => {
  const needs = ways[audience]?.needs
  if (!needs) throw new Error(`a kind for ${audience} names no permission`)
  return needs
}

/** Readers of an audience, with their languages. The one place that decides who of a company is told. */
export async function readersOf(tx: Tx, to: Recipient<Audience>, ways: Ways): Promise<Readers> {
  if ('client' in to || 'alertPeople' in to) {
    const audience = 'client' in to ? 'client' : 'alertPeople'
    const clientId = 'client' in to ? to.client : to.alertPeople
    const needs = needsOf(ways, audience)
    const branchId = to.branch ?? null
    const matter = { clientId, needs, branch: branchId, topic: ways[audience]?.group ?? null }
    const readers =
      audience === 'alertPeople'
        ? await alertPeopleOf(tx, { ...matter, levels: to.levels ?? 1 })
        : (await teamOf(tx, matter))
            .filter(({ id }) => to.only?.has(id) ?? true)
            .map((one) => ({ ...readerOf(one, keyPartIn(clientId, one)), ways: one.ways }))
    return { audience, readers, about: { clientId, branchId, needs } }
  }
  if ('admins' in to) return { audience: 'admins', readers: await adminsOf(tx, to.admins), about: null }
  if ('address' in to)
    return { audience: 'address', readers: [{ profileId: null, keyPart: '', ...to.address }], about: null }
  const [[audience, id]] = Object.entries(to) as [[Audience, string]]
  return { audience, readers: [await personOf(tx, id)], about: null }
}

/** People of a company with a permission on what a notice is about. */
export const readersWith = async (
  tx: Tx,
  { clientId, branchId }: NonNullable<Readers['about']>,
  permission: Permission,
): Promise<Set<string>> => new Set((await membersWith(tx, clientId, permission, branchId)).map(({ id }) => id))

/** Number of levels that a critical failure of a branch can reach. */
export async function countAlertLevels(tx: Tx, clientId: string, branchId: string): Promise<number> {
  const needs = needsOf(kinds['report.alert'].to, 'alertPeople')
  const { group: topic } = kinds['report.alert'].to.alertPeople
  return (await alertLevelsOf(tx, { clientId, needs, branch: branchId, topic })).length
}

/** Who hears first of a critical failure of a branch, for pages that say so beforehand. */
export async function alertReadersOf(tx: Tx, clientId: string, branchId: string): Promise<Reader[]> {
  const { readers } = await readersOf(tx, { alertPeople: clientId, branch: branchId }, kinds['report.alert'].to)
  return readers
}
