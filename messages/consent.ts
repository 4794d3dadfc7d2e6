import { defineMessages } from '#/domain/text.ts'

/** Cookies in the visitor's browser, and the visitor's choice. */
export const consentMessages = defineMessages({
  region: { en: 'Cookies', ar: 'ملفات تعريف الارتباط' },
  title: { en: 'Your privacy on this site', ar: 'خصوصيتك في هذا الموقع' },
  text: {
    en: 'We use only the cookies this site needs to work. Nothing else is used without your consent.',
    ar: 'نستخدم فقط ملفات تعريف الارتباط اللازمة لعمل الموقع، ولا نستخدم غيرها إلا بموافقتك.',
  },
  privacyNotice: { en: 'Privacy notice', ar: 'إشعار الخصوصية' },
  accept: { en: 'Accept', ar: 'قبول' },
  reject: { en: 'Reject', ar: 'رفض' },
  choose: { en: 'Customise', ar: 'تخصيص' },
  save: { en: 'Save', ar: 'حفظ' },
  categories: { en: 'Stored in your browser', ar: 'ما يُحفظ في متصفحك' },
  necessary: { en: 'Necessary: always on', ar: 'الضرورية: مفعّلة دائمًا' },
  necessaryText: {
    en: 'Your sign-in (up to 7 days), your language (1 year), your answer to this question (180 days), and text you have typed, kept on your device so that it isn’t lost.',
    ar: 'تسجيل دخولك (حتى 7 أيام)، ولغتك (سنة)، وإجابتك عن هذا السؤال (180 يومًا)، وما كتبته محفوظًا على جهازك حتى لا يضيع.',
  },
  measuring: { en: 'Measuring visits', ar: 'قياس الزيارات' },
  measuringText: {
    en: 'Not used today. If we ever count visits to improve the site, we’ll do so only for visitors who allow it here.',
    ar: 'لا نستخدمها اليوم. وإن احتجنا يومًا إلى عدّ الزيارات لتحسين الموقع، فلن نفعل ذلك إلا لمن سمح به هنا.',
  },
  advertising: { en: 'Advertising', ar: 'الإعلانات' },
  advertisingText: {
    en: 'We don’t use advertising cookies and share nothing with advertisers.',
    ar: 'لا نستخدم ملفات تعريف ارتباط إعلانية، ولا ننقل شيئًا إلى المعلنين.',
  },
  saved: { en: 'Your choice is saved.', ar: 'حُفظ اختيارك.' },
})
