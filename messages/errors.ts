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
    en: 'This address does not accept this kind of request',
    ar: 'لا يقبل هذا العنوان هذا النوع من الطلبات',
  },
  'bad-request': {
    en: 'The form could not be read. Check it and send it again.',
    ar: 'تعذّرت قراءة النموذج. راجعه وأرسله مرة أخرى.',
  },
  'server-busy': {
    en: 'This took too long. Try again in a minute.',
    ar: 'استغرق هذا وقتًا طويلًا. حاول مرة أخرى بعد دقيقة.',
  },
  'bad-value': {
    en: 'This contains a character or a number that cannot be saved. Check it and send it again.',
    ar: 'يحتوي ما أدخلته على رمز أو رقم لا يمكن حفظه. راجعه وأرسله مرة أخرى.',
  },
  'storage.full': {
    en: 'The server has no room for files at the moment. Nothing was stored: try again later.',
    ar: 'لا تتوفر حاليًا مساحة لحفظ الملفات على الخادم. لم يُحفظ شيء، حاول مرة أخرى لاحقًا.',
  },
  'too-large': { en: 'What you sent is too large.', ar: 'حجم ما أرسلته أكبر من الحد المسموح.' },
  'too-many-attempts': {
    en: 'Too many attempts. Try again in a few minutes.',
    ar: 'محاولات كثيرة. حاول مرة أخرى بعد بضع دقائق.',
  },
  'changed-meanwhile': {
    en: 'Somebody changed this in the meantime. Look at it again before you go on.',
    ar: 'عدّل شخص آخر هذه البيانات قبل قليل. راجعها قبل المتابعة.',
  },
  'account.consent-missing': {
    en: 'An account needs your agreement to the terms',
    ar: 'لا يمكن إنشاء الحساب دون الموافقة على الشروط',
  },
  'account.exists': { en: 'An account with this e-mail already exists', ar: 'يوجد حساب مسجّل بهذا البريد الإلكتروني' },
  'account.wrong-credentials': { en: 'Incorrect email or password', ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة' },
  'account.blocked': { en: 'This account is suspended. Contact us.', ar: 'هذا الحساب موقوف. تواصل معنا.' },
  'account.reset-link-invalid': {
    en: 'This link has expired or was already used. Ask for a new one.',
    ar: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رابطًا جديدًا.',
  },
  'account.busy': {
    en: 'Many people are signing in right now. Try again in a few seconds; nothing is lost.',
    ar: 'يسجّل كثيرون الدخول الآن. حاول مرة أخرى بعد ثوانٍ، ولن تفقد ما كتبته.',
  },
  'account.password-common': {
    en: 'This is one of the passwords that attackers try first. Choose another one.',
    ar: 'كلمة المرور هذه من أول ما يجرّبه المخترقون. اختر كلمة مرور أخرى.',
  },
  'account.password-wrong': { en: 'That is not your password.', ar: 'كلمة المرور هذه غير صحيحة.' },
  'account.under-way': {
    en: 'Something of yours is still under way. Nothing was erased.',
    ar: 'لا يزال لديك عمل قائم، ولم يُمحَ شيء.',
  },
  'account.code-wrong': {
    en: 'This code is not right, or it was used already. Wait for the next one and try again.',
    ar: 'هذا الرمز غير صحيح أو سبق استخدامه. انتظر ظهور الرمز التالي ثم حاول مجددًا.',
  },
  'job.unknown': {
    en: 'This version of the platform no longer has this job. Close it with a reason.',
    ar: 'لم تعد هذه المهمة موجودة في هذا الإصدار من المنصة. أغلقها مع ذكر السبب.',
  },
  'action.note-required': {
    en: 'Say what is missing, so that the client can finish the correction.',
    ar: 'اذكر ما ينقص ليتمكن العميل من إكمال الإجراء.',
  },
  'account.confirm-again': {
    en: 'Confirm that it is you: enter your password or code, then send again.',
    ar: 'أكّد هويتك بكلمة المرور أو الرمز، ثم أعد الإرسال.',
  },
  'account.code-too-late': {
    en: 'This sign-in has waited for too long. Sign in again.',
    ar: 'مضى وقت طويل على محاولة الدخول هذه. سجّل الدخول من جديد.',
  },
  'account.login-failed': { en: 'An error occurred during login', ar: 'حدث خطأ أثناء تسجيل الدخول' },
  'account.registration-failed': { en: 'An error occurred during registration', ar: 'حدث خطأ أثناء التسجيل' },
  'account.admin-password-short': {
    en: 'An administrator’s password must be at least 12 characters',
    ar: 'يجب أن تتكون كلمة مرور مدير النظام من 12 حرفًا على الأقل',
  },
  'account.not-admin': { en: 'Incorrect email or password', ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة' },
  'client.may-not-order': {
    en: 'This account cannot order visits at the moment. Contact us.',
    ar: 'لا يمكن طلب الزيارات من هذا الحساب حاليًا. تواصل معنا.',
  },
  'client.not-approved': {
    en: 'The client’s account is not approved yet: approve it first.',
    ar: 'لم يُعتمد حساب العميل بعد. اعتمده أولًا.',
  },
  'client.reason-required': { en: 'Write the reason, the client will read it.', ar: 'اكتب السبب، فسيطّلع عليه العميل.' },
  'evaluation.date-in-past': { en: 'The visit must be in the future', ar: 'يجب أن يكون موعد الزيارة في وقت لاحق' },
  'evaluation.date-too-far': {
    en: 'The visit must be within the next 12 months',
    ar: 'يجب أن يكون موعد الزيارة خلال 12 شهرًا القادمة',
  },
  'evaluation.step-refused': {
    en: 'The request is no longer in a state that allows this.',
    ar: 'لم تعد حالة الطلب تسمح بهذا الإجراء.',
  },
  'evaluation.swap-two': {
    en: 'Select exactly two assigned visits to swap their shoppers.',
    ar: 'حدد زيارتين معيّنتين بالضبط لتبديل متسوّقيهما.',
  },
  'evaluation.too-many-ranked': {
    en: 'The best for each can be found for at most 50 visits at once. Select fewer, or plan a wave.',
    ar: 'يمكن إيجاد الأنسب لكل زيارة لعدد 50 زيارة كحد أقصى. حدد أقل، أو خطّط جولة.',
  },
  'branch.places-unreadable': {
    en: 'The file is no CSV or XLSX with the columns client, branch, latitude and longitude. Nothing was changed.',
    ar: 'الملف ليس CSV أو XLSX بأعمدة العميل والفرع وخط العرض وخط الطول. لم يتغيّر شيء.',
  },
  'evaluation.reason-required': { en: 'Write the reason.', ar: 'اكتب السبب.' },
  'evaluation.same-key-other-content': {
    en: 'This form was already sent with other content. Reload the page before sending again.',
    ar: 'أُرسل هذا النموذج من قبل بمحتوى مختلف. أعد تحميل الصفحة قبل الإرسال مرة أخرى.',
  },
  'evaluation.shopper-refused': {
    en: 'This shopper cannot take this visit: see the reasons beside the name.',
    ar: 'لا يمكن تعيين هذا المتسوّق لهذه الزيارة. الأسباب مذكورة بجانب اسمه.',
  },
  'branding.nothing-new': {
    en: 'The draft is the same as what is published.',
    ar: 'المسودة مطابقة للهوية المنشورة.',
  },
  'evaluation.swap-same': {
    en: 'Choose two visits with different shoppers.',
    ar: 'اختر زيارتين لمتسوّقَين مختلفين.',
  },
  'offer.open': {
    en: 'This visit is offered to somebody at the moment. Stop that offer first.',
    ar: 'هذه الزيارة معروضة حاليًا على متسوّق. أوقف العرض أولًا.',
  },
  'offer.expired': {
    en: 'The time to answer this offer is over. It went on to the next shopper.',
    ar: 'انتهت مهلة الرد على هذا العرض، وانتقل إلى متسوّق آخر.',
  },
  'offer.taken': { en: 'Somebody else has just taken this visit.', ar: 'سبقك متسوّق آخر إلى هذه الزيارة.' },
  'offer.withdrawn': { en: 'This visit is no longer offered.', ar: 'لم تعد هذه الزيارة معروضة.' },
  'offer.answered': { en: 'You have already answered this offer.', ar: 'سبق أن أجبت عن هذا العرض.' },
  'offer.nobody': {
    en: 'At the moment there is nobody whom this visit could be offered to.',
    ar: 'لا يوجد حاليًا متسوّق يمكن عرض هذه الزيارة عليه.',
  },
  'offer.outside-window': {
    en: 'Choose a time within the days and the part of the day that are offered.',
    ar: 'اختر موعدًا ضمن الأيام والفترة المتاحة.',
  },
  'board.level': {
    en: 'Your level cannot take visits by itself yet. Tell us that you want it.',
    ar: 'مستواك لا يتيح أخذ الزيارات مباشرة بعد. أخبرنا برغبتك فيها.',
  },
  'branch.unknown': { en: 'This branch was not found.', ar: 'لم يُعثر على هذا الفرع.' },
  'shopper.documents-many': {
    en: 'You have sent 20 documents already. Remove one that is no longer needed.',
    ar: 'أرسلت 20 مستندًا من قبل. احذف ما لم تعد بحاجة إليه.',
  },
  'shopper.employers-many': {
    en: 'You have named 50 companies already. Write to us if there are more.',
    ar: 'ذكرت 50 جهة من قبل. راسلنا إن كان هناك المزيد.',
  },
  'shopper.too-young': {
    en: 'Shoppers are 18 years old or older.',
    ar: 'يجب ألا يقل عمر المتسوّق عن 18 سنة.',
  },
  'test.unanswered': { en: 'Some questions have no answer yet.', ar: 'بعض الأسئلة دون إجابة.' },
  'test.already-passed': { en: 'You have passed this test already.', ar: 'اجتزت هذا الاختبار من قبل.' },
  'test.too-early': {
    en: 'This test cannot be taken again yet. The page says from when on.',
    ar: 'لا يمكن إعادة هذا الاختبار الآن. تذكر الصفحة الموعد المتاح.',
  },
  'test.level-first': {
    en: 'Pass the test for the professional level first.',
    ar: 'اجتز اختبار المستوى الاحترافي أولًا.',
  },
  'shopper.day-out-of-range': {
    en: 'Choose a day from today on, within the next 12 months.',
    ar: 'اختر يومًا من اليوم فصاعدًا خلال 12 شهرًا القادمة.',
  },
  'shopper.merge-name': {
    en: 'Type the name of the account that goes, exactly as it is written.',
    ar: 'اكتب اسم الحساب الذي سيُدمج كما هو مكتوب تمامًا.',
  },
  'shopper.merge-same-visit': {
    en: 'Both accounts visited the same branch on the same day: one person did not make both visits. Nothing was merged.',
    ar: 'زار الحسابان الفرع نفسه في اليوم نفسه، ولا يمكن أن يكون ذلك لشخص واحد. لم يُدمج شيء.',
  },
  'shopper.merge-under-way': {
    en: 'The account that goes has a visit under way. Merge once its report is handed in.',
    ar: 'للحساب الذي سيُدمج زيارة قيد التنفيذ. أعد المحاولة بعد تسليم تقريرها.',
  },
  'shopper.no-words': {
    en: 'Nothing was written in the language that this person reads.',
    ar: 'لم تُكتب رسالة باللغة التي يقرؤها هذا الشخص.',
  },
  'shopper.merged': {
    en: 'This account was merged into another one and stays as it is.',
    ar: 'دُمج هذا الحساب في حساب آخر ويبقى على حاله.',
  },
  'payout.account-not-ready': {
    en: 'Some bank accounts in this batch cannot be used now ({people}). Take those people out of the batch.',
    ar: 'في هذه الدفعة حسابات بنكية لا يمكن التحويل إليها الآن، وعددها {people}. أخرج أصحابها من الدفعة.',
  },
  'payout.answered': { en: 'Somebody has answered this already.', ar: 'سبق أن أُجيب عن هذا الاستفسار.' },
  'payout.asked-often': {
    en: 'You have open questions about this payout. The answer will come.',
    ar: 'لديك استفسارات لم يُجب عنها بعد حول هذه المستحقات. سيصلك الرد.',
  },
  'payout.batch-changed': {
    en: 'An amount or an account in the batch has changed. Look at it again and approve it anew.',
    ar: 'تغيّر مبلغ أو حساب في الدفعة. راجعها ثم اعتمدها من جديد.',
  },
  'payout.nothing-left': {
    en: 'Nothing is left to be paid here. Correct the amounts first.',
    ar: 'لا يوجد مبلغ للصرف هنا. صحّح المبالغ أولًا.',
  },
  'payout.nothing-payable': {
    en: 'Nothing can be paid now: nothing is payable, or the accounts cannot be used yet.',
    ar: 'لا يوجد ما يمكن صرفه الآن: لا مبالغ مستحقة، أو لا يمكن التحويل إلى الحسابات بعد.',
  },
  'payout.own-batch': {
    en: 'You made this batch. Another administrator must approve it.',
    ar: 'أنت من أنشأ هذه الدفعة، ويلزم أن يعتمدها مدير آخر.',
  },
  'payout.reason-required': { en: 'Write the reason.', ar: 'اكتب السبب.' },
  'payout.second-person': {
    en: 'You have approved this batch. Another administrator must approve it as well.',
    ar: 'سبق أن اعتمدت هذه الدفعة. يلزم اعتماد مدير آخر.',
  },
  'payout.step-refused': {
    en: 'This is no longer possible: the payout or the batch has moved on.',
    ar: 'لم يعد هذا ممكنًا، فقد تغيّرت حالة المستحقات أو الدفعة.',
  },
  'report.step-refused': {
    en: 'The report is no longer in a state that allows this.',
    ar: 'لم تعد حالة التقرير تسمح بهذا الإجراء.',
  },
  'report.points-open': {
    en: 'Some of the questions that the editor returned are unchanged. Change the answer, add a photo, or say in a comment why it is right.',
    ar: 'لم تعالج بعض الأسئلة التي أعادها المراجع. عدّل الإجابة أو أضف صورة أو وضّح في التعليق سبب صحتها.',
  },
  'report.not-ready': {
    en: 'The report is not complete yet: see the list of what is missing.',
    ar: 'التقرير غير مكتمل بعد. راجع قائمة النواقص.',
  },
  'report.reason-required': {
    en: 'Write the reason, the shopper will read it.',
    ar: 'اكتب السبب، فسيطّلع عليه المتسوّق.',
  },
  'report.grade-required': {
    en: 'Grade all five points before you release the report.',
    ar: 'قيّم النقاط الخمس قبل نشر التقرير.',
  },
  'report.answer-invalid': { en: 'This answer does not fit the question.', ar: 'هذه الإجابة لا تناسب السؤال.' },
  'report.answer-stale': {
    en: 'A newer answer is already saved. The page shows it now.',
    ar: 'توجد إجابة أحدث محفوظة، وهي المعروضة الآن.',
  },
  'report.not-editable': { en: 'This report can no longer be changed.', ar: 'لم يعد تعديل هذا التقرير ممكنًا.' },
  'dispute.window-over': {
    en: 'The 7 days in which an answer can be disputed are over.',
    ar: 'انتهت مهلة الاعتراض على الإجابات، وهي 7 أيام من نشر التقرير.',
  },
  'dispute.already-open': {
    en: 'This answer is already disputed and waits for a decision.',
    ar: 'سبق الاعتراض على هذه الإجابة، والاعتراض بانتظار القرار.',
  },
  'dispute.already-decided': {
    en: 'A dispute of this answer was already decided. The decision is final.',
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
    en: 'The action is no longer in a state that allows this.',
    ar: 'لم تعد حالة الإجراء تسمح بهذه الخطوة.',
  },
  'action.closed': {
    en: 'This action is done. Reopen it before you change it.',
    ar: 'هذا الإجراء منجز. أعد فتحه قبل تعديله.',
  },
  'action.root-cause-required': {
    en: 'Write the root cause: without it the same thing happens again.',
    ar: 'اكتب السبب الجذري، فمن دونه تتكرر المشكلة.',
  },
  'alert-person.exists': {
    en: 'This email address is on the list already.',
    ar: 'هذا البريد الإلكتروني مضاف إلى القائمة من قبل.',
  },
  'alert-person.too-many': {
    en: 'The list holds at most 20 people. Remove somebody first.',
    ar: 'تتسع القائمة لعشرين شخصًا كحد أقصى. احذف أحدهم أولًا.',
  },
  'post.address-fixed': {
    en: 'This article is published or scheduled: its address stays, so that links to it keep working.',
    ar: 'هذا المقال منشور أو مجدول، لذلك يبقى عنوانه كما هو حتى لا تتعطل الروابط المؤدية إليه.',
  },
  'post.address-taken': {
    en: 'This address is taken already. Choose another one.',
    ar: 'هذا العنوان مستخدم من قبل. اختر عنوانًا آخر.',
  },
  'post.incomplete': {
    en: 'The article is not complete in both languages yet. The list beside it says what is missing.',
    ar: 'لم يكتمل المقال باللغتين بعد. تجد الناقص في القائمة المجاورة.',
  },
  'post.is-public': {
    en: 'The article is published or scheduled. Take it off the site before deleting it.',
    ar: 'المقال منشور أو مجدول. اسحبه من الموقع قبل حذفه.',
  },
  'post.time-refused': {
    en: 'Choose a time in the future, within the next 12 months.',
    ar: 'اختر وقتًا لاحقًا خلال 12 شهرًا القادمة.',
  },
  'page.address-fixed': {
    en: 'This page already has a published or scheduled version: its address stays, so that links to it keep working.',
    ar: 'لهذه الصفحة نسخة منشورة أو مجدولة، لذلك يبقى عنوانها كما هو حتى لا تتعطل الروابط المؤدية إليها.',
  },
  'page.address-product': {
    en: 'This address belongs to a page of the product. Choose another one.',
    ar: 'هذا العنوان محجوز لصفحة من صفحات النظام. اختر عنوانًا آخر.',
  },
  'page.address-taken': {
    en: 'Another page already has this address.',
    ar: 'هذا العنوان مستخدم في صفحة أخرى.',
  },
  'page.content-refused': {
    en: 'The content cannot be saved as it is: a part of it is not allowed.',
    ar: 'لا يمكن حفظ المحتوى بهذه الصورة: فيه جزء غير مسموح به.',
  },
  'page.incomplete': {
    en: 'Nothing was changed yet: the fields below need attention.',
    ar: 'لم يتغيّر شيء بعد: الحقول أدناه تحتاج إلى مراجعة.',
  },
  'page.not-ready': {
    en: 'No language is ready to be published. Write a title and complete every block in English or Arabic.',
    ar: 'لا توجد لغة جاهزة للنشر. اكتب العنوان وأكمل جميع العناصر بالعربية أو الإنجليزية.',
  },
  'page.time-in-past': { en: 'Choose a time in the future.', ar: 'اختر وقتًا لاحقًا.' },
  'page.was-published': {
    en: 'This page was already published. It can be taken off the site, but not deleted.',
    ar: 'سبق نشر هذه الصفحة. يمكن سحبها من الموقع لكن لا يمكن حذفها.',
  },
  'wave.empty': { en: 'There is nothing in this wave to do that with', ar: 'لا توجد في هذه الجولة زيارات لتنفيذ ذلك' },
  'wave.no-swap': {
    en: 'Only two visits with different shoppers can be swapped',
    ar: 'يمكن التبديل بين زيارتين لمتسوّقين مختلفين فقط',
  },
  'wave.step-refused': {
    en: 'The wave is at another step by now. Look at it again.',
    ar: 'انتقلت الجولة إلى خطوة أخرى. راجعها من جديد.',
  },
  'wave.too-large': {
    en: 'A wave has at most 10,000 visits. Choose fewer branches or visits.',
    ar: 'الحد الأقصى للجولة 10,000 زيارة. اختر فروعًا أو زيارات أقل.',
  },
  'visit.not-kept': {
    en: 'There is no connection, and this browser keeps nothing on the device. Try again when you are online.',
    ar: 'لا يوجد اتصال، وهذا المتصفح لا يسمح بالحفظ على الجهاز. حاول مرة أخرى عند توفر الاتصال.',
  },
  'visit.note-required': {
    en: 'Add a note to your check-in.',
    ar: 'أضف ملاحظة إلى تسجيل الوصول.',
  },
  'work.over': {
    en: 'This task is over. Reopen it to change it.',
    ar: 'هذه المهمة منتهية. أعد فتحها لتعديلها.',
  },
  'work.repeat-due': { en: 'Repeated work needs a due date.', ar: 'المهمة المتكررة تحتاج إلى موعد استحقاق.' },
  'work.step-refused': {
    en: 'This step is not possible from where the task stands.',
    ar: 'لا يمكن تنفيذ هذه الخطوة في حالة المهمة الحالية.',
  },
  'report.nothing-changed': {
    en: 'The answer is as it was. Change it, or close this without saving.',
    ar: 'الإجابة كما كانت. عدّلها، أو أغلق النافذة دون حفظ.',
  },
  'appeal.already-made': {
    en: 'You have already appealed this rejection. The page shows what became of it.',
    ar: 'سبق أن تظلّمت من هذا الرفض، وتعرض الصفحة ما آل إليه التظلّم.',
  },
  'appeal.not-rejected': {
    en: 'Only a rejected report can be appealed.',
    ar: 'لا يُتظلَّم إلا من تقرير مرفوض.',
  },
  'appeal.window-over': {
    en: 'An appeal is possible within 7 days of the rejection. That time is over.',
    ar: 'يُقدَّم التظلّم خلال 7 أيام من الرفض، وقد انتهت هذه المدة.',
  },
  'guest-review.already-reported': {
    en: 'You have reported this review already. The office looks at it once.',
    ar: 'سبق أن أبلغت عن هذا التقييم، والمكتب ينظر في كل تقييم مرة واحدة.',
  },
  'guest-review.closed': {
    en: 'Reviews are taken only while the branch holds its certificate. What you wrote was not sent.',
    ar: 'تُستقبل التقييمات أثناء سريان شهادة الفرع فقط، ولم يُرسل ما كتبته.',
  },
  'guest-review.once-a-day': {
    en: 'A review of this branch was already sent today from this device, or from the same kind of browser on this network. You can send yours tomorrow, or today from another device or network.',
    ar: 'أُرسل اليوم تقييم لهذا الفرع من هذا الجهاز أو من متصفح مماثل على الشبكة نفسها. يمكنك إرسال تقييمك غدًا، أو اليوم من جهاز آخر أو شبكة أخرى.',
  },
  'guest-review.reply-fixed': {
    en: 'A reply can be changed for one day after it was first given.',
    ar: 'يمكن تعديل الرد خلال يوم واحد من نشره أول مرة.',
  },
  'guest-review.step-refused': {
    en: 'Somebody else has decided about this review in the meantime. The list is up to date again.',
    ar: 'بتّ شخص آخر في هذا التقييم أثناء ذلك، وقد حُدّثت القائمة.',
  },
  'feedback.already-answered': {
    en: 'This reply has been answered already.',
    ar: 'تمت الإجابة عن هذا الرد مسبقًا.',
  },
  'feedback.already-written': {
    en: 'You have already written this once for this report.',
    ar: 'سبق أن كتبت ذلك لهذا التقرير، ويُكتب مرة واحدة.',
  },
  'feedback.not-graded': {
    en: 'This is possible once the report has a grade.',
    ar: 'يتاح ذلك بعد أن تُعطى درجة للتقرير.',
  },
  'report.second-editor': {
    en: 'You reviewed this report yourself. A second editor must decide about it now.',
    ar: 'راجعتَ هذا التقرير بنفسك، فلا بد أن يبتّ فيه مراجع آخر.',
  },
  'dispute.correction-required': {
    en: 'To uphold the dispute, correct the answer it is about.',
    ar: 'لقبول الاعتراض، صحّح الإجابة التي يدور حولها.',
  },
  'report.photo-limit': { en: 'A question takes up to 5 photos.', ar: 'يمكن إرفاق 5 صور للسؤال الواحد كحد أقصى.' },
  'report.moment-limit': {
    en: 'The log of this visit is full. Your answers are not affected.',
    ar: 'امتلأ سجل هذه الزيارة، ولا يؤثر ذلك في إجاباتك.',
  },
  'report.voice-limit': {
    en: 'A question takes up to 3 voice notes, a report up to 20.',
    ar: 'يمكن إرفاق 3 ملاحظات صوتية للسؤال الواحد و20 للتقرير كحد أقصى.',
  },
  'form.address-taken': {
    en: 'Another form already has this address. Choose another one.',
    ar: 'يوجد نموذج آخر بهذا العنوان. اختر عنوانًا مختلفًا.',
  },
  'form.closed': {
    en: 'This form takes no more answers. Yours was not sent.',
    ar: 'لم يعد هذا النموذج يستقبل الردود، ولم يُرسل ردّك.',
  },
  'form.not-ready': {
    en: 'The form cannot be published yet: see what is missing.',
    ar: 'لا يمكن نشر النموذج بعد. راجع ما ينقصه.',
  },
  'questionnaire.client-plan': {
    en: 'Own questionnaires belong to the Enterprise plan. This client has another plan.',
    ar: 'نماذج التقييم الخاصة ضمن باقة المنشآت الكبرى، وهذا العميل على باقة أخرى.',
  },
  'questionnaire.code-taken': {
    en: 'Another questionnaire already has this code. Choose another one.',
    ar: 'يوجد نموذج تقييم آخر بهذا الرمز. اختر رمزًا مختلفًا.',
  },
  'questionnaire.file-no-form': {
    en: 'The workbook is no XLSForm: it has no sheet “survey” with a column “type” and questions. Nothing was imported.',
    ar: 'هذا المصنف ليس نموذج XLSForm، إذ لا توجد فيه ورقة أسئلة. لم يُستورد شيء.',
  },
  'questionnaire.file-part': {
    en: 'The file is JSON, but not a questionnaire as this platform exports it. Nothing was imported.',
    ar: 'الملف بصيغة JSON لكنه ليس نموذج تقييم كما تصدّره هذه المنصة. لم يُستورد شيء.',
  },
  'questionnaire.file-unreadable': {
    en: 'The file is neither JSON nor an Excel workbook (.xlsx) that can be read. Nothing was imported.',
    ar: 'الملف ليس JSON ولا مصنف Excel ‏(‎.xlsx) يمكن قراءته. لم يُستورد شيء.',
  },
  'questionnaire.needed': {
    en: 'Visits need a general questionnaire. Put another one to use instead.',
    ar: 'الزيارات تحتاج إلى نموذج تقييم عام. اعتمد نموذجًا آخر بدلًا منه.',
  },
  'questionnaire.not-published': {
    en: 'Publish the questionnaire before using it for visits.',
    ar: 'انشر نموذج التقييم قبل اعتماده للزيارات.',
  },
  'questionnaire.not-ready': {
    en: 'The questionnaire cannot be published yet: see what the checks say.',
    ar: 'لا يمكن نشر نموذج التقييم بعد. راجع نتائج الفحص.',
  },
  'file.type-unsupported': { en: 'This file type is not supported', ar: 'نوع الملف غير مدعوم' },
  'file.unreadable': {
    en: 'This picture could not be read. Take it again.',
    ar: 'تعذّرت قراءة هذه الصورة. أعد التصوير.',
  },
  'case-study.incomplete': {
    en: 'Some texts are still missing. Fill in both languages and save before you send the story.',
    ar: 'بعض النصوص ناقصة. أكملها باللغتين واحفظها قبل إرسال القصة.',
  },
  'case-study.too-few': {
    en: 'At least two released visits are needed in this period. Choose another period, branch or type.',
    ar: 'يلزم وجود زيارتين منشورتين على الأقل في هذه الفترة. اختر فترة أو فرعًا أو نوعًا آخر.',
  },
  'case-study.agreed': {
    en: 'The client agreed to this text and it is published. Take it back before you change it.',
    ar: 'وافق العميل على هذا النص وهو منشور. اسحبه قبل تعديله.',
  },
  'certificate.key-unreadable': {
    en: 'The key that signs certificates cannot be opened: the application’s secret was changed. Make a new key first.',
    ar: 'تعذّر فتح مفتاح توقيع الشهادات لأن المفتاح السري للتطبيق تغيّر. أنشئ مفتاحًا جديدًا أولًا.',
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
    en: 'A critical failure still stands. The certificate is reinstated by itself once the corrective actions about it are verified.',
    ar: 'ما زالت هناك ملاحظة حرجة قائمة. تُستأنف الشهادة تلقائيًا بعد التحقق من الإجراءات التصحيحية الخاصة بها.',
  },
  'certificate.held-already': {
    en: 'This branch already holds a certificate.',
    ar: 'يحمل هذا الفرع شهادة بالفعل.',
  },
  'certificate.not-eligible': {
    en: 'The branch does not meet the rule today: see what is missing.',
    ar: 'لا يستوفي الفرع شروط الشهادة اليوم. راجع ما ينقصه.',
  },
  'certificate.not-renewable': {
    en: 'This certificate cannot be renewed now: it can within 60 days before its end or after it, once the branch meets the rule.',
    ar: 'لا يمكن تجديد هذه الشهادة الآن. يُتاح التجديد خلال 60 يومًا قبل انتهائها أو بعده متى استوفى الفرع الشروط.',
  },
  'certificate.other-level': {
    en: 'The branch earns another level today than the one you saw. Look again.',
    ar: 'يستحق الفرع اليوم مستوى غير الذي ظهر لك. راجعه من جديد.',
  },
  'certificate.reason-required': { en: 'Say why.', ar: 'اذكر السبب.' },
  'certificate.rule-refused': {
    en: 'The rule cannot be published like this: look at the marked fields.',
    ar: 'لا يمكن نشر القاعدة بهذه الصورة. راجع الحقول المحددة.',
  },
  'certificate.rule-unchanged': {
    en: 'Nothing differs from the rule in force.',
    ar: 'لا يختلف شيء عن القاعدة المعمول بها.',
  },
  'certificate.step-refused': {
    en: 'This cannot be done with the certificate as it is now.',
    ar: 'لا يمكن تنفيذ ذلك في حالة الشهادة الحالية.',
  },
  'tax-unit.another-asks': {
    en: 'Another unit is being registered. Finish or drop that one first.',
    ar: 'توجد وحدة أخرى قيد التسجيل. أكمل تسجيلها أو ألغه أولًا.',
  },
  'tax-unit.not-active': {
    en: 'This unit does not issue documents any more.',
    ar: 'لم تعد هذه الوحدة تُصدر مستندات.',
  },
  'tax-unit.renew-early': {
    en: 'The certificate is still valid for long. It can be renewed in its last 90 days.',
    ar: 'ما زالت الشهادة سارية لمدة طويلة. يمكن تجديدها خلال آخر 90 يومًا من سريانها.',
  },
  'tax-unit.busy': {
    en: 'The platform is speaking with the authority about this unit. Try again in a moment.',
    ar: 'المنصة تتواصل الآن مع الهيئة بشأن هذه الوحدة. أعد المحاولة بعد قليل.',
  },
  'tax-unit.key-unreadable': {
    en: 'The unit’s key cannot be opened: this installation runs with another secret (APP_SECRET) than before. Put the former secret back, or register a new unit.',
    ar: 'تعذّر فتح مفتاح الوحدة لأن النظام يعمل بكلمة سرّ تطبيق غير السابقة. أعد السابقة أو سجّل وحدة جديدة.',
  },
  'tax-unit.nothing-to-send': {
    en: 'There is nothing to send: the authority has decided already.',
    ar: 'لا يوجد ما يُرسل، فقد بتّت الهيئة في الأمر.',
  },
  'invoice.seller-unknown': {
    en: 'The company’s own tax details are missing. Enter them in the invoice settings first.',
    ar: 'البيانات الضريبية للمنشأة غير مكتملة. أدخلها في إعدادات الفواتير أولًا.',
  },
  'invoice.not-ready': {
    en: 'The tax authority would not accept this document yet. Mend what is marked.',
    ar: 'لن تقبل هيئة الزكاة والضريبة والجمارك هذا المستند بعد. صحّح المواضع المشار إليها.',
  },
  'invoice.issued-already': {
    en: 'This document was issued already.',
    ar: 'صدر هذا المستند من قبل.',
  },
  'invoice.nothing-to-bill': {
    en: 'Nothing of this client waits to be billed any more.',
    ar: 'لم تعد لهذا العميل زيارات بانتظار الفوترة.',
  },
  'invoice.too-many-lines': {
    en: 'This draft has as many lines as a document may have. Begin another one.',
    ar: 'بلغت هذه المسودة الحد الأعلى من البنود. ابدأ مسودة أخرى.',
  },
  'invoice.buyer-unknown': {
    en: 'The client’s tax details are missing. They are needed before a document can be issued.',
    ar: 'البيانات الضريبية للعميل غير مكتملة، ولا بد منها قبل إصدار أي مستند.',
  },
  'invoice.nothing-owed': {
    en: 'Nothing is owed on this document.',
    ar: 'لا مبلغ مستحق على هذا المستند.',
  },
  'invoice.nothing-to-credit': {
    en: 'This invoice has been credited in full already.',
    ar: 'صدر إشعار دائن بكامل قيمة هذه الفاتورة من قبل.',
  },
  'invoice.credit-too-much': {
    en: 'A line cannot be credited with more than is left of it.',
    ar: 'لا يمكن أن يتجاوز المبلغ المردود ما تبقى من قيمة البند.',
  },
  'invoice.awaits-clearance': {
    en: 'The tax authority is still checking this document. It can be downloaded as soon as it is cleared.',
    ar: 'ما زالت هيئة الزكاة والضريبة والجمارك تتحقق من هذا المستند، وسيكون جاهزًا للتنزيل فور اعتماده.',
  },
  'ledger.month-closed': {
    en: 'The month {month} is closed: nothing is booked in it any more. Book it today.',
    ar: 'أُقفل شهر {month}، ولا يُقيَّد فيه شيء بعد ذلك. سجّل القيد بتاريخ اليوم.',
  },
  'ledger.month-open': {
    en: 'A month can be closed only when it is over.',
    ar: 'لا يمكن إقفال الشهر إلا بعد انتهائه.',
  },
  'ledger.closed-already': { en: 'This month is closed already.', ar: 'أُقفل هذا الشهر من قبل.' },
  'ledger.earlier-month-first': {
    en: 'Months are closed in order. Close {month} first.',
    ar: 'تُقفل الشهور بالترتيب. أقفل شهر {month} أولًا.',
  },
  'ledger.not-settled': {
    en: 'The books differ from what lies behind them. Look at the checks and settle the differences first.',
    ar: 'تختلف الدفاتر عن المستندات التي تقوم عليها. راجع نتائج الفحص وعالج الفروق أولًا.',
  },
  'ledger.more-than-held': {
    en: 'The payment provider held only {held} on that day.',
    ar: 'لم يكن لدى مزود الدفع في ذلك اليوم سوى {held}.',
  },
  'ledger.taken-back-already': { en: 'This booking was taken back already.', ar: 'عُكس هذا القيد من قبل.' },
  'setting.day': {
    en: 'Choose today or a later day within two years.',
    ar: 'اختر اليوم أو يومًا لاحقًا خلال سنتين.',
  },
  'setting.value': {
    en: 'This value is outside of what the setting accepts.',
    ar: 'هذه القيمة خارج المسموح به لهذا الإعداد.',
  },
  'share.all-shared': {
    en: 'What is owed is shared among payers already. Withdraw a share to pay it yourself or to share it again.',
    ar: 'المبلغ المستحق مقسّم على الدافعين من قبل. أوقف حصة لتسدّدها بنفسك أو لتعيد تقسيمها.',
  },
  'share.day-refused': {
    en: 'The last day is from today on, within a year.',
    ar: 'آخر يوم للسداد يبدأ من اليوم، وخلال سنة على الأكثر.',
  },
  'share.no-address': {
    en: 'This payer has no e-mail address. Copy the link and send it yourself.',
    ar: 'لا يوجد بريد إلكتروني لهذا الدافع. انسخ الرابط وأرسله بنفسك.',
  },
  'share.paid-already': { en: 'This share is paid already.', ar: 'سُدّدت هذه الحصة من قبل.' },
  'share.sum-over': {
    en: 'The shares add up to more than is owed.',
    ar: 'مجموع الحصص يزيد على المبلغ المستحق.',
  },
  'share.sum-short': {
    en: 'The shares add up to less than is owed.',
    ar: 'مجموع الحصص أقل من المبلغ المستحق.',
  },
  'share.too-few': { en: 'Name at least two payers.', ar: 'أدخل دافعَين على الأقل.' },
  'share.too-many': { en: 'An invoice has 20 payers at most.', ar: 'الحد الأعلى للدافعين في الفاتورة 20 دافعًا.' },
  'share.too-small': { en: 'A share is SAR 1.00 at least.', ar: 'أقل حصة ريال واحد.' },
  'share.transfer-under-way': {
    en: 'A bank transfer was stated and is being checked. Once it is confirmed or declined you can go on.',
    ar: 'أُبلغنا بحوالة بنكية ويجري التحقق منها. يمكنك المتابعة بعد تأكيدها أو رفضها.',
  },
  'share.withdrawn': { en: 'This share was withdrawn.', ar: 'أُوقفت هذه الحصة.' },
  'plan.changes-already': {
    en: 'Another plan follows when this month ends. Take that back first.',
    ar: 'ستليها باقة أخرى بنهاية هذا الشهر. تراجع عن ذلك أولًا.',
  },
  'plan.feature': { en: 'Your plan does not include this', ar: 'باقتك لا تشمل هذه الخدمة' },
  'certificate.doubted': {
    en: 'A counted visit is disputed, or its evidence is in serious doubt. The office can issue the certificate with a reason.',
    ar: 'إحدى الزيارات المحتسبة محل اعتراض أو شك كبير في أدلتها. ويمكن لفريق المنصة إصدار الشهادة مع ذكر السبب.',
  },
  'plan.exception-reason': {
    en: 'The client’s plan has no certificates. Give a reason for the exception, or change the plan.',
    ar: 'باقة العميل لا تشمل الشهادات. اذكر سبب الاستثناء أو غيّر الباقة.',
  },
  'plan.lower': {
    en: 'This is less than you have: it takes effect when the paid month is over. Choose it on the page of your plan.',
    ar: 'هذه أقل من باقتك الحالية، ويسري الانتقال إليها بنهاية الشهر المدفوع. اخترها من صفحة باقتك.',
  },
  'plan.no-money-back': {
    en: 'The 30 days after the first payment are over, or it went back already.',
    ar: 'انقضت الأيام الثلاثون منذ أول دفعة، أو سبق استردادها.',
  },
  'plan.not-lower': {
    en: 'Only a smaller plan can follow at the end of the month. A larger one begins at once.',
    ar: 'لا تلي بنهاية الشهر إلا باقة أصغر، أما الأكبر فتبدأ فورًا.',
  },
  'plan.payment-waits': {
    en: 'A transfer for this order is being checked. It cannot be given up until that is settled.',
    ar: 'يجري التحقق من حوالة لهذا الطلب، ولا يمكن إلغاؤه قبل ذلك.',
  },
  'plan.price-too-low': {
    en: 'What is left of the running plan is worth more than this price. Start it when the paid month is over.',
    ar: 'المتبقي من الباقة السارية يزيد على هذا السعر. ابدأها بعد نهاية الشهر المدفوع.',
  },
  'plan.runs': {
    en: 'A plan with invoices runs for this client. Change or end it on its page.',
    ar: 'لدى هذا العميل باقة سارية بفواتير. عدّلها أو أنهها من صفحتها.',
  },
  'plan.same': { en: 'You are on this plan already.', ar: 'أنت على هذه الباقة الآن.' },
  'plan.tax-details': {
    en: 'The tax details are missing: without them no invoice can be issued.',
    ar: 'البيانات الضريبية ناقصة، ولا يمكن إصدار فاتورة دونها.',
  },
  'plan.unpaid': {
    en: 'The running month is not paid yet. Once it is, the plan can be changed.',
    ar: 'لم يُسدَّد الشهر الحالي بعد. يمكن تغيير الباقة بعد سداده.',
  },
  'payment.busy': {
    en: 'The payment provider does not answer at this moment. Nothing was charged. Try again in a minute.',
    ar: 'مزود الدفع لا يستجيب الآن، ولم يُخصم أي مبلغ. حاول مرة أخرى بعد دقيقة.',
  },
  'payment.off': {
    en: 'Payment by card is not available. Pay by bank transfer.',
    ar: 'الدفع بالبطاقة غير متاح حاليًا. يمكنك الدفع بالتحويل البنكي.',
  },
  'payment.paid-just-now': {
    en: 'A payment by card has just arrived for this. Load the page again to see what is left.',
    ar: 'وصلت للتو دفعة بالبطاقة لهذا المبلغ. أعد تحميل الصفحة لمعرفة المتبقي.',
  },
  'payment.too-small': {
    en: 'Less than one riyal is left. It cannot be paid by card: pay it by bank transfer.',
    ar: 'المتبقي أقل من ريال واحد ولا يمكن دفعه بالبطاقة. ادفعه بالتحويل البنكي.',
  },
  'payment.transfer-under-way': {
    en: 'A bank transfer for this is being checked. Wait for the answer, or take the statement back first.',
    ar: 'يوجد تحويل بنكي لهذا المبلغ قيد التحقق. انتظر النتيجة أو اسحب إفادة التحويل أولًا.',
  },
  'payment.under-way': {
    en: 'A payment for this is under way in another window. Finish it there, or try again in a moment.',
    ar: 'توجد عملية دفع جارية لهذا المبلغ في نافذة أخرى. أكملها هناك أو حاول بعد قليل.',
  },
  'payment.not-to-book': {
    en: 'The provider does not say that an amount in riyals was paid. Nothing was booked.',
    ar: 'لم يؤكد مزود الدفع وصول مبلغ بالريال، ولم يُقيَّد شيء.',
  },
  'refund.credit-first': {
    en: 'This money has not been freed yet. Issue a credit note on the invoice first; what it frees can go back.',
    ar: 'هذا المبلغ لم يُحرَّر بعد. أصدر إشعارًا دائنًا على الفاتورة أولًا، ثم يمكن رد ما يحرره الإشعار.',
  },
  'refund.not-paid': {
    en: 'Only a payment that arrived can go back.',
    ar: 'لا يمكن رد إلا دفعة وصلت فعلًا.',
  },
  'refund.too-much': {
    en: 'More than is left of this payment cannot go back.',
    ar: 'لا يمكن رد أكثر من المتبقي من هذه الدفعة.',
  },
  'refund.under-way': {
    en: 'Another refund of this payment is on its way. Wait until it is done.',
    ar: 'يوجد رد آخر لهذه الدفعة قيد التنفيذ. انتظر حتى يكتمل.',
  },
  'documents.busy': {
    en: 'Many documents are being made at this moment. Try again in a minute.',
    ar: 'يجري إعداد مستندات كثيرة الآن. حاول مرة أخرى بعد دقيقة.',
  },
  'documents.failed': {
    en: 'The document could not be made. Try again; if it happens again, contact us.',
    ar: 'تعذّر إعداد المستند. حاول مرة أخرى، وإن تكرر ذلك فتواصل معنا.',
  },
  unexpected: { en: 'Something went wrong. Try again.', ar: 'حدث خطأ غير متوقع. حاول مرة أخرى.' },
} satisfies Record<ErrorCode | 'unexpected', { en: string; ar: string }>)
