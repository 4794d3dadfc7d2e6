import { defineMessages } from '#/domain/text.ts'

/** Notifications about the kitchen. */
export const kitchenNotices = defineMessages({
  'costs.moved': {
    en: 'Costs moved: {first} (dishes: {count}, {total} a month)',
    ar: 'تغيّرت التكاليف: {first} (عدد الأصناف: {count}، {total} شهريًا)',
  },
})
