import { defineMessages } from '#/domain/text.ts'

/** Name, phone and language of the own account. */
export const profileMessages = defineMessages({
  personTitle: { en: 'About you', ar: 'بياناتك' },
  personLead: {
    en: 'Invoices, reports and certificates that were already issued keep the previous name.',
    ar: 'يبقى الاسم السابق على ما صدر من فواتير وتقارير وشهادات.',
  },
  name: { en: 'Full name', ar: 'الاسم الكامل' },
  language: { en: 'Language', ar: 'اللغة' },
  languageHelp: { en: 'For the pages, emails and notifications.', ar: 'للصفحات ورسائل البريد والإشعارات.' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Your details were saved.', ar: 'حُفظت بياناتك.' },
})
