import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile, nodeName } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, reachOf } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import type { TaxDetails, TaxDetailsInput } from './tax-details.ts'

const columns = [
  'legal_name',
  'vat_number',
  'id_scheme',
  'id_value',
  'street',
  'building',
  'district',
  'city',
  'postal_code',
  'country',
] as const

const stored = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('tax_details')
    .select([...columns, 'version'])
    .where('client_id', '=', clientId)

/** Clients access their own id only; staff may name any client. */
function clientOf(actor: Actor, clientId: string): string {
  authorize(actor, 'tax-details.write')
  if (reachOf(actor.type, 'tax-details.write') === 'own' && clientId !== companyOf(actor))
    throw new AppError('not-found')
  return clientId
}

/** A client's tax details; before the first save, those of its registration. */
export async function readTaxDetails(actor: Actor, clientId: string): Promise<TaxDetails & { company: string }> {
  const id = clientOf(actor, clientId)
  const isOwn = reachOf(actor.type, 'tax-details.write') === 'own'
  const [profile, row] = await readAs(actor, (db) =>
    Promise.all([
      db
        .selectFrom('profiles as p')
        .innerJoin('client_profiles as c', 'c.profile_id', 'p.id')
        .select('c.tax_id')
        .$if(isOwn, (own) => own.innerJoin('companies as k', 'k.id', 'p.id').select(nodeName('k').as('company')))
        .$if(!isOwn, (staff) => staff.select(companyOfProfile('p').as('company')))
        .where('p.id', '=', id)
        .executeTakeFirst(),
      stored(db, id).executeTakeFirst(),
    ]),
  )
  if (!profile) throw new AppError('not-found')
  return {
    company: profile.company ?? '',
    legalName: row?.legal_name ?? null,
    vatNumber: row?.vat_number ?? profile.tax_id,
    idScheme: row?.id_scheme ?? null,
    idValue: row?.id_value ?? null,
    street: row?.street ?? null,
    building: row?.building ?? null,
    district: row?.district ?? null,
    city: row?.city ?? null,
    postalCode: row?.postal_code ?? null,
    country: row?.country ?? 'SA',
    version: row?.version ?? 0,
  }
}

/** Whether a company's VAT number is missing on its invoices, because its tax details have no whole address yet. */
export async function lacksVatOnInvoices(actor: Actor, clientId: string): Promise<boolean> {
  const id = clientOf(actor, clientId)
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('client_profiles as c')
      .leftJoin('tax_details as d', 'd.client_id', 'c.profile_id')
      .select(['c.tax_id', 'd.vat_number'])
      .where('c.profile_id', '=', id)
      .executeTakeFirst(),
  )
  return row !== undefined && row.tax_id !== null && row.vat_number === null
}

type Row = ReturnType<typeof rowOf>
const rowOf = (input: TaxDetailsInput) => ({
  legal_name: input.legalName,
  vat_number: input.vatNumber,
  id_scheme: input.idScheme,
  id_value: input.idValue,
  street: input.street,
  building: input.building,
  district: input.district,
  city: input.city,
  postal_code: input.postalCode,
  country: input.country,
})

/** Logged fields: excludes personal id numbers. */
const told = ({
  legal_name,
  vat_number,
  id_scheme,
  city,
}: Pick<Row, 'legal_name' | 'vat_number' | 'id_scheme' | 'city'>) => ({
  legal_name,
  vat_number,
  id_scheme,
  city,
})

/**
 * Saves a client's tax details; another VAT number needs a recent proof and is then that of the registration too. Throws `changed-meanwhile` for an outdated
 * version.
 */
export async function saveTaxDetails(
  actor: Actor,
  { clientId, ...input }: TaxDetailsInput & { clientId: string },
): Promise<void> {
  const id = clientOf(actor, clientId)
  await asActor(actor, async (tx) => {
    const of = tx.selectFrom('client_profiles').select('tax_id').where('profile_id', '=', id)
    const client = await of.executeTakeFirst()
    if (!client) throw new AppError('not-found')
    const before = await stored(tx, id).executeTakeFirst()
    const row = rowOf(input)
    // why: a VAT number decides whose invoices can be deducted (security, P6)
    if ((before?.vat_number ?? client.tax_id) !== row.vat_number) await confirmedRecently(actor)
    const person = { updated_by: actor.id, updated_at: now().toISOString() }
    const written =
      input.version === 0
        ? await tx
            .insertInto('tax_details')
            .values({ client_id: id, ...row, ...person })
            .onConflict((conflict) => conflict.column('client_id').doNothing())
            .executeTakeFirst()
        : await tx
            .updateTable('tax_details')
            .set({ ...row, ...person, version: input.version + 1 })
            .where('client_id', '=', id)
            .where('version', '=', input.version)
            .executeTakeFirst()
    const count = 'numUpdatedRows' in written ? written.numUpdatedRows : written.numInsertedOrUpdatedRows
    if (count !== 1n) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'tax-details.write',
      entity: 'client',
      entityId: id,
      clientId: id,
      before: before ? told(before) : null,
      after: told(row),
    })
  })
}
