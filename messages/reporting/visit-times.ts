import { defineMessages } from '#/domain/text.ts'

/** Why an editor's trace shows another time than the shopper answered. */
export const visitTimeMessages = defineMessages({
  reason: {
    en: 'Set to the recorded times of the visit: {stamped} minutes. The answer was {answered}.',
    ar: 'ضُبطت على الأوقات المسجّلة في الزيارة: {stamped} دقيقة، وكانت الإجابة {answered}.',
  },
})
