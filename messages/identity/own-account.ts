import { defineMessages } from '#/domain/text.ts'

/** Frame and navigation of the own account. */
export const ownAccountMessages = defineMessages({
  title: { en: 'Your account', ar: 'حسابك' },
  sections: { en: 'Parts of your account', ar: 'أقسام حسابك' },
  sectionProfile: { en: 'Profile', ar: 'الملف الشخصي' },
  sectionEmail: { en: 'Email', ar: 'البريد الإلكتروني' },
  sectionPassword: { en: 'Password', ar: 'كلمة المرور' },
  sectionSessions: { en: 'Devices', ar: 'الأجهزة' },
  sectionSecurity: { en: 'Sign-in security', ar: 'أمان تسجيل الدخول' },
  sectionPasskeys: { en: 'Passkeys', ar: 'مفاتيح المرور' },
  sectionIdentities: { en: 'Linked identities', ar: 'الهويات المرتبطة' },
  sectionPhone: { en: 'Mobile for signing in', ar: 'جوال تسجيل الدخول' },
  sectionDocuments: { en: 'Documents', ar: 'المستندات' },
  sectionData: { en: 'Your data', ar: 'بياناتك' },
})
