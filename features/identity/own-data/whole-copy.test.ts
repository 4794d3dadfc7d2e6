import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { changeEmail } from '#/features/identity/email/email.server.ts'
import { linkIdentityTo } from '#/platform/identities.server.ts'
import { storePhone } from '#/platform/phones.server.ts'
import { fillEveryTable } from '#/tests/isolation-fixtures.ts'
import { withSecondFactor } from '#/tests/second-factor.ts'
import { type World, world } from '#/tests/world.ts'
import { collectOwnData, type OwnSection } from './collect.server.ts'

let w: World
// why: rows are inserted directly, without the bookings of verbs
beforeAll(async () => void (w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })))

/** Columns with a person, and the section of the copy that has their rows. */
const inSection: Record<string, OwnSection> = {
  'app.brief_ratings.shopper_id': 'brief_ratings',
  'app.calendar_feeds.profile_id': 'calendar_feed',
  'app.consents.profile_id': 'consents',
  'app.emails.profile_id': 'mails',
  'app.erasures.profile_id': 'erasures',
  'app.files.owner_id': 'files',
  'app.freelancer_profiles.profile_id': 'freelancer',
  'app.grade_replies.shopper_id': 'grade_replies',
  'app.library_confirmations.profile_id': 'documents_read',
  'app.level_tests.shopper_id': 'level_tests',
  'app.member_grants.member_id': 'memberships',
  'app.list_views.profile_id': 'list_views',
  'app.mail_suppressions.profile_id': 'suppressions',
  'app.members.profile_id': 'memberships',
  'app.mystery_shopper_profiles.profile_id': 'shopper',
  'app.mystery_shopping_reports.shopper_id': 'reports',
  'app.mystery_shopping_requests.shopper_id': 'visits',
  'app.news_consents.profile_id': 'news_choices',
  'app.notice_switches.profile_id': 'switched_off',
  'app.notifications.profile_id': 'notices',
  'app.ownership_claims.receiver_id': 'ownership_claims',
  'app.ownership_transfers.giver_id': 'ownership',
  'app.ownership_transfers.receiver_id': 'ownership',
  'app.payout_queries.shopper_id': 'payout_questions',
  'app.payout_transfers.shopper_id': 'transfers',
  'app.payouts.shopper_id': 'payouts',
  'app.profiles.id': 'profile',
  'app.report_answers.shopper_id': 'answers',
  'app.report_appeals.shopper_id': 'appeals',
  'app.report_events.shopper_id': 'report_history',
  'app.report_moments.shopper_id': 'moments',
  'app.report_photos.shopper_id': 'photos',
  'app.request_events.shopper_id': 'visit_history',
  'app.shopper_busy_dates.shopper_id': 'days_off',
  'app.shopper_conflicts.shopper_id': 'conflicts',
  'app.shopper_documents.shopper_id': 'documents',
  'app.shopper_employers.shopper_id': 'employers',
  'app.staff_members.profile_id': 'staff',
  'app.staff_role_views.profile_id': 'role_views',
  'app.staff_views.admin_id': 'staff_views',
  'app.timeline_notes.author_id': 'timeline_notes',
  'app.visit_offers.shopper_id': 'offers',
  'app.visit_wishes.shopper_id': 'wishes',
  'app.work_task_notes.author_id': 'task_notes',
  'app.work_tasks.owner_id': 'tasks',
  'auth.account.userId': 'identities',
  'auth.email_links.user_id': 'email',
  'auth.passkey.user_id': 'passkeys',
  'auth.phone.user_id': 'phone',
  'auth.second_factor.user_id': 'second_factor',
  'auth.session.userId': 'devices',
}
/** Columns with a person whose rows are about something else, and why. */
const leftOut: Record<string, string> = {
  'app.audits.auditor_id': 'an audit of the company; the step is among the activity',
  'app.automation_rules.owner_id': 'a rule of the company or of our team; the step is among the activity',
  'app.branches.manager_id': 'a branch of the company; the grant on it is among the memberships',
  'app.client_notes.author_id': 'notes of our team about a client; the step is among the activity',
  'app.client_profiles.profile_id': 'the company, for its owners in sections of their own',
  'app.companies.founder_id': 'the company, for its owners in sections of their own',
  'app.duties.owner_id': 'a duty of the company; the step is among the activity',
  'app.duty_tasks.owner_id': 'a task of the company; the step is among the activity',
  'app.journal_lines.party_id': 'books, which tax law keeps; the same amounts are among payouts and invoices',
  'app.mailing_recipients.profile_id': 'a mailing to many people; the mail itself is among the mails',
  'app.media.owner_id': 'pictures of public pages; the step is among the activity',
  'app.mystery_shopper_profiles.merged_into': 'the account that another one became',
  'app.paper_feeds.profile_id':
    'an address of a company calendar, whose secret is not kept; the step is among the activity',
  'app.papers.owner_id': 'a document of the company; the step is among the activity',
  'app.payout_approvals.admin_id': 'a step with a batch of payouts, among the activity',
  'app.purchase_order_answers.by_id': 'an order of the company; the step is among the activity',
  'app.report_actions.owner_id': 'an action of the company; the step is among the activity',
  'app.report_mailings.owner_id': 'a list of the company; the step is among the activity',
  'app.shopper_employers.member_id': 'made from a membership, among the memberships',
  'app.vault_collections.signer_id': 'ciphertext of the company; the step is among the activity',
  'app.vault_departures.profile_id': 'ids of logins of the company that have to be changed',
  'app.vault_locks.profile_id': 'keys that only the person opens, in the browser; the vault has a file of its own',
  'app.vault_people.profile_id': 'public keys for colleagues; the step is among the activity',
  'app.vault_reveals.profile_id': 'ids of logins of the company; those who share them see the list beside each',
  'app.vault_wraps.giver_id': 'ciphertext of the company; the step is among the activity',
  'app.vault_wraps.profile_id': 'ciphertext of the company, readable in the vault only',
  'app.wave_picks.shopper_id': 'drafts of a plan, which become offers',
  'auth.challenge.user_id': 'secrets of five minutes',
}
/** Columns that say who did a step: the step is in the section of the own activity. */
const whoDidIt = /\.(\w+_by|actor_id|editor_id)$/

it('has a section for every table with a person, or a reason why not', async () => {
  const { rows } = await w.owner.query<{ name: string }>(
    `select distinct c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and a.attname <> 'client_id' and c.confrelid in ('app.profiles'::regclass,
       'auth."user"'::regclass, 'app.members'::regclass, 'app.mystery_shopper_profiles'::regclass)
     union select format('%s.%s.%s', table_schema, table_name, column_name) from information_schema.columns
     where table_schema in ('app', 'auth') and column_name in ('profile_id', 'user_id', 'userId', 'shopper_id', 'person_id')
       and table_name not in (select table_name from information_schema.views where table_schema in ('app', 'auth'))`,
  )
  const found = rows.map(({ name }) => name).filter((name) => !whoDidIt.test(name))
  expect(found.sort()).toEqual([...Object.keys(inSection), ...Object.keys(leftOut)].sort())
})

it('offers each of these sections to the kinds of user that have such rows', async () => {
  const people = [await w.client(), await w.freelancer(), await w.admin()]
  const names = new Set<OwnSection>()
  for (const person of people) for (const { name } of (await collectOwnData(person)).sections) names.add(name)
  expect(Object.values(inSection).filter((name) => !names.has(name))).toEqual([])
})

const rowsOf = async (actor: Actor, member?: Actor) => {
  const own = await collectOwnData(actor, member)
  return Object.fromEntries(own.sections.map(({ name, rows }) => [name, rows])) as Record<OwnSection, object[]>
}

it('says how a person signs in, without a secret', async () => {
  const { actor, key, codes } = await withSecondFactor(w)
  await storePhone(actor.id, '+966550001122')
  await linkIdentityTo(actor.id, { issuer: 'https://id.example', subject: 'subject-7' })
  await changeEmail(actor, { intent: 'change', email: 'wished@example.com' })
  await w.owner.query(
    `insert into auth.passkey (user_id, credential_id, public_key, algorithm, backed_up, name)
     values ($1, $2, $3, -7, false, 'My phone')`,
    [actor.id, 'credential-7', Buffer.from('public-key-7')],
  )
  const rows = await rowsOf(actor)
  expect(rows.email).toMatchObject([{ address: actor.email, newAddress: 'wished@example.com' }])
  expect(rows.phone).toMatchObject([{ number: '+966550001122' }])
  expect(rows.identities).toMatchObject([{ issuer: 'https://id.example' }])
  expect(rows.passkeys).toMatchObject([{ name: 'My phone' }])
  expect(rows.second_factor).toMatchObject([{ isOn: true, recoveryCodesLeft: 10 }])
  const text = JSON.stringify(rows)
  for (const secret of [key, key.replaceAll(' ', ''), ...codes, 'subject-7', 'credential-7', 'public-key-7'])
    expect(text).not.toContain(secret)
})

it('has the mails to a person and the own steps, without hidden links and without those of anyone else', async () => {
  const [person, other] = [await w.client(), await w.client()]
  const mail = `insert into app.emails (effect_key, profile_id, to_address, language, kind, subject, body, state)
    values ($1, $2, 'x@example.com', 'en', 'account.verify', $3, 'Open \uE0000\uE001 now', $4)`
  await w.owner.query(mail, ['a', person.id, 'Mine', 'sent'])
  await w.owner.query(mail, ['b', person.id, 'Never sent', 'dropped'])
  await w.owner.query(mail, ['c', other.id, 'Foreign', 'sent'])
  await rowsOf(person)
  const rows = await rowsOf(person)
  expect(rows.mails.map((row) => ('subject' in row ? row.subject : ''))).toEqual(['Mine'])
  expect(JSON.stringify(rows.mails)).toContain('Open ••• now')
  expect(rows.activity).toContainEqual(expect.objectContaining({ action: 'accounts.export' }))
})

it('has the memberships of a shopper, and the company’s data for one who owns it', async () => {
  const client = await w.client({ company: 'Copper Pot' })
  await fillEveryTable(w.owner, { tag: 'A', client, shopper: await w.freelancer(), admin: await w.admin() })
  const shopper = await w.shopper()
  const { rows: made } = await w.owner.query<{ id: string }>(
    'insert into app.members (client_id, profile_id) values ($1, $2) returning id',
    [client.id, shopper.id],
  )
  const grant = `insert into app.member_grants (client_id, member_id, node_id, role)
    select $1, $2, id, $3 from app.org_nodes where client_id = $1 and kind = 'root'`
  await w.owner.query(grant, [client.id, made[0]!.id, 'accountant'])
  const as = (mode: 'owner' | 'member'): Actor => {
    const company = { id: client.id, mode, permissions: [] }
    return { ...shopper, type: 'client', company, accountType: shopper.type }
  }
  const asAccountant = await rowsOf(shopper, as('member'))
  expect(asAccountant.memberships).toMatchObject([{ company: client.id, name_en: 'Copper Pot', role: 'accountant' }])
  expect(asAccountant).not.toHaveProperty('invoices')
  expect(asAccountant).toHaveProperty('payouts')
  await w.owner.query(grant, [client.id, made[0]!.id, 'owner'])
  const asOwner = await rowsOf(shopper, as('owner'))
  expect(asOwner.memberships).toHaveLength(2)
  expect(asOwner.branches).not.toEqual([])
  expect(asOwner).toHaveProperty('payouts')
})

it('has the place of an administrator in our team', async () => {
  const { staff } = await rowsOf(await w.admin())
  expect(staff).toMatchObject([{ role: 'owner', state: 'active' }])
})
