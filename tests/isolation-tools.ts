import type pg from 'pg'
import { fillBuyingTables, fillReceivingTables, fillStockTables } from './isolation-buying.ts'
import { fillCostingTables } from './isolation-costing.ts'
import { fillDutyTables } from './isolation-duties.ts'
import type { Tenant } from './isolation-fixtures.ts'
import { fillInvoiceTables } from './isolation-invoices.ts'
import { fillKitchenTables } from './isolation-kitchen.ts'
import { fillApiTables } from './isolation-api.ts'
import { fillMenuTables } from './isolation-menus.ts'

/** The tables of duties and of the kitchen, in the order in which they refer to one another. */
export async function fillTools(owner: pg.Client, tenant: Tenant, branch: string): Promise<void> {
  await fillDutyTables(owner, { ...tenant, branch })
  await fillKitchenTables(owner, tenant)
  await fillCostingTables(owner, tenant, branch)
  await fillMenuTables(owner, tenant, branch)
  await fillBuyingTables(owner, tenant, branch)
  await fillReceivingTables(owner, tenant)
  await fillInvoiceTables(owner, tenant, branch)
  await fillStockTables(owner, tenant)
  await fillApiTables(owner, tenant)
}
