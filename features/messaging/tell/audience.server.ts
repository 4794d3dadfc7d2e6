import type { Tx } from '#/db/database.server.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import type { Email } from '#/features/messaging/emails/queue-email.server.ts'
import type { Audience } from '#/features/messaging/kinds/kind.ts'

/** Identifies the readers of each audience. */
type Named = {
  /** All active administrators, or all except one. */
  admins: 'all' | { but: string }
  admin: string
  client: string
  shopper: string
  person: string
  /** A reader without an account. */
  address: { address: string; name: string; language: Lang }
  /** The client's contacts for critical failures. */
  alertPeople: string
}
/** One audience of several with the identifier of its readers: `{ client: clientId }`. */
export type Recipient<A extends Audience> = { [N in A]: { [M in N]: Named[M] } }[A]

export type Reader = Email['to'] & {
  name: string
  /** Distinguishes the readers of one audience in the keys of their mails. */
  keyPart: string
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
    .$if(which !== 'all', (query) => query.where('id', '<>', (which as { but: string }).but))
    .execute()
  return admins.map((admin) => readerOf(admin, `:${admin.id}`))
}

/** The account itself if the client has chosen no contacts, so that a critical failure always has a reader. */
async function alertPeopleOf(tx: Tx, clientId: string): Promise<Reader[]> {
  const people = await tx
    .selectFrom('alert_people')
    .select(['name', 'email', 'language'])
    .where('client_id', '=', clientId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute()
  const readers: Omit<Reader, 'keyPart'>[] = people.map(({ name, email, language }) => ({
    profileId: null,
    address: email,
    language: languageOf(language),
    name,
  }))
  const chosen = readers.length > 0 ? readers : [await personOf(tx, clientId)]
  return chosen.map((reader) => ({ ...reader, keyPart: `:${reader.address.toLowerCase()}` }))
}

/** Readers of an audience, with their languages. */
export async function readersOf(tx: Tx, to: Recipient<Audience>): Promise<{ audience: Audience; readers: Reader[] }> {
  if ('admins' in to) return { audience: 'admins', readers: await adminsOf(tx, to.admins) }
  if ('alertPeople' in to) return { audience: 'alertPeople', readers: await alertPeopleOf(tx, to.alertPeople) }
  if ('address' in to) return { audience: 'address', readers: [{ profileId: null, keyPart: '', ...to.address }] }
  const [[audience, id]] = Object.entries(to) as [[Audience, string]]
  return { audience, readers: [await personOf(tx, id)] }
}
