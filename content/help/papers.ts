import type { HelpSource } from './help-source.ts'

/** Documents, compliance, own audits. */
export const paperArticles: readonly HelpSource[] = [
  {
    slug: 'documents-and-licences',
    role: 'branch-managers',
    topic: 'daily',
    audience: { right: 'documents.write' },
    page: '/client/document-monitoring',
    changed: '2026-11-30',
    related: ['compliance-report', 'inspectors-folder', 'document-calendar'],
    words: {
      en: 'licence, health card, health certificate, contract, expiry, renewal, Balady, civil defence, worker, iqama',
      ar: 'رخصة، شهادة صحية، عقد، انتهاء، تجديد، بلدي، الدفاع المدني، عامل، إقامة',
    },
    en: `
= How do I keep licences and health cards from expiring?
~ Enter each document once with its end date. Reminders come 60, 30 and 7 days before, and on the day.
1. Open {shell.documents} in the menu and choose {documents.add}.
2. Choose the kind of document and the branch, the whole company or a worker.
3. Enter the number and the dates. A Hijri date is taken as printed; it is converted by the Umm al-Qura calendar.
4. Add the file; a phone can take the photo. Under {documents.owner}, choose who is reminded first.
5. Choose {documents.save}.
6. When it is time, open the document and choose {documents.renew}. Choose {documents.startRenewal} as soon as you have applied.
> A renewal is a new document. The earlier one is kept, so you can show which was valid on a past day.
> Once a renewal has started, reminders rest until 7 days before the end.
! A document has no end date but must be checked regularly. | Choose {documents.addCheck} and enter the day of the next check.
! A detail was mistyped. | Open the document and choose {documents.correct}.
! A worker has left. | Open the worker and choose {documents.leave}. The documents stay in the file and no longer count.
- Workers need no account. Their documents are personal: each opening is recorded and shown in the file. Accountants see the documents of finance only.
`,
    ar: `
= كيف أتجنب انتهاء الرخص والشهادات الصحية؟
~ أدخل كل مستند مرة واحدة مع تاريخ انتهائه، فتصلك التذكيرات قبل 60 و30 و7 أيام وفي اليوم نفسه.
1. افتح {shell.documents} من القائمة واضغط {documents.add}.
2. اختر نوع المستند، وما يتبعه: الفرع أو المنشأة كلها أو عاملًا.
3. أدخل الرقم والتواريخ. يُكتب التاريخ الهجري كما هو مطبوع ويُحوَّل بتقويم أم القرى.
4. أضف الملف، ويمكن تصويره بالجوال. وفي {documents.owner} اختر من يُذكَّر أولًا.
5. اضغط {documents.save}.
6. متى حان الوقت افتح المستند واضغط {documents.renew}. واضغط {documents.startRenewal} فور تقديم الطلب.
> التجديد مستند جديد ويُحفظ السابق، فيمكنك إثبات ما كان ساريًا في يوم مضى.
> متى بدأ التجديد توقفت التذكيرات حتى 7 أيام قبل الانتهاء.
! المستند بلا تاريخ انتهاء لكنه يتطلب فحصًا دوريًا. | اضغط {documents.addCheck} وأدخل موعد الفحص التالي.
! في البيانات خطأ كتابي. | افتح المستند واضغط {documents.correct}.
! غادر أحد العمال. | افتح صفحته واضغط {documents.leave}. تبقى مستنداته في الملف ولا تُحتسب بعدها.
- لا يحتاج العمال إلى حسابات. ومستنداتهم شخصية: يُسجَّل كل اطلاع ويظهر في الملف. ولا تظهر للمحاسب إلا المستندات المالية.
`,
  },
  {
    slug: 'inspectors-folder',
    role: 'branch-managers',
    topic: 'daily',
    audience: { right: 'documents.all' },
    page: '/client/document-monitoring/folders',
    changed: '2026-11-30',
    related: ['documents-and-licences', 'compliance-report', 'work-without-a-connection'],
    words: {
      en: 'inspection, municipality visit, offline, show documents, phone',
      ar: 'تفتيش، مفتش، زيارة البلدية، دون اتصال، عرض المستندات',
    },
    en: `
= What do I show when an inspector comes?
~ The inspector’s folder of a branch has all valid documents of the branch, the company and its workers, and opens on the phone also without a connection.
1. Before any inspection, open {shell.documents}, then {folder.open}, and choose the branch.
2. Choose {folder.keep}. The page shows how many files are on the phone and since when.
3. During the inspection, open the folder and choose {folder.show} to fill the screen with one document.
4. Choose {folder.openPdf} for a document of several pages.
> Opening the folder is recorded in the file of each worker shown.
! The page says that documents have changed. | Choose {folder.keepAgain} while you have a connection.
! A document is missing in the folder. | It has expired, was refused or was not entered. Only valid ones are shown.
! The folder is gone from the phone. | Signing out removes it. Sign in and keep it again.
`,
    ar: `
= ماذا أعرض عند حضور المفتش؟
~ يضم ملف المفتش لكل فرع المستندات السارية للفرع والمنشأة والعمال، ويفتح على الجوال ولو دون اتصال.
1. قبل أي تفتيش افتح {shell.documents} ثم {folder.open} واختر الفرع.
2. اضغط {folder.keep}، فتعرض الصفحة عدد الملفات المحفوظة على الجوال ووقت حفظها.
3. أثناء التفتيش افتح الملف واضغط {folder.show} ليملأ المستند الشاشة.
4. اضغط {folder.openPdf} للمستند متعدد الصفحات.
> يُسجَّل فتح الملف لدى كل عامل ظهرت مستنداته.
! تذكر الصفحة أن مستندات تغيّرت. | اضغط {folder.keepAgain} ما دام لديك اتصال.
! ينقص الملف مستند. | انتهى أو رُفض أو لم يُدخل، فلا تظهر إلا المستندات السارية.
! اختفى الملف من الجوال. | تسجيل الخروج يحذفه. سجّل الدخول واحفظه من جديد.
`,
  },
  {
    slug: 'document-calendar',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'documents.read' },
    page: '/client/document-monitoring/calendar',
    changed: '2026-11-30',
    related: ['documents-and-licences', 'notifications'],
    words: {
      en: 'ics, subscribe, Google calendar, Outlook, Apple calendar, expiry dates',
      ar: 'تقويم، اشتراك، جوجل، آوتلوك، تواريخ الانتهاء',
    },
    en: `
= How do I see the end dates of documents in my own calendar?
~ By a private address to which your calendar app subscribes. It shows each end date in both calendars, with reminders before it.
1. Open {shell.documents}, then {documentCalendar.open}.
2. Choose the language and {documentCalendar.make}.
3. Copy the address now. It is shown only once.
4. In your calendar app, choose to subscribe by an address (URL) and paste it.
> The calendar follows on its own: renewed documents move to their new date.
> It contains only what your role may see, and ends when you leave the team.
! The address got into other hands. | Choose {documentCalendar.renew}: the earlier one ends. {documentCalendar.end} ends it without another.
! Dates are not current. | Calendar apps fetch a subscription some times a day. The page shows when it was last read.
`,
    ar: `
= كيف أرى تواريخ انتهاء المستندات في تقويمي؟
~ برابط خاص يشترك فيه تطبيق التقويم لديك، فيعرض كل تاريخ انتهاء بالتقويمين مع تذكير قبله.
1. افتح {shell.documents} ثم {documentCalendar.open}.
2. اختر اللغة ثم اضغط {documentCalendar.make}.
3. انسخ الرابط الآن، فهو يظهر مرة واحدة فقط.
4. في تطبيق التقويم اختر الاشتراك عبر رابط والصقه.
> يتحدث التقويم تلقائيًا، فتنتقل المستندات المجددة إلى تاريخها الجديد.
> لا يتضمن إلا ما يتيحه دورك، ويتوقف عند مغادرتك الفريق.
! وصل الرابط إلى غيرك. | اضغط {documentCalendar.renew} فيتوقف السابق. أما {documentCalendar.end} فيوقفه دون بديل.
! التواريخ غير محدّثة. | تقرأ تطبيقات التقويم الاشتراك مرات في اليوم، وتذكر الصفحة آخر قراءة.
`,
  },
  {
    slug: 'compliance-report',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'documents.all' },
    page: '/client/government-compliance-report',
    changed: '2026-11-30',
    related: ['documents-and-licences', 'inspectors-folder', 'duties'],
    words: {
      en: 'government, obligations, score, fine, evidence, PDF, authority, gap',
      ar: 'الالتزام الحكومي، التزامات، درجة، غرامة، إثبات، جهة حكومية، فجوة',
    },
    en: `
= Does my branch meet its government obligations?
~ The report compares the obligations of a Saudi restaurant with the documents and checks you have entered, and gives a score for any day.
1. Open {shell.compliance} in the menu and choose the branch and the day.
2. Read the warnings at the top: expired, ending soon, missing or refused documents.
3. Beside each gap, choose {compliance.add}, {compliance.renew} or {compliance.check}. Look under {compliance.raises} for the step with the largest effect.
4. For an obligation that does not concern you, choose {compliance.exempt} and give the reason. It leaves the score once a manager has confirmed it.
5. Choose {compliancePdf.make} for a record of the day in both languages.
> A PDF that was made never changes. All of them are listed under {compliancePdf.title}.
! The score is 59 although little is missing. | A critical obligation is unmet. Until it is met, the score is at most 59.
! Documents of workers are missing. | Your role does not see them, or they were not entered. The report says if they are left out.
- The report is not legal advice. The portals of the authorities decide.
`,
    ar: `
= كيف أعرف هل يستوفي الفرع التزاماته الحكومية؟
~ يقارن التقرير التزامات المطعم في المملكة بالمستندات والفحوص التي أدخلتها، ويعطي درجة لأي يوم تختاره.
1. افتح {shell.compliance} من القائمة واختر الفرع واليوم.
2. اقرأ التنبيهات في الأعلى: مستندات منتهية أو توشك على الانتهاء أو ناقصة أو مرفوضة.
3. بجانب كل نقص اضغط {compliance.add} أو {compliance.renew} أو {compliance.check}. وفي {compliance.raises} الخطوة الأكبر أثرًا.
4. للالتزام الذي لا ينطبق عليك اضغط {compliance.exempt} واذكر السبب، فيخرج من الدرجة بعد تأكيد المدير.
5. اضغط {compliancePdf.make} لتوثيق حالة اليوم باللغتين.
> ملف PDF المنشأ لا يتغير أبدًا، وكل الملفات في {compliancePdf.title}.
! الدرجة 59 مع أن النقص قليل. | التزام حرج غير مستوفى، ولا تتجاوز الدرجة 59 حتى يُستوفى.
! لا تظهر مستندات العمال. | لا يتيحها دورك أو لم تُدخل، ويذكر التقرير ذلك إن استُبعدت.
- التقرير ليس استشارة نظامية، والمرجع بوابات الجهات الحكومية.
`,
  },
  {
    slug: 'own-audits',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'audits.plan' },
    page: '/client/audits',
    changed: '2026-11-30',
    related: ['corrective-actions', 'work-without-a-connection', 'insights'],
    words: {
      en: 'self-audit, kitchen, food safety, checklist, inspection, auditor, back of house',
      ar: 'تدقيق ذاتي، المطبخ، سلامة الغذاء، قائمة تحقق، تفتيش داخلي، العمليات',
    },
    en: `
= How do we audit our own kitchens?
~ Plan an audit of one or many branches. It is filled in on a phone, also without a connection, and covers receiving, cold chain, preparation, hygiene, cleaning and documents. It is free of charge.
1. Open {shell.audits} in the menu and choose {audits.plan}.
2. Choose {audits.kind_self}, done by the person who runs the branch, or {audits.kind_company}, done by a manager or a member of another branch.
3. Choose the branches, the day and the auditor, and choose {audits.plan} again.
4. The auditor is notified, opens the audit and chooses {audits.start}.
5. For a failed question the auditor writes an observation, takes a photo and chooses {auditFill.fixNow} or {auditFill.openAction}.
6. At the end the manager on duty sees the result and signs. The auditor chooses {auditFill.submit}.
7. A manager looks at the result and chooses {audits.release}.
> A company audit confirms actions that were reported as done, and opens again those that fail. A self-audit opens them again and confirms none.
> After the release, the other readers of the branch see it. It is locked 7 days later.
> {audits.gap} compares company audits with mystery visits of the last 180 days by topic.
! A critical question failed. | The score is at most 59, and a follow-up must be chosen before going on. The managers are notified after the signature.
! The day does not suit. | Choose {audits.move}. An audit already begun on a phone is still accepted.
! The answers are not sent. | Keep the page open with a connection. Photos are sent first, then the signature.
- Own audits never count for certificates or for the averages of mystery visits.
`,
    ar: `
= كيف ندقّق مطابخنا بأنفسنا؟
~ خطّط لتدقيق فرع أو فروع. يُعبّأ على الجوال ولو دون اتصال، ويشمل الاستلام وسلسلة التبريد والتحضير والنظافة الشخصية والتنظيف والمستندات، وهو مجاني.
1. افتح {shell.audits} من القائمة واضغط {audits.plan}.
2. اختر {audits.kind_self} وينفّذه من يدير الفرع، أو {audits.kind_company} وينفّذه مدير أو عضو من فرع آخر.
3. اختر الفروع واليوم ومن ينفّذ التدقيق، ثم اضغط {audits.plan} مرة أخرى.
4. يصل إشعار إلى من ينفّذه، فيفتح التدقيق ويضغط {audits.start}.
5. لكل سؤال لم يُستوفَ تُكتب الملاحظة وتُلتقط صورة ويُختار {auditFill.fixNow} أو {auditFill.openAction}.
6. في النهاية يطّلع المدير المناوب على النتيجة ويوقّع، ثم يُضغط {auditFill.submit}.
7. يراجع المدير النتيجة ويضغط {audits.release}.
> يؤكد تدقيق المنشأة الإجراءات المنجزة ويعيد فتح ما تكرر منها. أما التدقيق الذاتي فيعيد فتحها ولا يؤكدها.
> بعد الإصدار تظهر لبقية المطّلعين على الفرع، وتُقفل بعد 7 أيام.
> يقارن {audits.gap} تدقيقات المنشأة بزيارات المتسوّق السري في آخر 180 يومًا لكل موضوع.
! إخفاق في معيار حرج. | لا تتجاوز الدرجة 59، ويلزم اختيار المتابعة قبل المضي. ويُبلَّغ المديرون بعد التوقيع.
! اليوم غير مناسب. | اضغط {audits.move}. والتدقيق الذي بدأ على جوال يُقبل رغم ذلك.
! لم تُرسل الإجابات. | أبقِ الصفحة مفتوحة مع وجود اتصال. تُرسل الصور أولًا ثم التوقيع.
- التدقيقات الخاصة بك لا تُحتسب للشهادات ولا لمتوسطات زيارات المتسوّق السري.
`,
  },
]
