import { defineMessages } from '#/domain/text.ts'

/** The page that shows whether this installation works right now. */
export const healthMessages = defineMessages({
  title: { en: 'System status', ar: 'حالة النظام' },
  description: {
    en: 'Live checks of this installation: database, storage, queue, realtime, documents, mail and tax documents, with their time.',
    ar: 'فحوص حية لهذه المنصة: قاعدة البيانات والتخزين وقائمة المهام والتحديث الفوري والمستندات والبريد والمستندات الضريبية، مع زمن كل فحص.',
  },
  lead: {
    en: 'Each part is really used for a moment, and the time it took is shown.',
    ar: 'يُستخدم كل جزء فعليًا للحظة، ويظهر الزمن الذي استغرقه.',
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
    en: 'Other parts keep working, and what was already sent is not lost. Our staff find the cause in the server’s log.',
    ar: 'تستمر بقية الأجزاء في العمل ولا يضيع ما أُرسل. ويجد فريقنا السبب في سجل الخادم.',
  },
  checkedAt: { en: 'Checked on {time}, Riyadh time', ar: 'فُحص في {time} بتوقيت الرياض' },
  again: { en: 'Run again', ar: 'إعادة الفحص' },
  againHelp: {
    en: 'The checks run at most once in {seconds} seconds, whoever asks.',
    ar: 'تُجرى الفحوص مرة كل {seconds} ثوانٍ على الأكثر مهما تعددت الطلبات.',
  },
  part: { en: 'Part', ar: 'الجزء' },
  state: { en: 'State', ar: 'الحالة' },
  time: { en: 'Time', ar: 'الزمن' },
  ms: { en: '{ms} ms', ar: '{ms} مللي ثانية' },
  passed: { en: 'Passed', ar: 'ناجح' },
  failed: { en: 'Failed', ar: 'فاشل' },
  off: { en: 'Not set up', ar: 'غير مفعّل' },
  database: { en: 'Database', ar: 'قاعدة البيانات' },
  databaseText: {
    en: 'A row is written, read and rolled back.',
    ar: 'يُكتب سجل ويُقرأ ثم يُتراجع عنه.',
  },
  storage: { en: 'File storage', ar: 'تخزين الملفات' },
  storageText: {
    en: 'A file is stored, read back and removed.',
    ar: 'يُحفظ ملف ويُقرأ ثم يُحذف.',
  },
  queue: { en: 'Job queue', ar: 'قائمة المهام' },
  queueText: {
    en: 'A job is left, a worker takes it and answers.',
    ar: 'تُضاف مهمة فيأخذها المنفّذ ويجيب.',
  },
  realtime: { en: 'Realtime', ar: 'التحديث الفوري' },
  realtimeText: {
    en: 'A signal goes through the database and comes back.',
    ar: 'تُرسل إشارة عبر قاعدة البيانات وتعود.',
  },
  documents: { en: 'Documents', ar: 'المستندات' },
  documentsText: {
    en: 'A one-page PDF in both scripts is set.',
    ar: 'يُعدّ ملف PDF من صفحة واحدة باللغتين.',
  },
  mail: { en: 'Mail', ar: 'البريد الإلكتروني' },
  mailText: {
    en: 'The mail server is greeted and signed in to; nothing is sent.',
    ar: 'يُتحقق من الدخول إلى خادم البريد دون إرسال شيء.',
  },
  tax: { en: 'Tax documents', ar: 'المستندات الضريبية' },
  taxText: {
    en: 'The registered unit can stamp, and nothing waits too long for the tax authority.',
    ar: 'تستطيع الوحدة المسجلة الختم، ولا مستند ينتظر الهيئة أكثر من اللازم.',
  },
  taxOff: {
    en: 'No unit is registered with the tax authority: documents are issued and not sent.',
    ar: 'لا وحدة مسجلة لدى الهيئة: تصدر المستندات ولا تُرسل.',
  },
  mailOff: {
    en: 'No mail server is set up: mails are kept in the outbox, where staff can read them.',
    ar: 'لا خادم بريد مفعّلًا: تُحفظ الرسائل في صندوق الصادر ويطّلع عليها الفريق.',
  },
  quality: { en: 'What was verified of this version', ar: 'ما جرى التحقق منه في هذا الإصدار' },
})
