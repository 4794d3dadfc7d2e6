import { defineMessages } from '#/domain/text.ts'

/** Mails about an account and its security. */
export const identityMails = defineMessages({
  'account.welcome.subject': { en: 'Welcome to {company}', ar: 'مرحبًا بك في {company}' },
  'account.welcome.body': {
    en: 'Hello {name},\n\nYour account is ready. Use your email address and password to sign in.\n\nSign in:\n{link}',
    ar: 'مرحبًا {name}،\n\nحسابك جاهز، ويمكنك الدخول إليه ببريدك الإلكتروني وكلمة مرورك.\n\nتسجيل الدخول:\n{link}',
  },
  'account.welcome-client.subject': {
    en: 'Welcome to {company}: we are reviewing your account',
    ar: 'مرحبًا بك في {company}: حسابك قيد المراجعة',
  },
  'account.welcome-client.body': {
    en: 'Hello {name},\n\nYour account is ready, and we’re checking the details of your company. You can request visits now. We start on them as soon as your account is approved.\n\nSign in:\n{link}',
    ar: 'مرحبًا {name}،\n\nحسابك جاهز، ونراجع الآن بيانات منشأتك. يمكنك طلب الزيارات من اليوم، ويبدأ تنفيذها فور اعتماد الحساب.\n\nتسجيل الدخول:\n{link}',
  },
  'account.verify-email.subject': { en: 'Confirm your email address', ar: 'تأكيد بريدك الإلكتروني' },
  'account.verify-email.body': {
    en: 'Hello {name},\n\nConfirm that this mailbox is yours. The link is valid for 7 days.\n\nConfirm:\n{link}\n\nIf you did not register with us, you can ignore this email.',
    ar: 'مرحبًا {name}،\n\nأكّد أن هذا البريد لك. الرابط صالح لمدة 7 أيام.\n\nتأكيد البريد:\n{link}\n\nإن لم تسجّل لدينا فتجاهل هذه الرسالة.',
  },
  'account.new-email.subject': { en: 'Confirm your new email address', ar: 'تأكيد بريدك الإلكتروني الجديد' },
  'account.new-email.body': {
    en: 'Hello {name},\n\nThis address was entered as the new address of your account. The link is valid for 24 hours. Until you open it, nothing changes.\n\nConfirm the new address:\n{link}\n\nIf this was not you, you can ignore this email.',
    ar: 'مرحبًا {name}،\n\nأُدخل هذا العنوان عنوانًا جديدًا لحسابك. الرابط صالح لمدة 24 ساعة، ولا يتغيّر شيء قبل فتحه.\n\nتأكيد العنوان الجديد:\n{link}\n\nإن لم يكن ذلك منك فتجاهل هذه الرسالة.',
  },
  'account.email-taken.subject': { en: 'Your address was entered for another account', ar: 'أُدخل بريدك لحساب آخر' },
  'account.email-taken.body': {
    en: 'Hello {name},\n\nSomeone entered your email address as the new address of another account. It belongs to your account, so nothing has changed.\n\nIf you have two accounts and this was you, sign in to the one with this address.\n\nSign in:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُدخل بريدك الإلكتروني عنوانًا جديدًا لحساب آخر. هذا العنوان مسجّل لحسابك، فلم يتغيّر شيء.\n\nإن كان لديك حسابان وكان ذلك منك فاستخدم الحساب المسجّل بهذا البريد.\n\nتسجيل الدخول:\n{link}',
  },
  'account.email-changed.subject': { en: 'The address of your account was changed', ar: 'غُيّر بريد حسابك' },
  'account.email-changed.body': {
    en: 'Hello {name},\n\nYour account now uses this address: {address}\n\nIf you made this change, there is nothing more to do.\n\nIf it wasn’t you, reverse it. The link is valid for 7 days and signs the account out on all devices.\n\nReverse the change:\n{link}',
    ar: 'مرحبًا {name}،\n\nأصبح بريد حسابك: {address}\n\nإن كان التغيير منك فلا يلزمك شيء آخر.\n\nوإن لم يكن منك فتراجع عنه. الرابط صالح لمدة 7 أيام، ويُسجَّل به خروج الحساب من جميع الأجهزة.\n\nالتراجع عن التغيير:\n{link}',
  },
  'account.data-copied.subject': { en: 'A copy of your data was downloaded', ar: 'نُزّلت نسخة من بياناتك' },
  'account.data-copied.body': {
    en: 'Hello {name},\n\nA copy of the data about you was just downloaded from your account.\n\nIf it wasn’t you, set a new password immediately and contact us.\n\nSet a new password:\n{link}',
    ar: 'مرحبًا {name}،\n\nنُزّلت قبل قليل نسخة من بياناتك من حسابك.\n\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة فورًا وتواصل معنا.\n\nتعيين كلمة مرور جديدة:\n{link}',
  },
  'account.erasure-asked.subject': { en: 'Your account will be erased', ar: 'سيُمحى حسابك' },
  'account.erasure-asked.body': {
    en: 'Hello {name},\n\nYou asked us to erase your account. This happens after {due} and cannot be undone then.\n\nTo keep your account, sign in before that and choose “Keep my account”.\n\nYour data:\n{link}',
    ar: 'مرحبًا {name}،\n\nوصلنا طلبك محو حسابك. يُمحى الحساب بعد {due}، ولا يمكن التراجع حينها.\n\nللإبقاء على حسابك سجّل الدخول قبل ذلك واضغط «الإبقاء على حسابي».\n\nبياناتك:\n{link}',
  },
  'account.erasure-dropped.subject': { en: 'Your account stays', ar: 'حسابك باقٍ' },
  'account.erasure-dropped.body': {
    en: 'Hello {name},\n\nYour account will not be erased. Nothing has changed.\n\nYour data:\n{link}',
    ar: 'مرحبًا {name}،\n\nلن يُمحى حسابك، ولم يتغيّر شيء.\n\nبياناتك:\n{link}',
  },
  'account.reset.subject': { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
  'account.reset.body': {
    en: 'Hello {name},\n\nWe received a request to set a new password for your account. The link is valid for 30 minutes.\n\nSet a new password:\n{link}\n\nIf you didn’t request this, you can ignore this email. Your password has not changed.',
    ar: 'مرحبًا {name}،\n\nوصلنا طلب لتعيين كلمة مرور جديدة لحسابك. الرابط صالح لمدة 30 دقيقة.\n\nتعيين كلمة مرور جديدة:\n{link}\n\nإن لم يكن الطلب منك فتجاهل هذه الرسالة، فكلمة مرورك لم تتغير.',
  },
  'account.sign-in-link.subject': { en: 'Sign in to your account', ar: 'تسجيل الدخول إلى حسابك' },
  'account.sign-in-link.body': {
    en: 'Hello {name},\n\nUse this link to sign in. It works once, within 15 minutes.\n\nSign in:\n{link}\n\nOr enter this code within 10 minutes on the page where you requested it: {code}\n\nNever give the code to anyone, not even to us. If you didn’t request it, you can ignore this email.',
    ar: 'مرحبًا {name}،\n\nاستخدم هذا الرابط لتسجيل الدخول. يمكن استخدامه مرة واحدة خلال 15 دقيقة.\n\nتسجيل الدخول:\n{link}\n\nأو أدخل هذا الرمز خلال 10 دقائق في الصفحة التي طلبته منها: {code}\n\nلا تعطِ الرمز لأحد، حتى لفريقنا. وإن لم يكن الطلب منك فتجاهل هذه الرسالة.',
  },
  'account.phone-code.subject': { en: 'Code by text message', ar: 'رمز برسالة نصية' },
  'account.phone-code.body': {
    en: 'Your code for {company}: {code}\nValid for 10 minutes. Never give it to anyone.',
    ar: 'رمزك لدى {company}: {code}\nصالح لمدة 10 دقائق. لا تعطه لأحد.',
  },
  'account.password-changed.subject': { en: 'Your password was changed', ar: 'غُيّرت كلمة مرورك' },
  'account.password-changed.body': {
    en: 'Hello {name},\n\nThe password of your account was just changed, and you were signed out on your other devices. If you made this change, there is nothing more to do.\n\nIf it wasn’t you, secure your account immediately.\n\nSet a new password:\n{link}',
    ar: 'مرحبًا {name}،\n\nغُيّرت كلمة مرور حسابك قبل قليل، وسُجّل الخروج من أجهزتك الأخرى. إن كان التغيير منك فلا يلزمك شيء آخر.\n\nوإن لم يكن منك فأمّن حسابك فورًا.\n\nتعيين كلمة مرور جديدة:\n{link}',
  },
  'account.second-factor-on.subject': { en: 'Two-step sign-in is on', ar: 'فُعّل الدخول بخطوتين' },
  'account.second-factor-on.body': {
    en: 'Hello {name},\n\nSigning in to your account now requires a code from your authenticator app. You were signed out on all other devices.\n\nIf it wasn’t you, set a new password immediately and contact us.\n\nSet a new password:\n{link}',
    ar: 'مرحبًا {name}،\n\nأصبح الدخول إلى حسابك يتطلب رمزًا من تطبيق المصادقة، وسُجّل الخروج من الأجهزة الأخرى.\n\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة فورًا وتواصل معنا.\n\nتعيين كلمة مرور جديدة:\n{link}',
  },
  'account.second-factor-off.subject': { en: 'Two-step sign-in is off', ar: 'أُوقف الدخول بخطوتين' },
  'account.second-factor-off.body': {
    en: 'Hello {name},\n\nYour account now requires only your password to sign in.\n\nIf it wasn’t you, set a new password immediately and contact us.\n\nSet a new password:\n{link}',
    ar: 'مرحبًا {name}،\n\nأصبح الدخول إلى حسابك بكلمة المرور وحدها.\n\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة فورًا وتواصل معنا.\n\nتعيين كلمة مرور جديدة:\n{link}',
  },
  'account.recovery-codes.subject': { en: 'New recovery codes for your account', ar: 'رموز استرداد جديدة لحسابك' },
  'account.recovery-codes.body': {
    en: 'Hello {name},\n\nNew recovery codes were created for your account. The previous codes no longer work.\n\nIf it wasn’t you, set a new password immediately and contact us.\n\nSet a new password:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُصدرت رموز استرداد جديدة لحسابك، ولم تعد الرموز السابقة صالحة.\n\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة فورًا وتواصل معنا.\n\nتعيين كلمة مرور جديدة:\n{link}',
  },
  'account.passkey-added.subject': { en: 'A passkey was added to your account', ar: 'أُضيف مفتاح مرور إلى حسابك' },
  'account.passkey-added.body': {
    en: 'Hello {name},\n\nA passkey was added to your account: {called}\n\nIt can be used to sign in without your password.\n\nIf it wasn’t you, set a new password immediately, remove the passkey and contact us.\n\nSet a new password:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُضيف مفتاح مرور إلى حسابك: {called}\n\nيمكن الدخول به دون كلمة المرور.\n\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة فورًا واحذف المفتاح وتواصل معنا.\n\nتعيين كلمة مرور جديدة:\n{link}',
  },
  'account.passkey-removed.subject': {
    en: 'A passkey was removed from your account',
    ar: 'حُذف مفتاح مرور من حسابك',
  },
  'account.passkey-removed.body': {
    en: 'Hello {name},\n\nA passkey was removed from your account: {called}\n\nIt can no longer be used to sign in.\n\nIf it wasn’t you, set a new password immediately and contact us.\n\nSet a new password:\n{link}',
    ar: 'مرحبًا {name}،\n\nحُذف مفتاح مرور من حسابك: {called}\n\nلم يعد الدخول به ممكنًا.\n\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة فورًا وتواصل معنا.\n\nتعيين كلمة مرور جديدة:\n{link}',
  },
  'account.identity-linked.subject': { en: 'An identity was linked to your account', ar: 'رُبطت هوية بحسابك' },
  'account.identity-linked.body': {
    en: 'Hello {name},\n\nAn identity of this provider was linked to your account: {called}\n\nIt can be used to sign in without your password.\n\nIf it wasn’t you, set a new password immediately, unlink the identity and contact us.\n\nSet a new password:\n{link}',
    ar: 'مرحبًا {name}،\n\nرُبطت بحسابك هوية من هذا المزوّد: {called}\n\nيمكن الدخول بها دون كلمة المرور.\n\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة فورًا وألغِ ربط الهوية وتواصل معنا.\n\nتعيين كلمة مرور جديدة:\n{link}',
  },
  'account.identity-unlinked.subject': {
    en: 'An identity was unlinked from your account',
    ar: 'أُلغي ربط هوية بحسابك',
  },
  'account.identity-unlinked.body': {
    en: 'Hello {name},\n\nThe identity of this provider was unlinked from your account: {called}\n\nIt can no longer be used to sign in.\n\nIf it wasn’t you, set a new password immediately and contact us.\n\nSet a new password:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُلغي ربط هوية هذا المزوّد بحسابك: {called}\n\nلم يعد الدخول بها ممكنًا.\n\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة فورًا وتواصل معنا.\n\nتعيين كلمة مرور جديدة:\n{link}',
  },
  'account.phone-verified.subject': {
    en: 'A mobile number was verified for signing in',
    ar: 'وُثّق رقم جوال لتسجيل الدخول',
  },
  'account.phone-verified.body': {
    en: 'Hello {name},\n\nA mobile number was verified in your account: {called}\n\nCodes sent to it can be used to sign in.\n\nIf it wasn’t you, set a new password immediately, remove the number and contact us.\n\nSet a new password:\n{link}',
    ar: 'مرحبًا {name}،\n\nوُثّق في حسابك رقم جوال: {called}\n\nيمكن الدخول برموز تُرسل إليه.\n\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة فورًا واحذف الرقم وتواصل معنا.\n\nتعيين كلمة مرور جديدة:\n{link}',
  },
  'account.phone-removed.subject': {
    en: 'A mobile number was removed from your account',
    ar: 'حُذف رقم جوال من حسابك',
  },
  'account.phone-removed.body': {
    en: 'Hello {name},\n\nThe verified mobile number was removed from your account: {called}\n\nIt can no longer be used to sign in.\n\nIf it wasn’t you, set a new password immediately and contact us.\n\nSet a new password:\n{link}',
    ar: 'مرحبًا {name}،\n\nحُذف رقم الجوال الموثّق من حسابك: {called}\n\nلم يعد الدخول به ممكنًا.\n\nإن لم يكن ذلك منك فعيّن كلمة مرور جديدة فورًا وتواصل معنا.\n\nتعيين كلمة مرور جديدة:\n{link}',
  },
  'account.iban-changed.subject': { en: 'Your bank account was changed', ar: 'غُيّر حسابك البنكي' },
  'account.iban-changed.body': {
    en: 'Hello {name},\n\nYour payouts now go to this account: {account}\n\nIf it wasn’t you, change your password immediately, correct the account and contact us.\n\nCheck your bank account:\n{link}',
    ar: 'مرحبًا {name}،\n\nستُحوَّل مستحقاتك من الآن إلى هذا الحساب: {account}\n\nإن لم يكن التغيير منك فغيّر كلمة مرورك فورًا وصحّح الحساب وتواصل معنا.\n\nمراجعة الحساب البنكي:\n{link}',
  },
  'office.powerful-step.subject': { en: 'Security notice: {what}', ar: 'تنبيه أمني: {what}' },
  'office.powerful-step.body': {
    en: 'Hello {name},\n\nAn administrator made a change that affects the whole platform.\n\nChange: {what}\nDetails: {detail}\nMade by: {who}\nTime: {when}\n\nAll administrators receive this email. If you did not expect the change, check it with {who} immediately.\n\nView the change:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُجري في لوحة الإدارة تغيير يشمل المنصة كلها.\n\nالتغيير: {what}\nالتفاصيل: {detail}\nمدير النظام: {who}\nالوقت: {when}\n\nتصل هذه الرسالة إلى جميع مديري النظام. إن كان التغيير غير متوقع فتحقق منه فورًا مع {who}.\n\nعرض التغيير:\n{link}',
  },
  'staff.invited.subject': { en: 'Invitation to our team', ar: 'دعوة للانضمام إلى فريقنا' },
  'staff.invited.body': {
    en: 'Hello {name},\n\n{inviter} invites you to our team. Your role: {offer}\n\nCreate your account. The link is valid for 7 days.\n\nAccept the invitation:\n{link}\n\nIf you did not expect this email, you can ignore it.',
    ar: 'مرحبًا {name}،\n\nوصلتك دعوة للانضمام إلى فريقنا من: {inviter}\nدورك: {offer}\n\nأنشئ حسابك. الرابط صالح لمدة 7 أيام.\n\nقبول الدعوة:\n{link}\n\nإن لم تتوقع هذه الرسالة فتجاهلها.',
  },
  'staff.role-given.subject': { en: 'Your role in our team: {offer}', ar: 'دورك في فريقنا: {offer}' },
  'staff.role-given.body': {
    en: 'Hello {name},\n\nYour role is now: {offer}\n\nYou can now open the pages of this role.\n\nOpen the back office:\n{link}',
    ar: 'مرحبًا {name}،\n\nدورك الآن: {offer}\n\nأصبحت صفحات هذا الدور متاحة لك.\n\nفتح لوحة الإدارة:\n{link}',
  },
  'staff.role-changed.subject': { en: 'Your role was changed: {offer}', ar: 'عُدّل دورك: {offer}' },
  'staff.role-changed.body': {
    en: 'Hello {name},\n\nAn owner changed your role in our team: {offer}\n\nNew rights: {gained}\nRights that ended: {lost}\nTwo-step sign-in: {factor}\n\nThe change applies from the next page you open.\n\nOpen the back office:\n{link}',
    ar: 'مرحبًا {name}،\n\nعدّل أحد المالكين دورك في فريقنا: {offer}\n\nصلاحيات جديدة: {gained}\nصلاحيات انتهت: {lost}\nالتحقق بخطوتين: {factor}\n\nيسري التعديل من الصفحة التالية التي تُفتح.\n\nفتح لوحة الإدارة:\n{link}',
  },
  'staff.removed.subject': { en: 'Your access to the back office has ended', ar: 'انتهى وصولك إلى لوحة الإدارة' },
  'staff.removed.body': {
    en: 'Hello {name},\n\nAn owner ended your access to the back office, and all your sessions are closed.\n\nIf you have a question, contact us:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُلغي وصولك إلى لوحة الإدارة، وأُنهيت جميع جلساتك.\n\nإن كان لديك سؤال فتواصل معنا:\n{link}',
  },
  'staff.changed.subject': { en: 'Change of staff: {what}', ar: 'تغيير في الموظفين: {what}' },
  'staff.changed.body': {
    en: 'Hello {name},\n\nChange: {what}\nConcerns: {detail}\nMade by: {who}\nTime: {when}\n\nAll owners receive this email. If you did not expect the change, check it with {who} immediately.\n\nStaff and permissions:\n{link}',
    ar: 'مرحبًا {name}،\n\nالتغيير: {what}\nيخص: {detail}\nأجراه: {who}\nالوقت: {when}\n\nتصل هذه الرسالة إلى جميع المالكين. إن كان التغيير غير متوقع فتحقق منه فورًا مع {who}.\n\nالموظفون والصلاحيات:\n{link}',
  },
})
