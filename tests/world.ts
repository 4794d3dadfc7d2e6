import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { closeDatabase, openDatabase, readAsSystem } from '#/db/database.server.ts'
import { urlFor } from '#/db/migrate.server.ts'
import type { Actor, UserType } from '#/domain/actor.ts'
import type { CityKey } from '#/domain/cities.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { currentVersions } from '#/domain/terms.ts'
import { type BookCheck, ledgerProblems } from '#/features/ledger/journal/checks.server.ts'
import { closeQueue, openQueue } from '#/jobs/queue.server.ts'
import { closeAuth, createAccount, type NewAccount, openAuth } from '#/platform/auth.server.ts'
import { derivedKey, readEnv, setEnv } from '#/platform/env.server.ts'
import { afterFile } from './after-file.ts'
import { databaseUrl, testSecret } from './databases.ts'
import type { SubscriptionTier } from '#/domain/plans.ts'

type Person = { email?: string; name?: string; password?: string; language?: 'en' | 'ar' }
type NewClient = Person & {
  company?: string
  approval?: 'pending' | 'approved' | 'rejected' | 'suspended'
  /** Pro unless a test is about plans, so that every page of a client can be read. */
  plan?: SubscriptionTier
}
type NewShopper = Person & {
  level?: CertificationLevel
  approval?: 'pending' | 'approved' | 'rejected'
  /** Has accepted the shopper's code in force. */
  agreed?: boolean
  /** Where they say that they live; null: they have not said. */
  city?: CityKey | null
}

/** Reset mails that were asked for in this test file, newest last. */
export const resetMails: { profileId: string; token: string }[] = []

/** The people of the tests never have to confirm again, however long a test takes. A test about it gives its actor another time. */
const always = new Date('9999-12-31')

/** What is stored of a password that an account was made with. */
const hashes = new Map<string, string>()

/**
 * The first account with a password is made as everybody's is. Those after it get its hash: a thousand people with one password would
 * be a tenth of the suite's work. tests/world.test.ts shows that nothing else is different.
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
 * A fresh database of this test file's own and the people to fill it with. `owner` is a connection of the database's owner,
 * for looking at what the application may not see, never for making what a verb could make.
 * When the file is through, its books must agree with what lies behind them; `madeUp` names the checks that rows which no verb made
 * cannot pass. That every booking adds up to zero is never among them.
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
  afterFile(async () => {
    const problems = await readAsSystem('the suite looks into the books of every file', ledgerProblems)
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
    registration = {},
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
  return {
    owner,
    ownerUrl: databaseUrl(ownerUrl, name),
    appUrl: urlOf('itqan_app'),
    authUrl: urlOf('itqan_auth'),
    admin: (of: Person = {}) => person('admin', of),
    async client({ company = 'Saffron House', approval = 'approved', plan = 'professional', ...of }: NewClient = {}) {
      const actor = await person('client', of, { company_name: company })
      // why: approving needs an admin and its own verb; most tests only need the state.
      await owner.query('update app.client_profiles set approval = $2, subscription_tier = $3 where profile_id = $1', [
        actor.id,
        approval,
        plan,
      ])
      return actor
    },
    async shopper({ level = 'senior', approval = 'approved', agreed = true, city = 'riyadh', ...of }: NewShopper = {}) {
      const actor = await person('mystery_shopper', of)
      // why: rising by the rules and being approved need reports and verbs of their own; most tests only need the state.
      await owner.query(
        `update app.mystery_shopper_profiles set certification_level = $2, approval = $3, city = $4 where profile_id = $1`,
        [actor.id, level, approval, city],
      )
      if (agreed)
        await owner.query(
          `insert into app.consents (profile_id, document, version, language) values ($1, 'shopper-code', $2, 'en')`,
          [actor.id, currentVersions['shopper-code'].version],
        )
      return actor
    },
    freelancer: (of: Person = {}) => person('freelancer', of),
    /** How many jobs of a queue wait, for asserting what a verb promised to do later. */
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
