import { defineMessages } from '#/domain/text.ts'

/** Keys of the API: page, list, form. */
export const apiKeyMessages = defineMessages({
  title: { en: 'API keys', ar: 'مفاتيح الواجهة البرمجية' },
  lead: {
    en: 'Programs of your company read and order with a key. Each key has its own rights and its own part of the company.',
    ar: 'تقرأ برامج منشأتك بياناتها وتطلب الزيارات عبر مفتاح. لكل مفتاح صلاحياته والجزء الذي يعمل فيه من المنشأة.',
  },
  reference: { en: 'API reference', ar: 'مرجع الواجهة البرمجية' },
  // list
  name: { en: 'Name', ar: 'الاسم' },
  part: { en: 'Part of the company', ar: 'الجزء من المنشأة' },
  whole: { en: 'Whole company', ar: 'المنشأة كلها' },
  rights: { en: 'Rights', ar: 'الصلاحيات' },
  ends: { en: 'Ends with', ar: 'ينتهي بـ' },
  clientId: { en: 'Client ID', ar: 'معرّف العميل' },
  made: { en: 'Made', ar: 'تاريخ الإنشاء' },
  used: { en: 'Last used', ar: 'آخر استخدام' },
  neverUsed: { en: 'Not used yet', ar: 'لم يُستخدم بعد' },
  expires: { en: 'Expires', ar: 'تاريخ الانتهاء' },
  noEnd: { en: 'No end', ar: 'بلا انتهاء' },
  state: { en: 'Status', ar: 'الحالة' },
  state_active: { en: 'Active', ar: 'ساري' },
  state_expired: { en: 'Expired', ar: 'منتهٍ' },
  state_revoked: { en: 'Revoked', ar: 'ملغى' },
  overlapUntil: { en: 'The previous secret works until', ar: 'يعمل المفتاح السري السابق حتى' },
  none: { en: 'No keys yet', ar: 'لا مفاتيح بعد' },
  noneHint: {
    en: 'Make a key for each program that reads your data, so that you can end one without the others.',
    ar: 'أنشئ مفتاحًا لكل برنامج يقرأ بياناتك، فتتمكن من إلغاء أحدها دون غيره.',
  },
  // new key
  make: { en: 'New key', ar: 'مفتاح جديد' },
  makeTitle: { en: 'New key', ar: 'مفتاح جديد' },
  nameHelp: {
    en: 'The program that uses it, for example “Power BI”.',
    ar: 'البرنامج الذي يستخدمه، مثل «لوحة المبيعات».',
  },
  partHelp: {
    en: 'The key sees only branches in this part.',
    ar: 'لا يرى المفتاح إلا فروع هذا الجزء.',
  },
  life: { en: 'Valid for', ar: 'مدة الصلاحية' },
  life_: { en: 'No end', ar: 'بلا انتهاء' },
  life_30: { en: '30 days', ar: '30 يومًا' },
  life_90: { en: '90 days', ar: '90 يومًا' },
  life_365: { en: 'One year', ar: 'سنة واحدة' },
  scopesHelp: {
    en: 'Choose only the rights that the program needs. Writing includes reading.',
    ar: 'اختر ما يحتاجه البرنامج فقط. صلاحية الكتابة تشمل القراءة.',
  },
  'scope_company:read': { en: 'Read the company and its structure', ar: 'قراءة بيانات المنشأة وهيكلها' },
  'scope_branches:read': { en: 'Read branches', ar: 'قراءة الفروع' },
  'scope_members:read': { en: 'Read the team', ar: 'قراءة أعضاء الفريق' },
  'scope_requests:read': { en: 'Read visit requests and their prices', ar: 'قراءة طلبات الزيارات وأسعارها' },
  'scope_company:write': {
    en: 'Add, rename, move and close parts of the company',
    ar: 'إضافة أجزاء المنشأة وتسميتها ونقلها وإغلاقها',
  },
  'scope_branches:write': { en: 'Add, change and close branches', ar: 'إضافة الفروع وتعديلها وإغلاقها' },
  'scope_members:write': {
    en: 'Invite branch managers and viewers, and change their roles',
    ar: 'دعوة مديري الفروع والمطّلعين وتعديل أدوارهم',
  },
  'scope_requests:write': { en: 'Order, reschedule and cancel visits', ar: 'طلب الزيارات وتغيير مواعيدها وإلغاؤها' },
  'scope_reports:read': { en: 'Read reports and findings', ar: 'قراءة التقارير والملاحظات' },
  'scope_reports:write': { en: 'Comment on reports', ar: 'التعليق على التقارير' },
  'scope_actions:read': { en: 'Read corrective actions', ar: 'قراءة الإجراءات التصحيحية' },
  'scope_actions:write': { en: 'Open corrective actions and move them on', ar: 'فتح الإجراءات التصحيحية ومتابعتها' },
  'scope_certificates:read': { en: 'Read certificates', ar: 'قراءة الشهادات' },
  'scope_invoices:read': { en: 'Read invoices', ar: 'قراءة الفواتير' },
  'scope_payments:read': { en: 'Read payments', ar: 'قراءة المدفوعات' },
  'scope_daily:read': { en: 'Read daily reports with their figures', ar: 'قراءة التقارير اليومية وأرقامها' },
  'scope_daily:write': { en: 'Fill in and submit daily reports', ar: 'تعبئة التقارير اليومية وتقديمها' },
  'scope_documents:write': {
    en: 'Add documents without their file, and correct their numbers and dates',
    ar: 'إضافة بيانات المستندات دون ملفاتها وتصحيح أرقامها وتواريخها',
  },
  'scope_documents:read': {
    en: 'Read documents of the company and its branches',
    ar: 'قراءة مستندات المنشأة وفروعها',
  },
  'scope_kitchen:read': {
    en: 'Read ingredients, recipes with costs, and menus',
    ar: 'قراءة المكوّنات والوصفات وتكاليفها وقوائم الطعام',
  },
  'scope_kitchen:write': {
    en: 'Add and change ingredients, prices, recipes and sold-out dishes',
    ar: 'إضافة المكوّنات والأسعار والوصفات وتعديلها وتحديد الأطباق النافدة',
  },
  'scope_orders:write': {
    en: 'Write and send purchase orders within the limit of a branch manager',
    ar: 'إعداد أوامر الشراء وإرسالها ضمن حد مدير الفرع',
  },
  'scope_orders:read': { en: 'Read purchase orders', ar: 'قراءة أوامر الشراء' },
  'scope_webhooks:read': {
    en: 'Read webhook endpoints and their messages',
    ar: 'قراءة عناوين استقبال Webhooks ورسائلها',
  },
  'scope_webhooks:write': {
    en: 'Add, change and delete webhook endpoints',
    ar: 'إضافة عناوين استقبال Webhooks وتعديلها وحذفها',
  },
  'scope_realtime:read': {
    en: 'Follow changes as they happen, of records that it may read',
    ar: 'متابعة التغييرات لحظة وقوعها في السجلات التي يقرؤها',
  },
  'scope_storage:read': {
    en: 'Download files of records that it may read, and make addresses for them',
    ar: 'تنزيل ملفات السجلات التي يقرؤها وإنشاء عناوين لها',
  },
  'scope_exchange:read': {
    en: 'Read files that programs leave for one another',
    ar: 'قراءة الملفات التي تتبادلها البرامج',
  },
  'scope_exchange:write': {
    en: 'Leave, move and remove files for other programs',
    ar: 'وضع الملفات للبرامج الأخرى ونقلها وحذفها',
  },
  'scope_functions:call': {
    en: 'Call functions that compute, such as VAT, units and dates',
    ar: 'استدعاء دوال الحساب، كالضريبة والوحدات والتواريخ',
  },
  save: { en: 'Make the key', ar: 'إنشاء المفتاح' },
  // shown once
  secret: { en: 'Secret of “{name}”', ar: 'المفتاح السري لـ «{name}»' },
  secretOnce: {
    en: 'Copy it now and keep it where your program reads its secrets. It is not shown again.',
    ar: 'انسخه الآن واحفظه حيث يقرأ برنامجك أسراره. لن يظهر مرة أخرى.',
  },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied', ar: 'نُسخ' },
  // change
  rotate: { en: 'Change the secret', ar: 'تغيير المفتاح السري' },
  rotateTitle: { en: 'Change the secret of “{name}”?', ar: 'تغيير المفتاح السري لـ «{name}»؟' },
  rotateText: {
    en: 'You get a new secret now. The present one works for 24 more hours, so that you can change your program without a gap.',
    ar: 'تحصل الآن على مفتاح سري جديد، ويبقى الحالي صالحًا 24 ساعة أخرى لتحدّث برنامجك دون انقطاع.',
  },
  revoke: { en: 'Revoke', ar: 'إلغاء المفتاح' },
  revokeTitle: { en: 'Revoke “{name}”?', ar: 'إلغاء «{name}»؟' },
  revokeText: {
    en: 'Programs that use this key are refused immediately. This cannot be undone.',
    ar: 'تُرفض البرامج التي تستخدم هذا المفتاح فورًا، ولا يمكن التراجع.',
  },
  revoked: { en: 'The key is revoked', ar: 'أُلغي المفتاح' },
  steps: { en: 'Change {name}', ar: 'تعديل {name}' },
  // steps in mails
  step_made: { en: 'made', ar: 'إنشاء مفتاح' },
  step_rotated: { en: 'given a new secret', ar: 'تغيير المفتاح السري' },
  step_revoked: { en: 'revoked', ar: 'إلغاء المفتاح' },
})
