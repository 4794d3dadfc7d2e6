import { defineMessages } from '#/domain/text.ts'

/** Keys of the programs of our own team: list, form and steps. */
export const ownKeyMessages = defineMessages({
  title: { en: 'Keys of our programs', ar: 'مفاتيح برامجنا' },
  lead: {
    en: 'A program of our team sees the records of companies with such a key. It changes nothing, and the activity log names it.',
    ar: 'يقرأ برنامج لفريقنا سجلات المنشآت بهذا المفتاح دون أن يغيّر شيئًا، ويُسجَّل استخدامه في سجل النشاط.',
  },
  companyKeys: { en: 'Keys of companies', ar: 'مفاتيح المنشآت' },
  none: { en: 'No keys yet', ar: 'لا مفاتيح بعد' },
  noneHint: {
    en: 'Make a key for each program, for example accounting, so that you can end one without the others.',
    ar: 'أنشئ مفتاحًا لكل برنامج، كبرنامج المحاسبة، فتتمكن من إلغاء أحدها دون غيره.',
  },
  // list
  reads: { en: 'Reads', ar: 'يقرأ' },
  companies: { en: 'Companies', ar: 'المنشآت' },
  all: { en: 'All companies', ar: 'كل المنشآت' },
  unnamed: { en: 'One company', ar: 'منشأة واحدة' },
  maker: { en: 'Made by', ar: 'أنشأه' },
  'scope_company:read': { en: 'Companies and their plans', ar: 'المنشآت وباقاتها' },
  'scope_requests:read': { en: 'Visit requests', ar: 'طلبات الزيارات' },
  'scope_reports:read': { en: 'Released reports', ar: 'التقارير المنشورة' },
  'scope_certificates:read': { en: 'Certificates', ar: 'الشهادات' },
  'scope_invoices:read': { en: 'Invoices and notes', ar: 'الفواتير والإشعارات' },
  'scope_payments:read': { en: 'Payments', ar: 'المدفوعات' },
  // form
  makeTitle: { en: 'New key', ar: 'مفتاح جديد' },
  nameHelp: { en: 'The program that uses it, for example “Accounting”.', ar: 'البرنامج الذي يستخدمه، مثل «المحاسبة».' },
  companyHelp: {
    en: 'Choose a company when the program needs only its records.',
    ar: 'اختر منشأة إن كان البرنامج يحتاج إلى سجلاتها فقط.',
  },
  scopesHelp: { en: 'Choose only the records that the program needs.', ar: 'اختر السجلات التي يحتاجها البرنامج فقط.' },
  // reference
  addresses: { en: 'Addresses', ar: 'العناوين' },
  addressesText: {
    en: 'Send the key as in the API reference. Lists take company, limit, cursor and fields.',
    ar: 'أرسل المفتاح كما في مرجع الواجهة البرمجية. وتقبل القوائم معاملات المنشأة والعدد والمؤشر والحقول.',
  },
})
