import { defineMessages } from '#/domain/text.ts'

/** Notifications to the buyers of a company. */
export const buyingNotices = defineMessages({
  'quote.received': {
    en: 'A quotation of {supplier} came in: {title}',
    ar: 'ورد عرض سعر من {supplier}: {title}',
  },
  'licence.ending': {
    en: 'Supplier licences to renew: {count}. First: {first}',
    ar: 'تراخيص موردين تحتاج إلى تجديد: {count}. أولها: {first}',
  },
})
