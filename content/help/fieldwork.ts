import type { HelpSource } from './help-source.ts'

/** Carrying out a visit and its report. */
export const fieldworkArticles: readonly HelpSource[] = [
  {
    slug: 'carry-out-a-visit',
    role: 'shoppers',
    topic: 'work',
    audience: 'shoppers',
    page: '/freelancer/secret-shopper',
    changed: '2026-11-30',
    related: ['photos-and-receipts', 'work-without-a-connection', 'returned-reports'],
    picture: 'phone',
    words: {
      en: 'check in, instructions, questionnaire, submit report, timer, scenario, location',
      ar: 'تسجيل الوصول، التعليمات، نموذج التقييم، إرسال التقرير، المؤقت، السيناريو، الموقع',
    },
    en: `
= How do I carry out a visit and write its report?
~ Read the instructions before you go, check in when you arrive, note times and photos during the visit, and submit the report within {#reports.due-hours} of the check-in.
1. Open {shell.placeVisits}, select the visit and read {tasks.readBrief}: scenario, order and budget, questions, required photos.
2. Confirm that you have read them. At the branch, choose {visits.askPlace} and then {visits.checkInButton}. The location is requested once.
3. Be an ordinary guest. Tap the times when they happen: arrived, ordered, served, paid, left.
4. Answer the questions section by section. Use {questionnaire.notApplicable} with a reason where a question does not fit, and write a comment where it is required.
5. Photograph the receipt and enter its total.
6. Open {questionnaire.finalCheck}. It lists what is missing. Choose {questionnaire.nextUnanswered} to get there.
7. Confirm the declaration and choose {questionnaire.submit}.
> You get a confirmation number. An editor reviews the report, usually within {#reports.editor-hours}, then grades it.
! The page says that you are far from the branch. | Check that it is the right one. If so, write in the note why the location differs; you can still check in.
! The location cannot be read. | Allow it in the phone’s settings, or check in with a note.
! You are there on another day than planned. | Write the reason in the note before you check in.
! {visitHints.title} | The editor will look at that point. Correct it, or explain it in a comment. You may send the report as it is.
- {questionnaire.hideScreen} turns the phone’s screen dark during the visit.
`,
    ar: `
= كيف أنفّذ زيارة من التعليمات حتى التقرير؟
~ اقرأ التعليمات قبل الذهاب، وسجّل وصولك عند الفرع، ودوّن الأوقات والصور أثناء الزيارة، وأرسل التقرير خلال {#reports.due-hours} من تسجيل الوصول.
1. افتح {shell.placeVisits} واختر الزيارة واقرأ {tasks.readBrief}: السيناريو والطلب والميزانية والأسئلة والصور المطلوبة.
2. أكّد قراءتها. وعند الفرع اضغط {visits.askPlace} ثم {visits.checkInButton}. يُطلب الموقع مرة واحدة.
3. كن ضيفًا عاديًا، واضغط الأوقات لحظة حدوثها: الوصول والطلب والتقديم والدفع والمغادرة.
4. أجب عن الأسئلة محورًا محورًا. استخدم {questionnaire.notApplicable} مع السبب حيث لا يناسب السؤال، واكتب تعليقًا حيث يُطلب.
5. صوّر إيصال الشراء وأدخل مجموعه.
6. افتح {questionnaire.finalCheck}، ففيها ما ينقص. وزر {questionnaire.nextUnanswered} ينقلك إليه.
7. أكّد الإقرار واضغط {questionnaire.submit}.
> يظهر لك رقم التأكيد. ويدقّق المراجع التقرير، وعادة خلال {#reports.editor-hours}، ثم يمنحه درجة.
! تذكر الصفحة أنك بعيد عن الفرع. | تأكد من الفرع. فإن كان صحيحًا فاكتب في الملاحظة سبب اختلاف الموقع، ويمكنك تسجيل الوصول.
! تعذّرت قراءة الموقع. | اسمح به في إعدادات الجوال، أو سجّل وصولك مع ملاحظة.
! أنت في يوم غير المخطط. | اكتب السبب في الملاحظة قبل تسجيل الوصول.
! {visitHints.title} | سيتحقق المراجع من هذه النقطة. صحّحها أو وضّحها في تعليق، ويمكنك إرسال التقرير كما هو.
- يُعتم {questionnaire.hideScreen} شاشة الجوال أثناء الزيارة.
`,
  },
  {
    slug: 'work-without-a-connection',
    role: 'shoppers',
    topic: 'work',
    audience: 'all',
    page: '/freelancer/secret-shopper',
    changed: '2026-11-30',
    related: ['carry-out-a-visit', 'daily-report', 'inspectors-folder'],
    words: {
      en: 'offline, no internet, not sent, saved on this phone, sync, home screen, install app',
      ar: 'دون اتصال، بلا إنترنت، لم يُرسل، محفوظ على الجوال، مزامنة، تثبيت التطبيق',
    },
    en: `
= Can I work without an internet connection?
~ Yes. Visits, daily reports and audits keep working on the phone. Answers and photos are saved there, encrypted, and sent when the connection is back.
1. While you have a connection, open the visit, report or audit once, so that it is on the phone.
2. Add the visits to your home screen with {visits.install}; on an iPhone use Share in Safari, then Add to Home Screen.
3. Work as usual. The mark at the top says whether everything is saved, or how much is waiting on the phone.
4. Finish and submit. A report that is finished without a connection is kept on the phone.
5. Open the page again when you are online and wait for the confirmation.
> Each answer is sent exactly once, also after an interruption.
! The page says {visits.unsentTitle}. | Open the report with a connection and keep the page open until everything is sent.
! You are signed out. | Sign in again on the same phone. Your answers are still there: only you can open them.
! The phone’s storage is almost full. | Free some space first, or stay online so that each photo is sent immediately.
! Two devices have different answers. | The page shows both. Choose {questionnaire.keepMine} or {questionnaire.takeTheirs}.
- Signing out in a browser does not delete unsent answers, but do not clear the browser’s data before they are sent.
`,
    ar: `
= هل يمكنني العمل دون اتصال بالإنترنت؟
~ نعم. تعمل الزيارات والتقارير اليومية والتدقيقات على الجوال، وتُحفظ الإجابات والصور فيه مشفّرة وتُرسل عند عودة الاتصال.
1. ما دام لديك اتصال افتح الزيارة أو التقرير أو التدقيق مرة ليكون على الجوال.
2. أضف الزيارات إلى شاشتك الرئيسية بزر {visits.install}، وفي آيفون من زر المشاركة في سفاري ثم الإضافة إلى الشاشة الرئيسية.
3. اعمل كالمعتاد. تبيّن العلامة في الأعلى هل حُفظ كل شيء أو كم ينتظر على الجوال.
4. أكمل وأرسل. التقرير المكتمل دون اتصال يبقى محفوظًا على الجوال.
5. افتح الصفحة مرة أخرى عند توفر الاتصال وانتظر التأكيد.
> تُرسل كل إجابة مرة واحدة فقط، حتى بعد الانقطاع.
! تذكر الصفحة: {visits.unsentTitle}. | افتح التقرير مع وجود اتصال وأبقِ الصفحة مفتوحة حتى يُرسل كل شيء.
! سُجّل خروجك. | سجّل الدخول من الجوال نفسه، فإجاباتك باقية ولا يفتحها غيرك.
! مساحة الجوال توشك على الامتلاء. | وفّر مساحة أولًا، أو ابقَ متصلًا لتُرسل كل صورة فورًا.
! على جهازين إجابتان مختلفتان. | تعرض الصفحة الإجابتين. اختر {questionnaire.keepMine} أو {questionnaire.takeTheirs}.
- تسجيل الخروج لا يحذف ما لم يُرسل، لكن لا تمسح بيانات المتصفح قبل إرساله.
`,
  },
  {
    slug: 'photos-and-receipts',
    role: 'shoppers',
    topic: 'work',
    audience: 'shoppers',
    page: '/freelancer/secret-shopper',
    changed: '2026-11-30',
    related: ['carry-out-a-visit', 'returned-reports', 'pay-and-bonus'],
    words: {
      en: 'camera, blurred, dark, evidence, voice note, bill, reimbursement',
      ar: 'كاميرا، غير واضحة، معتمة، أدلة، ملاحظة صوتية، فاتورة، تعويض',
    },
    en: `
= Which photos and receipts does a report need?
~ Those named in the instructions, always the receipt, and for some questions a photo when something is wrong. Each photo is your own and from this visit.
1. In the instructions, look at {visits.mustPhotos} and {visits.photosOnFail} before you go.
2. In a question, choose {questionnaire.takePhoto}, or {questionnaire.choosePhoto} for one that you have taken already during the visit.
3. Look at the result. If the page says that it is dark or blurred, take it again.
4. Photograph the whole receipt, readable from top to bottom, and enter {questionnaire.receiptTotal} and {questionnaire.receiptTime}.
5. Wait for {questionnaire.photoStored}, or keep the photo on the phone until you are online.
> Your spending is reimbursed as on the receipt, up to the amount in the instructions.
! You have no receipt. | Ask for it before you leave. Without an accepted receipt nothing can be reimbursed.
! A photo shows a guest or staff. | Remove it and take another without people. Faces are never allowed.
! A file is not accepted. | Use a photo in a usual format, taken by the camera.
- Keep the camera away in restrooms, prayer rooms and changing rooms.
- A voice note is your own dictation. Never record others.
`,
    ar: `
= ما الصور والإيصالات التي يحتاجها التقرير؟
~ ما تذكره التعليمات، وإيصال الشراء دائمًا، وصورة لبعض الأسئلة عند وجود خلل. وكل صورة لك ومن الزيارة نفسها.
1. في التعليمات اطّلع على {visits.mustPhotos} و{visits.photosOnFail} قبل الذهاب.
2. في السؤال اضغط {questionnaire.takePhoto}، أو {questionnaire.choosePhoto} لصورة التقطتها أثناء الزيارة.
3. انظر إلى النتيجة. فإن ذكرت الصفحة أنها معتمة أو غير واضحة فأعد التصوير.
4. صوّر إيصال الشراء كاملًا مقروءًا من أعلاه إلى أسفله، وأدخل {questionnaire.receiptTotal} و{questionnaire.receiptTime}.
5. انتظر {questionnaire.photoStored}، أو تبقى الصورة على الجوال حتى يتوفر الاتصال.
> تُعوَّض مشترياتك بحسب الإيصال حتى المبلغ المذكور في التعليمات.
! ليس لديك إيصال. | اطلبه قبل المغادرة. فلا تعويض دون إيصال مقبول.
! ظهر في الصورة ضيف أو موظف. | احذفها والتقط غيرها دون أشخاص. الوجوه ممنوعة دائمًا.
! لم يُقبل الملف. | استخدم صورة بصيغة معتادة ملتقطة بالكاميرا.
- لا تُخرج الكاميرا في دورات المياه أو المصليات أو غرف تبديل الملابس.
- الملاحظة الصوتية إملاء بصوتك، فلا تسجّل غيرك أبدًا.
`,
  },
  {
    slug: 'returned-reports',
    role: 'shoppers',
    topic: 'work',
    audience: 'shoppers',
    page: '/freelancer/reports',
    changed: '2026-11-30',
    related: ['appeal-a-rejection', 'grades-and-feedback', 'photos-and-receipts'],
    words: {
      en: 'sent back, changes requested, revision, rejected, editor, correct report',
      ar: 'بانتظار التعديل، ملاحظات المراجع، مرفوض، تصحيح التقرير',
    },
    en: `
= My report was returned. What do I do, and how do I avoid it?
~ The editor marks the questions and says why. You have {#reports.revision-hours} to correct, add a photo or explain.
1. Open {shell.reports} and select the report marked {ownReports.status_revision_requested}.
2. Read the {ownReports.words}, then choose {ownReports.revise}.
3. Go through the questions marked {questionnaire.questioned}. Change the answer, add a photo, or explain in a comment why it is right.
4. Open {questionnaire.finalCheck} and submit again.
> The report goes back to the editor. A returned report still earns its fee once it is released.
- Often returned: a comment without facts, times that do not fit the receipt, a missing or unreadable photo, an answer that contradicts another.
- Rejected and not paid: a report that is invented, copied or written by another person, or with photos from elsewhere.
- Write on the day of the visit, name dishes and times, and use the final check.
! The time has passed. | Send it as soon as you can. It is marked as late.
! An answer cannot be changed any more. | The report is closed. Its page says in which state it is.
! You think that a rejection is wrong. | You can appeal once.
`,
    ar: `
= أُعيد إليّ التقرير للتعديل، فماذا أفعل وكيف أتجنب ذلك؟
~ يحدد المراجع الأسئلة ويذكر السبب، ولديك {#reports.revision-hours} للتصحيح أو إضافة صورة أو التوضيح.
1. افتح {shell.reports} واختر التقرير الذي حالته {ownReports.status_revision_requested}.
2. اقرأ {ownReports.words} ثم اضغط {ownReports.revise}.
3. مرّ على الأسئلة الموسومة {questionnaire.questioned}، وغيّر الإجابة أو أضف صورة أو وضّح في تعليق لماذا هي صحيحة.
4. افتح {questionnaire.finalCheck} وأرسل مرة أخرى.
> يعود التقرير إلى المراجع. والتقرير الذي عُدّل يُصرف أجره متى صدر.
- أكثر ما يُعاد: تعليق بلا وقائع، وأوقات لا تطابق الإيصال، وصورة ناقصة أو غير مقروءة، وإجابة تناقض أخرى.
- يُرفض ولا يُصرف أجره: تقرير مختلق أو منسوخ أو كتبه غيرك، أو فيه صور من مكان آخر.
- اكتب في يوم الزيارة، واذكر أسماء الأطباق والأوقات، واستخدم المراجعة قبل الإرسال.
! انقضت المهلة. | أرسله في أقرب وقت، ويُسجَّل متأخرًا.
! لم يعد ممكنًا تغيير إجابة. | أُغلق التقرير، وحالته مذكورة في صفحته.
! ترى أن الرفض غير صحيح. | يمكنك التظلّم مرة واحدة.
`,
  },
  {
    slug: 'appeal-a-rejection',
    role: 'shoppers',
    topic: 'work',
    audience: 'shoppers',
    page: '/freelancer/reports',
    changed: '2026-11-30',
    related: ['returned-reports', 'grades-and-feedback', 'pay-and-bonus'],
    words: { en: 'rejected, unfair, complain, second editor, objection', ar: 'تظلّم، رفض، اعتراض، غير عادل، شكوى' },
    en: `
= My report was rejected. How do I appeal?
~ You can appeal once. An editor who was not part of the decision reviews it within 7 days.
1. Open {shell.reports} and select the rejected report.
2. Read the reason under {ownReports.words}.
3. Under {ownReports.appeal}, write why the rejection is wrong, with facts, and add photos if they help.
4. Choose {ownReports.sendAppeal}. The page shows until when this is possible.
> If it is upheld, the report goes back into review. If the visit already belongs to another shopper, your work is graded and paid without a release.
> If it is dismissed, you see the reason, and the decision is final.
! The form is missing. | The time to appeal has passed, or you have appealed already.
`,
    ar: `
= رُفض تقريري، فكيف أتظلّم؟
~ لك التظلّم مرة واحدة، وينظر فيه خلال 7 أيام مراجع لم يشارك في القرار.
1. افتح {shell.reports} واختر التقرير المرفوض.
2. اقرأ السبب في {ownReports.words}.
3. في {ownReports.appeal} اكتب لماذا الرفض غير صحيح مع الوقائع، وأضف صورًا إن أفادت.
4. اضغط {ownReports.sendAppeal}. وتذكر الصفحة آخر موعد لذلك.
> إن قُبل عاد التقرير إلى المراجعة. وإن كانت الزيارة قد صارت لمتسوّق آخر مُنح عملك درجة وصُرف أجره دون إصدار التقرير.
> وإن رُفض ظهر لك السبب، ويكون القرار نهائيًا.
! لا يظهر النموذج. | انقضت مهلة التظلّم أو سبق أن تظلّمت.
`,
  },
  {
    slug: 'grades-and-feedback',
    role: 'shoppers',
    topic: 'work',
    audience: 'shoppers',
    page: '/freelancer/feedback',
    changed: '2026-11-30',
    related: ['levels-and-tests', 'returned-reports', 'appeal-a-rejection'],
    words: { en: 'rating, grade, stars, improve, reply, editor note', ar: 'التقييم، الدرجة، تحسين، رد، ملاحظة المراجع' },
    en: `
= How is my work graded, and how do I improve?
~ The editor gives 0 to 5 for each of five criteria: facts, completeness, objectivity, language and punctuality. The grade is for your report, never for the branch.
1. Open {shell.feedback}. It shows your rating, the grades by criterion and over time.
2. Read {feedback.improve}: the one criterion that would raise your rating most, with advice.
3. For a single report, open {shell.reports} and read the grade and the note of the editor.
4. If you have a comment on the grade, write it under {ownReports.reply} and choose {ownReports.sendReply}. You can reply once.
5. Under {ownReports.rate}, say whether the instructions were clear. Only our team sees it.
> Your rating counts for your level and for which visits are offered to you.
! There is no grade yet. | It appears when the report is released.
`,
    ar: `
= كيف يُقيَّم عملي وكيف أحسّنه؟
~ يمنح المراجع من 0 إلى 5 لكل معيار من خمسة: دقة الوقائع والاكتمال والموضوعية واللغة والالتزام بالموعد. والدرجة لتقريرك لا للفرع.
1. افتح {shell.feedback} لتجد متوسط تقييمك ودرجاتك بحسب المعيار وعبر الزمن.
2. اقرأ {feedback.improve}: المعيار الذي يرفع تقييمك أكثر من غيره مع نصيحة.
3. لتقرير واحد افتح {shell.reports} واقرأ الدرجة وملاحظة المراجع.
4. إن كان لك تعليق على الدرجة فاكتبه في {ownReports.reply} واضغط {ownReports.sendReply}. ولك رد واحد.
5. في {ownReports.rate} اذكر هل كانت التعليمات واضحة، ولا يراه إلا فريقنا.
> يدخل تقييمك في مستواك وفي الزيارات التي تُعرض عليك.
! لا توجد درجة بعد. | تظهر عند إصدار التقرير.
`,
  },
]
