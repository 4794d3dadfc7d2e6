import { defineMessages } from '#/domain/text.ts'

/** Notifications about new accounts. */
export const identityNotices = defineMessages({
  'account.welcome': { en: 'Welcome to {company}', ar: 'مرحبًا بك في {company}' },
  'client.waiting': { en: '{client} is waiting for approval', ar: '{client} بانتظار الاعتماد' },
  'shopper.waiting': { en: '{name} is waiting for approval', ar: '{name} بانتظار الاعتماد' },
})
