import type { ApiOperation } from '../../operation.ts'
import { createBranchOperation, stepBranchOperation, updateBranchOperation } from './branches.server.ts'
import { readTemplateOperation, saveDailyReportOperation } from './daily-reports.server.ts'
import { createDocumentOperation, updateDocumentOperation } from './documents.server.ts'
import {
  addPriceOperation,
  createIngredientOperation,
  listPricesOperation,
  stepIngredientOperation,
  updateIngredientOperation,
} from './ingredients.server.ts'
import {
  addRoleOperation,
  createInvitationOperation,
  endMemberOperation,
  endRoleOperation,
  listInvitationsOperation,
  readMemberOperation,
  stepMemberOperation,
  withdrawInvitationOperation,
} from './members.server.ts'
import {
  listDishPricesOperation,
  listSoldOutOperation,
  saveDishPriceOperation,
  setSoldOutOperation,
} from './menus.server.ts'
import {
  createNodeOperation,
  moveNodeOperation,
  readNodeOperation,
  renameNodeOperation,
  stepNodeOperation,
} from './nodes.server.ts'
import {
  createOrderOperation,
  listOffersOperation,
  listSuppliersOperation,
  stepOrderOperation,
} from './orders.server.ts'
import {
  archiveRecipeOperation,
  createRecipeOperation,
  publishRecipeOperation,
  readDraftOperation,
  saveDraftOperation,
} from './recipes.server.ts'
import { rescheduleRequestOperation, updateActionOperation } from './requests-and-actions.server.ts'

/** Operations that change the tree, the team, branches, kitchen, orders and documents, with the reads that they need. */
export const writingOperations: readonly ApiOperation[] = [
  readNodeOperation,
  createNodeOperation,
  renameNodeOperation,
  moveNodeOperation,
  stepNodeOperation,
  createBranchOperation,
  updateBranchOperation,
  stepBranchOperation,
  readMemberOperation,
  addRoleOperation,
  endRoleOperation,
  stepMemberOperation,
  endMemberOperation,
  listInvitationsOperation,
  createInvitationOperation,
  withdrawInvitationOperation,
  rescheduleRequestOperation,
  updateActionOperation,
  readTemplateOperation,
  saveDailyReportOperation,
  createDocumentOperation,
  updateDocumentOperation,
  createIngredientOperation,
  updateIngredientOperation,
  stepIngredientOperation,
  listPricesOperation,
  addPriceOperation,
  readDraftOperation,
  createRecipeOperation,
  saveDraftOperation,
  publishRecipeOperation,
  archiveRecipeOperation,
  listDishPricesOperation,
  saveDishPriceOperation,
  listSoldOutOperation,
  setSoldOutOperation,
  listSuppliersOperation,
  listOffersOperation,
  createOrderOperation,
  stepOrderOperation,
]
