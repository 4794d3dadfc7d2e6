import { defineMessages } from '#/domain/text.ts'

/** The page that shows whether this installation works right now. */
export const healthMessages = defineMessages({
  title: { en: 'System status', ar: 'حالة النظام' },
  description: {
    en: 'Live checks of this installation: database, storage, queue, realtime, documents, email and tax documents, with the time each one took.',
    ar: 'فحوص مباشرة لهذه المنصة: قاعدة البيانات والتخزين وقائمة المهام والتحديث الفوري والمستندات والبريد والمستندات الضريبية، مع زمن كل فحص.',
  },
  lead: {
    en: 'Each part is tested in real use, and the time it took is shown beside it.',
    ar: 'يُختبر كل جزء باستخدامه فعليًا، ويظهر الزمن الذي استغرقه.',
  },
  allGood: { en: 'Everything works', ar: 'كل شيء يعمل' },
  someFailed: {
    en: { one: '{count} part does not work', other: '{count} parts do not work' },
    ar: {
      zero: 'لا أعطال',
      one: 'جزء واحد لا يعمل',
      two: 'جزءان لا يعملان',
      few: '{count} أجزاء لا تعمل',
      many: '{count} جزءًا لا تعمل',
      other: '{count} جزء لا تعمل',
    },
  },
  someFailedText: {
    en: 'The other parts keep working, and nothing already sent is lost. Our team can find the cause in the server log.',
    ar: 'تستمر بقية الأجزاء في العمل ولا يضيع ما أُرسل. ويطّلع فريقنا على السبب في سجل الخادم.',
  },
  checkedAt: { en: 'Checked on {time}, Riyadh time', ar: 'فُحص في {time} بتوقيت الرياض' },
  again: { en: 'Run again', ar: 'إعادة الفحص' },
  againHelp: {
    en: 'The checks run at most once every {seconds} seconds.',
    ar: 'أقل فاصل بين فحصين (بالثواني): {seconds}',
  },
  ms: { en: '{ms} ms', ar: '{ms} مللي ثانية' },
  passed: { en: 'Passed', ar: 'ناجح' },
  failed: { en: 'Failed', ar: 'فاشل' },
  off: { en: 'Not set up', ar: 'غير مفعّل' },
  database: { en: 'Database', ar: 'قاعدة البيانات' },
  databaseText: {
    en: 'A row is written, read and rolled back.',
    ar: 'يُكتب سجل ويُقرأ ثم يُلغى.',
  },
  storage: { en: 'File storage', ar: 'تخزين الملفات' },
  storageText: {
    en: 'A file is stored, read back and removed.',
    ar: 'يُحفظ ملف ويُقرأ ثم يُحذف.',
  },
  storageBucketText: {
    en: 'A file is stored in the S3 storage, read back and removed.',
    ar: 'يُحفظ ملف في التخزين السحابي ويُقرأ ثم يُحذف.',
  },
  queue: { en: 'Job queue', ar: 'قائمة المهام' },
  queueText: {
    en: 'A job is queued and a worker completes it.',
    ar: 'تُضاف مهمة إلى القائمة ثم تُنفَّذ.',
  },
  realtime: { en: 'Realtime', ar: 'التحديث الفوري' },
  realtimeText: {
    en: 'A signal is sent through the database and received again.',
    ar: 'تُرسل إشارة عبر قاعدة البيانات ثم تُستقبل.',
  },
  documents: { en: 'Documents', ar: 'المستندات' },
  documentsText: {
    en: 'A one-page PDF is created in both languages.',
    ar: 'يُعدّ ملف PDF من صفحة واحدة باللغتين.',
  },
  mail: { en: 'Email', ar: 'البريد الإلكتروني' },
  mailText: {
    en: 'The sign-in to the mail server is checked. Nothing is sent.',
    ar: 'يُتحقق من الدخول إلى خادم البريد دون إرسال شيء.',
  },
  tax: { en: 'Tax documents', ar: 'المستندات الضريبية' },
  taxText: {
    en: 'The registered unit can stamp documents, and no document is overdue for submission to the Zakat, Tax and Customs Authority.',
    ar: 'تستطيع الوحدة المسجلة ختم المستندات، ولم يتأخر إرسال أي مستند إلى هيئة الزكاة والضريبة والجمارك.',
  },
  taxOff: {
    en: 'No unit is registered with the Zakat, Tax and Customs Authority. Documents are issued but not sent.',
    ar: 'لا وحدة مسجلة لدى هيئة الزكاة والضريبة والجمارك. تصدر المستندات ولا تُرسل.',
  },
  mailOff: {
    en: 'No mail server is set up. Emails stay in the outbox, where our team can read them.',
    ar: 'لم يُعدّ خادم بريد. تبقى الرسائل في صندوق الصادر ويطّلع عليها فريقنا.',
  },
  quality: { en: 'Checks of this version', ar: 'فحوص هذا الإصدار' },
})
