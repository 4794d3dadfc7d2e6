import type { Text } from '../text.ts'

export type SpecificationCall = {
  about: Text
  /** Operations of the API that answer it, by their ids. */
  operations?: readonly string[]
  /** Operations for keys of our own programs. */
  office?: readonly string[]
  /** Addresses of forms and pages, as in `GET /session`; those of the sign-in service have a list of their own. */
  addresses?: readonly string[]
}

/** Calls of programs to a hosted backend (specification, section 7), and what answers each here. Sign-in calls: sign-in-calls.ts. */
export const specificationCalls: readonly SpecificationCall[] = [
  {
    about: { en: 'Sign up, with the profile of the account', ar: 'إنشاء حساب مع ملفه' },
    addresses: ['POST /signup'],
  },
  { about: { en: 'Sign in', ar: 'تسجيل الدخول' }, addresses: ['POST /login'] },
  {
    about: { en: 'Current user and the type of a profile', ar: 'المستخدم الحالي ونوع حسابه' },
    addresses: ['GET /session'],
  },
  {
    about: { en: 'Insert the profile of a client', ar: 'إضافة ملف عميل' },
    addresses: ['POST /client-registration'],
    operations: ['getCompany'],
  },
  {
    about: { en: 'Insert the profile of a mystery shopper', ar: 'إضافة ملف متسوّق خفي' },
    addresses: ['POST /join-mystery-shopper', 'POST /freelancer/profile'],
  },
  {
    about: { en: 'Insert the profile of a freelancer', ar: 'إضافة ملف مستقل' },
    addresses: ['POST /join-freelancer', 'POST /freelancer/profile'],
  },
  {
    about: { en: 'Count and list clients', ar: 'عدد العملاء وقائمتهم' },
    office: ['listCompanies', 'getOfficeCompany'],
    addresses: ['GET /admin/clients'],
  },
  {
    about: { en: 'Count freelancers and shoppers', ar: 'عدد المستقلين والمتسوّقين' },
    addresses: ['GET /admin/freelancers'],
  },
  {
    about: { en: 'Requests of all companies, newest first', ar: 'طلبات كل المنشآت، الأحدث أولًا' },
    office: ['listOfficeRequests', 'getOfficeRequest'],
    addresses: ['GET /admin/dashboard', 'GET /admin/secret-shopper'],
  },
  {
    about: { en: 'Own requests of a client', ar: 'طلبات العميل نفسه' },
    operations: ['listRequests', 'getRequest'],
  },
  {
    about: { en: 'Requests of a shopper', ar: 'طلبات متسوّق' },
    addresses: ['GET /freelancer/secret-shopper'],
  },
  { about: { en: 'Reports of a shopper', ar: 'تقارير متسوّق' }, addresses: ['GET /freelancer/reports'] },
  {
    about: { en: 'Create a request, then read the list again', ar: 'إنشاء طلب ثم قراءة القائمة' },
    operations: ['createRequest', 'listRequests'],
  },
  {
    about: { en: 'Reports with scores and findings', ar: 'التقارير ودرجاتها وملاحظاتها' },
    operations: ['listReports', 'getReport', 'listFindings'],
    office: ['listOfficeReports', 'getOfficeReport'],
  },
  {
    about: { en: 'Subscribe to changes of tables', ar: 'الاشتراك في تغييرات الجداول' },
    operations: ['followChanges'],
  },
  {
    about: {
      en: 'Files: buckets, list, download, signed address',
      ar: 'الملفات: الحاويات والقائمة والتنزيل والعنوان المؤقت',
    },
    operations: ['listBuckets', 'listFiles', 'downloadFile', 'signFile'],
  },
  {
    about: { en: 'Files: upload, move, remove, quota', ar: 'الملفات: الرفع والنقل والحذف والحدود' },
    operations: ['uploadFile', 'listExchangeFiles', 'getExchangeFile', 'moveFile', 'removeFile', 'getStorageQuota'],
  },
  {
    about: { en: 'Functions by name', ar: 'الدوال بأسمائها' },
    operations: [
      'listFunctions',
      'priceVisit',
      'verifyCertificate',
      'complianceScore',
      'scorePreview',
      'quotePlan',
      'recostRecipes',
    ],
  },
  { about: { en: 'Send the contact form', ar: 'إرسال نموذج التواصل' }, addresses: ['POST /contact'] },
]
