import { defineMessages } from '#/domain/text.ts'

/** Mails about the kitchen. */
export const kitchenMails = defineMessages({
  'costs.moved.subject': { en: 'Costs of dishes moved: {total} a month', ar: 'تغيّرت تكاليف الأصناف: {total} شهريًا' },
  'costs.moved.body': {
    en: 'Hello {name},\n\nA price changed the cost of dishes.\n\nFirst: {first}\nDishes: {count}\nA month: {total}\n\n{lines}\n\nSee the changes and price the dishes:\n{link}',
    ar: 'مرحبًا {name}،\n\nأدى تغيّر أحد الأسعار إلى تغيّر تكلفة أصناف.\n\nأولها: {first}\nعدد الأصناف: {count}\nشهريًا: {total}\n\n{lines}\n\nعرض التغيّرات وتسعير الأصناف:\n{link}',
  },
  'prices.old.subject': { en: 'Prices older than 90 days: {first}', ar: 'أسعار أقدم من 90 يومًا: {first}' },
  'prices.old.body': {
    en: 'Hello {name},\n\nThese prices became older than 90 days this week, so costs that count on them may be wrong.\n\nIngredients: {count}\n\n{lines}\n\nSee all old prices:\n{link}',
    ar: 'مرحبًا {name}،\n\nمضى على هذه الأسعار أكثر من 90 يومًا خلال هذا الأسبوع، وقد لا تكون التكاليف المبنية عليها صحيحة.\n\nعدد المكونات: {count}\n\n{lines}\n\nعرض كل الأسعار القديمة:\n{link}',
  },
})
