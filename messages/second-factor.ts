import { defineMessages } from '#/domain/text.ts'

/** Second step of sign-in, and its setup page. */
export const secondFactorMessages = defineMessages({
  // Signing in
  codeTitle: { en: 'Enter your code', ar: 'أدخل رمز الدخول' },
  codeAbout: { en: 'The second step of signing in.', ar: 'الخطوة الثانية لتسجيل الدخول.' },
  codeLead: {
    en: 'Open your authenticator app and enter the six digits for this account.',
    ar: 'افتح تطبيق المصادقة وأدخل الأرقام الستة الخاصة بهذا الحساب.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  codeHelp: {
    en: 'Without your phone, enter one of your recovery codes instead.',
    ar: 'إن لم يكن هاتفك معك فأدخل أحد رموز الاسترداد.',
  },
  goOn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  notYou: { en: 'Sign in with another account', ar: 'الدخول بحساب آخر' },
  waitedTooLong: { en: 'Please sign in again', ar: 'سجّل الدخول من جديد' },
  waitedTooLongLead: {
    en: 'The code has to follow the password within ten minutes.',
    ar: 'يجب إدخال الرمز خلال عشر دقائق من إدخال كلمة المرور.',
  },
  toSignIn: { en: 'Go to sign-in', ar: 'الانتقال إلى تسجيل الدخول' },
  // The page
  title: { en: 'Sign-in security', ar: 'أمان تسجيل الدخول' },
  lead: {
    en: 'A password can be guessed or stolen. With two steps it is not enough: signing in also asks for a code that only your phone knows.',
    ar: 'قد تُسرق كلمة المرور أو تُخمَّن. مع الدخول بخطوتين لن تكفي وحدها، إذ يُطلب رمز لا يظهر إلا على هاتفك.',
  },
  twoSteps: { en: 'Two-step sign-in', ar: 'الدخول بخطوتين' },
  isOff: { en: 'Off', ar: 'غير مفعّل' },
  isOn: { en: 'On since {date}', ar: 'مفعّل منذ {date}' },
  offLead: {
    en: 'You need an authenticator app, for example the one built into your phone. Setting it up takes two minutes.',
    ar: 'تحتاج إلى تطبيق مصادقة، مثل التطبيق المدمج في هاتفك. ولا يستغرق الإعداد سوى دقيقتين.',
  },
  password: { en: 'Your password', ar: 'كلمة مرورك' },
  passwordWhy: { en: 'So that nobody sets it up on an open screen.', ar: 'حتى لا يفعّله أحد من شاشة تُركت مفتوحة.' },
  start: { en: 'Set up', ar: 'بدء الإعداد' },
  scan: { en: '1. Scan this with your authenticator app', ar: '1. امسح هذا الرمز بتطبيق المصادقة' },
  qr: { en: 'QR code for the authenticator app', ar: 'رمز الاستجابة السريعة لتطبيق المصادقة' },
  orType: { en: 'Or type this key into the app:', ar: 'أو اكتب هذا المفتاح في التطبيق:' },
  enter: { en: '2. Enter the six digits that it shows', ar: '2. أدخل الأرقام الستة التي تظهر فيه' },
  confirm: { en: 'Switch on', ar: 'تفعيل' },
  confirmWarning: {
    en: 'All other devices are signed out when you switch it on.',
    ar: 'عند التفعيل سيتم تسجيل الخروج من جميع الأجهزة الأخرى.',
  },
  again: { en: 'Start again with a new key', ar: 'البدء من جديد بمفتاح آخر' },
  codesTitle: { en: 'Your recovery codes', ar: 'رموز الاسترداد' },
  codesLead: {
    en: 'Each opens your account once when your phone is lost. Print them or write them down now: they are not shown again.',
    ar: 'يفتح كل رمز حسابك مرة واحدة عند فقدان هاتفك. اطبعها أو دوّنها الآن، فلن تظهر مرة أخرى.',
  },
  print: { en: 'Print', ar: 'طباعة' },
  kept: { en: 'I have kept them', ar: 'حفظتُها' },
  codesLeft: {
    en: { one: '{count} recovery code is left.', other: '{count} recovery codes are left.' },
    ar: {
      zero: 'لم تبقَ رموز استرداد.',
      one: 'بقي رمز استرداد واحد.',
      two: 'بقي رمزا استرداد.',
      few: 'بقيت {count} رموز استرداد.',
      many: 'بقي {count} رمز استرداد.',
      other: 'بقي {count} رمز استرداد.',
    },
  },
  manageLead: {
    en: 'Enter a code of your app, or a recovery code, for either of these.',
    ar: 'أدخل رمزًا من تطبيقك أو أحد رموز الاسترداد لأي من الإجراءين.',
  },
  renew: { en: 'New recovery codes', ar: 'رموز استرداد جديدة' },
  remove: { en: 'Switch off', ar: 'إيقاف' },
  removed: { en: 'Two-step sign-in is off.', ar: 'تم إيقاف الدخول بخطوتين.' },
  graceTitle: { en: 'Set up two-step sign-in', ar: 'فعّل الدخول بخطوتين' },
  graceText: {
    en: {
      one: 'One day is left. After that, administration opens only with two-step sign-in.',
      other: '{count} days are left. After that, administration opens only with two-step sign-in.',
    },
    ar: {
      zero: 'انتهت المهلة، ولا تُفتح لوحة الإدارة إلا مع الدخول بخطوتين.',
      one: 'بقي يوم واحد. بعده لا تُفتح لوحة الإدارة إلا مع الدخول بخطوتين.',
      two: 'بقي يومان. بعدهما لا تُفتح لوحة الإدارة إلا مع الدخول بخطوتين.',
      few: 'بقيت {count} أيام. بعدها لا تُفتح لوحة الإدارة إلا مع الدخول بخطوتين.',
      many: 'بقي {count} يومًا. بعدها لا تُفتح لوحة الإدارة إلا مع الدخول بخطوتين.',
      other: 'بقي {count} يوم. بعدها لا تُفتح لوحة الإدارة إلا مع الدخول بخطوتين.',
    },
  },
  dueTitle: { en: 'Set up two-step sign-in to continue', ar: 'فعّل الدخول بخطوتين للمتابعة' },
  dueText: {
    en: 'Administrators sign in with two steps. Administration opens as soon as you have set it up here.',
    ar: 'يدخل مديرو النظام بخطوتين. تُفتح لوحة الإدارة فور التفعيل من هنا.',
  },
  advisedText: {
    en: 'We advise every administrator to switch it on. In the demo it is your choice.',
    ar: 'ننصح كل مدير نظام بتفعيله، وهو اختياري في النسخة التجريبية.',
  },
  setUp: { en: 'Set it up now', ar: 'التفعيل الآن' },
  back: { en: 'Back to the dashboard', ar: 'العودة إلى لوحة التحكم' },
})
