import { defineMessages } from '#/domain/text.ts'

/** What every form for visitors says around its own words. */
export const publicFormMessages = defineMessages({
  website: { en: 'Leave this field empty', ar: 'اترك هذا الحقل فارغًا' },
  ticket: { en: 'Your enquiry number: {ticket}', ar: 'رقم المتابعة: {ticket}' },
  sentBefore: { en: 'Sent. Enquiry number: {ticket}.', ar: 'تم الإرسال. رقم المتابعة: {ticket}.' },
  closed: { en: 'This form no longer accepts answers', ar: 'لم يعد هذا النموذج يستقبل ردودًا' },
  closedText: {
    en: 'You can still reach us on the contact page.',
    ar: 'يمكنك مراسلتنا من صفحة التواصل.',
  },
  contact: { en: 'Contact us', ar: 'تواصل معنا' },
  choose: { en: 'Choose…', ar: 'اختر…' },
})

/** Errors of a field, with its label. */
export const answerMessages = defineMessages({
  required: { en: 'Fill in “{label}”', ar: 'املأ حقل «{label}»' },
  'full-name': { en: 'Enter your full name', ar: 'أدخل الاسم الكامل' },
  email: { en: 'Enter your email address', ar: 'أدخل بريدك الإلكتروني' },
  'email-invalid': {
    en: 'Enter a valid email address, such as name@company.com',
    ar: 'أدخل بريدًا إلكترونيًا صحيحًا مثل name@company.com',
  },
  'phone-any': {
    en: 'Enter a valid phone number, such as 0512345678',
    ar: 'أدخل رقم جوال صحيحًا مثل 0512345678',
  },
  message: { en: 'Write your message', ar: 'اكتب رسالتك' },
  choose: { en: 'Choose an answer to “{label}”', ar: 'اختر إجابة في حقل «{label}»' },
  confirm: { en: 'Confirm “{label}” to continue', ar: 'للمتابعة وافق على «{label}»' },
  number: { en: 'Enter a number for “{label}”', ar: 'أدخل رقمًا في حقل «{label}»' },
  'number-small': { en: '“{label}” must be at least {min}', ar: 'يجب ألا يقل «{label}» عن {min}' },
  'number-large': { en: '“{label}” must be at most {max}', ar: 'يجب ألا يزيد «{label}» على {max}' },
  'too-short': {
    en: '“{label}” must have at least {min} characters',
    ar: 'الحد الأدنى لعدد أحرف «{label}»: {min}',
  },
  'too-long': {
    en: '“{label}” must have at most {max} characters',
    ar: 'الحد الأقصى لعدد أحرف «{label}»: {max}',
  },
  day: { en: 'Choose a day for “{label}”', ar: 'اختر يومًا في حقل «{label}»' },
  unreadable: {
    en: 'The answer to “{label}” could not be read. Enter it again',
    ar: 'تعذّرت قراءة الإجابة في حقل «{label}». اكتبها من جديد',
  },
})
