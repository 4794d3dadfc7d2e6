import type { ErrorCode } from '#/domain/errors.ts'
import { defineMessages } from '#/domain/text.ts'

/** Messages of expected errors, one per code. */
export const errorMessages = defineMessages({
  'not-found': { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  'not-allowed': { en: 'You do not have permission to view this page', ar: 'ليست لديك صلاحية لعرض هذه الصفحة' },
  'sign-in-required': { en: 'Your session has expired. Sign in again.', ar: 'انتهت جلستك. سجّل الدخول مرة أخرى.' },
  'address-unreadable': {
    en: 'This address contains characters that cannot be read',
    ar: 'يحتوي هذا العنوان على رموز غير مقروءة',
  },
  'method-unknown': {
    en: 'This kind of request is not supported at this address',
    ar: 'نوع الطلب غير مدعوم في هذا العنوان',
  },
  'bad-request': {
    en: 'The form could not be read. Check it and send it again.',
    ar: 'تعذّرت قراءة النموذج. راجعه وأرسله مرة أخرى.',
  },
  'server-busy': {
    en: 'This took too long. Try again in a minute.',
    ar: 'استغرق الطلب وقتًا طويلًا. حاول مرة أخرى بعد دقيقة.',
  },
  'bad-value': {
    en: 'A character or number you entered cannot be saved. Correct it and send it again.',
    ar: 'يحتوي ما أدخلته على رمز أو رقم لا يمكن حفظه. صحّحه ثم أعد الإرسال.',
  },
  'storage.full': {
    en: 'The server is out of storage space. Nothing was saved. Try again later.',
    ar: 'لا تتوفر حاليًا مساحة لحفظ الملفات على الخادم. لم يُحفظ شيء. حاول مرة أخرى لاحقًا.',
  },
  'storage.unreachable': {
    en: 'The file storage is not answering at the moment. Nothing was saved. Try again in a few minutes.',
    ar: 'خدمة حفظ الملفات لا تستجيب حاليًا. لم يُحفظ شيء. حاول مرة أخرى بعد بضع دقائق.',
  },
  'too-large': { en: 'The text or file you sent is too large.', ar: 'النص أو الملف المُرسل أكبر من الحد المسموح.' },
  'too-many-attempts': {
    en: 'Too many attempts. Try again in a few minutes.',
    ar: 'تجاوزت عدد المحاولات المسموح. حاول مرة أخرى بعد بضع دقائق.',
  },
  'changed-meanwhile': {
    en: 'Another user changed this in the meantime. Check it before you continue.',
    ar: 'عدّل شخص آخر هذه البيانات قبل قليل. راجعها قبل المتابعة.',
  },
  'account.consent-missing': {
    en: 'Agree to the terms to create an account',
    ar: 'وافق على الشروط لإنشاء الحساب',
  },
  'account.exists': { en: 'An account with this email already exists', ar: 'يوجد حساب مسجّل بهذا البريد الإلكتروني' },
  'account.wrong-credentials': { en: 'Incorrect email or password', ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة' },
  'account.blocked': { en: 'This account is suspended. Contact us.', ar: 'هذا الحساب موقوف. تواصل معنا.' },
  'account.reset-link-invalid': {
    en: 'This link has expired or was already used. Ask for a new one.',
    ar: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رابطًا جديدًا.',
  },
  'account.busy': {
    en: 'Many people are signing in right now. Try again in a few seconds. Your entries are kept.',
    ar: 'يوجد ضغط على تسجيل الدخول الآن. حاول مرة أخرى بعد ثوانٍ، ولن تفقد ما كتبته.',
  },
  'account.passkey-refused': {
    en: 'This passkey could not be used. Try again or choose another way to sign in.',
    ar: 'تعذّر استخدام مفتاح المرور هذا. حاول مرة أخرى أو اختر طريقة دخول أخرى.',
  },
  'account.phone-taken': {
    en: 'This number is verified in another account. Remove it there first.',
    ar: 'هذا الرقم موثّق في حساب آخر. احذفه هناك أولًا.',
  },
  'account.sign-in-link-invalid': {
    en: 'This link has expired or was already used. Request a new email.',
    ar: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رسالة جديدة.',
  },
  'account.identity-refused': {
    en: 'The sign-in at your provider could not be confirmed. Try again.',
    ar: 'تعذّر تأكيد تسجيل الدخول لدى مزوّد الهوية. حاول مرة أخرى.',
  },
  'account.identity-cancelled': {
    en: 'The sign-in at your provider was cancelled.',
    ar: 'أُلغي تسجيل الدخول لدى مزوّد الهوية.',
  },
  'account.identity-unknown': {
    en: 'No account here is linked to this identity. Sign in another way, then link it in your account.',
    ar: 'لا يوجد هنا حساب مرتبط بهذه الهوية. سجّل الدخول بطريقة أخرى ثم اربطها من حسابك.',
  },
  'account.identity-taken': {
    en: 'This identity is already linked to an account.',
    ar: 'هذه الهوية مرتبطة بحساب من قبل.',
  },
  'account.provider-unavailable': {
    en: 'The identity provider is not available right now. Try again later or sign in another way.',
    ar: 'مزوّد الهوية غير متاح حاليًا. حاول لاحقًا أو سجّل الدخول بطريقة أخرى.',
  },
  'account.passkeys-many': {
    en: 'You have 20 passkeys, the maximum. Remove one you no longer use.',
    ar: 'لديك 20 مفتاح مرور، وهو الحد الأقصى. احذف مفتاحًا لم تعد تستخدمه.',
  },
  'account.last-way-in': {
    en: 'This is your only way to sign in. Add another one before you remove it.',
    ar: 'هذه طريقتك الوحيدة لتسجيل الدخول. أضف طريقة أخرى قبل حذفها.',
  },
  'account.password-same': {
    en: 'This is your present password. Choose another one.',
    ar: 'هذه كلمة المرور الحالية. اختر كلمة مرور أخرى.',
  },
  'account.password-common': {
    en: 'This is one of the passwords that attackers try first. Choose another one.',
    ar: 'كلمة المرور هذه من أول ما يجرّبه المخترقون. اختر كلمة مرور أخرى.',
  },
  'account.password-wrong': { en: 'Incorrect password. Try again.', ar: 'كلمة المرور غير صحيحة. حاول مرة أخرى.' },
  'account.under-way': {
    en: 'You still have open work, so your account was not erased. Complete it and try again.',
    ar: 'لم يُمحَ حسابك لأن لديك عملًا لم يكتمل. أكمله ثم حاول مرة أخرى.',
  },
  'account.code-wrong': {
    en: 'This code is incorrect or was already used. Wait for the next one and try again.',
    ar: 'الرمز غير صحيح أو سبق استخدامه. انتظر الرمز التالي ثم حاول مرة أخرى.',
  },
  'job.unknown': {
    en: 'This job no longer exists in this version of the platform. Close it and give a reason.',
    ar: 'لم تعد هذه المهمة موجودة في هذا الإصدار من المنصة. أغلقها مع ذكر السبب.',
  },
  'action.note-required': {
    en: 'Describe the missing parts so that the client can complete the correction.',
    ar: 'اذكر النواقص ليتمكن العميل من إكمال الإجراء.',
  },
  'account.confirm-again': {
    en: 'Confirm your identity with your password or code, then send again.',
    ar: 'أكّد هويتك بكلمة المرور أو الرمز، ثم أعد الإرسال.',
  },
  'account.code-too-late': {
    en: 'The time to enter the code is over. Sign in again.',
    ar: 'انتهت مهلة إدخال الرمز. سجّل الدخول من جديد.',
  },
  'account.login-failed': {
    en: 'An error occurred during login. Try again.',
    ar: 'حدث خطأ أثناء تسجيل الدخول. حاول مرة أخرى.',
  },
  'account.registration-failed': {
    en: 'An error occurred during registration. Try again.',
    ar: 'حدث خطأ أثناء التسجيل. حاول مرة أخرى.',
  },
  'account.admin-password-short': {
    en: 'An administrator’s password must be at least 12 characters',
    ar: 'يجب أن تتكون كلمة مرور مدير النظام من 12 حرفًا على الأقل',
  },
  'account.email-same': { en: 'This is already your email address', ar: 'هذا هو بريدك الإلكتروني الحالي' },
  'account.email-link-invalid': {
    en: 'This link has expired or was already used.',
    ar: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل.',
  },
  'account.session-over': {
    en: 'This device was already signed out. The list shows the devices that are signed in now.',
    ar: 'سُجّل خروج هذا الجهاز من قبل. تعرض القائمة الأجهزة المسجّل دخولها الآن.',
  },
  'client.may-not-order': {
    en: 'This account cannot order visits at the moment. Contact us.',
    ar: 'لا يمكن طلب الزيارات من هذا الحساب حاليًا. تواصل معنا.',
  },
  'client.not-approved': {
    en: 'The client’s account is not approved yet. Approve it first.',
    ar: 'لم يُعتمد حساب العميل بعد. اعتمده أولًا.',
  },
  'client.reason-required': { en: 'Write the reason. It is shown to the client.', ar: 'اكتب السبب، وسيظهر للعميل.' },
  'evaluation.date-in-past': { en: 'Choose a visit time in the future', ar: 'اختر للزيارة موعدًا لاحقًا' },
  'evaluation.check-date': {
    en: 'Nothing was saved yet. Check the date, then send the form again to confirm it.',
    ar: 'لم يُحفظ شيء بعد. راجع الموعد ثم أرسل النموذج مرة أخرى لتأكيده.',
  },
  'evaluation.same-moment': {
    en: 'This branch already has a visit at this time. Choose another time.',
    ar: 'لهذا الفرع زيارة في هذا الموعد. اختر موعدًا آخر.',
  },
  'evaluation.date-too-far': {
    en: 'The visit must be within the next 12 months',
    ar: 'يجب أن يكون موعد الزيارة خلال الأشهر الاثني عشر القادمة',
  },
  'evaluation.step-refused': {
    en: 'This is not possible in the current status of the request. Reload the page.',
    ar: 'لا يمكن تنفيذ ذلك في حالة الطلب الحالية. أعد تحميل الصفحة.',
  },
  'evaluation.swap-two': {
    en: 'Select two assigned visits to swap their shoppers.',
    ar: 'حدد زيارتين لكل منهما متسوّق معيّن لتبديل المتسوّقين بينهما.',
  },
  'evaluation.too-many-ranked': {
    en: 'Shoppers can be proposed for at most 50 visits at a time. Select fewer visits, or plan a wave.',
    ar: 'يمكن اقتراح متسوّقين لما لا يزيد على 50 زيارة في المرة الواحدة. حدد زيارات أقل، أو خطّط جولة.',
  },
  'client.sheet-long': {
    en: 'The file has more than 500 rows. Split it into files of up to 500 rows each.',
    ar: 'في الملف أكثر من 500 صف. قسّمه إلى ملفات لا يزيد كل منها على 500 صف.',
  },
  'client.sheet-unreadable': {
    en: 'The file is not a CSV or XLSX file with the columns company, contact and email. Nothing was imported.',
    ar: 'يجب أن يكون الملف CSV أو XLSX بأعمدة المنشأة ومسؤول التواصل والبريد الإلكتروني. لم يُستورد شيء.',
  },
  'branch.places-unreadable': {
    en: 'The file is not a CSV or XLSX file with the columns client, branch, latitude and longitude. Nothing was changed.',
    ar: 'يجب أن يكون الملف CSV أو XLSX بأعمدة العميل والفرع وخط العرض وخط الطول. لم يتغيّر شيء.',
  },
  'evaluation.reason-required': { en: 'Write the reason.', ar: 'اكتب السبب.' },
  'evaluation.same-key-other-content': {
    en: 'This form was already sent with different content. Reload the page before you send it again.',
    ar: 'أُرسل هذا النموذج من قبل بمحتوى مختلف. أعد تحميل الصفحة قبل الإرسال مرة أخرى.',
  },
  'evaluation.shopper-refused': {
    en: 'This shopper cannot be assigned to this visit. See the reasons beside the name.',
    ar: 'لا يمكن تعيين هذا المتسوّق لهذه الزيارة. راجع الأسباب بجانب الاسم.',
  },
  'branding.nothing-new': {
    en: 'The draft is the same as the published branding.',
    ar: 'المسودة مطابقة للهوية المنشورة.',
  },
  'evaluation.swap-same': {
    en: 'Choose two visits with different shoppers.',
    ar: 'اختر زيارتين لمتسوّقَين مختلفين.',
  },
  'offer.open': {
    en: 'This visit is currently offered to a shopper. Stop that offer first.',
    ar: 'هذه الزيارة معروضة حاليًا على متسوّق. أوقف العرض أولًا.',
  },
  'offer.expired': {
    en: 'This offer has expired, and the visit was offered to another shopper.',
    ar: 'انتهت مهلة الرد على هذا العرض، وعُرضت الزيارة على متسوّق آخر.',
  },
  'offer.taken': { en: 'Another shopper has just accepted this visit.', ar: 'حُجزت هذه الزيارة لمتسوّق آخر قبل لحظات.' },
  'offer.withdrawn': { en: 'This visit is no longer offered.', ar: 'لم تعد هذه الزيارة معروضة.' },
  'offer.answered': { en: 'You have already answered this offer.', ar: 'سبق أن رددت على هذا العرض.' },
  'offer.nobody': {
    en: 'There is currently no shopper to offer this visit to.',
    ar: 'لا يوجد حاليًا متسوّق يمكن عرض هذه الزيارة عليه.',
  },
  'offer.outside-window': {
    en: 'Choose a time within the offered days and hours.',
    ar: 'اختر موعدًا ضمن الأيام والأوقات المتاحة.',
  },
  'board.level': {
    en: 'You cannot claim visits directly at your level yet. Register your interest instead.',
    ar: 'لا يتيح مستواك حجز الزيارات مباشرة بعد. سجّل رغبتك فيها.',
  },
  'branch.same-name': {
    en: 'There is already a branch with this name at this location.',
    ar: 'يوجد فرع بهذا الاسم في هذا الموقع.',
  },
  'branch.open-visits': {
    en: 'This branch has visits that are not finished. Cancel them or wait until they are completed, then close it.',
    ar: 'لهذا الفرع زيارات لم تكتمل. ألغها أو انتظر اكتمالها ثم أغلق الفرع.',
  },
  'branch.open-actions': {
    en: 'This branch has corrective actions that are not completed. Complete them first, then close it.',
    ar: 'لهذا الفرع إجراءات تصحيحية لم تُنجز. أنجزها أولًا ثم أغلق الفرع.',
  },
  'branch.closed': {
    en: 'This branch is closed. Reopen it first.',
    ar: 'هذا الفرع مغلق. أعد فتحه أولًا.',
  },
  'branch.file-unreadable': {
    en: 'The file is not a readable CSV or XLSX file with the columns of the template. Nothing was imported.',
    ar: 'تعذّرت قراءة الملف. يجب أن يكون CSV أو XLSX وفيه أعمدة القالب. لم يُستورد شيء.',
  },
  'branch.file-long': {
    en: 'The file has more than 2,000 branches. Split it into several files. Nothing was imported.',
    ar: 'في الملف أكثر من 2,000 فرع. قسّمه إلى عدة ملفات. لم يُستورد شيء.',
  },
  'branch.file-changed': {
    en: 'Some rows of the file cannot be imported. Check them below. Nothing was imported.',
    ar: 'لا يمكن استيراد بعض صفوف الملف. راجعها أدناه. لم يُستورد شيء.',
  },
  'team.already-member': {
    en: 'This person is in the team already. Change their roles on their page.',
    ar: 'هذا الشخص عضو في الفريق. يمكن تعديل أدواره من صفحته.',
  },
  'team.invited-already': {
    en: 'This address has an invitation that you cannot replace. Ask an owner of the company.',
    ar: 'لهذا البريد دعوة لا يمكنك استبدالها. اطلب ذلك من مالك الحساب.',
  },
  'team.invitation-over': {
    en: 'This invitation cannot be used any more. Ask the person who invited you for a new one.',
    ar: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة ممن دعاك.',
  },
  'team.other-address': {
    en: 'This invitation is for {address}. Sign in with that account.',
    ar: 'هذه الدعوة مرسلة إلى {address}. سجّل الدخول بذلك الحساب.',
  },
  'team.other-account': {
    en: 'Accounts of our team cannot join a company. Ask for an invitation to another address.',
    ar: 'لا يمكن لحسابات فريقنا الانضمام إلى منشأة. اطلب دعوة إلى بريد آخر.',
  },
  'team.role-too-high': {
    en: 'You can give the roles of branch manager and viewer. Ask an owner for a higher one.',
    ar: 'يمكنك إسناد دور مدير الفرع ودور المستخدم للاطلاع. اطلب دورًا أعلى من مالك الحساب.',
  },
  'team.higher-role': {
    en: 'This member has a role above yours or outside your part of the company. Ask an owner.',
    ar: 'لهذا العضو دور أعلى من دورك أو خارج نطاق صلاحيتك. اطلب ذلك من مالك الحساب.',
  },
  'team.whole-company': {
    en: 'Owners and accountants act for the whole company. Choose the whole company.',
    ar: 'دور مالك الحساب ودور المحاسب للمنشأة كاملة. اختر «المنشأة كاملة».',
  },
  'team.owner-ends': {
    en: 'An owner’s role cannot have a last day. Leave it empty.',
    ar: 'لا يُحدَّد لدور مالك الحساب تاريخ انتهاء. اتركه فارغًا.',
  },
  'team.last-day': {
    en: 'The last day of the role is past or more than a year ahead. Choose another day.',
    ar: 'آخر يوم للدور مضى أو يبعد أكثر من سنة. اختر يومًا آخر.',
  },
  'team.staff-address': {
    en: 'This address belongs to our own team, whose accounts cannot join a company. Use another address.',
    ar: 'هذا البريد لأحد أعضاء فريقنا، ولا ينضم حسابه إلى منشأة. استخدم بريدًا آخر.',
  },
  'team.grant-exists': { en: 'The member has this role there already.', ar: 'هذا الدور مسند إلى العضو هناك من قبل.' },
  'team.grants-many': {
    en: 'A member can have at most 20 roles. Choose a higher part of the company instead.',
    ar: 'الحد الأعلى 20 دورًا للعضو. اختر قسمًا أعلى من المنشأة.',
  },
  'team.last-owner': {
    en: 'A company needs an owner. Hand it over to another member first, under “Transfer of ownership”.',
    ar: 'لا بد للمنشأة من مالك. انقل الملكية إلى عضو آخر أولًا من صفحة «نقل الملكية».',
  },
  'vault.verify-first': {
    en: 'Verify your email address first. Then you can set up your vault.',
    ar: 'أكّد بريدك الإلكتروني أولًا، ثم يمكنك إعداد خزنتك.',
  },
  'vault.refused': {
    en: 'The vault on this device and the stored one do not match. Nothing was changed. Reload the page and try again.',
    ar: 'لا تتطابق الخزنة على هذا الجهاز مع المحفوظة، ولم يتغير شيء. أعد تحميل الصفحة وحاول مرة أخرى.',
  },
  'vault.person-gone': {
    en: 'This person has no vault in your company any more. Nothing was shared. Reload the page.',
    ar: 'لم تعد لهذا الشخص خزنة في منشأتك، ولم تُشارك معه أي بيانات. أعد تحميل الصفحة.',
  },
  'team.verify-first': {
    en: 'Verify your own email address first, in your account. Then you can invite others.',
    ar: 'وثّق بريدك الإلكتروني أولًا من صفحة حسابك، ثم يمكنك دعوة الآخرين.',
  },
  'team.yourself': {
    en: 'You cannot suspend or remove yourself. You can leave the company on your own page.',
    ar: 'لا يمكنك إيقاف نفسك أو إزالتها. يمكنك مغادرة المنشأة من صفحتك.',
  },
  'node.below-itself': {
    en: 'A group cannot be moved below itself. Choose another place.',
    ar: 'لا يمكن نقل مجموعة إلى ما تحتها. اختر مكانًا آخر.',
  },
  'node.closed': {
    en: 'This group is closed. Reopen it before you change it.',
    ar: 'هذه المجموعة مغلقة. أعد فتحها قبل تعديلها.',
  },
  'node.code-taken': {
    en: 'Another branch or group already has this code.',
    ar: 'هذا الرمز مستخدم لفرع آخر أو مجموعة أخرى.',
  },
  'node.name-required': { en: 'Enter a name in at least one language.', ar: 'أدخل الاسم بلغة واحدة على الأقل.' },
  'node.has-programs': {
    en: 'An API key, a webhook endpoint or a file of a program belongs to this group. Revoke, move or remove it first.',
    ar: 'في هذه المجموعة مفتاح واجهة برمجية أو عنوان استقبال Webhooks أو ملف لأحد البرامج. ألغه أو انقله أو احذفه أولًا.',
  },
  'node.not-empty': {
    en: 'This group still has branches, groups or team roles. Move or remove them first.',
    ar: 'ما زالت في هذه المجموعة فروع أو مجموعات أو صلاحيات لأعضاء الفريق. انقلها أو أزلها أولًا.',
  },
  'node.parent-closed': {
    en: 'The group above is closed. Choose an open one or reopen it first.',
    ar: 'المجموعة الأعلى مغلقة. اختر مجموعة مفتوحة أو أعد فتحها أولًا.',
  },
  'node.parent-is-branch': {
    en: 'A branch cannot contain groups or branches. Choose a brand, region or area.',
    ar: 'لا يمكن أن يضم الفرع مجموعات أو فروعًا. اختر علامة تجارية أو منطقة أو نطاقًا.',
  },
  'node.root': { en: 'The company itself cannot be moved or closed.', ar: 'لا يمكن نقل المنشأة نفسها أو إغلاقها.' },
  'node.same-name': {
    en: 'There is already a group with this name at this place.',
    ar: 'توجد مجموعة بهذا الاسم في هذا المكان.',
  },
  'node.too-deep': {
    en: 'The company’s structure can have at most 8 levels below the company.',
    ar: 'الحد الأقصى لمستويات الهيكل هو 8 مستويات تحت المنشأة.',
  },
  'branch.not-yours-to-add': {
    en: 'Choose one of your branches. Owners and managers of the whole company add new ones.',
    ar: 'اختر أحد فروعك. إضافة الفروع لمالك الحساب ومدير المنشأة كاملة.',
  },
  'branch.unknown': { en: 'This branch was not found.', ar: 'لم يُعثر على هذا الفرع.' },
  'shopper.documents-many': {
    en: 'You have already sent 20 documents. Remove one that you no longer need.',
    ar: 'بلغت الحد الأقصى، وهو 20 مستندًا. احذف ما لم تعد بحاجة إليه.',
  },
  'shopper.employers-many': {
    en: 'You have already named 50 companies. Contact us if there are more.',
    ar: 'بلغت الحد الأقصى، وهو 50 جهة. تواصل معنا إن كان لديك المزيد.',
  },
  'shopper.too-young': {
    en: 'Shoppers must be at least 18 years old.',
    ar: 'يجب ألا يقل عمر المتسوّق عن 18 سنة.',
  },
  'test.unanswered': {
    en: 'Some questions are still unanswered. Answer them first.',
    ar: 'بعض الأسئلة دون إجابة. أجب عنها أولًا.',
  },
  'test.already-passed': { en: 'You have already passed this test.', ar: 'سبق أن اجتزت هذا الاختبار.' },
  'test.too-early': {
    en: 'You cannot take this test again yet. The page shows the earliest date.',
    ar: 'لا يمكن إعادة هذا الاختبار الآن. يظهر الموعد المتاح في الصفحة.',
  },
  'test.level-first': {
    en: 'Pass the test for the professional level first.',
    ar: 'اجتز اختبار المستوى الاحترافي أولًا.',
  },
  'shopper.day-out-of-range': {
    en: 'Choose today or a later date within the next 12 months.',
    ar: 'اختر تاريخ اليوم أو تاريخًا لاحقًا خلال الأشهر الاثني عشر القادمة.',
  },
  'shopper.merge-name': {
    en: 'Enter the name of the account to be merged, exactly as written.',
    ar: 'اكتب اسم الحساب الذي سيُدمج كما هو مكتوب تمامًا.',
  },
  'shopper.merge-same-visit': {
    en: 'Both accounts have a visit to the same branch on the same day, so they cannot belong to one person. Nothing was merged.',
    ar: 'لكل من الحسابين زيارة للفرع نفسه في اليوم نفسه، فلا يمكن أن يكونا لشخص واحد. لم يُدمج شيء.',
  },
  'shopper.merge-under-way': {
    en: 'The account to be merged has a visit in progress. Merge the accounts after its report is submitted.',
    ar: 'للحساب الذي سيُدمج زيارة قيد التنفيذ. ادمج الحسابين بعد إرسال تقريرها.',
  },
  'shopper.no-words': {
    en: 'Write the message in this person’s language.',
    ar: 'اكتب الرسالة باللغة التي اختارها هذا الشخص.',
  },
  'shopper.merged': {
    en: 'This account was merged into another one and can no longer be changed.',
    ar: 'دُمج هذا الحساب في حساب آخر، ولم يعد تعديله ممكنًا.',
  },
  'payout.account-not-ready': {
    en: 'Payouts cannot be sent to some bank accounts in this batch ({people}). Remove these people from the batch.',
    ar: 'في هذه الدفعة حسابات بنكية لا يمكن التحويل إليها الآن، وعددها {people}. استبعد أصحابها من الدفعة.',
  },
  'payout.answered': { en: 'This question was already answered.', ar: 'سبق أن أُجيب عن هذا الاستفسار.' },
  'payout.asked-often': {
    en: 'You already have open questions about this payout. You will receive an answer.',
    ar: 'لديك استفسارات مفتوحة عن هذه المستحقات، وسيصلك الرد عليها.',
  },
  'payout.batch-changed': {
    en: 'An amount or account in the batch has changed. Check the batch and approve it again.',
    ar: 'تغيّر مبلغ أو حساب في الدفعة. راجعها ثم اعتمدها من جديد.',
  },
  'payout.nothing-left': {
    en: 'There is no amount left to pay here. Correct the amounts first.',
    ar: 'لا يوجد مبلغ للصرف هنا. صحّح المبالغ أولًا.',
  },
  'payout.nothing-payable': {
    en: 'There is nothing to pay now. No payouts are due, or their bank accounts cannot be used yet.',
    ar: 'لا توجد مستحقات جاهزة للصرف الآن، أو لا يمكن التحويل إلى حسابات أصحابها بعد.',
  },
  'payout.own-batch': {
    en: 'You created this batch. Another administrator must approve it.',
    ar: 'أنشأت هذه الدفعة بنفسك، ويجب أن يعتمدها مدير نظام آخر.',
  },
  'payout.latin-name': {
    en: '“{name}” cannot be written in Latin letters, as this file needs. Correct the name, or use the CSV file.',
    ar: 'الاسم «{name}» لا يمكن كتابته بحروف لاتينية كما يشترط هذا الملف. صحّحه أو استعمل ملف CSV.',
  },
  'payout.own-account-missing': {
    en: 'The company’s bank account is missing. Enter it in the invoice settings, or use the CSV file.',
    ar: 'حساب المنشأة البنكي ناقص. أدخله في إعدادات الفواتير أو استعمل ملف CSV.',
  },
  'payout.reason-required': { en: 'Write the reason.', ar: 'اكتب السبب.' },
  'payout.second-person': {
    en: 'You have already approved this batch. Another administrator must approve it too.',
    ar: 'سبق أن اعتمدت هذه الدفعة. يجب أن يعتمدها مدير نظام آخر أيضًا.',
  },
  'payout.step-refused': {
    en: 'The status of the payout or batch has changed, so this is no longer possible. Reload the page.',
    ar: 'تغيّرت حالة المستحقات أو الدفعة، ولم يعد ذلك ممكنًا. أعد تحميل الصفحة.',
  },
  'report.step-refused': {
    en: 'This is not possible in the current status of the report. Reload the page.',
    ar: 'لا يمكن تنفيذ ذلك في حالة التقرير الحالية. أعد تحميل الصفحة.',
  },
  'report.points-open': {
    en: 'Some questions returned by the editor are unchanged. Change the answer, add a photo, or explain in a comment why it is right.',
    ar: 'بعض ملاحظات المراجع لم تُعالَج بعد. عدّل الإجابة أو أضف صورة أو وضّح في التعليق سبب صحتها.',
  },
  'report.not-ready': {
    en: 'The report is not complete yet. See the list of missing items.',
    ar: 'التقرير غير مكتمل بعد. راجع قائمة النواقص.',
  },
  'report.reason-required': {
    en: 'Write the reason. It is shown to the shopper.',
    ar: 'اكتب السبب، وسيظهر للمتسوّق.',
  },
  'report.grade-required': {
    en: 'Grade all five points before you release the report.',
    ar: 'قيّم النقاط الخمس قبل نشر التقرير.',
  },
  'report.answer-invalid': {
    en: 'This answer is not valid for the question. Correct it.',
    ar: 'هذه الإجابة غير صالحة لهذا السؤال. صحّحها.',
  },
  'company.closing': {
    en: 'The company is being closed and is read-only. An owner can keep it, under “Close the company”.',
    ar: 'حساب المنشأة قيد الإغلاق وللاطلاع فقط. يستطيع المالك الإبقاء عليه من صفحة «إغلاق حساب المنشأة».',
  },
  'company.under-way': {
    en: 'Something is still open that must end first. The list below shows what.',
    ar: 'ما زالت هناك أمور يلزم إنهاؤها أولًا، وهي في القائمة أدناه.',
  },
  'ownership.open': {
    en: 'A transfer of ownership is already open. Withdraw it first.',
    ar: 'يوجد نقل ملكية قائم. اسحبه أولًا.',
  },
  'ownership.claim-open': {
    en: 'A request for a new owner, or a transfer of ownership, is already open for this company.',
    ar: 'يوجد لهذه المنشأة طلب مالك جديد أو نقل ملكية قائم.',
  },
  'ownership.second-person': {
    en: 'You made this request, so another administrator must approve it.',
    ar: 'أنت من قدّم هذا الطلب، فيلزم أن يعتمده مدير نظام آخر.',
  },
  'ownership.no-factor': {
    en: 'This member has no two-step sign-in or passkey yet. Both are set up under “Your account”.',
    ar: 'لم يفعّل هذا العضو الدخول بخطوتين ولا مفتاح مرور بعد. التفعيل من صفحة «حسابك».',
  },
  'team.other-company': {
    en: 'You switched to another company in the meantime. Nothing was saved. Switch back, or reload the page.',
    ar: 'بدّلت إلى منشأة أخرى في هذه الأثناء، ولم يُحفظ شيء. عُد إلى المنشأة السابقة أو أعد تحميل الصفحة.',
  },
  'report.answer-stale': {
    en: 'A newer answer was already saved and is now shown.',
    ar: 'توجد إجابة أحدث محفوظة، وهي المعروضة الآن.',
  },
  'report.not-editable': { en: 'This report can no longer be changed.', ar: 'لم يعد تعديل هذا التقرير ممكنًا.' },
  'dispute.window-over': {
    en: 'The dispute period of 7 days after the release has ended.',
    ar: 'انتهت مهلة الاعتراض على الإجابات، وهي 7 أيام من نشر التقرير.',
  },
  'dispute.already-open': {
    en: 'This answer is already disputed. The dispute is awaiting a decision.',
    ar: 'سبق الاعتراض على هذه الإجابة، ولم يصدر القرار بعد.',
  },
  'dispute.already-decided': {
    en: 'A dispute about this answer was already decided. The decision is final.',
    ar: 'سبق البت في اعتراض على هذه الإجابة، والقرار نهائي.',
  },
  'dispute.closed': {
    en: 'This dispute is already closed.',
    ar: 'أُغلق هذا الاعتراض من قبل.',
  },
  'reply.locked': {
    en: 'The report is final, so the reply can no longer be changed.',
    ar: 'أصبح التقرير نهائيًا، ولم يعد تعديل الرد ممكنًا.',
  },
  'action.step-refused': {
    en: 'This step is not possible in the current status of the action. Reload the page.',
    ar: 'لا يمكن تنفيذ هذه الخطوة في حالة الإجراء الحالية. أعد تحميل الصفحة.',
  },
  'recipe.archived': {
    en: 'This recipe is archived. Restore it before you change it.',
    ar: 'هذه الوصفة مؤرشفة. استعدها من الأرشيف قبل تعديلها.',
  },
  'recipe.circle': {
    en: 'This would go round: {path}.',
    ar: 'ستدور الوصفة على نفسها: {path}.',
  },
  'recipe.too-deep': {
    en: 'Recipes can lie inside one another on ten levels at most: {path}.',
    ar: 'لا تتداخل الوصفات أكثر من عشرة مستويات: {path}.',
  },
  'recipe.has-draft': {
    en: 'This recipe has a draft. Publish or discard it before you restore a version.',
    ar: 'لهذه الوصفة مسودة. انشرها أو تخلَّ عنها قبل استعادة إصدار.',
  },
  'recipe.in-use': {
    en: 'Other recipes use what you want to archive: {names}. Change or archive them first.',
    ar: 'تستخدم وصفات أخرى ما تريد أرشفته: {names}. عدّلها أو أرشفها أولًا.',
  },
  'recipe.inner-unpublished': {
    en: 'A sub-recipe has no version in force on that day: {names}. Publish it first.',
    ar: 'وصفة فرعية بلا إصدار سارٍ في ذلك اليوم: {names}. انشرها أولًا.',
  },
  'recipe.needs-lines': {
    en: 'Add at least one line before you publish.',
    ar: 'أضف سطرًا واحدًا على الأقل قبل النشر.',
  },
  'recipe.needs-names': {
    en: 'Enter the name in Arabic and in English before you publish.',
    ar: 'أدخل الاسم بالعربية والإنجليزية قبل النشر.',
  },
  'recipe.only-draft': {
    en: 'This recipe has no published version. Archive it instead of discarding its draft.',
    ar: 'ليس لهذه الوصفة إصدار منشور. أرشفها بدلًا من التخلي عن مسودتها.',
  },
  'recipe.proposed': {
    en: 'Some ingredients are proposed or archived: {names}. Accept or replace them first.',
    ar: 'مكونات مقترحة أو مؤرشفة: {names}. اعتمدها أو استبدلها أولًا.',
  },
  'kitchen.too-many-tests': {
    en: 'A preparation keeps at most 200 tests. Withdraw earlier ones first.',
    ar: 'تحفظ طريقة التحضير 200 اختبار على الأكثر. اسحب الاختبارات الأقدم أولًا.',
  },
  'recipe.too-many': {
    en: 'A company can keep 10,000 recipes.',
    ar: 'الحد الأقصى 10,000 وصفة للمنشأة.',
  },
  'ingredient.too-many': {
    en: 'A company has at most 20,000 ingredients. Merge or archive some first.',
    ar: 'للمنشأة 20,000 مكوّن على الأكثر. ادمج بعضها أو أرشفه أولًا.',
  },
  'ingredient.undo-late': {
    en: 'This can be undone for 24 hours only.',
    ar: 'يمكن التراجع خلال 24 ساعة فقط.',
  },
  'ingredient.import-used': {
    en: 'The import can no longer be undone: some of its ingredients are used in recipes or were changed since.',
    ar: 'لم يعد التراجع عن الاستيراد ممكنًا: بعض مكوناته مستخدم في وصفات أو عُدّل بعده.',
  },
  'ingredient.file-unreadable': {
    en: 'No ingredients were found. The sheet needs a heading row with a column of names.',
    ar: 'لم يُعثر على مكونات. يحتاج الجدول إلى سطر عناوين فيه عمود للأسماء.',
  },
  'ingredient.file-long': {
    en: 'The sheet has more than 5,000 rows. Split it.',
    ar: 'في الجدول أكثر من 5,000 سطر. قسّمه إلى أجزاء.',
  },
  'duty.closed': {
    en: 'This task has ended already. Reload the page.',
    ar: 'انتهت هذه المهمة من قبل. أعد تحميل الصفحة.',
  },
  'menu.nothing-ready': {
    en: 'No dish of this menu is ready. Complete at least one, then publish.',
    ar: 'لا صنف جاهزًا للنشر في هذه القائمة. أكمل بيانات صنف واحد على الأقل ثم انشرها.',
  },
  'menu.same': {
    en: 'Guests already see this version. Nothing has changed since it was published.',
    ar: 'هذه النسخة معروضة للضيوف بالفعل، ولم يتغيّر شيء منذ نشرها.',
  },
  'menu.section-full': {
    en: 'This section still has dishes. Move or remove them first.',
    ar: 'لا تزال في هذا القسم أصناف. انقلها أو احذفها أولًا.',
  },
  'menu.slug-taken': {
    en: 'Another menu has or had this address. Choose another one.',
    ar: 'هذا العنوان مستخدم أو سبق استخدامه لقائمة أخرى. اختر عنوانًا آخر.',
  },
  'menu.too-many': {
    en: 'Your company has as many menus as it may have. Use one of them.',
    ar: 'بلغت منشأتك الحد الأعلى لعدد القوائم. استخدم إحدى القوائم الحالية.',
  },
  'menu.too-many-dishes': {
    en: 'A menu has at most 400 dishes and options. Nothing was added.',
    ar: 'الحد الأعلى للقائمة 400 صنف وإضافة. لم يُضف شيء.',
  },
  'menu.too-many-sections': {
    en: 'A menu has at most 40 sections.',
    ar: 'الحد الأعلى للقائمة 40 قسمًا.',
  },
  'kitchen.undo-late': {
    en: 'This can be undone for ten minutes only. Set the price in the calculator instead.',
    ar: 'يمكن التراجع خلال عشر دقائق فقط. حدد السعر من الحاسبة بدلًا من ذلك.',
  },
  'kitchen.sales-known': {
    en: 'This file was imported before. Its sales are already there.',
    ar: 'استُورد هذا الملف من قبل، ومبيعاته محفوظة.',
  },
  'kitchen.sales-nothing': {
    en: 'Every day of the file already has sales. Tick the box to replace them.',
    ar: 'كل أيام الملف لها مبيعات من قبل. فعّل خيار الاستبدال لتحديثها.',
  },
  'kitchen.sales-unreadable': {
    en: 'No sales were found. The first rows need headings for date, item, quantity and amount.',
    ar: 'لم نجد مبيعات في الملف. يجب أن تتضمن الصفوف الأولى عناوين للتاريخ والصنف والكمية والمبلغ.',
  },
  'kitchen.sales-long': {
    en: 'The file has more than 20,000 rows. Export fewer days.',
    ar: 'في الملف أكثر من 20,000 صف. صدّر أيامًا أقل.',
  },
  'kitchen.too-many-channels': {
    en: 'A company has at most 30 channels of sale. Archive one first.',
    ar: 'للمنشأة 30 قناة بيع كحد أقصى. أرشف إحداها أولًا.',
  },
  'duty.too-many': {
    en: 'A company can have 500 duties. Archive one that is no longer needed.',
    ar: 'الحد الأقصى 500 مهمة دورية للمنشأة. أرشف مهمة لم تعد مطلوبة.',
  },
  'duty.proof-required': {
    en: 'This task needs its proof before it can be marked as done.',
    ar: 'يلزم إرفاق الإثبات قبل تسجيل تنفيذ هذه المهمة.',
  },
  'action.verify-own': {
    en: 'You marked this action as done, so another owner or manager verifies it.',
    ar: 'أنت من سجّل إنجاز هذا الإجراء، فيتولى التحقق منه مالك أو مدير آخر.',
  },
  'action.extend-refused': {
    en: 'Only owners and managers give an action more time.',
    ar: 'تمديد موعد الإجراء للمالك والمدير فقط.',
  },
  'action.closed': {
    en: 'This action is completed. Reopen it to change it.',
    ar: 'هذا الإجراء منجز. أعد فتحه قبل تعديله.',
  },
  'action.verify-owner': {
    en: 'You are the owner of this action, so another owner or manager of the company verifies it.',
    ar: 'هذا الإجراء مسند إليك، فيتولى التحقق منه مالك المنشأة أو مدير آخر.',
  },
  'action.extended-twice': {
    en: 'This action was given more time twice already.',
    ar: 'مُدّد موعد هذا الإجراء مرتين من قبل.',
  },
  'action.not-later': {
    en: 'The new due date is not later than the present one.',
    ar: 'الموعد الجديد ليس بعد الموعد الحالي.',
  },
  'action.reason-required': { en: 'Write the reason.', ar: 'اكتب السبب.' },
  'action.owner-gone': {
    en: 'This member no longer sees the branch. Choose another owner.',
    ar: 'لم يعد هذا العضو يرى الفرع. اختر مسؤولًا آخر.',
  },
  'action.proof-required': {
    en: 'Add a photo that proves the work, then finish.',
    ar: 'أضف صورة تثبت التنفيذ، ثم سجّل الإنجاز.',
  },
  'action.root-cause-required': {
    en: 'Write the root cause, so that the problem does not happen again.',
    ar: 'اكتب السبب الجذري حتى لا تتكرر المشكلة.',
  },
  'notices.no-one': {
    en: 'No one would be left to notify of this required topic. Keep the email for a role that has a person here.',
    ar: 'لن يبقى من يُبلَّغ بهذا الموضوع الأساسي. أبقِ البريد الإلكتروني لدور يشغله شخص هنا.',
  },
  'alert-person.exists': {
    en: 'This email address is already on the list.',
    ar: 'هذا البريد الإلكتروني مضاف إلى القائمة من قبل.',
  },
  'alert-person.too-many': {
    en: 'The list can have at most 20 people. Remove a person first.',
    ar: 'الحد الأقصى للقائمة 20 شخصًا. احذف شخصًا أولًا.',
  },
  'post.address-fixed': {
    en: 'This article is published or scheduled. Its address cannot be changed, so that links to it keep working.',
    ar: 'هذا المقال منشور أو مجدول، ولا يمكن تغيير عنوانه حتى لا تتعطل الروابط المؤدية إليه.',
  },
  'post.address-taken': {
    en: 'This address is already in use. Choose another one.',
    ar: 'هذا العنوان مستخدم من قبل. اختر عنوانًا آخر.',
  },
  'post.incomplete': {
    en: 'The article is not complete in both languages yet. See the missing items in the list beside it.',
    ar: 'لم يكتمل المقال باللغتين بعد. راجع النواقص في القائمة المجاورة.',
  },
  'post.is-public': {
    en: 'The article is published or scheduled. Take it off the site before deleting it.',
    ar: 'المقال منشور أو مجدول. اسحبه من الموقع قبل حذفه.',
  },
  'post.time-refused': {
    en: 'Choose a future time within the next 12 months.',
    ar: 'اختر موعدًا لاحقًا خلال الأشهر الاثني عشر القادمة.',
  },
  'page.address-fixed': {
    en: 'This page has a published or scheduled version. Its address cannot be changed, so that links to it keep working.',
    ar: 'لهذه الصفحة نسخة منشورة أو مجدولة، ولا يمكن تغيير عنوانها حتى لا تتعطل الروابط المؤدية إليها.',
  },
  'page.address-product': {
    en: 'This address is reserved for a page of the platform. Choose another one.',
    ar: 'هذا العنوان محجوز لصفحة من صفحات المنصة. اختر عنوانًا آخر.',
  },
  'page.address-taken': {
    en: 'Another page already has this address. Choose another one.',
    ar: 'هذا العنوان مستخدم في صفحة أخرى. اختر عنوانًا آخر.',
  },
  'page.content-refused': {
    en: 'The content cannot be saved because part of it is not allowed. Correct it and save again.',
    ar: 'تعذّر حفظ المحتوى لأن جزءًا منه غير مسموح به. صحّحه ثم احفظ من جديد.',
  },
  'page.incomplete': {
    en: 'Nothing was changed. Check the fields below.',
    ar: 'لم يتغيّر شيء. راجع الحقول أدناه.',
  },
  'page.not-ready': {
    en: 'No language is ready to publish. Write a title and complete every block in English or Arabic.',
    ar: 'لا توجد لغة جاهزة للنشر. اكتب العنوان وأكمل جميع العناصر بالعربية أو الإنجليزية.',
  },
  'page.time-in-past': { en: 'Choose a time in the future.', ar: 'اختر موعدًا لاحقًا.' },
  'page.was-published': {
    en: 'This page was published before and cannot be deleted. You can take it off the site.',
    ar: 'سبق نشر هذه الصفحة ولا يمكن حذفها. يمكنك سحبها من الموقع.',
  },
  'wave.empty': { en: 'This wave has no visits for this step', ar: 'لا توجد في هذه الجولة زيارات لهذه الخطوة' },
  'wave.no-swap': {
    en: 'Only two visits with different shoppers can be swapped',
    ar: 'يمكن التبديل بين زيارتين لمتسوّقين مختلفين فقط',
  },
  'wave.step-refused': {
    en: 'The wave has moved to another step. Reload the page.',
    ar: 'انتقلت الجولة إلى خطوة أخرى. أعد تحميل الصفحة.',
  },
  'order.too-large': {
    en: 'An order can have at most 500 visits. Choose fewer branches or lines.',
    ar: 'الحد الأقصى للطلب الواحد 500 زيارة. اختر فروعًا أو أسطرًا أقل.',
  },
  'order.file-unreadable': {
    en: 'This file cannot be read. Use a CSV or XLSX file with the columns branch and day.',
    ar: 'تعذرت قراءة الملف. استخدم ملف CSV أو XLSX فيه عمودا الفرع واليوم.',
  },
  'order.file-empty': {
    en: 'No row of this file has a day. Enter a day in the row of each branch to visit.',
    ar: 'لا يوجد يوم في أي صف من الملف. أدخل اليوم في صف كل فرع تطلب زيارته.',
  },
  'order.empty': {
    en: 'None of these visits can be ordered. Correct the lines marked in the preview.',
    ar: 'لا يمكن طلب أي من هذه الزيارات. صحّح الأسطر الموضحة في المعاينة.',
  },
  'wave.too-large': {
    en: 'A wave can have at most 10,000 visits. Choose fewer branches or visits.',
    ar: 'الحد الأقصى للجولة 10,000 زيارة. اختر فروعًا أو زيارات أقل.',
  },
  'visit.not-kept': {
    en: 'You are offline, and this browser cannot store data on the device. Try again when you are online.',
    ar: 'لا يوجد اتصال، ولا يمكن الحفظ على الجهاز في هذا المتصفح. حاول مرة أخرى عند عودة الاتصال.',
  },
  'visit.note-required': {
    en: 'Add a note to your check-in.',
    ar: 'أضف ملاحظة إلى تسجيل الوصول.',
  },
  'work.over': {
    en: 'This task is closed. Reopen it to change it.',
    ar: 'هذه المهمة منتهية. أعد فتحها لتعديلها.',
  },
  'work.repeat-due': { en: 'Set a due date for the repeating task.', ar: 'حدّد موعد استحقاق للمهمة المتكررة.' },
  'work.step-refused': {
    en: 'This step is not possible in the current status of the task.',
    ar: 'لا يمكن تنفيذ هذه الخطوة في حالة المهمة الحالية.',
  },
  'report.nothing-changed': {
    en: 'The answer is unchanged. Change it, or close without saving.',
    ar: 'لم تتغيّر الإجابة. عدّلها، أو أغلق النافذة دون حفظ.',
  },
  'appeal.already-made': {
    en: 'You have already appealed this rejection. The page shows the status of your appeal.',
    ar: 'سبق أن تظلّمت من هذا الرفض. تظهر حالة التظلّم في الصفحة.',
  },
  'appeal.not-rejected': {
    en: 'Only a rejected report can be appealed.',
    ar: 'التظلّم متاح للتقارير المرفوضة فقط.',
  },
  'appeal.window-over': {
    en: 'The appeal period of 7 days after the rejection has ended.',
    ar: 'انتهت مهلة التظلّم، وهي 7 أيام من الرفض.',
  },
  'guest-review.already-reported': {
    en: 'You have already reported this review. Each review is checked once.',
    ar: 'سبق أن أبلغت عن هذا التقييم، ويُنظر في كل تقييم مرة واحدة.',
  },
  'guest-review.closed': {
    en: 'Reviews are accepted only while the branch holds a valid certificate. Your review was not sent.',
    ar: 'تُستقبل التقييمات أثناء سريان شهادة الفرع فقط، ولم يُرسل تقييمك.',
  },
  'guest-review.once-a-day': {
    en: 'A review of this branch was already sent today from this device or a similar browser on this network. Send yours tomorrow, or today from another device or network.',
    ar: 'أُرسل اليوم تقييم لهذا الفرع من هذا الجهاز أو من متصفح مماثل على الشبكة نفسها. أرسل تقييمك غدًا، أو اليوم من جهاز آخر أو شبكة أخرى.',
  },
  'guest-review.reply-fixed': {
    en: 'A reply can only be changed within one day of its publication.',
    ar: 'لا يمكن تعديل الرد إلا خلال يوم واحد من نشره أول مرة.',
  },
  'guest-review.step-refused': {
    en: 'Another user has decided on this review in the meantime. The list is now up to date.',
    ar: 'بتّ شخص آخر في هذا التقييم قبل قليل، وقد حُدّثت القائمة.',
  },
  'feedback.already-answered': {
    en: 'This reply was already answered.',
    ar: 'سبق الرد على هذه الملاحظة.',
  },
  'feedback.already-written': {
    en: 'You have already sent this for the report. It can be sent only once.',
    ar: 'سبق أن أرسلت ذلك لهذا التقرير، ويُرسل مرة واحدة فقط.',
  },
  'feedback.not-graded': {
    en: 'This is possible after the report is graded.',
    ar: 'يُتاح ذلك بعد منح التقرير درجة.',
  },
  'report.second-editor': {
    en: 'You reviewed this report yourself. Another editor must decide on it.',
    ar: 'سبق أن راجعت هذا التقرير، ويجب أن يبتّ فيه مراجع آخر.',
  },
  'dispute.correction-required': {
    en: 'To uphold the dispute, correct the disputed answer.',
    ar: 'لقبول الاعتراض، صحّح الإجابة المعترض عليها.',
  },
  'report.photo-limit': { en: 'A question can have up to 5 photos.', ar: 'يمكن إرفاق 5 صور للسؤال الواحد كحد أقصى.' },
  'report.moment-limit': {
    en: 'The log of this visit is full. Your answers are not affected.',
    ar: 'امتلأ سجل هذه الزيارة، ولا يؤثر ذلك في إجاباتك.',
  },
  'report.voice-limit': {
    en: 'A question can have up to 3 voice notes, and a report up to 20.',
    ar: 'يمكن إرفاق 3 ملاحظات صوتية للسؤال الواحد و20 للتقرير كحد أقصى.',
  },
  'form.address-taken': {
    en: 'Another form already has this address. Choose another one.',
    ar: 'يوجد نموذج آخر بهذا العنوان. اختر عنوانًا مختلفًا.',
  },
  'form.closed': {
    en: 'This form no longer accepts answers. Yours were not sent.',
    ar: 'لم يعد هذا النموذج يستقبل الردود، ولم تُرسل إجاباتك.',
  },
  'form.not-ready': {
    en: 'The form cannot be published yet. Complete the listed items.',
    ar: 'لا يمكن نشر النموذج بعد. أكمل النواقص المذكورة.',
  },
  'questionnaire.client-plan': {
    en: 'A client’s own questionnaires need the Enterprise plan. This client has another plan.',
    ar: 'نماذج التقييم الخاصة متاحة في باقة المنشآت الكبرى، وهذا العميل على باقة أخرى.',
  },
  'questionnaire.code-taken': {
    en: 'Another questionnaire already has this code. Choose another one.',
    ar: 'يوجد نموذج تقييم آخر بهذا الرمز. اختر رمزًا مختلفًا.',
  },
  'questionnaire.file-no-form': {
    en: 'The workbook is not an XLSForm. It needs a sheet “survey” with a column “type” and questions. Nothing was imported.',
    ar: 'المصنف ليس نموذج XLSForm، فلا توجد فيه ورقة أسئلة. لم يُستورد شيء.',
  },
  'questionnaire.file-part': {
    en: 'The file is JSON, but not a questionnaire exported from this platform. Nothing was imported.',
    ar: 'الملف بصيغة JSON لكنه ليس نموذج تقييم مصدَّرًا من هذه المنصة. لم يُستورد شيء.',
  },
  'questionnaire.file-unreadable': {
    en: 'The file could not be read. Choose a JSON file or an Excel workbook (.xlsx). Nothing was imported.',
    ar: 'تعذّرت قراءة الملف. اختر ملف JSON أو مصنف Excel. لم يُستورد شيء.',
  },
  'questionnaire.needed': {
    en: 'Visits need a general questionnaire. Put another one into use instead.',
    ar: 'لا بد من نموذج تقييم عام للزيارات. اعتمد نموذجًا آخر بدلًا منه.',
  },
  'questionnaire.not-published': {
    en: 'Publish the questionnaire before using it for visits.',
    ar: 'انشر نموذج التقييم قبل اعتماده للزيارات.',
  },
  'questionnaire.not-ready': {
    en: 'The questionnaire cannot be published yet. See the results of the checks.',
    ar: 'لا يمكن نشر نموذج التقييم بعد. راجع نتائج الفحص.',
  },
  'file.type-unsupported': {
    en: 'This file type is not supported. Choose another file.',
    ar: 'نوع الملف غير مدعوم. اختر ملفًا آخر.',
  },
  'file.unreadable': {
    en: 'This picture could not be read. Take it again.',
    ar: 'تعذّرت قراءة هذه الصورة. التقطها من جديد.',
  },
  'case-study.incomplete': {
    en: 'Some texts are missing. Complete both languages and save before you send the story.',
    ar: 'بعض النصوص ناقصة. أكملها باللغتين واحفظها قبل إرسال القصة.',
  },
  'case-study.too-few': {
    en: 'This period needs at least two released visits. Choose another period, branch or type.',
    ar: 'يلزم وجود زيارتين منشورتين على الأقل في هذه الفترة. اختر فترة أو فرعًا أو نوعًا آخر.',
  },
  'case-study.agreed': {
    en: 'The client agreed to this text, and it is published. Withdraw it before you change it.',
    ar: 'وافق العميل على هذا النص وهو منشور. اسحبه قبل تعديله.',
  },
  'certificate.key-unreadable': {
    en: 'The key that signs certificates cannot be opened because the application secret (APP_SECRET) changed. Create a new key first.',
    ar: 'تعذّر فتح مفتاح توقيع الشهادات لأن المفتاح السري للنظام (APP_SECRET) تغيّر. أنشئ مفتاحًا جديدًا أولًا.',
  },
  'certificate.key-compromised': {
    en: 'This key is already marked as compromised.',
    ar: 'سبق تسجيل هذا المفتاح على أنه مخترق.',
  },
  'certificate.applied-already': {
    en: 'An application for this branch is already waiting.',
    ar: 'يوجد طلب شهادة لهذا الفرع قيد الانتظار.',
  },
  'certificate.application-over': {
    en: 'This application was already decided or withdrawn.',
    ar: 'سبق البتّ في هذا الطلب أو سحبه.',
  },
  'certificate.failure-open': {
    en: 'A critical failure is still open. The certificate is reinstated automatically once its corrective actions are verified.',
    ar: 'لا يزال هناك إخفاق في معيار حرج. يُستأنف سريان الشهادة تلقائيًا بعد التحقق من الإجراءات التصحيحية الخاصة به.',
  },
  'certificate.held-already': {
    en: 'This branch already has a certificate.',
    ar: 'لدى هذا الفرع شهادة بالفعل.',
  },
  'certificate.not-eligible': {
    en: 'The branch does not meet the award criteria today. See the missing items.',
    ar: 'لا يستوفي الفرع شروط المنح اليوم. راجع النواقص.',
  },
  'certificate.not-renewable': {
    en: 'This certificate cannot be renewed now. Renewal is possible from 60 days before its end, once the branch meets the award criteria.',
    ar: 'لا يمكن تجديد هذه الشهادة الآن. يُتاح التجديد ابتداءً من 60 يومًا قبل انتهائها، متى استوفى الفرع شروط المنح.',
  },
  'certificate.other-level': {
    en: 'The branch now qualifies for a different level. Check it again.',
    ar: 'تغيّر المستوى الذي يستحقه الفرع. راجعه من جديد.',
  },
  'certificate.reason-required': { en: 'Enter a reason.', ar: 'اذكر السبب.' },
  'certificate.rule-refused': {
    en: 'The award criteria cannot be published like this. Check the marked fields.',
    ar: 'لا يمكن نشر شروط المنح بهذه الصورة. راجع الحقول المحددة.',
  },
  'certificate.rule-unchanged': {
    en: 'The draft is the same as the award criteria in force.',
    ar: 'المسودة مطابقة لشروط المنح السارية.',
  },
  'certificate.step-refused': {
    en: 'This is not possible in the current status of the certificate.',
    ar: 'لا يمكن تنفيذ ذلك في حالة الشهادة الحالية.',
  },
  'tax-unit.another-asks': {
    en: 'Another unit is being registered. Complete or cancel its registration first.',
    ar: 'توجد وحدة أخرى قيد التسجيل. أكمل تسجيلها أو ألغه أولًا.',
  },
  'tax-unit.not-active': {
    en: 'This unit no longer issues documents.',
    ar: 'لم تعد هذه الوحدة تُصدر مستندات.',
  },
  'tax-unit.renew-early': {
    en: 'It is too early to renew this certificate. It can be renewed in its last 90 days.',
    ar: 'لم يحن موعد تجديد الشهادة بعد. يمكن تجديدها خلال آخر 90 يومًا من سريانها.',
  },
  'tax-unit.busy': {
    en: 'We are contacting the tax authority about this unit. Try again in a moment.',
    ar: 'نتواصل الآن مع هيئة الزكاة والضريبة والجمارك بشأن هذه الوحدة. حاول مرة أخرى بعد قليل.',
  },
  'tax-unit.key-unreadable': {
    en: 'The unit’s key cannot be opened because the application secret (APP_SECRET) changed. Restore the former secret, or register a new unit.',
    ar: 'تعذّر فتح مفتاح الوحدة لأن المفتاح السري للنظام (APP_SECRET) تغيّر. أعد المفتاح السابق أو سجّل وحدة جديدة.',
  },
  'tax-unit.nothing-to-send': {
    en: 'There is nothing to send. The tax authority has already decided.',
    ar: 'لا يوجد مستند للإرسال، فقد صدر قرار الهيئة.',
  },
  'invoice.seller-unknown': {
    en: 'The company’s own tax details are missing. Enter them in the invoice settings first.',
    ar: 'البيانات الضريبية للمنشأة غير مكتملة. أدخلها في إعدادات الفواتير أولًا.',
  },
  'invoice.not-ready': {
    en: 'The tax authority would reject this document. Correct the highlighted fields.',
    ar: 'سترفض هيئة الزكاة والضريبة والجمارك هذا المستند. صحّح الحقول المحددة.',
  },
  'invoice.issued-already': {
    en: 'This document was already issued.',
    ar: 'سبق إصدار هذا المستند.',
  },
  'invoice.nothing-to-bill': {
    en: 'This client has no more visits to bill.',
    ar: 'لم يعد لهذا العميل زيارات غير مفوترة.',
  },
  'invoice.too-large': {
    en: 'A document may total at most SAR 99,999,999,999.99 with VAT. Nothing was changed.',
    ar: 'لا يزيد إجمالي المستند مع الضريبة على 99,999,999,999.99 ريال. لم يتغير شيء.',
  },
  'invoice.too-many-lines': {
    en: 'This draft has the maximum number of lines. Create another one.',
    ar: 'بلغت هذه المسودة الحد الأعلى من البنود. أنشئ مسودة أخرى.',
  },
  'invoice.buyer-unknown': {
    en: 'The client’s tax details are missing. Enter them before you issue a document.',
    ar: 'البيانات الضريبية للعميل غير مكتملة. أدخلها قبل إصدار أي مستند.',
  },
  'invoice.nothing-owed': {
    en: 'No amount is due on this document.',
    ar: 'لا يوجد مبلغ مستحق على هذا المستند.',
  },
  'invoice.nothing-to-credit': {
    en: 'This invoice was already credited in full.',
    ar: 'سبق إصدار إشعار دائن بكامل قيمة هذه الفاتورة.',
  },
  'invoice.credit-too-much': {
    en: 'The credit for a line cannot exceed its remaining amount.',
    ar: 'لا يمكن أن يتجاوز الإشعار الدائن المتبقي من قيمة البند.',
  },
  'advance.one-line': {
    en: 'A prepayment invoice has one line. Change its amount instead.',
    ar: 'لفاتورة الدفعة المقدمة بند واحد، فعدّل مبلغه بدلًا من إضافة بند آخر.',
  },
  'advance.nothing-open': {
    en: 'Nothing of this prepayment is open: it is unpaid, deducted elsewhere or credited.',
    ar: 'لا رصيد متاحًا في هذه الدفعة المقدمة: لم تُسدد، أو خُصمت في فاتورة أخرى، أو أُلغيت بإشعار دائن.',
  },
  'advance.too-much': {
    en: 'That is more than is open of the prepayment.',
    ar: 'المبلغ أكبر من الرصيد المتاح في الدفعة المقدمة.',
  },
  'advance.not-here': {
    en: 'Prepayments are deducted on the draft of an invoice.',
    ar: 'تُخصم الدفعات المقدمة في مسودة الفاتورة فقط.',
  },
  'invoice.awaits-clearance': {
    en: 'The tax authority is still checking this document. You can download it once it is cleared.',
    ar: 'ما زالت هيئة الزكاة والضريبة والجمارك تتحقق من هذا المستند. يمكنك تنزيله بعد اعتماده.',
  },
  'ledger.month-closed': {
    en: 'The month {month} is closed. Record the entry with today’s date.',
    ar: 'أُقفل شهر {month}. سجّل القيد بتاريخ اليوم.',
  },
  'ledger.month-open': {
    en: 'A month can be closed only after it ends.',
    ar: 'لا يمكن إقفال الشهر إلا بعد انتهائه.',
  },
  'ledger.closed-already': { en: 'This month is already closed.', ar: 'سبق إقفال هذا الشهر.' },
  'ledger.earlier-month-first': {
    en: 'Months are closed in order. Close {month} first.',
    ar: 'تُقفل الأشهر بالترتيب. أقفل شهر {month} أولًا.',
  },
  'ledger.not-settled': {
    en: 'The books of {month} do not match the underlying records, so nothing was closed. See the checks and resolve the differences first.',
    ar: 'لا تتطابق دفاتر {month} مع المستندات، ولم يُقفل أي شهر. راجع نتائج الفحص وعالج الفروق أولًا.',
  },
  'ledger.more-than-held': {
    en: 'The payment provider held only {held} on that day. Enter a smaller amount.',
    ar: 'كان المبلغ لدى مزود الدفع في ذلك اليوم {held} فقط. أدخل مبلغًا أقل.',
  },
  'ledger.taken-back-already': { en: 'This booking was already reversed.', ar: 'سبق عكس هذا القيد.' },
  'setting.day': {
    en: 'Choose today or a later date within two years.',
    ar: 'اختر تاريخ اليوم أو تاريخًا لاحقًا خلال سنتين.',
  },
  'setting.value': {
    en: 'This value is outside the limits of the setting.',
    ar: 'هذه القيمة خارج الحدود المسموح بها لهذا الإعداد.',
  },
  'share.all-shared': {
    en: 'The amount due is already shared among payers. Withdraw a share to pay it yourself or to share it again.',
    ar: 'سبق تقسيم المبلغ المستحق على الدافعين. أوقف حصة لتسدّدها بنفسك أو لتعيد تقسيمها.',
  },
  'share.day-refused': {
    en: 'Choose today or a later date within one year as the last day.',
    ar: 'اختر لآخر يوم للسداد تاريخ اليوم أو تاريخًا لاحقًا خلال سنة.',
  },
  'share.no-address': {
    en: 'This payer has no email address. Copy the link and send it yourself.',
    ar: 'لا يوجد بريد إلكتروني لهذا الدافع. انسخ الرابط وأرسله بنفسك.',
  },
  'share.paid-already': { en: 'This share is already paid.', ar: 'سبق سداد هذه الحصة.' },
  'share.sum-over': {
    en: 'The shares add up to more than the amount due.',
    ar: 'مجموع الحصص يزيد على المبلغ المستحق.',
  },
  'share.sum-short': {
    en: 'The shares add up to less than the amount due.',
    ar: 'مجموع الحصص أقل من المبلغ المستحق.',
  },
  'share.too-few': { en: 'Enter at least two payers.', ar: 'أدخل دافعَين على الأقل.' },
  'share.too-many': { en: 'An invoice can have at most 20 payers.', ar: 'الحد الأعلى للدافعين في الفاتورة 20 دافعًا.' },
  'share.too-small': { en: 'A share must be at least SAR 1.00.', ar: 'أقل حصة ريال واحد.' },
  'share.transfer-under-way': {
    en: 'A reported bank transfer is being checked. You can continue once it is confirmed or declined.',
    ar: 'يوجد تحويل بنكي قيد التحقق. يمكنك المتابعة بعد تأكيده أو رفضه.',
  },
  'share.withdrawn': { en: 'This share was withdrawn.', ar: 'أُوقفت هذه الحصة.' },
  'plan.changes-already': {
    en: 'A change to another plan is already set for the end of this month. Cancel it first.',
    ar: 'سبق تحديد الانتقال إلى باقة أخرى بنهاية هذا الشهر. ألغِ هذا الانتقال أولًا.',
  },
  'plan.feature': { en: 'Your plan does not include this feature', ar: 'باقتك لا تشمل هذه الخدمة' },
  'certificate.doubted': {
    en: 'A counted visit is disputed, or its evidence is in serious doubt. Our team can issue the certificate with a reason.',
    ar: 'إحدى الزيارات المحتسبة محل اعتراض أو شك كبير في أدلتها. ويمكن لفريقنا إصدار الشهادة مع ذكر السبب.',
  },
  'plan.exception-reason': {
    en: 'The client’s plan does not include certificates. Give a reason for the exception, or change the plan.',
    ar: 'باقة العميل لا تشمل الشهادات. اذكر سبب الاستثناء أو غيّر الباقة.',
  },
  'plan.lower': {
    en: 'This plan is lower than yours. The change takes effect at the end of the paid month. Choose it on the page of your plan.',
    ar: 'هذه باقة أقل من باقتك الحالية، ويسري الانتقال إليها بنهاية الشهر المدفوع. اخترها من صفحة باقتك.',
  },
  'plan.no-money-back': {
    en: 'The refund period of 30 days after the first payment has ended, or the amount was already refunded.',
    ar: 'انتهت مهلة الاسترداد، وهي 30 يومًا من أول دفعة، أو سبق رد المبلغ.',
  },
  'plan.not-lower': {
    en: 'At the end of the month you can only change to a lower plan. A higher plan starts immediately.',
    ar: 'بنهاية الشهر يُتاح الانتقال إلى باقة أقل فقط، أما الباقة الأعلى فتبدأ فورًا.',
  },
  'plan.not-approved': {
    en: 'This client is not approved. Approve the account first, then change the plan.',
    ar: 'هذا العميل غير معتمد. اعتمد الحساب أولًا ثم غيّر الباقة.',
  },
  'plan.payment-waits': {
    en: 'A bank transfer for this order is being checked. The order cannot be cancelled until the check is complete.',
    ar: 'لا يمكن إلغاء الطلب أثناء التحقق من التحويل البنكي الخاص به.',
  },
  'plan.price-too-low': {
    en: 'The rest of the current plan is worth more than this price. Start the new plan after the paid month.',
    ar: 'قيمة المتبقي من الباقة السارية أعلى من هذا السعر. ابدأ الباقة الجديدة بعد نهاية الشهر المدفوع.',
  },
  'plan.runs': {
    en: 'This client has an active plan with invoices. Change or end it on its page.',
    ar: 'لدى هذا العميل باقة سارية بفواتير. عدّلها أو أنهها من صفحتها.',
  },
  'plan.same': { en: 'This is already your plan.', ar: 'هذه باقتك الحالية.' },
  'plan.tax-details': {
    en: 'Enter the tax details first. An invoice cannot be issued without them.',
    ar: 'أدخل البيانات الضريبية أولًا، فلا يمكن إصدار فاتورة دونها.',
  },
  'plan.unpaid': {
    en: 'The current month is not paid yet. You can change the plan after the payment.',
    ar: 'لم يُسدَّد الشهر الحالي بعد. يمكن تغيير الباقة بعد سداده.',
  },
  'payment.busy': {
    en: 'The payment provider is not responding. Nothing was charged. Try again in a minute.',
    ar: 'مزود الدفع لا يستجيب الآن، ولم يُخصم أي مبلغ. حاول مرة أخرى بعد دقيقة.',
  },
  'payment.off': {
    en: 'Card payment is not available at the moment. Pay by bank transfer.',
    ar: 'الدفع بالبطاقة غير متاح حاليًا. ادفع بالتحويل البنكي.',
  },
  'payment.paid-just-now': {
    en: 'A card payment for this has just arrived. Reload the page to see the remaining amount.',
    ar: 'وصلت للتو دفعة بالبطاقة لهذا المبلغ. أعد تحميل الصفحة لمعرفة المتبقي.',
  },
  'payment.too-small': {
    en: 'The remaining amount is less than one riyal and cannot be paid by card. Pay it by bank transfer.',
    ar: 'المتبقي أقل من ريال واحد ولا يمكن دفعه بالبطاقة. ادفعه بالتحويل البنكي.',
  },
  'payment.transfer-under-way': {
    en: 'A bank transfer for this is being checked. Wait for the result, or withdraw the transfer details first.',
    ar: 'يوجد تحويل بنكي لهذا المبلغ قيد التحقق. انتظر النتيجة أو اسحب إفادة التحويل أولًا.',
  },
  'payment.under-way': {
    en: 'A payment for this is open in another window. Complete it there, or try again in a moment.',
    ar: 'توجد عملية دفع جارية لهذا المبلغ في نافذة أخرى. أكملها هناك أو حاول بعد قليل.',
  },
  'payment.not-to-book': {
    en: 'The provider has not confirmed a payment in riyals. Nothing was booked.',
    ar: 'لم يؤكد مزود الدفع وصول مبلغ بالريال، ولم يُقيَّد شيء.',
  },
  'payment.undo-refused': {
    en: 'The money of this payment has been refunded, credited, used for another invoice, or counted for a share. Correct it with a credit note or a refund.',
    ar: 'رُدَّ مبلغ هذه الدفعة أو سُجّل رصيدًا أو استُخدم لفاتورة أخرى أو احتُسب من حصة. صحّحه بإشعار دائن أو استرداد.',
  },
  'statement.account-missing': {
    en: 'Enter the company’s bank account in the invoice settings first.',
    ar: 'أدخل حساب المنشأة البنكي في إعدادات الفواتير أولًا.',
  },
  'statement.amount-left': {
    en: 'The amount is more than the rest of this line.',
    ar: 'المبلغ أكبر من المتبقي من هذا السطر.',
  },
  'statement.line-settled': {
    en: 'This line has been matched or set aside meanwhile. Reload the page.',
    ar: 'طوبق هذا السطر أو استُبعد في هذه الأثناء. أعد تحميل الصفحة.',
  },
  'statement.none-certain': {
    en: 'No line has a certain match any more. Match the others one by one.',
    ar: 'لم يبقَ سطر له مطابقة مؤكدة. طابق البقية سطرًا سطرًا.',
  },
  'statement.undo-refused': {
    en: 'A returned transfer cannot be undone here. Pay it again in a new batch, or record the payment again.',
    ar: 'لا يمكن التراجع عن تحويل مرتجع من هنا. اصرفه في دفعة جديدة أو سجّل الدفعة من جديد.',
  },
  'statement.used': {
    en: 'Another line of a statement is matched with this payment or transfer.',
    ar: 'هذه الدفعة أو هذا التحويل مطابَق مع سطر آخر.',
  },
  'refund.credit-first': {
    en: 'This amount cannot be refunded yet. Issue a credit note on the invoice first.',
    ar: 'لا يمكن رد هذا المبلغ بعد. أصدر إشعارًا دائنًا على الفاتورة أولًا، ثم يمكن رد قيمته.',
  },
  'refund.not-paid': {
    en: 'Only a payment that has arrived can be refunded.',
    ar: 'لا يمكن رد دفعة قبل وصولها.',
  },
  'refund.too-much': {
    en: 'The refund cannot exceed the remaining amount of this payment.',
    ar: 'لا يمكن رد أكثر من المتبقي من هذه الدفعة.',
  },
  'refund.under-way': {
    en: 'Another refund of this payment is in progress. Wait until it is complete.',
    ar: 'يجري رد مبلغ آخر من هذه الدفعة. انتظر حتى يكتمل.',
  },
  'staff.address-used': {
    en: 'An account with this address exists, and an account has one type only. Invite another address.',
    ar: 'يوجد حساب بهذا البريد، وللحساب نوع واحد فقط. أرسل الدعوة إلى بريد آخر.',
  },
  'staff.already-listed': {
    en: 'This person is already in the list of staff. Change the role or give access again there.',
    ar: 'هذا الموظف موجود في القائمة. غيّر الدور أو أعد الوصول من صفحته.',
  },
  'staff.invitation-over': {
    en: 'This invitation cannot be used any more. Ask the person who invited you for a new one.',
    ar: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة ممن دعاك.',
  },
  'staff.last-owner': {
    en: 'This is the last owner. Make another person owner first.',
    ar: 'هذا آخر مالك. أسند دور المالك إلى شخص آخر أولًا.',
  },
  'staff.role-changed': {
    en: 'Another owner saved this role in the meantime. Your entries are kept, and the saved rights are shown beside them. Check and save again.',
    ar: 'حفظ مالك آخر هذا الدور قبل قليل. بقيت مدخلاتك، وتظهر الصلاحيات المحفوظة بجانبها. راجعها ثم احفظ مرة أخرى.',
  },
  'staff.role-empty': {
    en: 'A role needs at least one right. Choose one for at least one area.',
    ar: 'يلزم الدور صلاحية واحدة على الأقل. اختر صلاحية لقسم واحد على الأقل.',
  },
  'staff.role-name-used': {
    en: 'Each role has its own name in English and in Arabic. Choose a different one.',
    ar: 'لكل دور اسمه الخاص بالعربية والإنجليزية. اختر اسمًا مختلفًا.',
  },
  'staff.role-replacement': {
    en: 'This role has members. Choose their new role first.',
    ar: 'أُسند هذا الدور إلى موظفين. اختر دورهم الجديد أولًا.',
  },
  'staff.role-retired': {
    en: 'This role was retired in the meantime. Your entries are kept. Create a new role to use them.',
    ar: 'أُوقف هذا الدور قبل قليل. بقيت مدخلاتك، وأنشئ دورًا جديدًا لاستخدامها.',
  },
  'staff.view-only': {
    en: 'You are seeing the back office as another role. Nothing can be changed or exported until you stop.',
    ar: 'تعرض الآن لوحة الإدارة بدور آخر. لا يمكن التعديل ولا التصدير حتى توقف العرض.',
  },
  'audit.begun': {
    en: 'This audit is already begun or finished.',
    ar: 'بدأ هذا التدقيق أو انتهى.',
  },
  'audit.branch-closed': { en: 'A closed branch cannot be audited: {branch}', ar: 'لا يمكن تدقيق فرع مغلق: {branch}' },
  'audit.cancelled': {
    en: 'This audit was cancelled. Your answers stay on this phone.',
    ar: 'أُلغي هذا التدقيق. إجاباتك محفوظة على هذا الجوال.',
  },
  'audit.closed': {
    en: 'This audit is already signed. It can no longer be changed.',
    ar: 'وُقّع هذا التدقيق، ولا يمكن تغييره بعد الآن.',
  },
  'audit.no-manager': {
    en: 'A self-audit needs a branch manager: {branch}',
    ar: 'يحتاج التدقيق الذاتي إلى مدير فرع: {branch}',
  },
  'audit.no-questions': {
    en: 'The audit questionnaire is not available yet. Contact our team.',
    ar: 'نموذج التدقيق غير متاح بعد. تواصل مع فريقنا.',
  },
  'audit.not-signed': {
    en: 'Only a signed audit can be released, and only once.',
    ar: 'لا يُعتمد إلا تدقيق موقّع، ومرة واحدة فقط.',
  },
  'audit.other-auditor': {
    en: 'Another person does this audit now. Your answers stay on this phone.',
    ar: 'أُسند هذا التدقيق إلى شخص آخر. إجاباتك محفوظة على هذا الجوال.',
  },
  'audit.own-branch': {
    en: 'The person who runs a branch does its self-audit, another person the company audit: {branch}',
    ar: 'التدقيق الذاتي لمدير الفرع نفسه، وتدقيق المنشأة لشخص آخر: {branch}',
  },
  'audit.signature': {
    en: 'The signature of the manager on duty is missing.',
    ar: 'ينقص توقيع المدير المناوب.',
  },
  'audit.value': { en: 'An answer does not fit its question.', ar: 'إجابة لا تناسب سؤالها.' },
  'daily.branch-closed': { en: 'This branch is closed.', ar: 'هذا الفرع مغلق.' },
  'daily.closed': {
    en: 'This report was already submitted or signed, so it was not changed.',
    ar: 'أُرسل هذا التقرير أو اعتُمد من قبل، فلم يتغير فيه شيء.',
  },
  'daily.counted': {
    en: 'The cash count is finished. Count again to change it.',
    ar: 'أُنهي عدّ الصندوق. أعد العد لتغييره.',
  },
  'daily.future': { en: 'This day has not begun yet.', ar: 'لم يبدأ هذا اليوم بعد.' },
  'daily.not-signed': {
    en: 'This report is not signed, so it can be changed as it is.',
    ar: 'هذا التقرير غير معتمد، ويمكن تعديله مباشرة.',
  },
  'daily.own-signature': {
    en: 'The person who signed a report does not reopen it. Ask another manager.',
    ar: 'لا يُعاد فتح التقرير ممن اعتمده. اطلب ذلك من مدير آخر.',
  },
  'daily.too-old': {
    en: 'A report can begin up to 45 days after its day.',
    ar: 'يمكن بدء التقرير حتى 45 يومًا بعد يومه.',
  },
  'daily.value': {
    en: 'One of the answers does not fit its field. Reload the page and check it.',
    ar: 'إحدى الإجابات لا تناسب حقلها. أعد تحميل الصفحة وراجعها.',
  },
  'report-mailing.too-many': {
    en: 'A company has at most 20 lists. Delete one that you no longer need.',
    ar: 'الحد الأقصى 20 قائمة لكل منشأة. احذف قائمة لم تعد تحتاج إليها.',
  },
  'deck.empty': {
    en: 'No released visit counts in this period, so there is nothing to show on slides yet.',
    ar: 'لا توجد زيارات صادرة محسوبة في هذه الفترة، فلا شيء يُعرض على الشرائح بعد.',
  },
  'buying.above-limit': {
    en: 'This is above your limit. The owner of the company can do it.',
    ar: 'هذا أعلى من صلاحيتك، ويمكن لمالك المنشأة إتمامه.',
  },
  'buying.delivery-billed': {
    en: 'Another invoice bills this delivery already. Open that invoice instead.',
    ar: 'هذا التسليم مدرج في فاتورة أخرى. افتح تلك الفاتورة بدلًا من ذلك.',
  },
  'buying.no-delivery': {
    en: 'Nothing of this order was received yet. Post the delivery first.',
    ar: 'لم يُستلم شيء من هذا الأمر بعد. سجّل الاستلام أولًا.',
  },
  'buying.no-credit': {
    en: 'Nothing was billed too much, so there is nothing to credit. Accept the difference with a reason.',
    ar: 'لا توجد زيادة في الفاتورة تستدعي إشعارًا دائنًا. اقبل الفرق مع ذكر السبب.',
  },
  'buying.closing-past': {
    en: 'The closing time has passed. Cancel this draft and write a new request.',
    ar: 'مضى موعد الإغلاق. ألغِ هذه المسودة واكتب طلبًا جديدًا.',
  },
  'buying.late': {
    en: 'This request no longer takes answers.',
    ar: 'لم يعد هذا الطلب يستقبل الإجابات.',
  },
  'buying.licence': {
    en: 'The food licence of a chosen supplier has expired. The owner may pass it with a reason.',
    ar: 'انتهى ترخيص الغذاء لأحد الموردين المختارين، وللمالك التجاوز مع ذكر السبب.',
  },
  'buying.nothing-offered': {
    en: 'No line has a price. Decline the request if you cannot supply it.',
    ar: 'لا يوجد سعر في أي بند. اعتذر عن الطلب إن كان لا يتوفر لديك.',
  },
  'stock.other-open': {
    en: 'Another count of this branch is open. Submit that one first.',
    ar: 'يوجد جرد آخر مفتوح لهذا الفرع، فسلّمه أولًا.',
  },
  'receipt.another': {
    en: 'Another delivery of this order was posted meanwhile. Check it in the list before you post this one.',
    ar: 'سُجّل استلام آخر لهذا الطلب في هذه الأثناء. راجع ما وصل قبل تسجيل هذا الاستلام.',
  },
  'receipt.corrected-meanwhile': {
    en: 'This delivery was corrected meanwhile. Reload the page and check the quantities.',
    ar: 'صُحّح هذا الاستلام في هذه الأثناء. أعد تحميل الصفحة وراجع الكميات.',
  },
  'receipt.future': {
    en: 'A delivery cannot arrive in the future. Check its date and time.',
    ar: 'لا يمكن أن يكون وقت الوصول في المستقبل. راجع التاريخ والوقت.',
  },
  'receipt.lines': {
    en: 'A line is incomplete. Check the lines that are marked.',
    ar: 'أحد البنود غير مكتمل. راجع البنود المعلَّمة.',
  },
  'receipt.nothing': {
    en: 'Nothing was changed. Enter at least one quantity that differs.',
    ar: 'لم يتغير شيء. أدخل كمية واحدة مختلفة على الأقل.',
  },
  'receipt.order-state': {
    en: 'This order cannot be received: it was not sent to the supplier.',
    ar: 'لا يمكن استلام هذا الطلب لأنه لم يُرسل إلى المورّد.',
  },
  'receipt.photo': {
    en: 'A photo has not arrived yet. It is sent again with the delivery.',
    ar: 'لم تصل إحدى الصور بعد، وسيُعاد إرسالها مع الاستلام.',
  },
  'orders.state': {
    en: 'This step is not possible in the present state of the order. Reload the page.',
    ar: 'لا يمكن تنفيذ هذه الخطوة في حالة أمر الشراء الحالية. أعد تحميل الصفحة.',
  },
  'orders.sending-over': {
    en: 'The orders were sent before you stopped them.',
    ar: 'أُرسلت أوامر الشراء قبل الإيقاف.',
  },
  'orders.empty': { en: 'Add a line to the order first.', ar: 'لا بنود في أمر الشراء بعد، فأضف بندًا أولًا.' },
  'orders.own': {
    en: 'Another person approves your order.',
    ar: 'يعتمد أمر الشراء شخص آخر غير من أعدّه.',
  },
  'orders.above-limit': {
    en: 'This order is above your limit. The owner of the company can approve it.',
    ar: 'أمر الشراء أعلى من حد صلاحيتك، ويمكن لمالك المنشأة اعتماده.',
  },
  'orders.made': {
    en: 'Every supplier of this award has an order already.',
    ar: 'لكل مورّد في هذه الترسية أمر شراء بالفعل.',
  },
  'orders.late': { en: 'This order no longer takes answers.', ar: 'لم يعد أمر الشراء هذا يستقبل الردود.' },
  'orders.delivered': {
    en: 'A delivery or an invoice of this order was entered, so it is not changed any more. Close it and write a new order.',
    ar: 'سُجّل استلام أو فاتورة لأمر الشراء هذا، فلا يمكن تعديله. أغلقه وأنشئ أمرًا جديدًا.',
  },
  'orders.nothing-changed': {
    en: 'Nothing differs from the order. Confirm it, or enter another day or price.',
    ar: 'لا يوجد ما يختلف عن أمر الشراء. أكّده، أو أدخل يومًا أو سعرًا آخر.',
  },
  'buying.state': {
    en: 'This step is not possible in the present state. Reload the page.',
    ar: 'لا يمكن تنفيذ هذه الخطوة في الحالة الحالية. أعد تحميل الصفحة.',
  },
  'buying.cr-taken': {
    en: 'Another supplier in use has this commercial registration.',
    ar: 'يوجد مورّد آخر نتعامل معه بالسجل التجاري نفسه.',
  },
  'compliance.empty': {
    en: 'No obligation applies here on this day, so there is nothing to print yet.',
    ar: 'لا ينطبق أي التزام هنا في هذا التاريخ، فلا شيء يُطبع بعد.',
  },
  'api.too-many-keys': {
    en: 'A company can have 50 keys in use. Revoke one that no program uses.',
    ar: 'يمكن أن يكون للمنشأة 50 مفتاحًا ساريًا. ألغِ مفتاحًا لا يستخدمه أي برنامج.',
  },
  'api.key-made': {
    en: 'This key was made already. If you did not copy its secret, change the secret in the list.',
    ar: 'أُنشئ هذا المفتاح من قبل. إن لم تنسخ مفتاحه السري فغيّره من القائمة.',
  },
  'api.key-unknown': {
    en: 'The API key is missing, unknown, expired or revoked.',
    ar: 'مفتاح الواجهة البرمجية مفقود أو غير معروف أو منتهٍ أو ملغى.',
  },
  'realtime.too-many': {
    en: 'The key has five open streams. Close one before you open another.',
    ar: 'للمفتاح خمسة اتصالات مفتوحة. أغلق أحدها قبل فتح غيره.',
  },
  'webhook.too-many': {
    en: 'A company can have 20 endpoints. Delete one that is not used.',
    ar: 'للمنشأة 20 عنوان استقبال على الأكثر. احذف عنوانًا غير مستخدم.',
  },
  'webhook.made': {
    en: 'This endpoint was made already. If you did not copy its secret, change the secret on its page.',
    ar: 'أُضيف هذا العنوان من قبل. إن لم تنسخ مفتاحه السري فغيّره من صفحته.',
  },
  'webhook.stopped': {
    en: 'Our team stopped this endpoint. Write to us, and we switch it on again.',
    ar: 'أوقف فريقنا عنوان الاستقبال هذا. راسلنا لنعيد تشغيله.',
  },
  'webhook.state': {
    en: 'This step is not possible in the present state of the endpoint.',
    ar: 'لا تسمح حالة عنوان الاستقبال بهذه الخطوة.',
  },
  'api.scope': {
    en: 'The API key does not have the scope “{scope}”.',
    ar: 'لا يملك المفتاح الصلاحية «{scope}».',
  },
  'api.parameter': { en: 'A parameter is not valid.', ar: 'أحد المعاملات غير صالح.' },
  'api.body': { en: 'The body is not valid.', ar: 'محتوى الطلب غير صالح.' },
  'api.body-unreadable': { en: 'The body is not valid JSON.', ar: 'محتوى الطلب ليس JSON صالحًا.' },
  'api.media-type': {
    en: 'Send the body as JSON, with the header Content-Type: application/json.',
    ar: 'أرسل المحتوى بصيغة JSON، واذكر ذلك في ترويسة نوع المحتوى.',
  },
  'exchange.taken': { en: 'Another file has this path.', ar: 'هذا المسار مستخدم لملف آخر.' },
  'exchange.full': {
    en: 'The bucket is full. Remove files to make room.',
    ar: 'امتلأت الحاوية. احذف الملفات التي لم تعد لازمة.',
  },
  'api.cursor': {
    en: 'The cursor does not belong to this list. Start again from the first page.',
    ar: 'مؤشر الصفحة لا يخص هذه القائمة. ابدأ من الصفحة الأولى.',
  },
  'api.idempotency-required': {
    en: 'This operation needs the header Idempotency-Key.',
    ar: 'تتطلب هذه العملية الترويسة Idempotency-Key.',
  },
  'api.idempotency-running': {
    en: 'A call with this idempotency key is running. Repeat it in a moment.',
    ar: 'يجري تنفيذ طلب بمفتاح التكرار نفسه. أعد المحاولة بعد لحظات.',
  },
  'api.idempotency-other': {
    en: 'This idempotency key was used for another call.',
    ar: 'استُخدم مفتاح التكرار هذا لطلب آخر.',
  },
  'api.version-required': {
    en: 'This operation needs the header If-Match with the ETag that you read.',
    ar: 'تتطلب هذه العملية الترويسة If-Match بقيمة ETag التي قرأتها.',
  },
  'api.version': {
    en: 'The record has changed since you read it. Read it again.',
    ar: 'تغيّر السجل منذ أن قرأته. اقرأه مرة أخرى.',
  },
  'documents.busy': {
    en: 'Many documents are being created right now. Try again in a minute.',
    ar: 'يجري إعداد مستندات كثيرة الآن. حاول مرة أخرى بعد دقيقة.',
  },
  'documents.failed': {
    en: 'The document could not be created. Try again. If it happens again, contact us.',
    ar: 'تعذّر إعداد المستند. حاول مرة أخرى، وإن تكرر ذلك فتواصل معنا.',
  },
  unexpected: { en: 'Something went wrong. Try again.', ar: 'حدث خطأ غير متوقع. حاول مرة أخرى.' },
} satisfies Record<ErrorCode | 'unexpected', { en: string; ar: string }>)
