import { defineMessages } from '#/domain/text.ts'

/** What can be wrong with a field. Schemas name these keys; the page shows the text in its language. */
export const formMessages = defineMessages({
  required: { en: 'Fill in this field', ar: 'هذا الحقل مطلوب' },
  unreadable: { en: 'This value cannot be read', ar: 'تعذّرت قراءة هذه القيمة' },
  'too-long': { en: 'This text is too long', ar: 'هذا النص أطول من الحد المسموح' },
  'full-name': { en: 'Enter your full name', ar: 'أدخل الاسم الكامل' },
  email: { en: 'Enter your email address', ar: 'أدخل بريدك الإلكتروني' },
  'email-invalid': { en: 'Enter a valid email address', ar: 'أدخل بريدًا إلكترونيًا صحيحًا' },
  'email-taken': { en: 'This email is already registered', ar: 'هذا البريد الإلكتروني مسجّل مسبقًا' },
  password: { en: 'Enter your password', ar: 'أدخل كلمة المرور' },
  'password-short': {
    en: 'Password must be at least 6 characters',
    ar: 'يجب أن تتكون كلمة المرور من 6 أحرف على الأقل',
  },
  'password-short-admin': {
    en: 'An administrator’s password must be at least 12 characters',
    ar: 'يجب أن تتكون كلمة مرور مدير النظام من 12 حرفًا على الأقل',
  },
  'password-long': { en: 'Password must be at most 128 characters', ar: 'يجب ألا تزيد كلمة المرور على 128 حرفًا' },
  'passwords-differ': { en: 'Passwords do not match', ar: 'كلمتا المرور غير متطابقتين' },
  phone: { en: 'Enter a valid Saudi mobile number', ar: 'أدخل رقم جوال سعوديًا صحيحًا' },
  'phone-any': { en: 'Enter a valid phone number', ar: 'أدخل رقم هاتف صحيحًا' },
  topic: { en: 'Choose a subject', ar: 'اختر الموضوع' },
  'user-type': { en: 'Choose what describes you', ar: 'اختر نوع المستخدم' },
  'company-name': { en: 'Enter the company name', ar: 'أدخل اسم المنشأة' },
  'business-type': { en: 'Choose the business type', ar: 'اختر نوع النشاط' },
  branches: { en: 'Number of branches must be at least 1', ar: 'يجب ألا يقل عدد الفروع عن فرع واحد' },
  'vat-number': {
    en: 'The VAT number has 15 digits and starts and ends with 3',
    ar: 'يتكون الرقم الضريبي من 15 رقمًا ويبدأ وينتهي بالرقم 3',
  },
  experience: { en: 'Years of experience cannot be negative', ar: 'لا يمكن أن تكون سنوات الخبرة أقل من صفر' },
  'hourly-rate': { en: 'Hourly rate cannot be negative', ar: 'لا يمكن أن يكون الأجر بالساعة أقل من صفر' },
  'password-again': { en: 'Enter the password again', ar: 'أعد كتابة كلمة المرور' },
  'password-common': {
    en: 'This password is too common. Choose another one.',
    ar: 'كلمة المرور هذه شائعة جدًا. اختر كلمة مرور أخرى.',
  },
  'whole-number': { en: 'Enter a whole number', ar: 'أدخل عددًا صحيحًا' },
  'branches-many': { en: 'Number of branches must be at most 100,000', ar: 'يجب ألا يزيد عدد الفروع على 100,000' },
  'experience-long': { en: 'Years of experience must be at most 80', ar: 'يجب ألا تزيد سنوات الخبرة على 80' },
  amount: { en: 'Enter an amount with at most two decimals', ar: 'أدخل مبلغًا بمنزلتين عشريتين كحد أقصى' },
  'amount-large': { en: 'This amount is too large', ar: 'هذا المبلغ أكبر من الحد المسموح' },
  'branch-name': { en: 'Enter the branch name', ar: 'أدخل اسم الفرع' },
  'branch-location': { en: 'Enter the branch location', ar: 'أدخل موقع الفرع' },
  'evaluation-type': { en: 'Choose an evaluation type', ar: 'اختر نوع التقييم' },
  'visit-date': { en: 'Choose the visit date and time', ar: 'حدّد تاريخ الزيارة ووقتها' },
  'visit-in-past': { en: 'The visit must be in the future', ar: 'يجب أن يكون موعد الزيارة في وقت لاحق' },
  'visit-too-far': {
    en: 'The visit must be within the next 12 months',
    ar: 'يجب أن يكون موعد الزيارة خلال 12 شهرًا القادمة',
  },
  'day-ahead': {
    en: 'Choose a day from today on, within the next 12 months',
    ar: 'اختر يومًا من اليوم فصاعدًا خلال 12 شهرًا القادمة',
  },
  shopper: { en: 'Choose a shopper', ar: 'اختر متسوّقًا' },
  client: { en: 'Choose a client', ar: 'اختر العميل' },
  reason: { en: 'Write the reason', ar: 'اكتب السبب' },
  subject: { en: 'Enter a subject', ar: 'أدخل الموضوع' },
  message: { en: 'Write your message', ar: 'اكتب رسالتك' },
  grade: { en: 'Choose a grade', ar: 'اختر الدرجة' },
  'check-in-note': { en: 'Write a short explanation', ar: 'اكتب توضيحًا مختصرًا' },
  consent: {
    en: 'Agree to the terms before you register',
    ar: 'الموافقة على الشروط مطلوبة لإتمام التسجيل',
  },
  'consent-changed': {
    en: 'The terms have changed since this page was opened. Read them and agree again.',
    ar: 'تغيّرت الشروط بعد فتح هذه الصفحة. اطّلع عليها ثم وافق من جديد.',
  },
  slug: {
    en: 'Use small Latin letters, digits and single hyphens, such as service-times',
    ar: 'استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات مفردة، مثل service-times',
  },
  'slug-taken': { en: 'This address is taken already', ar: 'هذا العنوان مستخدم من قبل' },
  'topic-name': { en: 'Enter the name in both languages', ar: 'أدخل الاسم باللغتين' },
  'publish-time': {
    en: 'Choose a time in the future, within the next 12 months',
    ar: 'اختر وقتًا لاحقًا خلال 12 شهرًا القادمة',
  },
  'picture-missing': { en: 'Choose a picture', ar: 'اختر صورة' },
  'picture-name': { en: 'Enter a name for the picture', ar: 'أدخل اسم الصورة' },
  'link-target': {
    en: 'Write a path of this site, such as /plans, or an address that begins with https://',
    ar: 'اكتب مسارًا في هذا الموقع مثل ‎/plans أو عنوانًا يبدأ بـ ‎https://',
  },
  'https-address': {
    en: 'Write a full address that begins with https://',
    ar: 'اكتب عنوانًا كاملًا يبدأ بـ ‎https://',
  },
  'page-address': {
    en: 'Use small Latin letters, digits and single hyphens, such as our-method',
    ar: 'استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات مفردة، مثل our-method',
  },
  'page-title': { en: 'Write a title in at least one language', ar: 'اكتب العنوان بلغة واحدة على الأقل' },
  'page-time': { en: 'Choose a day and a time', ar: 'اختر اليوم والوقت' },
  'both-languages': { en: 'Write this text in both languages', ar: 'اكتب هذا النص باللغتين' },
  'too-few': { en: 'Add at least one', ar: 'أضف عنصرًا واحدًا على الأقل' },
  'too-many': { en: 'There is no room for so many', ar: 'العدد أكبر من المساحة المتاحة' },
  color: { en: 'Write a colour such as #0F6B5C', ar: 'اكتب اللون بهذا الشكل: ‎#0F6B5C' },
  'primary-pale': {
    en: 'This colour is too pale: text in it could not be read on white. It needs a contrast of 4.5 to 1.',
    ar: 'هذا اللون فاتح لا يُقرأ على الأبيض. يجب أن يبلغ التباين 4.5 إلى 1 على الأقل.',
  },
  'surface-dark': {
    en: 'This background is too dark for the text on it. Choose a lighter one.',
    ar: 'هذه الخلفية داكنة فلا يُقرأ النص عليها. اختر لونًا أفتح.',
  },
  'colors-close': {
    en: 'The two colours are too close: the primary one needs a contrast of 4.5 to 1 on the background.',
    ar: 'اللونان متقاربان. يجب أن يبلغ تباين اللون الأساسي على الخلفية 4.5 إلى 1 على الأقل.',
  },
  'confirm-brief': { en: 'Confirm that you have read the brief', ar: 'أكّد قراءة تعليمات الزيارة' },
  'confirm-declaration': { en: 'Confirm the declaration', ar: 'أكّد الإقرار قبل الإرسال' },
  'form-title': { en: 'Enter a title', ar: 'أدخل العنوان' },
  address: { en: 'Enter the address', ar: 'أدخل عنوان الصفحة' },
  'address-invalid': {
    en: 'Use small Latin letters, digits and hyphens, such as guest-survey',
    ar: 'استخدم أحرفًا لاتينية صغيرة وأرقامًا وشرطات، مثل guest-survey',
  },
  'address-taken': { en: 'This address is already taken', ar: 'هذا العنوان مستخدم من قبل' },
})

export type FormMessage = keyof typeof formMessages
export const isFormMessage = (key: string): key is FormMessage => Object.hasOwn(formMessages, key)
