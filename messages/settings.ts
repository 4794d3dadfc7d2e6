import type { SettingKey } from '#/domain/settings.ts'
import type { Text } from '#/domain/text.ts'

/** The name of each setting, one sentence that says what it decides, and the unit beside the field where the kind does not say it. */
export const settingTexts: Record<SettingKey, { name: Text; help: Text; unit?: Text }> = {
  'visits.price.full_service': {
    name: { en: 'Price of a full-service visit', ar: 'سعر زيارة الخدمة الكاملة' },
    help: {
      en: 'What a client pays for one visit, before VAT, when no plan includes it.',
      ar: 'ما يدفعه العميل عن الزيارة الواحدة قبل الضريبة إذا لم تشملها باقته.',
    },
  },
  'visits.price.basic': {
    name: { en: 'Price of a basic visit', ar: 'سعر الزيارة الأساسية' },
    help: {
      en: 'What a client pays for one visit, before VAT, when no plan includes it.',
      ar: 'ما يدفعه العميل عن الزيارة الواحدة قبل الضريبة إذا لم تشملها باقته.',
    },
  },
  'visits.shopper-share': {
    name: { en: 'Shopper’s share of the price', ar: 'حصة المتسوّق من السعر' },
    help: {
      en: 'The shopper’s fee as a part of the visit’s price. The rest is the margin.',
      ar: 'أجر المتسوّق نسبةً من سعر الزيارة، والباقي هو الهامش.',
    },
  },
}
