import { defineMessages } from '#/domain/text.ts'

/** Passkeys: signing in with one, and the page that lists one's own. */
export const passkeyMessages = defineMessages({
  title: { en: 'Passkeys', ar: 'مفاتيح المرور' },
  lead: {
    en: 'Sign in with your fingerprint, your face or the PIN of your device instead of a password. A passkey counts as both steps of two-step sign-in.',
    ar: 'سجّل الدخول ببصمة إصبعك أو وجهك أو رمز جهازك بدلًا من كلمة المرور. ويكفي مفتاح المرور عن خطوتي الدخول معًا.',
  },
  or: { en: 'or', ar: 'أو' },
  signIn: { en: 'Sign in with a passkey', ar: 'تسجيل الدخول بمفتاح مرور' },
  none: { en: 'No passkeys yet', ar: 'لا توجد مفاتيح مرور بعد' },
  noneLead: {
    en: 'Add one for each device you use. If your device syncs passkeys, one is enough for all of them.',
    ar: 'أضف مفتاحًا لكل جهاز تستخدمه. وإن كان جهازك يزامن مفاتيح المرور فيكفيك مفتاح واحد.',
  },
  yours: { en: 'Your passkeys', ar: 'مفاتيح المرور لديك' },
  added: { en: 'Added', ar: 'أُضيف في' },
  lastUsed: { en: 'Last used', ar: 'آخر استخدام' },
  neverUsed: { en: 'Not used yet', ar: 'لم يُستخدم بعد' },
  synced: { en: 'Synced between your devices', ar: 'متزامن بين أجهزتك' },
  oneDevice: { en: 'On one device', ar: 'على جهاز واحد' },
  name: { en: 'Name', ar: 'الاسم' },
  nameHelp: { en: 'For example: my phone, office laptop', ar: 'مثل: جوالي، حاسوب العمل' },
  addTitle: { en: 'Add a passkey', ar: 'إضافة مفتاح مرور' },
  add: { en: 'Add a passkey', ar: 'إضافة مفتاح مرور' },
  rename: { en: 'Save the name', ar: 'حفظ الاسم' },
  remove: { en: 'Remove', ar: 'حذف' },
  removeTitle: { en: 'Remove the passkey “{name}”?', ar: 'حذف مفتاح المرور «{name}»؟' },
  removeText: {
    en: 'You can no longer sign in with it. Delete it on the device as well.',
    ar: 'لن تتمكن من تسجيل الدخول به بعد ذلك. احذفه من الجهاز أيضًا.',
  },
  doneAdd: { en: 'The passkey has been added.', ar: 'أُضيف مفتاح المرور.' },
  doneRename: { en: 'The name has been saved.', ar: 'حُفظ الاسم.' },
  doneRemove: { en: 'The passkey has been removed.', ar: 'حُذف مفتاح المرور.' },
  waiting: { en: 'Follow the steps your device shows.', ar: 'اتبع الخطوات التي يعرضها جهازك.' },
  unsupported: {
    en: 'This browser does not support passkeys. Use another browser or another way to sign in.',
    ar: 'لا يدعم هذا المتصفح مفاتيح المرور. استخدم متصفحًا آخر أو طريقة دخول أخرى.',
  },
  cancelled: {
    en: 'No passkey was used. Try again, or choose another way to sign in.',
    ar: 'لم يُستخدم أي مفتاح مرور. حاول مرة أخرى، أو اختر طريقة دخول أخرى.',
  },
  known: {
    en: 'This device already has a passkey for your account.',
    ar: 'يوجد على هذا الجهاز مفتاح مرور لحسابك.',
  },
  failed: { en: 'Your device could not do this. Try again.', ar: 'تعذّر ذلك على جهازك. حاول مرة أخرى.' },
  noScript: {
    en: 'Passkeys need scripts, which are off in your browser.',
    ar: 'تتطلب مفاتيح المرور تشغيل البرامج النصية في المتصفح، وهي متوقفة.',
  },
})
