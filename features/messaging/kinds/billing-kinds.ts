import { bell, both, bothApart, defineKinds, kind, mail, mailInBoth, team } from './kind.ts'

const invoicePage = '/client/invoices/{invoice}'
const aboutInvoice = team('invoices.read', both('invoices', invoicePage))
const aboutPlan = team('invoices.read', both('plan', '/client/invoices/plan'))
const paymentBell = team('payments.read', bell('payments', invoicePage))
const paymentMail = team('payments.read', mail('payments', invoicePage))
const aboutPayment = team('payments.read', both('payments', invoicePage))
const toOffice = bell('officePayments', '/admin/invoices/payments/{payment}')
const toPayer = mailInBoth('{url}')
const aboutUnit = bell('taxDocuments', '/admin/invoices/units/{id}')

const reminder = kind({ number: 'text', due: 'day', amount: 'halalas', invoice: 'id' }, { client: aboutInvoice })

export const billingKinds = defineKinds({
  'office.bank-change': kind(
    { account: 'words', who: 'text', when: 'moment' },
    { admins: mail('account', '/admin/invoices/settings') },
  ),
  'office.bank-change-stopped': kind(
    { account: 'words', who: 'text' },
    { admins: mail('account', '/admin/invoices/settings') },
  ),

  'invoice.issued': kind({ number: 'text', amount: 'halalas', due: 'day', invoice: 'id' }, { client: aboutInvoice }),
  'invoice.prepayment-issued': kind(
    { number: 'text', amount: 'halalas', due: 'day', invoice: 'id' },
    { client: aboutInvoice },
  ),
  'invoice.credited': kind(
    { number: 'text', amount: 'halalas', original: 'text', reason: 'text', invoice: 'id' },
    { client: aboutInvoice },
  ),
  'invoice.debited': kind(
    { number: 'text', amount: 'halalas', original: 'text', due: 'day', reason: 'text', invoice: 'id' },
    { client: aboutInvoice },
  ),
  'invoice.settled': kind({ number: 'text', amount: 'halalas', invoice: 'id' }, { client: aboutInvoice }),
  'invoice.remind-soon': reminder,
  'invoice.remind-late': reminder,
  'invoice.remind-last': reminder,
  'invoice.share-paid': kind(
    { payer: 'text', number: 'text', invoice: 'id' },
    { client: team('invoices.read', bell('invoices', invoicePage)) },
  ),

  'share.link': kind(
    { client: 'words', number: 'text', amount: 'halalas', day: 'day', url: 'secret' },
    { address: toPayer },
  ),
  'share.reminder': kind(
    { client: 'words', number: 'text', amount: 'halalas', day: 'day', url: 'secret' },
    { address: toPayer },
  ),
  'share.withdrawn': kind({ client: 'words', number: 'text', url: 'secret' }, { address: toPayer }),
  'share.paid': kind({ client: 'words', number: 'text', received: 'halalas', url: 'secret' }, { address: toPayer }),
  'share.part-paid': kind(
    { client: 'words', number: 'text', received: 'halalas', amount: 'halalas', day: 'day', url: 'secret' },
    { address: toPayer },
  ),

  'payment.received': kind({ number: 'text', amount: 'halalas', invoice: 'id' }, { client: aboutPayment }),
  'payment.received-part': kind(
    { number: 'text', amount: 'halalas', owed: 'halalas', invoice: 'id' },
    { client: paymentMail },
  ),
  'payment.received-more': kind(
    { number: 'text', amount: 'halalas', kept: 'halalas', invoice: 'id' },
    { client: paymentMail },
  ),
  'payment.kept': kind({ number: 'text', amount: 'halalas', invoice: 'id' }, { client: paymentBell }),
  'payment.refunded': kind({ number: 'text', amount: 'halalas', invoice: 'id' }, { client: aboutPayment }),
  'payment.transfer-declined': kind(
    { number: 'text', amount: 'halalas', reason: 'text', invoice: 'id', pay: 'words' },
    { client: team('payments.read', bothApart('payments', invoicePage, '{pay}')), address: mail(null, '{pay}') },
  ),
  'payment.undone': kind(
    { number: 'text', amount: 'halalas', reason: 'text', invoice: 'id' },
    { client: aboutPayment },
  ),
  'payment.transfer-stated': kind(
    { client: 'words', number: 'text', amount: 'halalas', payment: 'id' },
    { admins: toOffice },
  ),
  'payment.mismatch': kind({ client: 'words', number: 'text', payment: 'id' }, { admins: toOffice }),
  'payment.refund-waits': kind({ client: 'words', number: 'text', payment: 'id' }, { admins: toOffice }),

  'plan.active': kind({ plan: 'words', until: 'day' }, { client: aboutPlan }),
  'plan.given-until': kind({ plan: 'words', date: 'day' }, { client: aboutPlan }),
  'plan.given-ends': kind({ plan: 'words', date: 'day' }, { client: aboutPlan }),
  'plan.given': kind({ plan: 'words' }, { client: aboutPlan }),
  'plan.renewed': kind({ plan: 'words', until: 'day', number: 'text', amount: 'halalas' }, { client: aboutPlan }),
  'plan.ends-soon': kind({ plan: 'words', date: 'day' }, { client: aboutPlan }),
  'plan.changes-soon': kind({ next: 'words', date: 'day' }, { client: aboutPlan }),
  'plan.price-soon': kind({ plan: 'words', price: 'halalas', date: 'day' }, { client: aboutPlan }),
  'plan.pause-soon': kind({ plan: 'words', date: 'day', number: 'text', amount: 'halalas' }, { client: aboutPlan }),
  'plan.paused': kind({ plan: 'words', date: 'day' }, { client: aboutPlan }),
  'plan.ended': kind({ plan: 'words', date: 'day' }, { client: aboutPlan }),
  'plan.refunded': kind({ plan: 'words', date: 'day' }, { client: aboutPlan }),
  'plan.not-renewed': kind(
    { client: 'words', plan: 'id' },
    { admins: bell('officePlans', '/admin/invoices/plans/{plan}') },
  ),

  'tax-unit.active': kind({ unit: 'text', id: 'id' }, { admins: aboutUnit }),
  'tax-unit.stopped': kind({ unit: 'text', id: 'id' }, { admins: aboutUnit }),
  'tax-unit.refused': kind({ unit: 'text', id: 'id' }, { admins: aboutUnit }),
  'tax-unit.certificate-ends': kind({ unit: 'text', days: 'count', id: 'id' }, { admins: aboutUnit }),
  'tax-unit.certificate-over': kind({ unit: 'text', id: 'id' }, { admins: aboutUnit }),
  'tax-document.rejected': kind(
    { number: 'text', id: 'id' },
    { admins: bell('taxDocuments', '/admin/invoices/units/documents/{id}') },
  ),
  'tax-document.late': kind(
    { count: 'count' },
    { admins: bell('taxDocuments', '/admin/invoices/units/documents?state=waiting') },
  ),
})
