import { defineMessages } from '#/domain/text.ts'

/** Texts of the report document that its page does not have. */
export const reportDocumentMessages = defineMessages({
  kicker: { en: 'Mystery visit report', ar: 'تقرير زيارة المتسوّق السري' },
  kickerAudit: { en: 'Operations audit report', ar: 'تقرير تدقيق العمليات التشغيلية' },
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
    en: 'An answer in this report is in dispute. The decision may bring a new revision.',
    ar: 'يوجد اعتراض قائم على إجابة في هذا التقرير، وقد تصدر بنتيجته نسخة جديدة.',
  },
  section: { en: 'Section', ar: 'المحور' },
  weight: { en: 'Weight', ar: 'الوزن' },
  ownAverage: { en: 'Your average', ar: 'متوسطك' },
  ownNote: {
    en: 'Your average: all your visits of this type in the last 12 months, {count} overall. The number of visits is in brackets.',
    ar: 'متوسطك: كل زياراتك من هذا النوع في آخر 12 شهرًا، وعددها {count}، وبين القوسين عدد زيارات كل رقم.',
  },
  cityAverage: { en: 'City average', ar: 'متوسط المدينة' },
  cityNote: {
    en: 'City average: anonymous visits of this kind in the city, {count} overall. In brackets: the number of visits behind each figure, at least {least}.',
    ar: 'متوسط المدينة: زيارات من هذا النوع في المدينة دون ذكر أسماء، عددها {count}، وبين القوسين عدد زيارات كل رقم، ولا يقل عن {least}.',
  },
  page: { en: 'p. {page}', ar: 'ص {page}' },
  basisStake: { en: 'Estimate', ar: 'التقدير' },
  basisScore: { en: 'Score', ar: 'الدرجة' },
  basisTrend: { en: 'Visits', ar: 'الزيارات' },
  basisTimings: { en: 'Timings', ar: 'الأوقات' },
  morePhotos: {
    en: 'Photos of findings are shown with their finding. All other photos are here.',
    ar: 'صور الملاحظات معروضة مع كل ملاحظة، وهنا بقية الصور.',
  },
  photoOf: { en: 'Photo: {question}', ar: 'صورة: {question}' },
  photoMissing: { en: 'The file of this photo could not be read', ar: 'تعذّرت قراءة ملف هذه الصورة' },
  reply: { en: 'Reply of the company', ar: 'رد المنشأة' },
  replyNote: {
    en: 'Written by the company on {date} and printed unchanged.',
    ar: 'كتبته المنشأة بتاريخ {date}، ونُشر كما ورد.',
  },
  visitLine: { en: 'The visit from door to bill', ar: 'مسار الزيارة من الدخول حتى دفع الفاتورة' },
  stamp_arrived: { en: 'Arrived', ar: 'الوصول' },
  stamp_ordered: { en: 'Ordered', ar: 'الطلب' },
  stamp_served: { en: 'Served', ar: 'التقديم' },
  stamp_paid: { en: 'Paid', ar: 'الدفع' },
  stamp_left: { en: 'Left', ar: 'المغادرة' },
  revisions: { en: 'Revisions', ar: 'نسخ التقرير' },
  changedAnswers: { en: 'Changed: {questions}', ar: 'ما تغيّر: {questions}' },
  takenAt: { en: 'taken at {time}', ar: 'التُقطت عند {time}' },
  earned: { en: 'Earned / possible', ar: 'المحقق / الممكن' },
  gaugeAlt: { en: 'Final score {score}, {band}', ar: 'الدرجة النهائية {score}، {band}' },
  timingsNote: {
    en: 'Each line marks the limits for full, three quarters and half marks.',
    ar: 'تبيّن العلامات حدود الدرجة الكاملة وثلاثة أرباعها ونصفها.',
  },
})

/** The sheet for the wall of a branch. */
export const wallSheetMessages = defineMessages({
  button: { en: 'Wall sheet', ar: 'ورقة الحائط' },
  title: { en: 'Wall sheet: {branch}', ar: 'ورقة الحائط: {branch}' },
  purpose: { en: 'For the staff board, not for guests', ar: 'للوحة الموظفين، لا تُعلّق أمام الضيوف' },
  scoreOf: { en: 'Score of the mystery visit', ar: 'درجة زيارة المتسوّق السري' },
  target: { en: 'Target for the next visit: {score}', ar: 'هدف الزيارة القادمة: {score}' },
  fixes: {
    en: { one: 'One thing until the next visit', other: '{count} things until the next visit' },
    ar: {
      zero: 'لا شيء للإصلاح',
      one: 'أمر واحد حتى الزيارة القادمة',
      two: 'أمران حتى الزيارة القادمة',
      few: '{count} أمور حتى الزيارة القادمة',
      many: '{count} أمرًا حتى الزيارة القادمة',
      other: '{count} أمر حتى الزيارة القادمة',
    },
  },
  tick: { en: 'Tick at the end of each week', ar: 'ضع علامة في نهاية كل أسبوع' },
  thanks: { en: 'Thank you, team', ar: 'شكرًا للفريق' },
  footer: {
    en: 'Replace after the next visit · Source: report {number}, {date}',
    ar: 'تُستبدل بعد الزيارة القادمة · المصدر: التقرير {number}، {date}',
  },
})

/** Buttons and page to request the document. */
export const getDocumentMessages = defineMessages({
  download: { en: 'PDF', ar: 'ملف PDF' },
  in_en: { en: 'PDF in English', ar: 'PDF بالإنجليزية' },
  in_ar: { en: 'PDF in Arabic', ar: 'PDF بالعربية' },
  old_en: { en: 'PDF of revision {revision} in English', ar: 'PDF النسخة {revision} بالإنجليزية' },
  old_ar: { en: 'PDF of revision {revision} in Arabic', ar: 'PDF النسخة {revision} بالعربية' },
  title: { en: 'Document of the report', ar: 'ملف التقرير' },
  waiting: { en: 'The document is being prepared', ar: 'جارٍ إعداد الملف' },
  waitingHint: {
    en: 'This report has many photos, so its document is prepared in the background. You can leave this page. You will be notified when it is ready.',
    ar: 'يحتوي هذا التقرير على صور كثيرة، لذلك يُعد ملفه في الخلفية. يمكنك مغادرة الصفحة، وسيصلك إشعار عند جاهزيته.',
  },
  ready: { en: 'The document is ready', ar: 'الملف جاهز' },
  readyHint: { en: 'It shows the report in its current state.', ar: 'يعرض التقرير بحالته الحالية.' },
  oldReadyHint: {
    en: 'It shows revision {revision} as it was released.',
    ar: 'يعرض النسخة {revision} كما صدرت.',
  },
  failed: { en: 'The document could not be created', ar: 'تعذّر إعداد الملف' },
  failedHint: {
    en: 'The report itself is complete on its page. Try again. If it fails once more, contact us.',
    ar: 'التقرير كامل في صفحته. حاول مرة أخرى، وإن تكرر الخطأ فتواصل معنا.',
  },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  get: { en: 'Download the PDF', ar: 'تنزيل ملف PDF' },
  back: { en: 'Back to the report', ar: 'العودة إلى التقرير' },
})
