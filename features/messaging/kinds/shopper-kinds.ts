import { bell, both, defineKinds, kind, mail } from './kind.ts'

const profile = '/freelancer/profile'

export const shopperKinds = defineKinds({
  'shopper.approved': kind({}, { shopper: both('account', '/freelancer/dashboard') }),
  'shopper.rejected': kind({ reason: 'text' }, { shopper: both('account', profile) }),
  // why: a blocked shopper cannot sign in, so there is no bell and no portal page
  'shopper.blocked': kind({ reason: 'text' }, { shopper: mail('account', '/contact') }),
  'shopper.unblocked': kind({}, { shopper: both('account', profile) }),
  'shopper.document-accepted': kind(
    { document: 'text' },
    { shopper: bell('account', '/freelancer/profile/documents') },
  ),
  'shopper.document-refused': kind(
    { document: 'text', reason: 'text' },
    { shopper: bell('account', '/freelancer/profile/documents') },
  ),
  'shopper.merged': kind({ email: 'text' }, { shopper: bell('account', profile) }),
  'message.from-office': kind(
    { subject: 'text', text: 'prose' },
    { shopper: both('messages', '/freelancer/dashboard') },
  ),
  'auditor.qualified': kind({}, { shopper: both('account', '/freelancer/secret-shopper') }),
  'auditor.withdrawn': kind({}, { shopper: both('account', profile) }),
  'level.rose': kind({ level: 'words' }, { shopper: both('level', profile) }),
  'level.warned': kind(
    { level: 'words', lower: 'words', date: 'day', reasons: 'words' },
    { shopper: both('level', profile) },
  ),
  'level.fell': kind({ level: 'words' }, { shopper: both('level', profile) }),

  'payout.paid': kind(
    { amount: 'halalas', account: 'text', visits: 'count', reference: 'text' },
    { shopper: both('account', '/freelancer/payouts') },
  ),
  'payout.failed': kind(
    { amount: 'halalas', account: 'text', reason: 'text' },
    { shopper: both('account', '/freelancer/profile/bank') },
  ),
  'payout.answered': kind(
    { answer: 'text', payout: 'id' },
    { shopper: both('account', '/freelancer/payouts/{payout}') },
  ),
  'payout.asked': kind(
    { shopper: 'text' },
    { admins: bell('officePayouts', '/admin/secret-shopper-invoicing/queries') },
  ),
  'payout.batch-waiting': kind(
    { name: 'text', number: 'count', batch: 'id' },
    { admins: bell('officePayouts', '/admin/secret-shopper-invoicing/batches/{batch}') },
  ),
})
