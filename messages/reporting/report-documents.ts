import { defineMessages } from '#/domain/text.ts'

/** What a report says as a document, beside the words that it shares with its page. */
export const reportDocumentMessages = defineMessages({
  kicker: { en: 'Mystery visit report', ar: 'تقرير زيارة المتسوّق السري' },
  documentTitle: { en: 'Report {number}: {branch}', ar: 'التقرير {number}: {branch}' },
  revision: { en: 'Revision', ar: 'النسخة' },
  location: { en: 'Location', ar: 'الموقع' },
  footer: {
    en: '{company} · {number}, revision {revision} · Confidential',
    ar: '{company} · {number}، النسخة {revision} · سري',
  },
  replacedNote: {
    en: 'This is revision {revision}. Revision {newest} of {date} replaced it.',
    ar: 'هذه هي النسخة {revision}، وقد حلّت محلها النسخة {newest} الصادرة بتاريخ {date}.',
  },
  disputedNote: {
    en: 'A question of this report is in dispute; its outcome may lead to a new revision.',
    ar: 'يوجد اعتراض قائم على سؤال في هذا التقرير، وقد تصدر بنتيجته نسخة جديدة.',
  },
  section: { en: 'Section', ar: 'المحور' },
  weight: { en: 'Weight', ar: 'الوزن' },
  ownAverage: { en: 'Your average', ar: 'متوسطكم' },
  ownNote: {
    en: 'Your average: all your visits of this type in the last 12 months, {count} overall; the number of visits is in brackets.',
    ar: 'متوسطكم: كل زياراتكم من هذا النوع في آخر 12 شهرًا، وعددها {count}، وبين القوسين عدد زيارات كل رقم.',
  },
  cityAverage: { en: 'City average', ar: 'متوسط المدينة' },
  cityNote: {
    en: 'City average: anonymous visits of this kind in the city, {count} overall; in brackets how many stand behind each figure, never under {least}.',
    ar: 'متوسط المدينة: زيارات من هذا النوع في المدينة دون ذكر أسماء، عددها {count}، وبين القوسين عدد زيارات كل رقم، ولا يقل عن {least}.',
  },
  page: { en: 'p. {page}', ar: 'ص {page}' },
  basisStake: { en: 'Estimate', ar: 'التقدير' },
  basisScore: { en: 'Score', ar: 'الدرجة' },
  basisTrend: { en: 'Visits', ar: 'الزيارات' },
  basisTimings: { en: 'Timings', ar: 'الأوقات' },
  morePhotos: {
    en: 'Photos of findings stand with their finding; here are all others.',
    ar: 'صور الملاحظات معروضة مع كل ملاحظة، وهنا بقية الصور.',
  },
  photoOf: { en: 'Photo: {question}', ar: 'صورة: {question}' },
  photoMissing: { en: 'The file of this photo could not be read', ar: 'تعذّرت قراءة ملف هذه الصورة' },
  reply: { en: 'Reply of the establishment', ar: 'رد المنشأة' },
  replyNote: {
    en: 'Written by the establishment on {date}. Printed as it was written.',
    ar: 'كتبته المنشأة بتاريخ {date}، ونُشر كما ورد.',
  },
  visitLine: { en: 'The visit from door to bill', ar: 'الزيارة من الدخول حتى الحساب' },
  stamp_arrived: { en: 'Arrived', ar: 'الوصول' },
  stamp_ordered: { en: 'Ordered', ar: 'الطلب' },
  stamp_served: { en: 'Served', ar: 'التقديم' },
  stamp_paid: { en: 'Paid', ar: 'الدفع' },
  stamp_left: { en: 'Left', ar: 'المغادرة' },
  revisions: { en: 'Revisions', ar: 'نسخ التقرير' },
  changedAnswers: { en: 'Changed: {questions}', ar: 'ما تغيّر: {questions}' },
  takenAt: { en: 'taken at {time}', ar: 'التُقطت {time}' },
  earned: { en: 'Earned / possible', ar: 'المكتسب / الممكن' },
  gaugeAlt: { en: 'Final score {score}, {band}', ar: 'الدرجة النهائية {score}، {band}' },
  timingsNote: {
    en: 'Each line marks the limits for full, three quarters and half marks.',
    ar: 'تبيّن العلامات حدود الدرجة الكاملة وثلاثة أرباعها ونصفها.',
  },
})

/** The buttons and the page by which somebody gets the document. */
export const getDocumentMessages = defineMessages({
  download: { en: 'PDF', ar: 'ملف PDF' },
  in_en: { en: 'PDF in English', ar: 'PDF بالإنجليزية' },
  in_ar: { en: 'PDF in Arabic', ar: 'PDF بالعربية' },
  old_en: { en: 'PDF of revision {revision} in English', ar: 'PDF النسخة {revision} بالإنجليزية' },
  old_ar: { en: 'PDF of revision {revision} in Arabic', ar: 'PDF النسخة {revision} بالعربية' },
  title: { en: 'Document of the report', ar: 'ملف التقرير' },
  waiting: { en: 'The document is being made', ar: 'جارٍ إعداد الملف' },
  waitingHint: {
    en: 'This report has many photos, so its document is made in the background. You may leave this page: a notification tells you when it is ready.',
    ar: 'يحتوي هذا التقرير على صور كثيرة، لذلك يُعد ملفه في الخلفية. يمكنك مغادرة الصفحة، وسيصلك إشعار عند جاهزيته.',
  },
  ready: { en: 'The document is ready', ar: 'الملف جاهز' },
  readyHint: { en: 'It shows the report as it stands now.', ar: 'يعرض التقرير بحالته الحالية.' },
  oldReadyHint: {
    en: 'It shows revision {revision} as it was released.',
    ar: 'يعرض النسخة {revision} كما صدرت.',
  },
  failed: { en: 'The document could not be made', ar: 'تعذّر إعداد الملف' },
  failedHint: {
    en: 'The report itself is complete on its page. Try again; if it fails once more, tell us.',
    ar: 'التقرير كامل في صفحته. حاول مرة أخرى، وإن تكرر الخطأ فأخبرنا.',
  },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  get: { en: 'Download the PDF', ar: 'تنزيل ملف PDF' },
  back: { en: 'Back to the report', ar: 'العودة إلى التقرير' },
})
