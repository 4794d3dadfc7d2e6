import { defineMessages } from '#/domain/text.ts'

/** Reason in the corrections where a recorded time replaces the shopper's answer. */
export const visitTimeMessages = defineMessages({
  reason: {
    en: 'Set to the recorded time of the visit in minutes: {stamped}. The answer was {answered}.',
    ar: 'ضُبطت على الوقت المسجّل في الزيارة بالدقائق: {stamped}، وكانت الإجابة: {answered}.',
  },
})
