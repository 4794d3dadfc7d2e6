import { defineMessages } from '#/domain/text.ts'

/** Frame and navigation of the own account. */
export const ownAccountMessages = defineMessages({
  title: { en: 'Your account', ar: 'حسابك' },
  sections: { en: 'Parts of your account', ar: 'أقسام حسابك' },
  sectionSecurity: { en: 'Sign-in security', ar: 'أمان تسجيل الدخول' },
})
