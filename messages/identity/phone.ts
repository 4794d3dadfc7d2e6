import { defineMessages } from '#/domain/text.ts'

/** Codes by text message: signing in, and the page of the own number. */
export const phoneMessages = defineMessages({
  title: { en: 'Sign in by text message', ar: 'تسجيل الدخول برسالة نصية' },
  about: {
    en: 'Receive a code on your mobile to sign in without your password.',
    ar: 'استلم رمزًا على جوالك لتسجيل الدخول دون كلمة المرور.',
  },
  lead: {
    en: 'Enter the mobile number that you verified in your account. We will text you a code.',
    ar: 'أدخل رقم الجوال الموثّق في حسابك، وسنرسل إليك رمزًا.',
  },
  open: { en: 'Sign in by text message instead', ar: 'تسجيل الدخول برسالة نصية' },
  phone: { en: 'Mobile number', ar: 'رقم الجوال' },
  phoneHelp: { en: 'A Saudi mobile number, such as 0501234567', ar: 'رقم جوال سعودي، مثل 0501234567' },
  send: { en: 'Send the code', ar: 'إرسال الرمز' },
  sent: { en: 'Check your messages', ar: 'راجع رسائلك' },
  sentLead: {
    en: 'If an account has verified {phone}, we have sent it a code. Enter it within 10 minutes.',
    ar: 'إن كان الرقم {phone} موثّقًا في حساب فسيصله رمز خلال لحظات. أدخله خلال 10 دقائق.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  codeHelp: {
    en: 'Six digits. After five wrong codes, request a new one.',
    ar: 'ستة أرقام. بعد خمسة رموز خاطئة اطلب رمزًا جديدًا.',
  },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  again: { en: 'Request another code', ar: 'طلب رمز آخر' },
  back: { en: 'Back to sign in', ar: 'العودة إلى تسجيل الدخول' },
  // Second step
  textMe: { en: 'Text me a code instead', ar: 'إرسال رمز إلى جوالي' },
  texted: {
    en: 'We have sent a code to your verified mobile. Enter it within 10 minutes.',
    ar: 'أُرسل رمز إلى جوالك الموثّق. أدخله خلال 10 دقائق.',
  },
  // Own number
  ownTitle: { en: 'Mobile number for signing in', ar: 'رقم الجوال لتسجيل الدخول' },
  ownLead: {
    en: 'With a verified number, you can sign in by a code in a text message. Anyone who can read your messages could use it, so we recommend a passkey.',
    ar: 'مع رقم موثّق يمكنك تسجيل الدخول برمز يصلك في رسالة نصية. وقد يستخدمه من يستطيع قراءة رسائلك، لذلك ننصح بمفتاح مرور.',
  },
  verified: { en: 'Verified', ar: 'وُثّق في' },
  lastUsed: { en: 'Last used', ar: 'آخر استخدام' },
  none: { en: 'No number is verified', ar: 'لا يوجد رقم موثّق' },
  off: {
    en: 'Text messages are not set up here.',
    ar: 'لم تُعدّ الرسائل النصية هنا.',
  },
  verifyTitle: { en: 'Verify a number', ar: 'توثيق رقم' },
  changeTitle: { en: 'Verify another number', ar: 'توثيق رقم آخر' },
  codeSent: {
    en: 'We have sent a code to {phone}. Enter it within 10 minutes.',
    ar: 'أُرسل رمز إلى {phone}. أدخله خلال 10 دقائق.',
  },
  confirm: { en: 'Verify', ar: 'توثيق' },
  remove: { en: 'Remove', ar: 'حذف' },
  removeTitle: { en: 'Remove the number?', ar: 'حذف الرقم؟' },
  removeText: {
    en: 'You can no longer sign in with codes sent to it.',
    ar: 'لن تتمكن بعد ذلك من تسجيل الدخول برموز تُرسل إليه.',
  },
  doneVerify: { en: 'The number has been verified.', ar: 'وُثّق الرقم.' },
  doneRemove: { en: 'The number has been removed.', ar: 'حُذف الرقم.' },
})
