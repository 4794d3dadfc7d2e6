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
  'order.awaits': {
    en: 'Order {number} to {supplier} waits for approval',
    ar: 'أمر الشراء {number} إلى {supplier} بانتظار الاعتماد',
  },
  'order.approved': { en: 'Order {number} to {supplier} was approved', ar: 'اعتُمد أمر الشراء {number} إلى {supplier}' },
  'order.returned': {
    en: 'Order {number} to {supplier} was returned to you',
    ar: 'أُعيد إليك أمر الشراء {number} إلى {supplier}',
  },
  'order.confirmed': { en: '{supplier} confirmed order {number}', ar: 'أكّد المورّد {supplier} أمر الشراء {number}' },
  'order.changed': {
    en: '{supplier} asks for changes to order {number}',
    ar: 'طلب المورّد {supplier} تعديل أمر الشراء {number}',
  },
  'order.declined': { en: '{supplier} declined order {number}', ar: 'اعتذر المورّد {supplier} عن أمر الشراء {number}' },
})
