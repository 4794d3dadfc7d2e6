import { defineMessages } from '#/domain/text.ts'

/** The inspector's folder of a branch: its valid documents on a phone, also without a connection. */
export const paperFolderMessages = defineMessages({
  title: { en: 'Inspector’s folder', ar: 'ملف التفتيش' },
  open: { en: 'Inspector’s folder', ar: 'ملف التفتيش' },
  openHint: {
    en: 'Valid documents of the branch for an inspection, also without a connection.',
    ar: 'المستندات السارية للفرع عند التفتيش، ويفتح دون اتصال أيضًا.',
  },
  back: { en: 'Back to the documents', ar: 'العودة إلى المستندات' },
  stateAt: { en: 'State of {at}', ar: 'كما كان في {at}' },
  offline: { en: 'No connection: this is the copy on this phone.', ar: 'لا يوجد اتصال: هذه النسخة المحفوظة في الجوال.' },
  keep: { en: 'Keep on this phone', ar: 'حفظ في هذا الجوال' },
  keepAgain: { en: 'Keep the newest state', ar: 'حفظ أحدث نسخة' },
  keeping: { en: 'Keeping…', ar: 'جارٍ الحفظ…' },
  kept: {
    en: { one: 'On this phone since {at}, with {count} file.', other: 'On this phone since {at}, with {count} files.' },
    ar: {
      zero: 'محفوظ في هذا الجوال منذ {at}، دون ملفات.',
      one: 'محفوظ في هذا الجوال منذ {at} مع ملف واحد.',
      two: 'محفوظ في هذا الجوال منذ {at} مع ملفين.',
      few: 'محفوظ في هذا الجوال منذ {at} مع {count} ملفات.',
      many: 'محفوظ في هذا الجوال منذ {at} مع {count} ملفًا.',
      other: 'محفوظ في هذا الجوال منذ {at} مع {count} ملف.',
    },
  },
  changed: {
    en: 'Documents have changed since. Keep the newest state.',
    ar: 'تغيّرت المستندات بعد ذلك. احفظ أحدث نسخة.',
  },
  notKept: {
    en: 'Keep it before the inspection: it then opens without a connection. Signing out removes it from the phone.',
    ar: 'احفظه قبل التفتيش ليفتح دون اتصال. يُحذف من الجوال عند تسجيل الخروج.',
  },
  failed: {
    en: 'Not everything could be kept. Check the connection and try again.',
    ar: 'تعذّر حفظ كل الملفات. تحقق من الاتصال وحاول مرة أخرى.',
  },
  unable: { en: 'This browser cannot keep pages.', ar: 'لا يستطيع هذا المتصفح حفظ الصفحات.' },
  remove: { en: 'Remove from this phone', ar: 'حذف من هذا الجوال' },
  ofBranch: { en: 'Documents of the branch', ar: 'مستندات الفرع' },
  ofCompany: { en: 'Documents of the company', ar: 'مستندات المنشأة' },
  ofWorkers: { en: 'Documents of the workers', ar: 'مستندات الموظفين' },
  workersNote: {
    en: 'Opening this folder is recorded in the file of each worker shown.',
    ar: 'يُسجَّل فتح هذا الملف في ملف كل موظف يظهر فيه.',
  },
  number: { en: 'Number', ar: 'الرقم' },
  noNumber: { en: 'no number', ar: 'دون رقم' },
  ends: { en: 'Ends', ar: 'ينتهي' },
  due: { en: 'Next check by', ar: 'المراجعة القادمة' },
  checked: { en: 'Checked on', ar: 'رُوجع في' },
  noEnd: { en: 'No expiry date', ar: 'دون تاريخ انتهاء' },
  show: { en: 'Show', ar: 'عرض' },
  showNamed: { en: 'Show {name} full screen', ar: 'عرض {name} بملء الشاشة' },
  openPdf: { en: 'Open the PDF', ar: 'فتح ملف PDF' },
  noFile: { en: 'No file is kept for this document.', ar: 'لا يوجد ملف محفوظ لهذا المستند.' },
  picture: { en: 'Picture of the document', ar: 'صورة المستند' },
  close: { en: 'Close', ar: 'إغلاق' },
  none: { en: 'No valid documents', ar: 'لا توجد مستندات سارية' },
  noneHint: {
    en: 'Add the licences of this branch; valid ones appear here.',
    ar: 'أضف تراخيص هذا الفرع، وتظهر السارية منها هنا.',
  },
})
