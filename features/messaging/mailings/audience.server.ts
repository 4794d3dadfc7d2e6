import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { countMailing, type MailingCount, type MailingPurpose, type Segment } from '#/domain/messaging/mailings.ts'
import type { SuppressionReason } from '#/domain/messaging/suppressions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

/** A person of a segment as a mail needs them. */
export type Person = {
  id: string
  email: string
  name: string
  language: 'en' | 'ar'
  company: { en: string; ar: string } | null
  consents: boolean
  suppressions: SuppressionReason[]
}

/** Active members of companies that the filters leave in, with the company. */
const clients = ({ roles, tier, companyState, city }: Segment): RawBuilder<unknown> => {
  const [owners, members] = [roles.includes('owner'), roles.includes('member')]
  return sql`
    select m.profile_id as id, m.client_id as company_id, m.joined_at
    from members m join client_profiles c on c.profile_id = m.client_id
    cross join lateral (select exists (select from member_grants g where g.client_id = m.client_id and g.member_id = m.id
      and g.role = 'owner' and (g.ends_on is null or g.ends_on >= ${riyadhDay(now())}::date)) as is_owner) o
    where m.state = 'active' and ((${owners}::boolean and o.is_owner) or (${members}::boolean and not o.is_owner))
      and (${tier}::text is null or c.subscription_tier = ${tier}::text)
      and (${companyState}::text is null or c.approval = ${companyState}::text)
      and (${city}::text is null or exists (select from branches b
        where b.client_id = m.client_id and b.closed_at is null and b.city = ${city}::text))`
}

const shoppers = ({ roles, city }: Segment): RawBuilder<unknown> => sql`
  select s.profile_id, null::uuid, null::timestamptz from mystery_shopper_profiles s
  where ${roles.includes('shopper')}::boolean and s.approval = 'approved' and s.merged_into is null
    and (${city}::text is null or s.city = ${city}::text)`

const freelancers = ({ roles, city }: Segment): RawBuilder<unknown> => sql`
  select f.profile_id, null::uuid, null::timestamptz from freelancer_profiles f
  where ${roles.includes('freelancer') && city === null}::boolean`

/** Accounts of a segment, each once; a person of several companies belongs to it through the first one joined. */
const segmentPeople = (segment: Segment): RawBuilder<unknown> => sql`
  select distinct on (p.id) p.id, x.company_id
  from (${clients(segment)} union all ${shoppers(segment)} union all ${freelancers(segment)}) x
  join profiles p on p.id = x.id and p.status = 'active'
  where (${segment.since}::date is null or p.created_at >= ${segment.since}::date::timestamp at time zone 'Asia/Riyadh')
  order by p.id, x.joined_at, x.company_id`

/** Newest choice about news; without one there is no consent. */
const consents = sql<boolean>`coalesce((select n.given from news_consents n where n.profile_id = p.id
  order by n.at desc, n.id desc limit 1), false)`
const suppressions = sql<SuppressionReason[]>`array(select s.reason from mail_suppressions s
  where s.address = lower(p.email) and s.lifted_at is null order by 1)`

/** How many people of a segment get a mail of a purpose, and how many are left out. */
export async function countSegment(db: Tx, segment: Segment, purpose: MailingPurpose): Promise<MailingCount> {
  const { rows } = await sql<{ consents: boolean; suppressions: SuppressionReason[]; people: number }>`
    select reach.*, count(*)::integer as people
    from (${segmentPeople(segment)}) s join profiles p on p.id = s.id
    cross join lateral (select ${consents} as consents, ${suppressions} as suppressions) reach
    group by 1, 2`.execute(db)
  return countMailing(purpose, rows)
}

const person = sql`p.id, p.email, p.full_name as name, p.language,
  case when s.company_id is not null then priv.company_names(s.company_id) end as company,
  ${consents} as consents, ${suppressions} as suppressions`

/** Some people of a segment with a language, in the order of their names. */
export async function someOf(db: Tx, segment: Segment, language: 'en' | 'ar', most: number): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select ${person} from (${segmentPeople(segment)}) s join profiles p on p.id = s.id
    where p.language = ${language} order by p.full_name, p.id limit ${most}`.execute(db)
  return rows
}

/** Writes a row for each person of the segment. Runs again without effect. */
export const listRecipients = (tx: Tx, mailingId: string, segment: Segment): Promise<unknown> =>
  sql`insert into mailing_recipients (mailing_id, profile_id, company_id)
    select ${mailingId}::uuid, s.id, s.company_id from (${segmentPeople(segment)}) s on conflict do nothing`.execute(tx)

export type Waiting = Person & { isActive: boolean }

/** The next recipients whose turn it is, locked for this transaction. */
export async function nextRecipients(tx: Tx, mailingId: string, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select ${person}, p.status = 'active' as "isActive" from (
      select r.profile_id, r.company_id from mailing_recipients r
      where r.mailing_id = ${mailingId}::uuid and r.state = 'waiting' order by r.profile_id limit ${most} for update) s
    join profiles p on p.id = s.profile_id order by p.id`.execute(tx)
  return rows
}
