import { defineMessages } from '#/domain/text.ts'

/** Mails about the kitchen. */
export const kitchenMails = defineMessages({
  'costs.moved.subject': { en: 'Costs of dishes moved: {total} a month', ar: 'تغيّرت تكاليف الأصناف: {total} شهريًا' },
  'costs.moved.body': {
    en: 'Hello {name},\n\nA price changed the cost of dishes.\n\nFirst: {first}\nDishes: {count}\nA month: {total}\n\n{lines}\n\nSee the changes and price the dishes:\n{link}',
    ar: 'مرحبًا {name}،\n\nأدى تغيّر أحد الأسعار إلى تغيّر تكلفة أصناف.\n\nأولها: {first}\nعدد الأصناف: {count}\nشهريًا: {total}\n\n{lines}\n\nعرض التغيّرات وتسعير الأصناف:\n{link}',
  },
})
