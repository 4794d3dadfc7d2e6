import { defineMessages } from '#/domain/text.ts'

/** Identities of an OpenID provider: signing in, and the page that links one's own. */
export const identityMessages = defineMessages({
  title: { en: 'Linked identities', ar: 'الهويات المرتبطة' },
  signIn: { en: 'Sign in with {name}', ar: 'تسجيل الدخول عبر {name}' },
  lead: {
    en: 'Link your identity at {name} to sign in with it. Two-step sign-in still asks for your code.',
    ar: 'اربط هويتك لدى {name} لتسجيل الدخول بها. ويبقى رمز الدخول بخطوتين مطلوبًا.',
  },
  yours: { en: 'Your identities', ar: 'هوياتك' },
  none: { en: 'No identity is linked', ar: 'لا توجد هوية مرتبطة' },
  noneLead: {
    en: 'You sign in with your password or a passkey.',
    ar: 'تسجّل الدخول بكلمة المرور أو مفتاح المرور.',
  },
  off: {
    en: 'Signing in through an identity provider is not set up here.',
    ar: 'لم يُعدّ هنا تسجيل الدخول عبر مزوّد هوية.',
  },
  linkedAt: { en: 'Linked', ar: 'رُبطت في' },
  lastUsed: { en: 'Last used', ar: 'آخر استخدام' },
  neverUsed: { en: 'Not used yet', ar: 'لم تُستخدم بعد' },
  linkTitle: { en: 'Link an identity', ar: 'ربط هوية' },
  link: { en: 'Link {name}', ar: 'ربط {name}' },
  unlink: { en: 'Unlink', ar: 'إلغاء الربط' },
  unlinkTitle: { en: 'Unlink the identity of {name}?', ar: 'إلغاء ربط الهوية لدى {name}؟' },
  unlinkText: {
    en: 'You can no longer sign in with it. You can link it again later.',
    ar: 'لن تتمكن من تسجيل الدخول بها بعد ذلك. ويمكنك ربطها لاحقًا من جديد.',
  },
  doneLink: { en: 'The identity has been linked.', ar: 'رُبطت الهوية.' },
  doneUnlink: { en: 'The identity has been unlinked.', ar: 'أُلغي ربط الهوية.' },
})
