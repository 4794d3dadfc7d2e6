import type { ErrorCode } from '../errors.ts'
import type { Text } from '../text.ts'

type Call = {
  about: Text
  method: 'GET' | 'POST'
  /** Address of the form or answer, without its language. */
  path: string
  /** `intent` of a form that has several. */
  intent?: string
  body: readonly string[]
  errors: readonly ErrorCode[]
}

/**
 * Calls of a hosted sign-in service (specification, section 7) and what answers each here. docs/sign-in.md has the rules of
 * each method. Forms answer their page with the failure; the two that answer JSON are `/session` and `/login/token`.
 */
export const signInCalls = [
  {
    about: { en: 'Sign up', ar: 'إنشاء حساب' },
    method: 'POST',
    path: '/signup',
    body: ['userType', 'fullName', 'email', 'password', 'confirmPassword', 'agreed'],
    errors: ['account.exists', 'account.password-common', 'account.consent-missing'],
  },
  {
    about: { en: 'Sign in with a password', ar: 'الدخول بكلمة المرور' },
    method: 'POST',
    path: '/login',
    intent: 'sign-in',
    body: ['email', 'password'],
    errors: ['account.wrong-credentials', 'account.blocked', 'too-many-attempts'],
  },
  {
    about: { en: 'Authorise with an identity provider', ar: 'الدخول عبر مزود هوية' },
    method: 'POST',
    path: '/login',
    intent: 'identity',
    body: [],
    errors: ['account.identity-unknown', 'account.identity-refused', 'account.provider-unavailable', 'not-found'],
  },
  {
    about: { en: 'Token by id token', ar: 'رمز الدخول من رمز الهوية' },
    method: 'POST',
    path: '/login/token',
    body: ['id_token', 'nonce'],
    errors: ['account.identity-refused', 'account.identity-unknown', 'not-found'],
  },
  {
    about: { en: 'Current user, and refresh of the session', ar: 'المستخدم الحالي وتجديد الجلسة' },
    method: 'GET',
    path: '/session',
    body: [],
    errors: ['sign-in-required'],
  },
  {
    about: { en: 'Change name, phone and language', ar: 'تعديل الاسم والجوال واللغة' },
    method: 'POST',
    path: '/account',
    intent: 'person',
    body: ['fullName', 'phone', 'language'],
    errors: ['sign-in-required', 'bad-value'],
  },
  {
    about: { en: 'Change the email address', ar: 'تغيير البريد الإلكتروني' },
    method: 'POST',
    path: '/account/email',
    intent: 'change',
    body: ['email'],
    errors: ['account.confirm-again', 'account.email-same', 'too-many-attempts'],
  },
  {
    about: { en: 'Change the password', ar: 'تغيير كلمة المرور' },
    method: 'POST',
    path: '/account/password',
    body: ['password', 'confirmPassword'],
    errors: ['account.confirm-again', 'account.password-same', 'account.password-common'],
  },
  {
    about: { en: 'Send the code or link again', ar: 'إعادة إرسال الرمز أو الرابط' },
    method: 'POST',
    path: '/login/mail',
    intent: 'send',
    body: ['email'],
    errors: ['too-many-attempts'],
  },
  {
    about: { en: 'Recover the account', ar: 'استعادة الحساب' },
    method: 'POST',
    path: '/forgot-password',
    body: ['email'],
    errors: ['too-many-attempts'],
  },
  {
    about: { en: 'Set a new password by the link', ar: 'تعيين كلمة مرور جديدة من الرابط' },
    method: 'POST',
    path: '/reset-password',
    body: ['token', 'password', 'confirmPassword'],
    errors: ['account.reset-link-invalid', 'account.password-common'],
  },
  {
    about: { en: 'Prove yourself again', ar: 'تأكيد الهوية من جديد' },
    method: 'POST',
    path: '/account/confirm',
    body: ['password', 'code'],
    errors: ['account.confirm-again', 'account.password-wrong', 'account.code-wrong'],
  },
  {
    about: { en: 'Add a second factor: app', ar: 'إضافة خطوة ثانية: تطبيق' },
    method: 'POST',
    path: '/account/security',
    intent: 'start',
    body: [],
    errors: ['account.confirm-again', 'changed-meanwhile'],
  },
  {
    about: { en: 'Add a second factor: passkey', ar: 'إضافة خطوة ثانية: مفتاح مرور' },
    method: 'POST',
    path: '/account/passkeys',
    intent: 'begin',
    body: ['name'],
    errors: ['account.confirm-again', 'account.passkey-refused', 'account.passkeys-many'],
  },
  {
    about: { en: 'Add a second factor: phone', ar: 'إضافة خطوة ثانية: جوال' },
    method: 'POST',
    path: '/account/phone',
    intent: 'send',
    body: ['phone'],
    errors: ['account.code-wrong', 'account.phone-taken', 'too-many-attempts'],
  },
  {
    about: { en: 'Remove a factor', ar: 'إزالة خطوة ثانية' },
    method: 'POST',
    path: '/account/security',
    intent: 'remove',
    body: ['code'],
    errors: ['account.code-wrong', 'account.last-way-in'],
  },
  {
    about: { en: 'Challenge of a factor', ar: 'طلب رمز الخطوة الثانية' },
    method: 'POST',
    path: '/login/code',
    intent: 'text',
    body: [],
    errors: ['account.code-too-late', 'not-allowed'],
  },
  {
    about: { en: 'Verify a factor', ar: 'التحقق من الخطوة الثانية' },
    method: 'POST',
    path: '/login/code',
    intent: 'code',
    body: ['code'],
    errors: ['account.code-wrong', 'account.code-too-late', 'account.passkey-refused'],
  },
  {
    about: { en: 'Link an identity', ar: 'ربط هوية' },
    method: 'POST',
    path: '/account/identities',
    intent: 'link',
    body: [],
    errors: ['account.identity-taken', 'account.confirm-again'],
  },
  {
    about: { en: 'Delete an identity', ar: 'حذف هوية' },
    method: 'POST',
    path: '/account/identities',
    intent: 'unlink',
    body: ['identityId'],
    errors: ['account.last-way-in', 'not-found', 'account.confirm-again'],
  },
  {
    about: { en: 'Signing keys', ar: 'مفاتيح التوقيع' },
    method: 'GET',
    path: '/.well-known/jwks.json',
    body: [],
    errors: [],
  },
  { about: { en: 'Sign out', ar: 'تسجيل الخروج' }, method: 'POST', path: '/sign-out', body: [], errors: [] },
] as const satisfies readonly Call[]
