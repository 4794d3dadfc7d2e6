import { officeOperations } from './office/office-operations.server.ts'
import type { ApiOperation } from './operation.ts'
import {
  createActionOperation,
  listActionsOperation,
  moveActionOperation,
  readActionOperation,
} from './resources/actions.server.ts'
import {
  createExportOperation,
  createImportOperation,
  readExportOperation,
  readImportOperation,
} from './resources/bulk.server.ts'
import { listCertificatesOperation, readCertificateOperation } from './resources/certificates.server.ts'
import {
  listBranchesOperation,
  listMembersOperation,
  listNodesOperation,
  readBranchOperation,
  readCompanyOperation,
} from './resources/company.server.ts'
import { listDailyReportsOperation, readDailyReportOperation } from './resources/daily-reports.server.ts'
import { listDocumentsOperation, readDocumentOperation } from './resources/documents.server.ts'
import {
  listIngredientsOperation,
  listRecipesOperation,
  readIngredientOperation,
  readRecipeOperation,
} from './resources/kitchen.server.ts'
import { listMenusOperation, readMenuOperation } from './resources/menus.server.ts'
import {
  listExchangeFilesOperation,
  moveFileOperation,
  readExchangeFileOperation,
  readQuotaOperation,
  removeFileOperation,
  uploadFileOperation,
} from './resources/exchange.server.ts'
import { listFunctionsOperation, namedFunctions } from './resources/functions.server.ts'
import { listInvoicesOperation, listPaymentsOperation, readInvoiceOperation } from './resources/money.server.ts'
import { listOrdersOperation, readOrderOperation } from './resources/orders.server.ts'
import { followChangesOperation } from './resources/realtime.server.ts'
import { listFindingsOperation, listReportsOperation, readReportOperation } from './resources/reports.server.ts'
import {
  cancelRequestOperation,
  createRequestOperation,
  listRequestsOperation,
  readRequestOperation,
} from './resources/requests.server.ts'
import {
  downloadFileOperation,
  listBucketsOperation,
  listFilesOperation,
  signFileOperation,
} from './resources/storage.server.ts'
import {
  listDeliveriesOperation,
  replayOperation,
  testWebhookOperation,
} from './resources/webhook-deliveries.server.ts'
import {
  changeWebhookOperation,
  createWebhookOperation,
  deleteWebhookOperation,
  listWebhooksOperation,
  moveWebhookOperation,
  readWebhookOperation,
  rotateWebhookOperation,
} from './resources/webhooks.server.ts'
import { writingOperations } from './resources/writing/operations.server.ts'
import { readReplyOperation, writeReplyOperation } from './resources/writing/replies.server.ts'

/** Every operation of the API, in the order of the reference. Document, reference and router are made from it. */
export const apiOperations: readonly ApiOperation[] = [
  readCompanyOperation,
  listNodesOperation,
  listBranchesOperation,
  readBranchOperation,
  listMembersOperation,
  listRequestsOperation,
  readRequestOperation,
  createRequestOperation,
  cancelRequestOperation,
  listReportsOperation,
  readReportOperation,
  listFindingsOperation,
  readReplyOperation,
  writeReplyOperation,
  listActionsOperation,
  readActionOperation,
  createActionOperation,
  moveActionOperation,
  listCertificatesOperation,
  readCertificateOperation,
  listInvoicesOperation,
  readInvoiceOperation,
  listPaymentsOperation,
  listDailyReportsOperation,
  readDailyReportOperation,
  listDocumentsOperation,
  readDocumentOperation,
  listIngredientsOperation,
  readIngredientOperation,
  listRecipesOperation,
  readRecipeOperation,
  listMenusOperation,
  readMenuOperation,
  listOrdersOperation,
  readOrderOperation,
  listWebhooksOperation,
  readWebhookOperation,
  createWebhookOperation,
  changeWebhookOperation,
  moveWebhookOperation,
  rotateWebhookOperation,
  testWebhookOperation,
  deleteWebhookOperation,
  listDeliveriesOperation,
  replayOperation,
  ...writingOperations,
  createImportOperation,
  readImportOperation,
  createExportOperation,
  readExportOperation,
  listBucketsOperation,
  listFilesOperation,
  signFileOperation,
  listExchangeFilesOperation,
  uploadFileOperation,
  readExchangeFileOperation,
  moveFileOperation,
  removeFileOperation,
  readQuotaOperation,
  listFunctionsOperation,
  ...namedFunctions,
]

/** Operations that answer a stream or a file instead of JSON. */
export const mediaOperations: readonly ApiOperation[] = [followChangesOperation, downloadFileOperation]

type Found = { operation: ApiOperation; params: Record<string, string> }
const inBraces = /\{(\w+)\}/g

const patternsOf = (operations: readonly ApiOperation[]) =>
  operations.map((operation) => ({
    operation,
    names: [...operation.path.matchAll(inBraces)].map(([, name]) => name!),
    pattern: new RegExp(`^${operation.path.replaceAll(inBraces, '([^/]+)')}$`),
  }))
const patterns = {
  company: patternsOf([...apiOperations, ...mediaOperations]),
  office: patternsOf(officeOperations),
}

/** Operations at a path below /api/v1 for keys of companies or of our own programs, by method. Empty: the path is unknown to them. */
export function operationsAt(path: string, of: keyof typeof patterns = 'company'): Map<string, Found> {
  const found = new Map<string, Found>()
  for (const { operation, names, pattern } of patterns[of]) {
    const match = pattern.exec(path)
    if (!match) continue
    const params = Object.fromEntries(names.map((name, at) => [name, match[at + 1]!]))
    found.set(operation.method.toUpperCase(), { operation, params })
  }
  return found
}
