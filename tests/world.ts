import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { closeDatabase, openDatabase, readAsSystem } from '#/db/database.server.ts'
import { urlFor } from '#/db/migrate.server.ts'
import type { Actor, CompanyAccess, UserType } from '#/domain/actor.ts'
import type { CityKey } from '#/domain/cities.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { type MemberRole, reachOfRole, type TeamSetting } from '#/domain/member-roles.ts'
import { type Permission, permissions } from '#/domain/permissions.ts'
import { rightsOfRole } from '#/domain/staff-rights.ts'
import { type BuiltinRole, roleCells } from '#/domain/staff-cells.ts'
import { currentVersions } from '#/domain/terms.ts'
import { type BookCheck, ledgerProblems } from '#/features/ledger/journal/checks.server.ts'
import { closeQueue, openQueue } from '#/jobs/queue.server.ts'
import { closeAuth, createAccount, type NewAccount, openAuth } from '#/platform/auth.server.ts'
import { loadDoors } from '#/platform/doors.server.ts'
import { derivedKey, readEnv, setEnv } from '#/platform/env.server.ts'
import { afterFile } from './after-file.ts'
import { databaseUrl, testSecret } from './databases.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'

type Person = { email?: string; name?: string; password?: string; language?: 'en' | 'ar' }
type NewClient = Person & {
  company?: string
  approval?: 'pending' | 'approved' | 'rejected' | 'suspended'
  /** Default: pro, so that every page of a client can be read. */
  plan?: SubscriptionTier
}
type NewShopper = Person & {
  level?: CertificationLevel
  approval?: 'pending' | 'approved' | 'rejected'
  /** Has accepted the shopper code: this version, or the one in force. */
  agreed?: boolean | string
  /** Stated city; null: none. */
  city?: CityKey | null
}

/** Reset mails requested in this test file, newest last. */
export const resetMails: { profileId: string; token: string }[] = []

/** Test people never need to confirm again, however long a test takes. Tests about confirmation set another time. */
const always = new Date('9999-12-31')

/** Stored password hashes by password. */
const hashes = new Map<string, string>()

/**
 * Creates the first account of a password normally and copies its hash for later ones (why: hashing would be a tenth of
 * the suite's work). tests/world.test.ts shows that nothing else differs.
 */
async function madeOrCopied(owner: pg.Client, account: NewAccount): Promise<string> {
  const { email, name, password, type, registration } = account
  const hash = hashes.get(password)
  if (!hash) {
    const id = await createAccount(account)
    const { rows } = await owner.query<{ password: string }>(
      `select password from auth.account where "userId" = $1 and "providerId" = 'credential'`,
      [id],
    )
    hashes.set(password, rows[0]!.password)
    return id
  }
  const { rows } = await owner.query<{ id: string }>(
    `with made as (
       insert into auth."user" (name, email, "emailVerified", user_type, registration) values ($1, $2, false, $3, $4) returning id)
     insert into auth.account ("accountId", "providerId", "userId", password, "updatedAt")
     select id::text, 'credential', id, $5, now() from made returning "userId" as id`,
    [name, email.toLowerCase(), type, JSON.stringify(registration), hash],
  )
  return rows[0]!.id
}

/**
 * A fresh database for this test file, with accounts. `owner`: a connection of the owner, for inspection only where
 * no verb exists. At the end of the file its ledger is reconciled with the source rows; `madeUp` names the checks
 * that hand-written rows cannot pass. The check that every booking adds up to zero always runs.
 */
export async function world({ madeUp = [] }: { madeUp?: readonly Exclude<BookCheck, 'bookings'>[] } = {}) {
  setEnv(readEnv({ NODE_ENV: 'test', APP_SECRET: testSecret, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'error' }))
  const ownerUrl = inject('ownerUrl')
  const name = `t_${randomBytes(6).toString('hex')}`
  const root = new pg.Client({ connectionString: ownerUrl })
  await root.connect()
  await root.query(`create database ${name} template itqan_template strategy file_copy`)
  const owner = new pg.Client({ connectionString: databaseUrl(ownerUrl, name) })
  await owner.connect()
  const urlOf = (login: string) => urlFor(databaseUrl(ownerUrl, name), login, derivedKey(`database login ${login}`))
  openDatabase(urlOf('itqan_app'), 10, () => {})
  openAuth(urlOf('itqan_auth'), async (to) => void resetMails.push(to))
  await openQueue(urlOf('itqan_app'), false, () => {})
  await loadDoors()
  afterFile(async () => {
    const problems = await readAsSystem('the suite checks the journal after every file', ledgerProblems)
    await closeQueue()
    await closeAuth()
    await closeDatabase()
    await owner.end()
    await root.query(`drop database ${name} with (force)`)
    await root.end()
    const isMadeUp = ({ check }: { check: BookCheck }) => check !== 'bookings' && madeUp.includes(check)
    expect(problems.filter((problem) => !isMadeUp(problem))).toEqual([])
  })

  async function person(
    type: UserType,
    { email, name: fullName, password, language = 'en' }: Person,
    registration: object = {},
  ) {
    const account = {
      email: email ?? `${type}-${randomBytes(4).toString('hex')}@example.com`,
      name: fullName ?? `Test ${type}`,
      password: password ?? 'correct-horse-battery',
    }
    const id = await madeOrCopied(owner, { ...account, type, registration: { language, ...registration } })
    return {
      id,
      type,
      email: account.email,
      name: account.name,
      language,
      sessionId: randomUUID(),
      provedAt: always,
    } satisfies Actor
  }
  type Staff = Awaited<ReturnType<typeof person>> & Pick<Actor, 'staff'>
  return {
    owner,
    ownerUrl: databaseUrl(ownerUrl, name),
    appUrl: urlOf('itqan_app'),
    authUrl: urlOf('itqan_auth'),
    /** A member of staff; an owner, if no other role is given. */
    async admin({ role = 'owner', ...of }: Person & { role?: BuiltinRole } = {}): Promise<Staff> {
      const actor = await person('admin', of, { staff_role: role })
      return { ...actor, staff: rightsOfRole(role, roleCells[role]) }
    },
    async client({ company = 'Saffron House', approval = 'approved', plan = 'professional', ...of }: NewClient = {}) {
      const actor = await person('client', of, { company_name: company })
      // why: approval needs an admin and its own verb; most tests only need the state
      await owner.query('update app.client_profiles set approval = $2, subscription_tier = $3 where profile_id = $1', [
        actor.id,
        approval,
        plan,
      ])
      return actor
    },
    async shopper({ level = 'senior', approval = 'approved', agreed = true, city = 'riyadh', ...of }: NewShopper = {}) {
      const actor = await person('mystery_shopper', of)
      // why: promotion and approval need reports and their own verbs; most tests only need the state
      await owner.query(
        `update app.mystery_shopper_profiles set certification_level = $2, approval = $3, city = $4 where profile_id = $1`,
        [actor.id, level, approval, city],
      )
      if (agreed)
        await owner.query(
          `insert into app.consents (profile_id, document, version, language) values ($1, 'shopper-code', $2, 'en')`,
          [actor.id, agreed === true ? currentVersions['shopper-code'].version : agreed],
        )
      return actor
    },
    freelancer: (of: Person = {}) => person('freelancer', of),
    /** A member of a company's team, with roles on nodes; default: on the root. */
    async member(client: Actor, grants: readonly { role: MemberRole; node?: string }[], of: Person = {}) {
      const actor = await person('client', of, { joins_team: true })
      const { rows } = await owner.query<{ id: string; root: string }>(
        `insert into app.members (client_id, profile_id) values ($1, $2)
         returning id, (select n.id from app.org_nodes n where n.client_id = $1 and n.kind = 'root') as root`,
        [client.id, actor.id],
      )
      const { id: memberId, root } = rows[0]!
      for (const { role, node = root } of grants)
        await owner.query(
          'insert into app.member_grants (client_id, member_id, node_id, role) values ($1, $2, $3, $4)',
          [client.id, memberId, node, role],
        )
      const { rows: companies } = await owner.query<{ on: TeamSetting[] }>(
        'select team_settings as on from app.companies where id = $1',
        [client.id],
      )
      const on = companies[0]?.on ?? []
      const isRoot = (node?: string) => node === undefined || node === root
      const owns = grants.some(({ role, node }) => role === 'owner' && isRoot(node))
      const given = (Object.keys(permissions) as Permission[]).filter((permission) =>
        grants.some(({ role, node }) => {
          const reach = reachOfRole(role, permission, on)
          return reach === 'scope' || (reach === 'root' && isRoot(node))
        }),
      )
      const company: CompanyAccess = { id: client.id, mode: owns ? 'owner' : 'member', permissions: owns ? [] : given }
      return { ...actor, memberId, company }
    },
    /** A node of a company's tree; default: below its root. */
    async node(client: Actor, kind: 'brand' | 'region' | 'area', name: string, parent?: string): Promise<string> {
      const { rows } = await owner.query<{ id: string }>(
        `insert into app.org_nodes (client_id, parent_id, kind, name_en)
         values ($1, coalesce($2, (select n.id from app.org_nodes n where n.client_id = $1 and n.kind = 'root')), $3, $4) returning id`,
        [client.id, parent ?? null, kind, name],
      )
      return rows[0]!.id
    },
    /** Waiting jobs of a queue, for assertions. */
    async waitingJobs(queue: string): Promise<Record<string, unknown>[]> {
      const { rows } = await owner.query<{ data: Record<string, unknown> }>(
        `select data from jobs.job where name = $1 and state = 'created' order by created_on`,
        [queue],
      )
      return rows.map((row) => row.data)
    },
  }
}
export type World = Awaited<ReturnType<typeof world>>
