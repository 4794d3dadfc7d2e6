import { defineMessages } from '#/domain/text.ts'

/** News by email: the consent in the own account, and the page of the link that withdraws it. */
export const newsMessages = defineMessages({
  title: { en: 'News from {company}', ar: 'أخبار {company}' },
  switch: { en: 'Email me news and offers', ar: 'أرسلوا إليّ الأخبار والعروض بالبريد' },
  save: { en: 'Save', ar: 'حفظ' },
  savedOn: { en: 'You will get our news by email.', ar: 'ستصلك أخبارنا بالبريد.' },
  savedOff: { en: 'You will get no more news by email.', ar: 'لن تصلك أخبارنا بالبريد بعد الآن.' },
  // The page of the link
  stopTitle: { en: 'Unsubscribe from news', ar: 'إلغاء الاشتراك في الأخبار' },
  stopAbout: { en: 'Stops the news that arrives by email.', ar: 'إيقاف الأخبار التي تصل بالبريد.' },
  stopLead: {
    en: '{address} will get no more news from {company}. Emails about your account, orders and visits still arrive.',
    ar: 'لن تصل أخبار {company} إلى {address} بعد الآن. أما رسائل حسابك وطلباتك وزياراتك فتبقى تصلك.',
  },
  stop: { en: 'Unsubscribe', ar: 'إلغاء الاشتراك' },
  stopDone: { en: 'You are unsubscribed', ar: 'أُلغي اشتراكك' },
  stopDoneLead: {
    en: 'You will get no more news from {company}. Emails about your account, orders and visits still arrive.',
    ar: 'لن تصلك أخبار {company} بعد الآن. أما رسائل حسابك وطلباتك وزياراتك فتبقى تصلك.',
  },
  dead: { en: 'This link does not work', ar: 'هذا الرابط لا يعمل' },
  deadLead: {
    en: 'It may be incomplete. You can turn the news off in your account.',
    ar: 'ربما نقص منه جزء. يمكنك إيقاف الأخبار من حسابك.',
  },
  toAccount: { en: 'Go to your account', ar: 'الانتقال إلى حسابك' },
})
