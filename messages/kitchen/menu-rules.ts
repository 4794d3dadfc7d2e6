import { defineMessages } from '#/domain/text.ts'

/** Limits and rates of menus, as our team reads them. */
export const menuRuleMessages = defineMessages({
  title: { en: 'Marks on digital menus', ar: 'وسوم القوائم الرقمية' },
  lead: {
    en: 'Limits of the food and drug authority with the day from which menus are published by them. A published menu keeps those of its day.',
    ar: 'حدود هيئة الغذاء والدواء واليوم الذي تُنشر القوائم وفقه. وتحتفظ القائمة المنشورة بحدود يوم نشرها.',
  },
  from: { en: 'From {day}', ar: 'من {day}' },
  current: { en: 'in force', ar: 'سارية' },
  review: { en: 'Review by {day}', ar: 'المراجعة قبل {day}' },
  due: { en: 'Review due', ar: 'حان موعد المراجعة' },
  salt: { en: 'Salt shaker above', ar: 'وسم الملّاحة فوق' },
  caffeine: { en: 'Caffeine a day, adults', ar: 'الكافيين يوميًا للبالغ' },
  pregnancy: { en: 'Caffeine a day, pregnancy', ar: 'الكافيين يوميًا للحامل' },
  energy: { en: 'Energy a day', ar: 'الطاقة اليومية' },
  walk: { en: 'Walking burns', ar: 'يحرق المشي' },
  sodium: { en: '{amount} mg sodium', ar: '{amount} ملجم صوديوم' },
  milligrams: { en: '{amount} mg', ar: '{amount} ملجم' },
  kcal: { en: '{amount} kcal', ar: '{amount} سعرة حرارية' },
  kcalMinute: { en: '{amount} kcal a minute', ar: '{amount} سعرة حرارية في الدقيقة' },
  trust_official: { en: 'official text', ar: 'نص رسمي' },
  trust_reported: { en: 'reported, official text not read', ar: 'خبر صحفي، ولم يُقرأ النص الرسمي' },
  trust_assumed: { en: 'usual assumption', ar: 'افتراض شائع' },
})
