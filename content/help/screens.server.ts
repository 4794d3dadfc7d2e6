import type { Lang, Messages } from '#/domain/text.ts'
import { accountMessages } from '#/messages/accounts.ts'
import { paymentShareMessages } from '#/messages/billing/payment-shares.ts'
import { paymentMessages } from '#/messages/billing/payments.ts'
import { taxDetailsMessages } from '#/messages/billing/tax-details.ts'
import { certificatePageMessages } from '#/messages/certification/client-certificate-page.ts'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { certifiedMessages } from '#/messages/certification/get-certified.ts'
import { ownReviewMessages } from '#/messages/certification/own-guest-reviews.ts'
import { verificationMessages } from '#/messages/certification/verification.ts'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { branchImportMessages } from '#/messages/companies/branch-import.ts'
import { branchReaderMessages } from '#/messages/companies/branch-readers.ts'
import { branchTreeMessages } from '#/messages/companies/branch-tree.ts'
import { ownershipMessages } from '#/messages/companies/ownership.ts'
import { teamSecurityMessages } from '#/messages/companies/team-security.ts'
import { teamSettingsMessages } from '#/messages/companies/team-settings.ts'
import { teamMessages, teamPageMessages } from '#/messages/companies/team.ts'
import { evaluationMessages, orderMessages, ownRequestMessages } from '#/messages/evaluations.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { timelineMessages } from '#/messages/fieldwork/timeline.ts'
import { handBackMessages } from '#/messages/hand-back.ts'
import { clientStepMessages } from '#/messages/identity/client-steps.ts'
import { ownEmailMessages } from '#/messages/identity/email.ts'
import { mailSignInMessages } from '#/messages/identity/mail-sign-in.ts'
import { ownAccountMessages } from '#/messages/identity/own-account.ts'
import { passkeyMessages } from '#/messages/identity/passkeys.ts'
import { profileMessages } from '#/messages/identity/profile.ts'
import { buyingTodayMessages } from '#/messages/kitchen/buying-today.ts'
import { orderSendingMessages } from '#/messages/kitchen/order-sending.ts'
import { orderMessages as purchaseOrderMessages } from '#/messages/kitchen/orders.ts'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { ingredientImportMessages } from '#/messages/kitchen/ingredient-import.ts'
import { ingredientListMessages } from '#/messages/kitchen/ingredient-list.ts'
import { receiptMessages } from '#/messages/kitchen/receipts.ts'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { parMessages } from '#/messages/kitchen/par.ts'
import { cookMessages } from '#/messages/kitchen/recipe-cook.ts'
import { salesMessages } from '#/messages/kitchen/sales.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { stockMessages } from '#/messages/kitchen/stock.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { routingMessages } from '#/messages/messaging/routing.ts'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { bellMessages } from '#/messages/notifications.ts'
import { apiKeyMessages } from '#/messages/partners/api-keys.ts'
import { webhookMessages } from '#/messages/partners/webhooks.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { branchListMessages, branchPageMessages } from '#/messages/office/branch-records.ts'
import { clientPaperMessages } from '#/messages/office/client-papers.ts'
import { closingMessages } from '#/messages/office/closing.ts'
import { partnerDoorMessages } from '#/messages/office/partner-doors.ts'
import { setupMessages } from '#/messages/office/setup.ts'
import { companyTimelineMessages } from '#/messages/office/timeline.ts'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { auditMessages } from '#/messages/operations/audits.ts'
import { branchMorningMessages } from '#/messages/operations/branch-morning.ts'
import { compliancePdfMessages } from '#/messages/operations/compliance-pdf.ts'
import { complianceMessages } from '#/messages/operations/compliance.ts'
import { dailyDocumentMessages } from '#/messages/operations/daily-documents.ts'
import { dailyMonthMessages } from '#/messages/operations/daily-month.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { dailyTemplateMessages } from '#/messages/operations/daily-reports-template.ts'
import { dailyViewMessages } from '#/messages/operations/daily-reports-view.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { paperCalendarMessages } from '#/messages/operations/paper-calendar.ts'
import { paperFolderMessages } from '#/messages/operations/paper-folder.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { orderManyMessages } from '#/messages/ordering/order-many.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'
import { ownDataMessages } from '#/messages/own-data.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import { actionLinkMessages } from '#/messages/reporting/action-links.ts'
import { boardDeckMessages } from '#/messages/reporting/board-deck.ts'
import {
  alertPeopleMessages,
  disputeMessages,
  replyMessages,
  shareMessages,
} from '#/messages/reporting/client-report.ts'
import { actionBoardMessages } from '#/messages/reporting/action-board.ts'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { reportMailingMessages } from '#/messages/reporting/mailings.ts'
import { morningMessages } from '#/messages/reporting/morning.ts'
import { getDocumentMessages, wallSheetMessages } from '#/messages/reporting/report-documents.ts'
import { reportPageMessages } from '#/messages/reporting/report-page.ts'
import { alertPageMessages, alertSettingMessages, scoreAlertMessages } from '#/messages/reporting/score-alerts.ts'
import { clientReportMessages } from '#/messages/reports.ts'
import { secondFactorMessages } from '#/messages/second-factor.ts'
import { shellMessages } from '#/messages/shell.ts'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { feedbackMessages } from '#/messages/shoppers/feedback.ts'
import { levelTestMessages } from '#/messages/shoppers/level-tests.ts'
import { levelMessages } from '#/messages/shoppers/levels.ts'
import { profilePapersMessages, shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { caseStudyMessages } from '#/messages/site/case-studies.ts'
import { navigationMessages } from '#/messages/site/navigation.ts'
import { planPageMessages } from '#/messages/subscriptions.ts'
import { visitHintMessages, visitMessages } from '#/messages/visits.ts'

/** Texts of the screens by the first part of a token: `{order.submit}` is `orderMessages.submit`. */
const screens: Readonly<Record<string, Messages>> = {
  account: accountMessages,
  action: correctiveActionMessages,
  actionFrom: actionSourceMessages,
  actionBoard: actionBoardMessages,
  actionLink: actionLinkMessages,
  alert: alertPageMessages,
  alertPeople: alertPeopleMessages,
  alertSettings: alertSettingMessages,
  alerts: scoreAlertMessages,
  auditFill: auditFillMessages,
  audits: auditMessages,
  apiKeys: apiKeyMessages,
  automation: automationMessages,
  bell: bellMessages,
  branch: branchPageMessages,
  branchImport: branchImportMessages,
  branches: branchListMessages,
  certificate: certificatePageMessages,
  certificates: clientCertificateMessages,
  certified: certifiedMessages,
  closing: closingMessages,
  compliance: complianceMessages,
  compliancePdf: compliancePdfMessages,
  dailyDocuments: dailyDocumentMessages,
  dailyFill: dailyFillMessages,
  dailyTemplate: dailyTemplateMessages,
  dailyMonth: dailyMonthMessages,
  dailyView: dailyViewMessages,
  dashboard: morningMessages,
  dates: timelineMessages,
  deck: boardDeckMessages,
  dispute: disputeMessages,
  document: getDocumentMessages,
  documentCalendar: paperCalendarMessages,
  documents: paperMessages,
  doors: partnerDoorMessages,
  duties: dutyMessages,
  email: ownEmailMessages,
  evaluation: evaluationMessages,
  feedback: feedbackMessages,
  folder: paperFolderMessages,
  guestReviews: ownReviewMessages,
  handBack: handBackMessages,
  insight: insightPageMessages,
  invoices: clientInvoiceMessages,
  levelTest: levelTestMessages,
  levels: levelMessages,
  mailSignIn: mailSignInMessages,
  mailing: reportMailingMessages,
  morning: branchMorningMessages,
  nav: navigationMessages,
  notices: noticeSettingsMessages,
  order: orderMessages,
  orderMany: orderManyMessages,
  ownAccount: ownAccountMessages,
  ownData: ownDataMessages,
  ownProfile: profileMessages,
  ownReports: shopperReportMessages,
  ownRequest: ownRequestMessages,
  ownership: ownershipMessages,
  companyPapers: clientPaperMessages,
  passkeys: passkeyMessages,
  payment: paymentMessages,
  payouts: ownPayoutMessages,
  plan: planPageMessages,
  profile: shopperProfileMessages,
  profilePapers: profilePapersMessages,
  programme: programmeMessages,
  questionnaire: questionnaireMessages,
  orders: purchaseOrderMessages,
  quotations: quotationMessages,
  orderSending: orderSendingMessages,
  buyingToday: buyingTodayMessages,
  readers: branchReaderMessages,
  receipts: receiptMessages,
  receiving: receivingMessages,
  reply: replyMessages,
  report: clientReportMessages,
  reportPage: reportPageMessages,
  routing: routingMessages,
  secondFactor: secondFactorMessages,
  setup: setupMessages,
  share: shareMessages,
  ingredientImport: ingredientImportMessages,
  ingredientList: ingredientListMessages,
  sales: salesMessages,
  sheet: sheetMessages,
  cook: cookMessages,
  supplierInvoices: supplierInvoiceMessages,
  suppliers: supplierMessages,
  stock: stockMessages,
  par: parMessages,
  shares: paymentShareMessages,
  shell: shellMessages,
  steps: clientStepMessages,
  stories: caseStudyMessages,
  tasks: shopperTaskMessages,
  tax: taxDetailsMessages,
  team: teamPageMessages,
  teamRoles: teamMessages,
  teamSecurity: teamSecurityMessages,
  timeline: companyTimelineMessages,
  tree: branchTreeMessages,
  vault: vaultMessages,
  verification: verificationMessages,
  visibility: teamSettingsMessages,
  visitHints: visitHintMessages,
  visits: visitMessages,
  wall: wallSheetMessages,
  webhooks: webhookMessages,
}

/**
 * The text that a token names, as the screen shows it; null where there is none, or where it has plural forms or
 * arguments, which an article cannot fill in.
 */
export function screenText(token: string, lang: Lang): string | null {
  const dot = token.indexOf('.')
  const text = screens[token.slice(0, dot)]?.[token.slice(dot + 1)]?.[lang]
  return typeof text === 'string' && !/\{\w+\}/.test(text) ? text : null
}
