import { href } from 'react-router'
import type { TaxUnitState, TaxWorld } from '#/domain/billing/tax-unit.ts'
import { defineList, type QueryOf } from '#/domain/list.ts'
import { day, label, number, text } from '#/domain/list-columns.ts'
import { taxUnitMessages } from '#/messages/billing/tax-units.ts'

export type FormerUnit = {
  id: string
  name: string
  state: TaxUnitState
  world: TaxWorld | 'none'
  issuedCount: number
  activeFrom: string | null
  endedAt: string | null
}

/** Units that issue no more, newest first. */
export const formerUnitList = defineList({
  key: 'former-tax-units',
  permission: 'tax-units.manage',
  address: href('/admin/invoices/units'),
  messages: { ...taxUnitMessages, caption: taxUnitMessages.formerUnits },
  pageSize: 25,
  sorts: { created: 'desc' },
  columns: {
    name: text(),
    state: label({ header: 'unitState', prefix: 'unit', card: 'aside' }),
    world: label(),
    issuedCount: number(),
    activeFrom: day(),
    endedAt: day(),
  },
  file: { name: 'tax-units', action: 'tax-units.export-units', entity: 'tax-unit' },
})
export type FormerUnitQuery = QueryOf<typeof formerUnitList>
