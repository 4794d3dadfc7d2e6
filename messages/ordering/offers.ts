import { defineMessages } from '#/domain/text.ts'

/** Why an offer ended, as a part of a sentence. */
export const offerMessages = defineMessages({
  ended_shopper: { en: 'you have already answered it', ar: 'سبق أن أجبت عنه' },
  ended_time: { en: 'the time to answer has passed', ar: 'انتهت مهلة الرد' },
  ended_taken: { en: 'another shopper has accepted the visit', ar: 'قبل الزيارة متسوّق آخر' },
  ended_staff: { en: 'our team has withdrawn it', ar: 'سحبه فريقنا' },
  ended_client: { en: 'the client has cancelled the visit', ar: 'ألغى العميل الزيارة' },
})
