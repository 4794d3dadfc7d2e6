import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { fraction, percent } from '#/domain/kitchen/figures.ts'
import type { ChannelTerms } from '#/domain/kitchen/margins.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { over, rational, type Rational } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import type { ChannelInput } from './form.ts'

/** Most channels of a company that are not archived. */
const mostChannels = 30

export const channelKinds = ['dine_in', 'take_away', 'delivery'] as const
export type ChannelKind = (typeof channelKinds)[number]

export type Channel = {
  id: string
  kind: ChannelKind
  names: { en: string | null; ar: string | null }
  branchId: string | null
  branch: string | null
  commission: string
  base: ChannelTerms['base']
  payment: string
  feeHalalas: number
  items: string
  packagingHalalas: number
  revision: number
}

/** Terms of a channel as rules read them: shares as fractions, the fee of an order over its dishes. */
export const termsOf = ({ commission, base, payment, feeHalalas, items }: Channel): ChannelTerms => ({
  commission: percent(commission),
  base,
  payment: percent(payment),
  fixed: over(rational(feeHalalas), fraction(items)),
})
export const packagingOf = ({ packagingHalalas }: Channel): Rational => rational(packagingHalalas)

/** Channels in use, of the house first; with a branch those that serve it. */
export async function selectChannels(db: Tx, company: string, branchId: string | null = null): Promise<Channel[]> {
  const rows = await db
    .selectFrom('sales_channels as c')
    .leftJoin('branches as b', (on) => on.onRef('b.client_id', '=', 'c.client_id').onRef('b.id', '=', 'c.branch_id'))
    .selectAll('c')
    .select(branchNow('b').as('branch'))
    .where('c.client_id', '=', company)
    .where('c.archived_at', 'is', null)
    .$if(branchId !== null, (found) =>
      found.where((of) => of.or([of('c.branch_id', 'is', null), of('c.branch_id', '=', branchId!)])),
    )
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute()
  const order = (kind: string) => channelKinds.findIndex((known) => known === kind)
  return rows
    .map((row): Channel => ({
      id: row.id,
      kind: row.kind,
      names: { en: row.name_en, ar: row.name_ar },
      branchId: row.branch_id,
      branch: row.branch,
      commission: String(row.commission_percent),
      base: row.commission_base === 'net' ? 'net' : 'gross',
      payment: String(row.payment_percent),
      feeHalalas: row.fee_halalas,
      items: String(row.items_per_order),
      packagingHalalas: row.packaging_halalas,
      revision: row.revision,
    }))
    .toSorted((a, b) => order(a.kind) - order(b.kind))
}

/** Branches that a channel or a price may be of, as the reader sees them. */
export const selectBranches = (db: Tx, company: string) =>
  db
    .selectFrom('branches')
    .select(['id', branchNow().as('name')])
    .where('client_id', '=', company)
    .where('closed_at', 'is', null)
    .orderBy('name')
    .limit(300)
    .execute()

export type ChannelPage = {
  channels: Channel[]
  branches: Awaited<ReturnType<typeof selectBranches>>
  mayChange: boolean
}

export async function readChannels(actor: Actor): Promise<ChannelPage> {
  authorize(actor, 'kitchen.costs')
  const company = companyOf(actor)
  return readAs(actor, async (db) => ({
    channels: await selectChannels(db, company),
    branches: await selectBranches(db, company),
    mayChange: may(actor, 'kitchen.publish'),
  }))
}

const columnsOf = (input: ChannelInput) => ({
  branch_id: input.branch,
  kind: input.kind,
  name_en: input.nameEn,
  name_ar: input.nameAr,
  commission_percent: Number(input.commission),
  commission_base: input.base,
  payment_percent: Number(input.payment),
  fee_halalas: input.fee,
  items_per_order: Number(input.items),
  packaging_halalas: input.packaging,
})

const recorded = ({ nameEn, nameAr, commission, base, payment }: ChannelInput) => ({
  name: nameEn ?? nameAr,
  commission,
  commissionBase: base,
  payment,
})

async function refuseBranch(tx: Tx, company: string, branchId: string | null): Promise<void> {
  if (branchId === null) return
  const known = await tx
    .selectFrom('branches')
    .select('id')
    .where('client_id', '=', company)
    .where('id', '=', branchId)
    .executeTakeFirst()
  if (!known) throw new AppError('bad-request', {}, { branch: 'unreadable' })
}

const record = (tx: Tx, actor: Actor, action: string, id: string, after: Record<string, string | number | null>) =>
  recordActivity(tx, actor, { action, entity: 'sales-channel', entityId: id, clientId: companyOf(actor), after })

/** Adds a channel; one sent twice is one channel. */
export async function addChannel(actor: Actor, id: string, input: ChannelInput): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await takeAttempt('kitchen by account', actor.id)
  const company = companyOf(actor)
  await asActor(actor, async (tx) => {
    await refuseBranch(tx, company, input.branch)
    if ((await selectChannels(tx, company)).length >= mostChannels) throw new AppError('kitchen.too-many-channels')
    const added = await tx
      .insertInto('sales_channels')
      .values({ id, client_id: company, created_by: actor.id, ...columnsOf(input) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) await record(tx, actor, 'sales-channel.add', id, recorded(input))
  })
}

type Seen = { channelId: string; revision: number }

async function change(tx: Tx, actor: Actor, { channelId, revision }: Seen, values: object): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('sales_channels')
    .set({ ...values, revision: revision + 1 })
    .where('id', '=', recordId(channelId))
    .where('client_id', '=', companyOf(actor))
    .where('revision', '=', revision)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const known = await tx.selectFrom('sales_channels').select('id').where('id', '=', channelId).executeTakeFirst()
  throw new AppError(known ? 'changed-meanwhile' : 'not-found')
}

/** Changes a channel. Past sales keep it; margins are always reckoned with the terms of now. */
export async function saveChannel(actor: Actor, seen: Seen, input: ChannelInput): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await asActor(actor, async (tx) => {
    await refuseBranch(tx, companyOf(actor), input.branch)
    await change(tx, actor, seen, columnsOf(input))
    await record(tx, actor, 'sales-channel.change', seen.channelId, recorded(input))
  })
}

/** Takes a channel out of use; its prices and sales stay. */
export async function archiveChannel(actor: Actor, seen: Seen, at: Date): Promise<void> {
  authorize(actor, 'kitchen.publish')
  await asActor(actor, async (tx) => {
    await change(tx, actor, seen, { archived_at: at })
    await record(tx, actor, 'sales-channel.archive', seen.channelId, {})
  })
}
