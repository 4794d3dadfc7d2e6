import { defineMessages } from '#/domain/text.ts'

/** Signing in by a link or code in a mail. */
export const mailSignInMessages = defineMessages({
  title: { en: 'Sign in by email', ar: 'تسجيل الدخول بالبريد الإلكتروني' },
  about: {
    en: 'Receive a link and a code by email to sign in without your password.',
    ar: 'استلم رابطًا ورمزًا على بريدك لتسجيل الدخول دون كلمة المرور.',
  },
  lead: {
    en: 'Enter the email of your account. We will send you a link and a code to sign in with.',
    ar: 'أدخل البريد الإلكتروني لحسابك، وسنرسل إليك رابطًا ورمزًا لتسجيل الدخول.',
  },
  open: { en: 'Sign in by email instead', ar: 'تسجيل الدخول بالبريد الإلكتروني' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  send: { en: 'Send the email', ar: 'إرسال الرسالة' },
  sent: { en: 'Check your email', ar: 'راجع بريدك الإلكتروني' },
  sentLead: {
    en: 'If an account exists for {email}, we have sent it an email. Open its link within 15 minutes, or enter its code here within 10 minutes.',
    ar: 'إن وُجد حساب بالبريد {email} فستصله رسالة خلال لحظات. افتح رابطها خلال 15 دقيقة، أو أدخل رمزها هنا خلال 10 دقائق.',
  },
  code: { en: 'Code from the email', ar: 'الرمز من الرسالة' },
  codeHelp: {
    en: 'Six digits. After five wrong codes, request a new email.',
    ar: 'ستة أرقام. بعد خمسة رموز خاطئة اطلب رسالة جديدة.',
  },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  again: { en: 'Request another email', ar: 'طلب رسالة أخرى' },
  back: { en: 'Back to sign in', ar: 'العودة إلى تسجيل الدخول' },
  linkTitle: { en: 'Sign in', ar: 'تسجيل الدخول' },
  linkAbout: { en: 'Sign in with the link from your email.', ar: 'تسجيل الدخول بالرابط المرسل إلى بريدك.' },
  linkLead: {
    en: 'Press the button to sign in. The link works once.',
    ar: 'اضغط الزر لتسجيل الدخول. يمكن استخدام الرابط مرة واحدة.',
  },
  dead: { en: 'This link has expired or was already used', ar: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل' },
  deadLead: { en: 'Request a new email to continue.', ar: 'اطلب رسالة جديدة للمتابعة.' },
})
