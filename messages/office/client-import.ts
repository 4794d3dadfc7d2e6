import { defineMessages } from '#/domain/text.ts'

/** Import of clients from a sheet. */
export const clientImportMessages = defineMessages({
  title: { en: 'Import clients', ar: 'استيراد العملاء' },
  lead: {
    en: 'Create approved accounts from a file. Nothing is saved until you confirm the preview.',
    ar: 'أنشئ حسابات معتمدة من ملف. لا يُحفظ شيء قبل تأكيد المعاينة.',
  },
  fileTitle: { en: 'File', ar: 'الملف' },
  fileHelp: {
    en: 'CSV or XLSX with the columns company (in English, Arabic or both), contact and email, up to 500 rows. Optional: mobile number, VAT number, business licence, branches, language.',
    ar: 'ملف CSV أو XLSX بأعمدة المنشأة (بالعربية أو الإنجليزية أو كلتيهما) ومسؤول التواصل والبريد الإلكتروني، حتى 500 صف. اختياري: رقم الجوال، الرقم الضريبي، الرخصة التجارية، الفروع، اللغة.',
  },
  file: { en: 'CSV or XLSX file', ar: 'ملف CSV أو XLSX' },
  check: { en: 'Check file', ar: 'فحص الملف' },
  planTitle: { en: 'Preview', ar: 'المعاينة' },
  ready: {
    en: { one: '{count} client can be imported', other: '{count} clients can be imported' },
    ar: {
      zero: 'لا يوجد عملاء للاستيراد',
      one: 'يمكن استيراد عميل واحد',
      two: 'يمكن استيراد عميلين',
      few: 'يمكن استيراد {count} عملاء',
      many: 'يمكن استيراد {count} عميلًا',
      other: 'يمكن استيراد {count} عميل',
    },
  },
  wrong: {
    en: { one: '{count} row has an error and is left out', other: '{count} rows have errors and are left out' },
    ar: {
      zero: 'لا أخطاء',
      one: 'صف واحد فيه خطأ ولن يُستورد',
      two: 'صفان فيهما أخطاء ولن يُستوردا',
      few: '{count} صفوف فيها أخطاء ولن تُستورد',
      many: '{count} صفًا فيها أخطاء ولن تُستورد',
      other: '{count} صف فيها أخطاء ولن تُستورد',
    },
  },
  company: { en: 'Company', ar: 'المنشأة' },
  person: { en: 'Contact', ar: 'مسؤول التواصل' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  line: { en: 'Row', ar: 'الصف' },
  outcome: { en: 'Result', ar: 'النتيجة' },
  fine: { en: 'Ready', ar: 'جاهز' },
  problem_no_company: { en: 'The company is missing', ar: 'اسم المنشأة ناقص' },
  problem_name_not_arabic: { en: 'The Arabic name is not in Arabic', ar: 'الاسم العربي ليس بالعربية' },
  problem_names_alike: { en: 'Both names are in Arabic', ar: 'كلا الاسمين بالعربية' },
  problem_no_person: { en: 'The contact is missing', ar: 'مسؤول التواصل ناقص' },
  problem_no_email: { en: 'The email address is missing or not valid', ar: 'البريد الإلكتروني ناقص أو غير صحيح' },
  problem_email_twice: { en: 'The email address is already in a row above', ar: 'ورد البريد الإلكتروني في صف سابق' },
  problem_email_known: { en: 'This email address already has an account', ar: 'يوجد حساب بهذا البريد الإلكتروني' },
  problem_bad_phone: { en: 'Not a Saudi mobile number', ar: 'ليس رقم جوال سعوديًا' },
  problem_bad_vat: { en: 'Not a VAT number of 15 digits', ar: 'ليس رقمًا ضريبيًا من 15 رقمًا' },
  problem_bad_branches: { en: 'The number of branches is not a whole number', ar: 'عدد الفروع ليس عددًا صحيحًا' },
  problem_bad_language: { en: 'The language is not Arabic or English', ar: 'اللغة ليست العربية أو الإنجليزية' },
  problem_too_long: { en: 'A value is too long', ar: 'إحدى القيم أطول من المسموح' },
  firstRows: {
    en: 'Rows with an error come first. Rows shown: {shown}.',
    ar: 'تظهر الصفوف ذات الأخطاء أولًا. عدد الصفوف المعروضة: {shown}.',
  },
  applyAbout: {
    en: 'The accounts are approved immediately, and each contact receives an email to set a password.',
    ar: 'تُعتمد الحسابات فورًا، ويصل إلى كل مسؤول تواصل بريد لتعيين كلمة المرور.',
  },
  apply: {
    en: { one: 'Import {count} client', other: 'Import {count} clients' },
    ar: {
      zero: 'استيراد العملاء',
      one: 'استيراد عميل واحد',
      two: 'استيراد عميلين',
      few: 'استيراد {count} عملاء',
      many: 'استيراد {count} عميلًا',
      other: 'استيراد {count} عميل',
    },
  },
  imported: {
    en: { one: '{count} client imported', other: '{count} clients imported' },
    ar: {
      zero: 'لم يُستورد أي عميل',
      one: 'استُورد عميل واحد',
      two: 'استُورد عميلان',
      few: 'استُورد {count} عملاء',
      many: 'استُورد {count} عميلًا',
      other: 'استُورد {count} عميل',
    },
  },
  template: { en: 'Empty template: {format}', ar: 'نموذج فارغ: {format}' },
  example: { en: 'Example', ar: 'مثال' },
  ground: {
    en: 'Legal ground under the Personal Data Protection Law',
    ar: 'الأساس النظامي وفق نظام حماية البيانات الشخصية',
  },
  ground_contract: { en: 'Contract', ar: 'عقد' },
  ground_contract_about: {
    en: 'The person asked for a contract with us.',
    ar: 'طلب صاحب البيانات التعاقد معنا.',
  },
  ground_consent: { en: 'Consent', ar: 'موافقة' },
  ground_consent_about: {
    en: 'We hold the person’s recorded consent.',
    ar: 'لدينا موافقة موثّقة من صاحب البيانات.',
  },
  ground_interest: { en: 'Legitimate interest', ar: 'مصلحة مشروعة' },
  ground_interest_about: {
    en: 'The person is a business contact of the company.',
    ar: 'صاحب البيانات جهة اتصال تجارية في المنشأة.',
  },
  note: { en: 'Note or reference', ar: 'ملاحظة أو مرجع' },
  noteHelp: {
    en: 'For example the contract number, or where the consents are kept.',
    ar: 'مثل رقم العقد أو مكان حفظ الموافقات.',
  },
  declaration: {
    en: 'I confirm that this ground applies to every person in the file.',
    ar: 'أؤكّد أن هذا الأساس ينطبق على كل شخص في الملف.',
  },
  earlier: { en: 'Earlier imports', ar: 'عمليات الاستيراد السابقة' },
  noEarlier: { en: 'No imports yet', ar: 'لا توجد عمليات استيراد بعد' },
  fileName: { en: 'File', ar: 'الملف' },
  date: { en: 'Date', ar: 'التاريخ' },
  rows: { en: 'Rows', ar: 'الصفوف' },
  clients: { en: 'Clients', ar: 'العملاء' },
  groundShort: { en: 'Legal ground', ar: 'الأساس النظامي' },
  by: { en: 'Imported by', ar: 'المستورِد' },
  toList: { en: 'Show clients', ar: 'عرض العملاء' },
})

/** Headings of the template; the import reads each of them. */
export const clientColumnMessages = defineMessages({
  company: { en: 'Company in English', ar: 'المنشأة بالإنجليزية' },
  companyAr: { en: 'Company in Arabic', ar: 'المنشأة بالعربية' },
  person: { en: 'Contact', ar: 'مسؤول التواصل' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Mobile number', ar: 'رقم الجوال' },
  taxId: { en: 'VAT number', ar: 'الرقم الضريبي' },
  license: { en: 'Business licence', ar: 'الرخصة التجارية' },
  branches: { en: 'Branches', ar: 'الفروع' },
  language: { en: 'Language', ar: 'اللغة' },
})

/** Sentence of the invitation: where the data of the person are from, by the declared ground. */
export const importSourceMessages = defineMessages({
  contract: {
    en: 'Your name and contact details are from a list of companies that asked us for a contract.',
    ar: 'مصدر اسمك وبيانات التواصل معك قائمة المنشآت التي طلبت التعاقد معنا.',
  },
  consent: {
    en: 'Your name and contact details are from a list of people who agreed to be contacted by us.',
    ar: 'مصدر اسمك وبيانات التواصل معك قائمة الأشخاص الذين وافقوا على أن نتواصل معهم.',
  },
  interest: {
    en: 'Your name and contact details are from our list of business contacts.',
    ar: 'مصدر اسمك وبيانات التواصل معك قائمة جهات الاتصال التجارية لدينا.',
  },
  unknown: {
    en: 'Your name and contact details are from a list that our team entered.',
    ar: 'مصدر اسمك وبيانات التواصل معك قائمة أدخلها فريقنا.',
  },
})
