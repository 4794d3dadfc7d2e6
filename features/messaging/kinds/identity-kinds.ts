import { bell, both, bothApart, defineKinds, kind, mail, publicPage } from './kind.ts'

const forgotPassword = mail('account', publicPage('/forgot-password'))

export const identityKinds = defineKinds({
  'account.welcome': kind(
    { company: 'words', home: 'id' },
    { person: bothApart('account', '{home}', publicPage('/login')) },
  ),
  'account.welcome-client': kind({}, { person: mail('account', publicPage('/login')) }),
  'account.reset': kind({ url: 'secret' }, { person: mail('account', '{url}') }),
  'account.verify-email': kind({ url: 'secret' }, { person: mail('account', '{url}') }),
  'account.new-email': kind({ url: 'secret' }, { address: mail(null, '{url}') }),
  'account.email-taken': kind({}, { person: mail('account', publicPage('/login')) }),
  'account.email-changed': kind({ address: 'text', url: 'secret' }, { address: mail(null, '{url}') }),
  'account.sign-in-link': kind({ url: 'secret', code: 'secret' }, { person: mail('account', '{url}') }),
  'account.phone-code': kind({ code: 'secret' }, { person: mail('account', publicPage('/login')) }),
  'account.data-copied': kind({}, { person: forgotPassword }),
  'account.erasure-asked': kind({ due: 'moment' }, { person: mail('account', '/account/data') }),
  'account.erasure-dropped': kind({}, { person: mail('account', '/account/data') }),
  'account.password-changed': kind({}, { person: forgotPassword }),
  'account.second-factor-on': kind({}, { person: forgotPassword }),
  'account.second-factor-off': kind({}, { person: forgotPassword }),
  'account.recovery-codes': kind({}, { person: forgotPassword }),
  'account.passkey-added': kind({ called: 'text' }, { person: forgotPassword }),
  'account.passkey-removed': kind({ called: 'text' }, { person: forgotPassword }),
  'account.identity-linked': kind({ called: 'text' }, { person: forgotPassword }),
  'account.identity-unlinked': kind({ called: 'text' }, { person: forgotPassword }),
  'account.phone-verified': kind({ called: 'text' }, { person: forgotPassword }),
  'account.phone-removed': kind({ called: 'text' }, { person: forgotPassword }),
  'account.iban-changed': kind({ account: 'words' }, { shopper: mail('account', '/freelancer/profile/bank') }),
  'office.powerful-step': kind(
    { what: 'words', detail: 'text', who: 'text', when: 'moment', page: 'id' },
    { admins: mail('account', '{page}') },
  ),
  'staff.invited': kind({ inviter: 'text', offer: 'words', url: 'secret' }, { address: mail(null, '{url}') }),
  'staff.role-given': kind({ offer: 'words' }, { person: mail('account', '/admin/dashboard') }),
  'staff.role-changed': kind(
    { offer: 'words', gained: 'words', lost: 'words', factor: 'words' },
    { person: both('account', '/admin/dashboard') },
  ),
  'staff.removed': kind({}, { person: mail('account', publicPage('/contact')) }),
  'staff.changed': kind(
    { what: 'words', detail: 'text', who: 'text', when: 'moment' },
    { admins: mail('account', '/admin/permissions') },
  ),
  'client.waiting': kind(
    { client: 'words', id: 'id' },
    { admins: bell('people', '/admin/client-approval?client={id}') },
  ),
  'shopper.waiting': kind({ name: 'text', id: 'id' }, { admins: bell('people', '/admin/freelancers/{id}') }),
})
