import { defineMessages } from '#/domain/text.ts'

/** E-mail address of the own account, and the pages of its links. */
export const ownEmailMessages = defineMessages({
  title: { en: 'Email address', ar: 'البريد الإلكتروني' },
  lead: {
    en: 'You sign in with this address, and our emails go to it.',
    ar: 'به تسجّل الدخول، وإليه تصل رسائلنا.',
  },
  verified: { en: 'Verified', ar: 'مؤكَّد' },
  unverified: { en: 'Not verified', ar: 'غير مؤكَّد' },
  unverifiedLead: {
    en: 'We sent you a link when you registered. Open it to confirm that this mailbox is yours.',
    ar: 'أرسلنا إليك رابطًا عند التسجيل. افتحه لتأكيد أن هذا البريد لك.',
  },
  sendAgain: { en: 'Send the link again', ar: 'إرسال الرابط مرة أخرى' },
  sent: { en: 'A link is on its way to {address}.', ar: 'أُرسل رابط إلى {address}.' },
  undoUntil: {
    en: 'The previous address can reverse the last change until {date}.',
    ar: 'يمكن التراجع عن التغيير الأخير من العنوان السابق حتى {date}.',
  },
  changeTitle: { en: 'Change your address', ar: 'تغيير العنوان' },
  changeLead: {
    en: 'We send a link to the new address. Until you open it, you sign in with the present one. After that, the previous address is notified and can reverse the change for 7 days.',
    ar: 'نرسل رابطًا إلى العنوان الجديد. يبقى دخولك بالعنوان الحالي إلى أن تفتح الرابط. بعدها يصل إشعار إلى العنوان السابق، ويمكن التراجع منه خلال 7 أيام.',
  },
  newAddress: { en: 'New email address', ar: 'البريد الإلكتروني الجديد' },
  change: { en: 'Send the link', ar: 'إرسال الرابط' },
  pendingTitle: { en: 'Waiting for confirmation', ar: 'بانتظار التأكيد' },
  pendingLead: {
    en: 'We sent a link to {address}. It is valid until {date}.',
    ar: 'أرسلنا رابطًا إلى {address}، وهو صالح حتى {date}.',
  },
  cancel: { en: 'Keep the present address', ar: 'الإبقاء على العنوان الحالي' },
  cancelled: { en: 'Your address stays as it is.', ar: 'بقي عنوانك كما هو.' },
  // The pages of the links
  verifyTitle: { en: 'Confirm your email address', ar: 'تأكيد البريد الإلكتروني' },
  verifyAbout: { en: 'Confirms that a mailbox is yours.', ar: 'تأكيد أن البريد الإلكتروني لك.' },
  verifyLead: { en: 'Confirm that {address} is yours.', ar: 'أكّد أن {address} بريدك.' },
  newLead: {
    en: 'After that you sign in with {address}, and our emails go there.',
    ar: 'بعد التأكيد يكون دخولك بالعنوان {address}، وإليه تصل رسائلنا.',
  },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  verifyDone: { en: 'Your address is confirmed', ar: 'أُكّد بريدك' },
  verifyDoneLead: { en: 'There is nothing more to do.', ar: 'لا يلزمك شيء آخر.' },
  newDone: { en: 'Your address was changed', ar: 'غُيّر عنوان بريدك' },
  newDoneLead: {
    en: 'Use the new address to sign in. We notified the previous one.',
    ar: 'سجّل الدخول بالعنوان الجديد. وأرسلنا إشعارًا إلى العنوان السابق.',
  },
  undoTitle: { en: 'Reverse the change of address', ar: 'التراجع عن تغيير البريد' },
  undoAbout: { en: 'Returns an account to its previous address.', ar: 'إعادة الحساب إلى عنوانه السابق.' },
  undoLead: {
    en: 'Your account returns to {address}. It is signed out on all devices, and ways to sign in that were added since the change are removed.',
    ar: 'يعود حسابك إلى {address}. يُسجَّل خروجه من جميع الأجهزة، وتُزال طرق الدخول التي أُضيفت بعد التغيير.',
  },
  undo: { en: 'Return to this address', ar: 'العودة إلى هذا العنوان' },
  undoDone: { en: 'Your account has its previous address again', ar: 'عاد حسابك إلى عنوانه السابق' },
  undoDoneLead: {
    en: 'If you did not make the change yourself, someone knew your password. Set a new one now.',
    ar: 'إن لم يكن التغيير منك فكلمة مرورك معروفة لغيرك. عيّن كلمة مرور جديدة الآن.',
  },
  setPassword: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
  dead: { en: 'This link cannot be used any more', ar: 'لم يعد هذا الرابط صالحًا' },
  deadLead: {
    en: 'It has expired or was already used. You can request a new one in your account.',
    ar: 'انتهت صلاحيته أو استُخدم من قبل. يمكنك طلب رابط جديد من حسابك.',
  },
  undoDeadLead: {
    en: 'It has expired or was already used. If you cannot get into your account, contact us.',
    ar: 'انتهت صلاحيته أو استُخدم من قبل. إن تعذّر عليك الدخول إلى حسابك فتواصل معنا.',
  },
  toAccount: { en: 'Go to your account', ar: 'الانتقال إلى حسابك' },
  toSignIn: { en: 'Go to sign-in', ar: 'الانتقال إلى تسجيل الدخول' },
  toContact: { en: 'Contact us', ar: 'تواصل معنا' },
})
