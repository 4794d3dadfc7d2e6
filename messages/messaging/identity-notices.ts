import { defineMessages } from '#/domain/text.ts'

/** Notifications about new accounts. */
export const identityNotices = defineMessages({
  'account.welcome': { en: 'Welcome to {company}', ar: 'مرحبًا بك في {company}' },
  'staff.role-changed': { en: 'The rights of your role have changed: {offer}', ar: 'عُدّلت صلاحيات دورك: {offer}' },
  'client.waiting': { en: '{client} is waiting for approval', ar: '{client} بانتظار الاعتماد' },
  'shopper.waiting': { en: '{name} is waiting for approval', ar: '{name} بانتظار الاعتماد' },
})
