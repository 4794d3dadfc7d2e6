import { z } from 'zod'
import type { ApiOperation } from '../operation.ts'
import { listActionsOperation } from '../resources/actions.server.ts'
import { listCertificatesOperation } from '../resources/certificates.server.ts'
import { listBranchesOperation, listNodesOperation } from '../resources/company.server.ts'
import { listDailyReportsOperation } from '../resources/daily-reports.server.ts'
import { listDocumentsOperation } from '../resources/documents.server.ts'
import { listIngredientsOperation, listRecipesOperation } from '../resources/kitchen.server.ts'
import { listInvoicesOperation, listPaymentsOperation } from '../resources/money.server.ts'
import { listOrdersOperation } from '../resources/orders.server.ts'
import { listReportsOperation } from '../resources/reports.server.ts'
import { createRequestOperation, listRequestsOperation } from '../resources/requests.server.ts'
import { createBranchOperation } from '../resources/writing/branches.server.ts'
import { addPriceOperation, createIngredientOperation } from '../resources/writing/ingredients.server.ts'

/** Lists that can be exported, by the name of the resource. */
export const exportTargets = {
  actions: listActionsOperation,
  branches: listBranchesOperation,
  certificates: listCertificatesOperation,
  'daily-reports': listDailyReportsOperation,
  documents: listDocumentsOperation,
  ingredients: listIngredientsOperation,
  invoices: listInvoicesOperation,
  nodes: listNodesOperation,
  payments: listPaymentsOperation,
  'purchase-orders': listOrdersOperation,
  recipes: listRecipesOperation,
  reports: listReportsOperation,
  requests: listRequestsOperation,
} as const satisfies Record<string, ApiOperation>
export type ExportResource = keyof typeof exportTargets
export const exportResources = Object.keys(exportTargets) as [ExportResource, ...ExportResource[]]

/** What an import makes of each line; `of`: field of a line that names the record of the path. */
export const importTargets = {
  branches: { operation: createBranchOperation, of: null },
  ingredients: { operation: createIngredientOperation, of: null },
  prices: { operation: addPriceOperation, of: 'ingredient_id' },
  requests: { operation: createRequestOperation, of: null },
} as const satisfies Record<string, { operation: ApiOperation; of: string | null }>
export type ImportResource = keyof typeof importTargets
export const importResources = Object.keys(importTargets) as [ImportResource, ...ImportResource[]]

type Typed = { type?: string | string[]; anyOf?: Typed[] }
const typesOf = ({ type, anyOf = [] }: Typed): string[] => [...[type ?? []].flat(), ...anyOf.flatMap(typesOf)]

/** Fields of a line with the types that its values may have, for files that hold texts alone. */
export function lineTypes(resource: ImportResource): Map<string, string[]> {
  const { operation, of } = importTargets[resource]
  const { properties = {} } = z.toJSONSchema(operation.body!, { io: 'input' }) as { properties?: Record<string, Typed> }
  const types = new Map(Object.entries(properties).map(([name, type]) => [name, typesOf(type)]))
  return of === null ? types : types.set(of, ['string'])
}
