import { defineMessages } from '#/domain/text.ts'

/** Why an offer ended, as a part of a sentence. */
export const offerMessages = defineMessages({
  ended_shopper: { en: 'you answered it', ar: 'سبق أن أجبت عنه' },
  ended_time: { en: 'the time to answer is over', ar: 'انتهت مهلة الرد' },
  ended_taken: { en: 'somebody else has taken it', ar: 'أخذها متسوّق آخر' },
  ended_staff: { en: 'the office has taken it back', ar: 'سحبه المكتب' },
  ended_client: { en: 'the client has cancelled the visit', ar: 'ألغى العميل الزيارة' },
})
