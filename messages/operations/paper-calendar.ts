import { defineMessages } from '#/domain/text.ts'

/** The private calendar of documents: its page, and what a calendar program shows. */
export const paperCalendarMessages = defineMessages({
  title: { en: 'Calendar of documents', ar: 'تقويم المستندات' },
  open: { en: 'Calendar', ar: 'التقويم' },
  lead: {
    en: 'A private address that shows the end dates of documents in your calendar app, with reminders before each one. It contains only what you may see, and ends when you leave the team.',
    ar: 'عنوان خاص يعرض مواعيد انتهاء المستندات في تطبيق التقويم لديك، مع تذكيرات قبل كل موعد. لا يتضمن إلا ما يحق لك الاطلاع عليه، ويتوقف عند مغادرتك الفريق.',
  },
  secret: {
    en: 'Anyone with the address can read these dates, so do not share it.',
    ar: 'كل من يملك العنوان يمكنه قراءة هذه المواعيد، فلا تشاركه.',
  },
  address: { en: 'Your private address', ar: 'عنوانك الخاص' },
  addressOnce: {
    en: 'Copy it now: it is shown only once. In your calendar app, choose “Subscribe by URL” and paste it.',
    ar: 'انسخه الآن، فلن يظهر مرة أخرى. اختر «الاشتراك برابط» في تطبيق التقويم ثم الصقه.',
  },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Address copied', ar: 'نُسخ العنوان' },
  madeAt: { en: 'Made', ar: 'أُنشئ في' },
  lastRead: { en: 'Last read', ar: 'آخر قراءة' },
  neverRead: { en: 'not yet', ar: 'لم يُقرأ بعد' },
  language: { en: 'Language', ar: 'اللغة' },
  language_en: { en: 'English', ar: 'الإنجليزية' },
  language_ar: { en: 'Arabic', ar: 'العربية' },
  make: { en: 'Create the address', ar: 'إنشاء العنوان' },
  renew: { en: 'Create a new address', ar: 'إنشاء عنوان جديد' },
  renewHint: { en: 'A new address ends the earlier one.', ar: 'العنوان الجديد يوقف السابق.' },
  end: { en: 'Withdraw the address', ar: 'إيقاف العنوان' },

  calendarName: { en: '{company}: documents', ar: '{company}: المستندات' },
  ends: { en: '{name} ends', ar: 'انتهاء: {name}' },
  checkDue: { en: '{name}: check due', ar: 'موعد مراجعة: {name}' },
  ofWorkers: {
    en: { one: '{name} ({count} worker)', other: '{name} ({count} workers)' },
    ar: {
      zero: '{name}',
      one: '{name} (موظف واحد)',
      two: '{name} (موظفان)',
      few: '{name} ({count} موظفين)',
      many: '{name} ({count} موظفًا)',
      other: '{name} ({count} موظف)',
    },
  },
  on: { en: '{day}, {hijri} (Umm al-Qura)', ar: '{day}، {hijri} (أم القرى)' },
  renewing: { en: 'The renewal has started.', ar: 'بدأ التجديد.' },
  number: { en: 'Number {number}', ar: 'الرقم {number}' },
})
