import { settleByVisit } from '#/features/reporting/corrective-actions/after-visit.server.ts'
import { announceCorrectiveAction, announceDone } from '#/features/reporting/corrective-actions/announce.server.ts'
import {
  chaseCriticalActions,
  followCorrectiveActions,
} from '#/features/reporting/corrective-actions/escalate.server.ts'
import { settleByAudit } from '#/features/reporting/corrective-actions/repeats/after-audit.server.ts'
import { linkRepeat } from '#/features/reporting/corrective-actions/repeats/link-repeat.server.ts'
import { followTasks } from '#/features/operations/duties/follow-tasks.server.ts'
import { handOverDuties } from '#/features/operations/duties/hand-over.server.ts'
import { makeDueTasks, makeNextTask } from '#/features/operations/duties/make-tasks.server.ts'
import { handOverWork } from '#/features/reporting/corrective-actions/hand-over.server.ts'
import { sealActivity } from '#/features/core/activity/seal.server.ts'
import { assertChain } from '#/features/core/activity/verify-chain.server.ts'
import { sendMailingBatch } from '#/features/messaging/mailings/send-batch.server.ts'
import { sendEmail } from '#/features/messaging/emails/send-email.server.ts'
import { tellIbanChanged } from '#/features/shoppers/shopper-profile/save-iban.server.ts'
import { mailSignIn } from '#/features/identity/mail-sign-in/request.server.ts'
import { textCode } from '#/features/identity/phone/text-code.server.ts'
import { closeRoleView } from '#/features/identity/role-view/role-view.server.ts'
import { mailStaffInvitation } from '#/features/identity/staff/join-staff.server.ts'
import { tellRoleChanged } from '#/features/identity/staff/tell-role.server.ts'
import { tellOwners, tellStaffMember } from '#/features/identity/staff/tell-staff.server.ts'
import { mailPowerfulStep } from '#/features/identity/accounts/powerful-step.server.ts'
import { tellSignInChanged } from '#/features/identity/accounts/tell-sign-in-changed.server.ts'
import { tellPasswordChanged } from '#/features/identity/accounts/tell-password-changed.server.ts'
import { welcome } from '#/features/identity/accounts/welcome.server.ts'
import { raiseAlert } from '#/features/fieldwork/alerts/raise-alert.server.ts'
import { chaseAlerts, escalateAlerts, tellAlert } from '#/features/fieldwork/alerts/tell-alert.server.ts'
import { resign } from '#/features/certification/certificates/resign.server.ts'
import { signMissing } from '#/features/certification/certificates/sign-missing.server.ts'
import { announceAppeal } from '#/features/reporting/appeals/announce.server.ts'
import { announceReply } from '#/features/shoppers/feedback/announce.server.ts'
import { nameManagers } from '#/features/companies/branches/name-managers.server.ts'
import { placeBranches } from '#/features/companies/branches/place.server.ts'
import { announceApplication, announceCertificate } from '#/features/certification/certificates/announce.server.ts'
import { reviewBranch, reviewCertificates } from '#/features/certification/certificates/review.server.ts'
import { announceDecision } from '#/features/companies/clients/announce-decision.server.ts'
import { announceTier } from '#/features/companies/clients/announce-tier.server.ts'
import { endGivenPlans } from '#/features/companies/clients/end-given-plans.server.ts'
import { followClosings } from '#/features/office/closing/erase-due.server.ts'
import { tellClosing } from '#/features/office/closing/tell-closing.server.ts'
import { announceImport, finishLateImport } from '#/features/office/client-import/import.server.ts'
import { announceStaffView } from '#/features/office/staff-view/staff-view.server.ts'
import { announceAnswer } from '#/features/companies/clients/answer-approval.server.ts'
import { announceStep } from '#/features/ordering/requests/announce.server.ts'
import { reviewRules } from '#/features/office/automation/rest.server.ts'
import { runRules } from '#/features/office/automation/run-rules.server.ts'
import { announceDocument, followLibrary, remindOfDocument } from '#/features/site/library/announce.server.ts'
import { announceStudy } from '#/features/site/case-studies/announce.server.ts'
import { announceDispute } from '#/features/reporting/disputes/announce.server.ts'
import { announceGuestReview } from '#/features/certification/guest-reviews/announce.server.ts'
import { forgetOrigins } from '#/features/certification/guest-reviews/forget-origins.server.ts'
import { announceSubmission } from '#/features/site/forms/announce.server.ts'
import { publishDuePages } from '#/features/site/pages/publish-due.server.ts'
import { publishDuePosts } from '#/features/site/blog/publish-due.server.ts'
import { announceAuditor } from '#/features/ordering/assignment/announce-auditor.server.ts'
import { recordNoShows } from '#/features/ordering/assignment/hand-back.server.ts'
import { mailInvitation, tellAnswer, tellMember } from '#/features/companies/members/tell-team.server.ts'
import { tellVault } from '#/features/operations/vault/tell-vault.server.ts'
import { countTakers } from '#/features/ordering/control-room/count-takers.server.ts'
import { raiseBonuses } from '#/features/ordering/assignment/raise-bonus.server.ts'
import { reviewLevel, reviewLevels } from '#/features/shoppers/levels/review.server.ts'
import { tellBankChange } from '#/features/billing/company-details/bank-change.server.ts'
import { billClients } from '#/features/billing/visits-to-bill/bill-visits.server.ts'
import { announceInvoice } from '#/features/billing/invoices/announce.server.ts'
import { ageInvoices, remindPayers } from '#/features/billing/invoices/remind.server.ts'
import { invoiceSettled } from '#/features/billing/invoices/settled.server.ts'
import { announceOffer } from '#/features/ordering/offers/announce-offer.server.ts'
import { passOnOffers } from '#/features/ordering/offers/pass-on.server.ts'
import { settleOffers } from '#/features/ordering/offers/settle-offers.server.ts'
import { requestReset } from '#/platform/auth.server.ts'
import { makeInBackground } from '#/features/reporting/report-documents/make-in-background.server.ts'
import { sendWaiting } from '#/features/messaging/digests/send-waiting.server.ts'
import { sendReminders } from '#/features/messaging/reminders/send-reminders.server.ts'
import { announceMany } from '#/features/ordering/order-many/announce.server.ts'
import { announceProgramme } from '#/features/ordering/programmes/announce.server.ts'
import { drawProgrammes } from '#/features/ordering/programmes/draw.server.ts'
import { announceWave } from '#/features/ordering/waves/announce.server.ts'
import { runConfirmation } from '#/features/ordering/wave-staffing/run-confirmation.server.ts'
import { runProposal } from '#/features/ordering/wave-staffing/run-proposal.server.ts'
import { weighEvidence } from '#/features/fieldwork/evidence/weigh.server.ts'
import { announceReport } from '#/features/reporting/editing/announce.server.ts'
import { chaseReports } from '#/features/reporting/editing/chase.server.ts'
import { sweepAttempts } from '#/features/office/retention/sweep.server.ts'
import { sendDueMailings } from '#/features/reporting/mailings/send-due.server.ts'
import { remindPapers } from '#/features/operations/papers/remind.server.ts'
import { lockOldReports } from '#/features/reporting/editing/lock-old.server.ts'
import { proposeTranslations } from '#/features/fieldwork/translations/propose.server.ts'
import { raiseScoreAlert } from '#/features/reporting/score-alerts/raise.server.ts'
import { rephraseReport } from '#/features/reporting/reports/rephrase.server.ts'
import { mailNewEmail, mailVerification } from '#/features/identity/email/mail-links.server.ts'
import { eraseDue, removeFiles } from '#/features/identity/own-data/erase.server.ts'
import { tellOwnDataStep } from '#/features/identity/own-data/tell.server.ts'
import { sweepFiles } from '#/features/office/stored-files/sweep.server.ts'
import { tellSecondFactorChanged } from '#/features/identity/second-factor/tell.server.ts'
import { announcePlan } from '#/features/billing/plans/announce.server.ts'
import { beginPaidPlan } from '#/features/billing/plans/plan-paid.server.ts'
import { renewPlans } from '#/features/billing/plans/renew.server.ts'
import { accrueReleased } from '#/features/payouts/payouts/accrue.server.ts'
import { announceBatch, announceQuery, announceTransfer } from '#/features/payouts/payouts/announce.server.ts'
import { recountPayout } from '#/features/payouts/payouts/change-payout.server.ts'
import { ripenPayouts } from '#/features/payouts/payouts/ripen.server.ts'
import { forgetLocations } from '#/features/fieldwork/visits/forget-locations.server.ts'
import { answerHealthCheck } from '#/features/office/health-checks/check-signals.server.ts'
import { announceShopperDecision } from '#/features/shoppers/administration/announce-decision.server.ts'
import { tellDocumentChecked } from '#/features/shoppers/administration/check-document.server.ts'
import { deliverMessage } from '#/features/shoppers/administration/deliver-message.server.ts'
import { remindTaskOwners, tellNewOwner } from '#/features/office/staff-tasks/announce.server.ts'
import { rehearseUnit } from '#/features/billing/tax-authority/rehearse.server.ts'
import { remindOfCertificate } from '#/features/billing/tax-authority/remind.server.ts'
import { submitDocuments } from '#/features/billing/tax-authority/submit.server.ts'
import { announcePayment } from '#/features/billing/payments/announce.server.ts'
import { chasePayments } from '#/features/billing/payments/chase.server.ts'
import { handleEvent } from '#/features/billing/payment-events/receive-event.server.ts'
import { continueRefund } from '#/features/billing/payments/refund.server.ts'
import { tellOfSandbox } from '#/features/billing/payment-events/sandbox.server.ts'
import { reconcile } from '#/features/office/failed-jobs/reconcile.server.ts'
import { tellSecondFactorRule } from '#/features/companies/companies/second-factor-rule.server.ts'
import { endConflictOfMember } from '#/features/ordering/assignment/joined-team.server.ts'
import { settleTransfers, tellTransfer } from '#/features/companies/ownership/settle.server.ts'
import { withdrawFromClosed } from '#/features/ordering/programmes/branch-closed.server.ts'
import { tellClaim } from '#/features/office/ownership-claims/tell-claim.server.ts'
import { tellMerged, tellMoved } from '#/features/companies/hierarchy/tell-moved.server.ts'
import { compareClosure } from '#/features/companies/hierarchy/compare-closure.server.ts'
import { lockAudits, tellAudit, tellCriticalAudit } from '#/features/operations/audits/tell.server.ts'
import { tellDailyAlert } from '#/features/operations/daily-reports/alerts.server.ts'
import { chaseDailyReports, tellTemperature } from '#/features/operations/daily-reports/chase.server.ts'
import { remindLicences } from '#/features/kitchen/suppliers/remind-licences.server.ts'
import { sendDueOrders } from '#/features/kitchen/orders/send-due.server.ts'
import { tellOrderAnswered, tellOrderAwaits, tellOrderDecided } from '#/features/kitchen/orders/tell-order.server.ts'
import { tellQuoteReceived } from '#/features/kitchen/quotations/tell-received.server.ts'
import type { JobName, JobPayload } from './jobs.ts'
import { kitchenHandlers } from './handlers-of-kitchen.server.ts'
import { partnersHandlers } from './handlers-of-partners.server.ts'

type Handlers = { [N in JobName]: (payload: JobPayload<N>) => Promise<void> }

/** Verb of each job. A job without a handler does not compile. */
export const handlers: Handlers = {
  ...kitchenHandlers,
  ...partnersHandlers,
  'audits.tell': tellAudit,
  'audits.critical': tellCriticalAudit,
  'audits.lock': lockAudits,
  'daily.chase': chaseDailyReports,
  'daily.temperature': tellTemperature,
  'daily.alert': tellDailyAlert,
  'accounts.welcome': welcome,
  'accounts.approval-decided': announceDecision,
  'accounts.approval-answered': announceAnswer,
  'accounts.staff-view': announceStaffView,
  'companies.tell-transfer': tellTransfer,
  'companies.tell-claim': tellClaim,
  'companies.settle-transfers': settleTransfers,
  'companies.tell-closing': tellClosing,
  'companies.follow-closings': followClosings,
  'companies.second-factor-rule': tellSecondFactorRule,
  'accounts.imported': announceImport,
  'accounts.finish-import': finishLateImport,
  'accounts.plan-given': announceTier,
  'accounts.end-given-plans': endGivenPlans,
  'accounts.mail-reset': ({ email }) => requestReset(email),
  'shoppers.iban-changed': tellIbanChanged,
  'accounts.mail-verification': mailVerification,
  'accounts.mail-new-email': mailNewEmail,
  'members.mail-invitation': mailInvitation,
  'branches.name-managers': nameManagers,
  'members.tell-answer': tellAnswer,
  'members.tell': tellMember,
  'buying.quote-received': tellQuoteReceived,
  'buying.licences-remind': remindLicences,
  'buying.order-awaits': tellOrderAwaits,
  'buying.order-decided': tellOrderDecided,
  'buying.send-orders': sendDueOrders,
  'buying.order-answered': tellOrderAnswered,
  'vault.tell': tellVault,
  'accounts.mail-sign-in': mailSignIn,
  'accounts.phone-code': textCode,
  'accounts.own-data-step': tellOwnDataStep,
  'accounts.erase-due': eraseDue,
  'accounts.password-changed': tellPasswordChanged,
  'accounts.second-factor-changed': tellSecondFactorChanged,
  'accounts.sign-in-changed': tellSignInChanged,
  'accounts.staff-invitation': mailStaffInvitation,
  'accounts.staff-member': tellStaffMember,
  'accounts.staff-role': tellRoleChanged,
  'accounts.role-view-over': closeRoleView,
  'accounts.staff-owners': tellOwners,
  'accounts.powerful-step': mailPowerfulStep,
  'invoices.bank-change': tellBankChange,
  'invoices.settled': invoiceSettled,
  'invoices.submit': submitDocuments,
  'tax-units.rehearse': rehearseUnit,
  'tax-units.remind': remindOfCertificate,
  'invoices.announce': announceInvoice,
  'invoices.bill-visits': billClients,
  'branches.compare': compareClosure,
  'branches.tell-moved': tellMoved,
  'branches.tell-merged': tellMerged,
  'invoices.age': ageInvoices,
  'invoices.remind': remindPayers,
  'offers.settle': settleOffers,
  'offers.announce': announceOffer,
  'offers.pass-on': passOnOffers,
  'evaluations.joined-team': endConflictOfMember,
  'evaluations.no-shows': recordNoShows,
  'evaluations.count-takers': countTakers,
  'evaluations.raise-bonus': raiseBonuses,
  'levels.review': reviewLevel,
  'levels.review-all': reviewLevels,
  'evaluations.announce': announceStep,
  'evaluations.announce-many': announceMany,
  'programmes.draw': drawProgrammes,
  'programmes.branch-closed': withdrawFromClosed,
  'programmes.announce': announceProgramme,
  'waves.announce': announceWave,
  'waves.propose': runProposal,
  'waves.confirm': runConfirmation,
  'reports.announce': announceReport,
  'alerts.raise': raiseAlert,
  'reports.alert': tellAlert,
  'disputes.announce': announceDispute,
  'alerts.score': raiseScoreAlert,
  'alerts.chase': chaseAlerts,
  'alerts.escalate': escalateAlerts,
  'appeals.announce': announceAppeal,
  'feedback.announce': announceReply,
  'evidence.weigh': weighEvidence,
  'reports.chase': chaseReports,
  'reminders.send': sendReminders,
  'reports.send-mailings': sendDueMailings,
  'papers.remind': remindPapers,
  'reports.lock-old': lockOldReports,
  'reports.make-document': makeInBackground,
  'actions.hand-over': handOverWork,
  'duties.make-due': makeDueTasks,
  'duties.make-next': makeNextTask,
  'duties.follow': followTasks,
  'duties.hand-over': handOverDuties,
  'actions.announce': announceCorrectiveAction,
  'actions.link-repeat': linkRepeat,
  'actions.to-verify': announceDone,
  'actions.after-visit': settleByVisit,
  'actions.after-audit': settleByAudit,
  'actions.follow': followCorrectiveActions,
  'actions.chase': chaseCriticalActions,
  'reports.propose-translations': (asked) => proposeTranslations(asked),
  'insights.rephrase': rephraseReport,
  'shoppers.announce': announceShopperDecision,
  'shoppers.auditor': announceAuditor,
  'shoppers.message': deliverMessage,
  'shoppers.document-checked': tellDocumentChecked,
  'certificates.review': reviewBranch,
  'certificates.review-all': reviewCertificates,
  'certificates.announce': announceCertificate,
  'certificates.announce-application': announceApplication,
  'certificates.sign-missing': signMissing,
  'certificates.resign': resign,
  'payments.ask': handleEvent,
  'payments.chase': chasePayments,
  'payments.refund': continueRefund,
  'payments.announce': announcePayment,
  'payments.sandbox-tells': tellOfSandbox,
  'payouts.accrue': accrueReleased,
  'payouts.recount': recountPayout,
  'payouts.ripen': ripenPayouts,
  'payouts.announce-batch': announceBatch,
  'payouts.announce': announceTransfer,
  'payouts.announce-query': announceQuery,
  'automation.run': runRules,
  'automation.review': reviewRules,
  'work.given': tellNewOwner,
  'work.chase': remindTaskOwners,
  'forms.announce': announceSubmission,
  'pages.publish-due': publishDuePages,
  'posts.publish-due': publishDuePosts,
  'library.announce': announceDocument,
  'library.remind': remindOfDocument,
  'library.follow': followLibrary,
  'case-studies.announce': announceStudy,
  'plans.paid': beginPaidPlan,
  'plans.renew': renewPlans,
  'plans.announce': announcePlan,
  'guest-reviews.announce': announceGuestReview,
  'guest-reviews.forget': forgetOrigins,
  'branches.place': placeBranches,
  'emails.send-mailing': sendMailingBatch,
  'emails.send': sendEmail,
  'emails.send-waiting': sendWaiting,
  'activity.verify': assertChain,
  'activity.seal': sealActivity,
  'visits.forget-locations': forgetLocations,
  'health.answer': answerHealthCheck,
  'files.remove': removeFiles,
  'files.sweep': sweepFiles,
  'jobs.reconcile': reconcile,
  'attempts.sweep': sweepAttempts,
}
