import { defineMessages } from '#/domain/text.ts'

/** Confirmation of a powerful action, as a dialog and as a page before a download. */
export const confirmationMessages = defineMessages({
  title: { en: 'Confirm that it is you', ar: 'أكّد هويتك' },
  leadPassword: {
    en: 'More than 10 minutes have passed since you last confirmed your identity. Enter your password to continue.',
    ar: 'مضى أكثر من 10 دقائق على آخر مرة أكّدت فيها هويتك. أدخل كلمة المرور للمتابعة.',
  },
  leadCode: {
    en: 'More than 10 minutes have passed since you last confirmed your identity. Enter the code from your authenticator app to continue.',
    ar: 'مضى أكثر من 10 دقائق على آخر مرة أكّدت فيها هويتك. أدخل الرمز من تطبيق المصادقة للمتابعة.',
  },
  noScript: { en: 'Then press the same button again.', ar: 'ثم اضغط الزر نفسه مرة أخرى.' },
  password: { en: 'Your password', ar: 'كلمة المرور' },
  code: { en: 'Code', ar: 'الرمز' },
  codeHelp: {
    en: 'If you do not have your phone, enter one of your recovery codes.',
    ar: 'إن لم يكن جوالك معك فأدخل أحد رموز الاسترداد.',
  },
  passkey: { en: 'Use a passkey', ar: 'استخدام مفتاح مرور' },
  passkeyFailed: {
    en: 'The passkey could not be used. Try again, or use the field above.',
    ar: 'تعذّر استخدام مفتاح المرور. حاول مرة أخرى، أو استخدم الحقل أعلاه.',
  },
  wrongPassword: { en: 'Incorrect password', ar: 'كلمة المرور غير صحيحة' },
  wrongCode: { en: 'Incorrect code', ar: 'الرمز غير صحيح' },
  confirm: { en: 'Confirm and continue', ar: 'تأكيد ومتابعة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  notSent: { en: 'Nothing has been changed yet', ar: 'لم يتغيّر شيء بعد' },
  notSentLead: { en: 'This step needs you to confirm your identity.', ar: 'تتطلب هذه الخطوة تأكيد هويتك.' },
  // The page before a file
  pageLead: {
    en: 'This file holds a lot of data, so we ask for your confirmation before it is downloaded.',
    ar: 'يحتوي هذا الملف على بيانات كثيرة، لذلك يلزم تأكيد هويتك قبل تنزيله.',
  },
  confirmed: { en: 'Confirmed', ar: 'أُكّدت هويتك' },
  confirmedLead: {
    en: 'The download starts automatically. If it does not, use the button.',
    ar: 'يبدأ التنزيل تلقائيًا. وإن لم يبدأ فاستخدم الزر.',
  },
  goOn: { en: 'Download the file', ar: 'تنزيل الملف' },
  back: { en: 'Back', ar: 'رجوع' },
})
