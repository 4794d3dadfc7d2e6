import { defineMessages } from '#/domain/text.ts'

/** A restaurant's page of what its guests published. */
export const ownReviewMessages = defineMessages({
  title: { en: 'Guests’ reviews', ar: 'تقييمات الضيوف' },
  intro: {
    en: 'What guests wrote on the pages of your certificates, after the office had read it. You may answer once; everybody reads the answer.',
    ar: 'ما كتبه الضيوف في صفحات شهاداتك بعد قراءة المكتب له. لك الرد مرة واحدة على كل تقييم، ويقرأ الجميع ردّك.',
  },
  branch: { en: 'Branch', ar: 'الفرع' },
  stars: { en: 'Stars', ar: 'النجوم' },
  period: { en: 'Period', ar: 'المدة' },
  period_3: { en: 'Last 3 months', ar: 'آخر 3 أشهر' },
  period_6: { en: 'Last 6 months', ar: 'آخر 6 أشهر' },
  period_12: { en: 'Last 12 months', ar: 'آخر 12 شهرًا' },
  period_24: { en: 'Last 24 months', ar: 'آخر 24 شهرًا' },
  reply: { en: 'Reply', ar: 'الرد' },
  reply_open: { en: 'Not answered', ar: 'دون رد' },
  reply_given: { en: 'Answered', ar: 'تم الرد' },

  sideTitle: { en: 'Guests and visits side by side', ar: 'الضيوف والزيارات جنبًا إلى جنب' },
  sideHint: {
    en: 'Since {date}, for the same branches. The two measure different things: what guests felt and what trained shoppers checked.',
    ar: 'منذ {date} وللفروع نفسها. وهما قياسان مختلفان: انطباع الضيوف، وما تحقق منه متسوّقون مدرَّبون.',
  },
  guests: { en: 'Guests’ stars', ar: 'نجوم الضيوف' },
  ofReviews: {
    en: { one: 'Mean of {count} review', other: 'Mean of {count} reviews' },
    ar: {
      zero: 'متوسط {count} تقييم',
      one: 'متوسط تقييم واحد',
      two: 'متوسط تقييمين',
      few: 'متوسط {count} تقييمات',
      many: 'متوسط {count} تقييمًا',
      other: 'متوسط {count} تقييم',
    },
  },
  fewReviews: {
    en: { one: '{count} review: a mean is shown from 5 on', other: '{count} reviews: a mean is shown from 5 on' },
    ar: {
      zero: 'لا تقييمات: يظهر المتوسط من 5 فأكثر',
      one: 'تقييم واحد: يظهر المتوسط من 5 فأكثر',
      two: 'تقييمان: يظهر المتوسط من 5 فأكثر',
      few: '{count} تقييمات: يظهر المتوسط من 5 فأكثر',
      many: '{count} تقييمًا: يظهر المتوسط من 5 فأكثر',
      other: '{count} تقييم: يظهر المتوسط من 5 فأكثر',
    },
  },
  visits: { en: 'Mystery visits', ar: 'الزيارات السرية' },
  noVisits: { en: 'No counted visit in this period', ar: 'لا زيارات محتسبة في هذه الفترة' },
  distribution: { en: 'How many gave how many stars', ar: 'توزيع النجوم' },

  list: { en: 'Reviews', ar: 'التقييمات' },
  empty: { en: 'No guest has written about your branches in this time', ar: 'لم يكتب أي ضيف عن فروعك في هذه المدة' },
  emptyHint: {
    en: 'Guests write on the public page of a certificate: the QR code on the certificate leads there.',
    ar: 'يكتب الضيوف في الصفحة العامة للشهادة، ورمز الاستجابة السريعة عليها يقود إليها.',
  },
  toCertificates: { en: 'Your certificates', ar: 'شهاداتك' },
  noText: { en: 'Stars only, no words.', ar: 'نجوم فقط دون نص.' },
  yourReply: { en: 'Your reply', ar: 'ردّك' },
  answer: { en: 'Reply', ar: 'كتابة رد' },
  answerTo: { en: 'Reply to the review of {branch}', ar: 'الرد على تقييم {branch}' },
  change: { en: 'Change the reply', ar: 'تعديل الرد' },
  changeable: { en: 'You can change it for a day after you gave it.', ar: 'يمكنك تعديله خلال يوم من نشره.' },
  replyText: { en: 'Your reply', ar: 'ردّك' },
  replyHelp: {
    en: 'Everybody reads it beneath the review, at once. Name no guest and no member of staff.',
    ar: 'يقرؤه الجميع تحت التقييم فور نشره. لا تذكر اسم ضيف أو موظف.',
  },
  publishReply: { en: 'Publish the reply', ar: 'نشر الرد' },
  replied: { en: 'Your reply is public', ar: 'نُشر ردّك' },
  report: { en: 'Report', ar: 'إبلاغ' },
  reportTitle: { en: 'Report this review to the office', ar: 'الإبلاغ عن هذا التقييم' },
  reportHint: {
    en: 'The office looks at it again. It stays public until then, and a low mark is no reason to take it down.',
    ar: 'ينظر المكتب في التقييم مرة أخرى، ويبقى منشورًا حتى ذلك. والتقييم المنخفض ليس سببًا لإزالته.',
  },
  reportNote: { en: 'What is wrong with it?', ar: 'ما المشكلة فيه؟' },
  sendReport: { en: 'Send to the office', ar: 'إرسال إلى المكتب' },
  reportSent: { en: 'The office will look at it', ar: 'سينظر المكتب في التقييم' },
  isReported: { en: 'Reported: the office looks at it', ar: 'مُبلَّغ عنه: ينظر فيه المكتب' },
  wasKept: { en: 'Reported: the office left it public', ar: 'مُبلَّغ عنه: أبقاه المكتب منشورًا' },
})
