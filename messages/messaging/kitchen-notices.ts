import { defineMessages } from '#/domain/text.ts'

/** Notifications about the kitchen. */
export const kitchenNotices = defineMessages({
  'costs.moved': {
    en: 'Costs moved: {first} (dishes: {count}, {total} a month)',
    ar: 'تغيّرت التكاليف: {first} (عدد الأصناف: {count}، {total} شهريًا)',
  },
  'prices.old': {
    en: 'Prices older than 90 days: {first} (ingredients: {count})',
    ar: 'أسعار أقدم من 90 يومًا: {first} (عدد المكونات: {count})',
  },
})
