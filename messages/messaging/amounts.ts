import { defineMessages } from '#/domain/text.ts'

/** In mails to members of a team. */
export const amountMessages = defineMessages({
  hidden: { en: 'not shown for your role', ar: 'لا يُعرض لدورك' },
})
