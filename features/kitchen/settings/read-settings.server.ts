import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { PriceRule } from '#/domain/kitchen/price-rule.ts'
import { type TemperatureLimits, usualTemperatureLimits } from '#/domain/kitchen/buying/receipt.ts'
import { usualRegistration, type VatRegistration } from '#/domain/kitchen/prices.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { type Rational, rational, times } from '#/domain/rational.ts'

export type KitchenSettings = {
  vat: VatRegistration
  /** Percent of the net price that ingredients should cost at most. */
  targetFoodCost: number
  /** Halalas of an hour of work in the kitchen; null: labour is not counted. */
  labourHour: Rational | null
  /** Which price of an ingredient counts, unless it has a rule of its own. */
  priceRule: PriceRule
  /** Up to which deliveries are taken in. */
  temperatureLimits: TemperatureLimits
  /** 0: nothing has been chosen yet. */
  revision: number
}

/** Rows of a company, or of the acting one. */
export const ofCompany = (clientId: string | undefined): RawBuilder<SqlBool> =>
  clientId === undefined ? sql`client_id = (select app.client_id())` : sql`client_id = ${clientId}::uuid`

/** Settings of a company's kitchen, for calculations; without its id those of the acting company. */
export async function kitchenSettings(tx: Tx, clientId?: string): Promise<KitchenSettings> {
  const row = await tx
    .selectFrom('kitchen_settings')
    .select(['vat_from', 'vat_until', 'target_food_cost', 'labour_hour', 'price_rule', 'revision'])
    .select(['chilled_limit', 'frozen_limit'])
    .where(ofCompany(clientId))
    .executeTakeFirst()
  if (!row)
    return {
      vat: usualRegistration,
      targetFoodCost: 30,
      labourHour: null,
      priceRule: 'last',
      temperatureLimits: usualTemperatureLimits,
      revision: 0,
    }
  return {
    vat: { from: row.vat_from, until: row.vat_until },
    targetFoodCost: row.target_food_cost,
    labourHour: row.labour_hour === null ? null : times(rational(row.labour_hour), rational(100)),
    priceRule: row.price_rule,
    temperatureLimits: { chilled: row.chilled_limit, frozen: row.frozen_limit },
    revision: row.revision,
  }
}

/** The same as shown: the hourly cost to those who see costs. */
export async function readKitchenSettings(actor: Actor) {
  authorize(actor, 'kitchen.read')
  const { labourHour, ...found } = await readAs(actor, (db) => kitchenSettings(db, companyOf(actor)))
  const shown = may(actor, 'kitchen.costs') && labourHour ? Number(labourHour.n) / Number(labourHour.d) / 100 : null
  return { ...found, labourHour: shown, mayChange: may(actor, 'kitchen.settings') && may(actor, 'kitchen.costs') }
}
