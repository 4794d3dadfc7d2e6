import { defineMessages } from '#/domain/text.ts'

/** Guests' reviews on the public page of a certificate, and the form to leave one. */
export const guestReviewMessages = defineMessages({
  title: { en: 'Guests’ reviews of this branch', ar: 'تقييمات ضيوف هذا الفرع' },
  intro: {
    en: 'Anyone can write a review, and our team checks each one before it appears. Reviews are opinions. They do not change the certificate, which is based on mystery visits alone.',
    ar: 'يمكن لأي ضيف كتابة تقييم، ويراجعه فريقنا قبل ظهوره. التقييمات آراء لا تغيّر الشهادة، فالشهادة مبنية على زيارات المتسوّق السري وحدها.',
  },
  none: { en: 'No guest has written about this branch yet.', ar: 'لم يكتب أي ضيف عن هذا الفرع بعد.' },
  meanOf: {
    en: { one: 'Average of {count} review', other: 'Average of {count} reviews' },
    ar: {
      zero: 'متوسط {count} تقييم',
      one: 'متوسط تقييم واحد',
      two: 'متوسط تقييمين',
      few: 'متوسط {count} تقييمات',
      many: 'متوسط {count} تقييمًا',
      other: 'متوسط {count} تقييم',
    },
  },
  tooFew: {
    en: {
      one: '{count} review so far. An average is shown from 5 reviews.',
      other: '{count} reviews so far. An average is shown from 5 reviews.',
    },
    ar: {
      zero: 'لا تقييمات حتى الآن. يظهر المتوسط من 5 تقييمات فأكثر.',
      one: 'تقييم واحد حتى الآن. يظهر المتوسط من 5 تقييمات فأكثر.',
      two: 'تقييمان حتى الآن. يظهر المتوسط من 5 تقييمات فأكثر.',
      few: '{count} تقييمات حتى الآن. يظهر المتوسط من 5 تقييمات فأكثر.',
      many: '{count} تقييمًا حتى الآن. يظهر المتوسط من 5 تقييمات فأكثر.',
      other: '{count} تقييم حتى الآن. يظهر المتوسط من 5 تقييمات فأكثر.',
    },
  },
  starsWord: {
    en: { one: '{count} star', other: '{count} stars' },
    ar: {
      zero: '{count} نجمة',
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: '{count} نجوم',
      many: '{count} نجمة',
      other: '{count} نجمة',
    },
  },
  distribution: { en: 'Distribution of stars', ar: 'توزيع النجوم' },
  guest: { en: 'A guest', ar: 'ضيف' },
  replyOf: { en: 'Reply of {holder}', ar: 'رد {holder}' },
  newer: { en: 'Newer reviews', ar: 'تقييمات أحدث' },
  older: { en: 'Older reviews', ar: 'تقييمات أقدم' },
  pages: { en: 'Pages of the reviews', ar: 'صفحات التقييمات' },
  pageOf: { en: 'Page {page} of {pages}', ar: 'صفحة {page} من {pages}' },

  write: { en: 'Write a review', ar: 'كتابة تقييم' },
  stars: { en: 'How was your visit to {branch}?', ar: 'كيف كانت زيارتك إلى {branch}؟' },
  starsHelp: { en: '1 is poor, 5 is excellent.', ar: '1 ضعيف، و5 ممتاز.' },
  text: { en: 'What should others know?', ar: 'ماذا تود أن يعرف الآخرون؟' },
  textHelp: {
    en: 'In any language, up to 2,000 characters. Please do not include staff names, phone numbers or links.',
    ar: 'بأي لغة وبما لا يزيد على 2000 حرف. نرجو عدم ذكر أسماء الموظفين أو أرقام الجوال أو الروابط.',
  },
  name: { en: 'Name to show with the review', ar: 'اسم يظهر مع التقييم' },
  nameHelp: { en: 'A first name or a nickname is enough.', ar: 'يكفي الاسم الأول أو اسم مستعار.' },
  privacy: {
    en: 'You don’t need an account. To allow one review per person and day, we set a necessary cookie for 36 hours and keep a fingerprint of your device, browser and network, which is deleted after 30 days. Your network address itself is not stored with the review.',
    ar: 'لا تحتاج إلى حساب. ولضمان تقييم واحد لكل شخص في اليوم نستخدم ملف ارتباط ضروريًا لمدة 36 ساعة، ونحفظ بصمة رقمية لجهازك ومتصفحك وشبكتك تُحذف بعد 30 يومًا. ولا يُحفظ عنوان شبكتك نفسه مع التقييم.',
  },
  privacyNotice: { en: 'Privacy notice', ar: 'إشعار الخصوصية' },
  send: { en: 'Send the review', ar: 'إرسال التقييم' },
  thanks: { en: 'Thank you for your review', ar: 'شكرًا على تقييمك' },
  thanksText: {
    en: 'Our team checks it before it appears here, usually within one or two working days.',
    ar: 'يراجعه فريقنا قبل ظهوره هنا، ويستغرق ذلك عادةً يوم عمل أو يومين.',
  },
})
