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
    ar: 'إن لم يكن جوالك معك فأدخل أحد رموز الاسترداد.',
  },
  goOn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  notYou: { en: 'Sign in with another account', ar: 'تسجيل الدخول بحساب آخر' },
  waitedTooLong: { en: 'Sign in again', ar: 'سجّل الدخول من جديد' },
  waitedTooLongLead: {
    en: 'Enter the code within ten minutes of the password.',
    ar: 'انتهت مهلة إدخال الرمز، وهي عشر دقائق من إدخال كلمة المرور.',
  },
  toSignIn: { en: 'Go to sign-in', ar: 'الانتقال إلى تسجيل الدخول' },
  // The page
  title: { en: 'Sign-in security', ar: 'أمان تسجيل الدخول' },
  lead: {
    en: 'A password can be guessed or stolen. With two-step sign-in you also enter a code from your phone.',
    ar: 'قد تُسرق كلمة المرور أو تُخمَّن. مع الدخول بخطوتين يُطلب أيضًا رمز يظهر على جوالك.',
  },
  twoSteps: { en: 'Two-step sign-in', ar: 'الدخول بخطوتين' },
  isOff: { en: 'Off', ar: 'غير مفعّل' },
  isOn: { en: 'On since {date}', ar: 'مفعّل منذ {date}' },
  offLead: {
    en: 'You need an authenticator app, such as the one built into your phone. The setup takes two minutes.',
    ar: 'تحتاج إلى تطبيق مصادقة، مثل التطبيق المدمج في جوالك. ولا يستغرق الإعداد سوى دقيقتين.',
  },
  start: { en: 'Set up', ar: 'بدء الإعداد' },
  scan: { en: '1. Scan this with your authenticator app', ar: '1. امسح هذا الرمز بتطبيق المصادقة' },
  qr: { en: 'QR code for the authenticator app', ar: 'رمز الاستجابة السريعة لتطبيق المصادقة' },
  orType: { en: 'Or type this key into the app:', ar: 'أو اكتب هذا المفتاح في التطبيق:' },
  enter: { en: '2. Enter the six digits from the app', ar: '2. أدخل الأرقام الستة من التطبيق' },
  confirm: { en: 'Switch on', ar: 'تفعيل' },
  confirmWarning: {
    en: 'This signs you out on all other devices.',
    ar: 'عند التفعيل يُسجَّل خروجك من جميع الأجهزة الأخرى.',
  },
  again: { en: 'Start again with a new key', ar: 'البدء من جديد بمفتاح آخر' },
  cancel: { en: 'Cancel set-up', ar: 'إلغاء الإعداد' },
  cancelled: { en: 'Set-up cancelled. Two-step sign-in stays off.', ar: 'أُلغي الإعداد، والدخول بخطوتين غير مفعّل.' },
  codesTitle: { en: 'Your recovery codes', ar: 'رموز الاسترداد' },
  codesLead: {
    en: 'Each code signs you in once if you lose your phone. Print them or write them down now. They are not shown again.',
    ar: 'يتيح لك كل رمز تسجيل الدخول مرة واحدة إذا فقدت جوالك. اطبعها أو دوّنها الآن، فلن تظهر مرة أخرى.',
  },
  print: { en: 'Print', ar: 'طباعة' },
  kept: { en: 'I have saved them', ar: 'حفظتُها' },
  codesLeft: {
    en: { one: 'You have {count} recovery code left.', other: 'You have {count} recovery codes left.' },
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
    en: 'Enter a code from your app, or a recovery code, for either action.',
    ar: 'أدخل رمزًا من تطبيقك أو أحد رموز الاسترداد لأي من الإجراءين.',
  },
  renew: { en: 'New recovery codes', ar: 'رموز استرداد جديدة' },
  remove: { en: 'Switch off', ar: 'إيقاف' },
  removed: { en: 'Two-step sign-in is off.', ar: 'أُوقف الدخول بخطوتين.' },
  graceTitle: { en: 'Set up two-step sign-in', ar: 'فعّل الدخول بخطوتين' },
  graceText: {
    en: {
      one: 'One day left. After that, you need two-step sign-in to open the back office.',
      other: '{count} days left. After that, you need two-step sign-in to open the back office.',
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
  graceCompany: {
    en: {
      one: 'Your company requires two-step sign-in. One day left. After that, only your account opens without it.',
      other:
        'Your company requires two-step sign-in. {count} days left. After that, only your account opens without it.',
    },
    ar: {
      zero: 'الدخول بخطوتين مطلوب في منشأتك. انتهت المهلة، ولا يُفتح دونه إلا حسابك.',
      one: 'الدخول بخطوتين مطلوب في منشأتك. بقي يوم واحد، وبعده لا يُفتح دونه إلا حسابك.',
      two: 'الدخول بخطوتين مطلوب في منشأتك. بقي يومان، وبعدهما لا يُفتح دونه إلا حسابك.',
      few: 'الدخول بخطوتين مطلوب في منشأتك. بقيت {count} أيام، وبعدها لا يُفتح دونه إلا حسابك.',
      many: 'الدخول بخطوتين مطلوب في منشأتك. بقي {count} يومًا، وبعدها لا يُفتح دونه إلا حسابك.',
      other: 'الدخول بخطوتين مطلوب في منشأتك. بقي {count} يوم، وبعدها لا يُفتح دونه إلا حسابك.',
    },
  },
  dueCompany: {
    en: 'Your company requires two steps to sign in. Its pages open once you have set them up here.',
    ar: 'الدخول بخطوتين مطلوب في منشأتك. تُفتح صفحاتها فور التفعيل من هنا.',
  },
  dueTitle: { en: 'Set up two-step sign-in to continue', ar: 'فعّل الدخول بخطوتين للمتابعة' },
  dueText: {
    en: 'Administrators sign in with two steps. The back office opens once you have set it up here.',
    ar: 'الدخول بخطوتين مطلوب من مديري النظام. تُفتح لوحة الإدارة فور التفعيل من هنا.',
  },
  advisedText: {
    en: 'We recommend it to every administrator. In the demo it is optional.',
    ar: 'ننصح كل مدير نظام بتفعيله، وهو اختياري في النسخة التجريبية.',
  },
  setUp: { en: 'Set it up now', ar: 'التفعيل الآن' },
})
