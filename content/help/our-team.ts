import type { HelpSource } from './help-source.ts'

const shared = { role: 'our-team', audience: 'staff', changed: '2026-11-30' } as const

/** The work of our own team, one article for each group of its menu. */
export const teamWorkArticles: readonly HelpSource[] = [
  {
    ...shared,
    slug: 'office-visits',
    topic: 'visits',
    page: '/admin/secret-shopper',
    related: ['office-companies', 'office-reports'],
    words: { en: 'assign, wave, shopper, approve request, control room', ar: 'إسناد، جولة، متسوّق، اعتماد الطلب' },
    en: `
= How does our team bring a visit to a shopper?
~ A request is approved, offered or assigned to a shopper who fits, and followed until the report arrives.
1. Open {shell.secretShopper}. Look first at requests that are late or need a decision.
2. Open a request to approve it, change its date or assign it. The suggested shoppers are sorted by distance, level and conflicts of interest.
3. For many visits together, make a round and let it propose the best assignment. Change single visits before you confirm.
4. Open {shell.freelancers} to approve shoppers, check their documents and set their level.
> The company and the shopper are notified of each step.
> Each step is recorded with your name under {shell.activityLogs}.
! A step is missing on your page. | Your role may only read this area. An owner of the team changes roles under {shell.staff}.
! Two people worked on the same request. | The second one sees that it has changed. Reload the page and decide again.
`,
    ar: `
= كيف يوصل فريقنا الزيارة إلى متسوّق؟
~ يُعتمد الطلب، ثم يُعرض على متسوّق مناسب أو يُسند إليه، ويُتابع حتى يصل التقرير.
1. افتح {shell.secretShopper}. ابدأ بالطلبات المتأخرة والتي تنتظر قرارًا.
2. افتح طلبًا لاعتماده أو تغيير موعده أو إسناده. المتسوّقون المقترحون مرتبون بالقرب والمستوى وتضارب المصالح.
3. لزيارات كثيرة دفعة واحدة أنشئ جولة واطلب أفضل توزيع مقترح، وعدّل ما تشاء قبل التأكيد.
4. افتح {shell.freelancers} لاعتماد المتسوّقين والتحقق من مستنداتهم وتحديد مستوياتهم.
> تُبلَّغ المنشأة والمتسوّق بكل خطوة.
> تُسجَّل كل خطوة باسمك في {shell.activityLogs}.
! خطوة لا تظهر في صفحتك. | دورك يقرأ هذا القسم فقط. يغيّر الأدوارَ أحد ملاك الفريق من {shell.staff}.
! عمل شخصان على الطلب نفسه. | يُبلَّغ الثاني بأن الطلب تغيّر. أعد تحميل الصفحة ثم قرّر.
`,
  },
  {
    ...shared,
    slug: 'office-companies',
    topic: 'start',
    page: '/admin/clients',
    related: ['office-visits', 'office-money'],
    words: {
      en: 'approve client, company documents, import clients, tasks',
      ar: 'اعتماد عميل، مستندات المنشأة، استيراد العملاء، مهام',
    },
    en: `
= How does our team look after companies?
~ New companies are approved after a look at their documents. The page of a company shows its plan, visits, money and messages in one place.
1. Open {shell.clientApproval}, read the documents and approve, ask a question or reject with a reason.
2. Open {shell.clients} to find a company by name, city, plan or state of health.
3. On the page of a company, add notes, see the portal as the company sees it, or import branches.
4. Write down what has to be done for it under {shell.officeTasks}, with a person and a day.
> The company reads the reason of a decision and can answer it.
> Looking at the portal of a company is recorded with your name.
! A company cannot order visits. | Look at its approval and its plan on its page.
! A person has lost access to the account of a company. | The owner of the company gives it again. Without an owner, ownership is claimed with documents.
`,
    ar: `
= كيف يتابع فريقنا المنشآت؟
~ تُعتمد المنشآت الجديدة بعد الاطلاع على مستنداتها. وصفحة المنشأة تجمع باقتها وزياراتها ومبالغها ورسائلها.
1. افتح {shell.clientApproval} واقرأ المستندات، ثم اعتمد أو اسأل أو ارفض مع السبب.
2. افتح {shell.clients} للبحث عن منشأة بالاسم أو المدينة أو الباقة أو الحالة.
3. في صفحة المنشأة أضف ملاحظات، أو اعرض البوابة كما تراها المنشأة، أو استورد الفروع.
4. دوّن ما يلزم عمله لها في {shell.officeTasks} مع المسؤول والموعد.
> تقرأ المنشأة سبب القرار ويمكنها الرد عليه.
> يُسجَّل الاطلاع على بوابة المنشأة باسمك.
! منشأة لا تستطيع طلب الزيارات. | راجع اعتمادها وباقتها في صفحتها.
! فقد شخص دخوله إلى حساب منشأته. | يعيده مالك الحساب. وإن لم يبق مالك فتُطلب الملكية بمستندات.
`,
  },
  {
    ...shared,
    slug: 'office-reports',
    topic: 'reports',
    page: '/admin/reports',
    related: ['office-visits', 'office-companies'],
    words: {
      en: 'review, release, editor, questionnaire, certificate, obligations',
      ar: 'مراجعة، نشر، نموذج تقييم، شهادة، التزامات',
    },
    en: `
= How does our team review and release reports?
~ An editor checks every report against its photos and answers before the company sees it.
1. Open {shell.reports} and choose a report that waits for review.
2. Read the answers beside the photos, correct wording, ask the shopper or send the report back with a reason.
3. Release the report. The company is notified, and critical failures are sent immediately.
4. Change questions under {shell.questionnaires}: a new version counts only for visits after its publication.
5. Issue, suspend or renew certificates under {shell.certificates}, and keep the list of legal duties under {shell.complianceCatalogue}.
> A correction after the release is shown to the company with its reason.
> Scores are computed by the published version of the questionnaire and cannot be typed.
! The company objects to an answer. | Open the objection on the page of the report, look at the evidence and decide with a reason.
! A photo shows a person. | Remove it before the release.
`,
    ar: `
= كيف يراجع فريقنا التقارير وينشرها؟
~ يدقّق المراجع كل تقرير مع صوره وإجاباته قبل أن تراه المنشأة.
1. افتح {shell.reports} واختر تقريرًا ينتظر المراجعة.
2. اقرأ الإجابات بجانب الصور، وصحّح الصياغة، أو اسأل المتسوّق، أو أعد التقرير إليه مع السبب.
3. انشر التقرير، فتُبلَّغ المنشأة، ويُرسل الإخفاق في المعايير الحرجة فورًا.
4. عدّل الأسئلة في {shell.questionnaires}، ويسري الإصدار الجديد على الزيارات التي تلي نشره فقط.
5. أصدر الشهادات أو علّقها أو جدّدها في {shell.certificates}، وحدّث قائمة الالتزامات النظامية في {shell.complianceCatalogue}.
> يظهر للمنشأة كل تصحيح بعد النشر مع سببه.
> تُحسب الدرجات وفق الإصدار المنشور من النموذج، ولا تُكتب يدويًا.
! اعترضت المنشأة على إجابة. | افتح الاعتراض في صفحة التقرير واطّلع على الدليل ثم قرّر مع السبب.
! يظهر شخص في صورة. | احذف الصورة قبل النشر.
`,
  },
  {
    ...shared,
    slug: 'office-money',
    topic: 'money',
    page: '/admin/invoices',
    related: ['office-companies', 'office-platform'],
    words: {
      en: 'invoice, credit note, payout, bank, VAT, ledger, close month',
      ar: 'فاتورة، إشعار دائن، مستحقات، بنك، ضريبة، إقفال الشهر',
    },
    en: `
= How does our team bill companies and pay shoppers?
~ Invoices follow the rules of the tax authority, and payouts go to the bank as one file after two people have agreed.
1. Open {shell.invoices} to bill visits and plans. A draft can be changed, an issued invoice only credited.
2. Confirm bank transfers with their proof. Card payments are confirmed automatically.
3. Open {shell.payouts}, make a batch, have a second person approve it and send the file to the bank.
4. Open {shell.finance} to check receivables and VAT, match bank statements and close the month.
> Each amount is booked in the ledger with its record.
> Steps that move money ask for your sign-in again.
! An invoice has a mistake. | Issue a credit note with the reason and a new invoice.
! The bank refused a transfer. | Its line shows the reason. The shopper corrects the account, and the amount joins the next batch.
`,
    ar: `
= كيف يصدر فريقنا الفواتير ويصرف المستحقات؟
~ تصدر الفواتير وفق متطلبات الهيئة، وتُرسل المستحقات إلى البنك في ملف واحد بعد موافقة شخصين.
1. افتح {shell.invoices} لإصدار فواتير الزيارات والباقات. تُعدَّل المسودة، أما الفاتورة الصادرة فيصدر لها إشعار دائن.
2. أكّد التحويلات البنكية مع إثباتها. أما مدفوعات البطاقة فتُؤكَّد تلقائيًا.
3. افتح {shell.payouts} وأنشئ دفعة، ثم يوافق عليها شخص ثانٍ ويُرسل الملف إلى البنك.
4. افتح {shell.finance} لمتابعة المبالغ المستحقة والضريبة ومطابقة كشوف البنك وإقفال الشهر.
> يُقيَّد كل مبلغ في دفتر الأستاذ مع سجله.
> الخطوات التي تنقل مالًا تطلب تأكيد دخولك.
! في الفاتورة خطأ. | أصدر إشعارًا دائنًا مع السبب ثم فاتورة جديدة.
! رفض البنك تحويلًا. | يظهر السبب في سطره. يصحّح المتسوّق حسابه، ويدخل المبلغ في الدفعة التالية.
`,
  },
  {
    ...shared,
    slug: 'office-site',
    topic: 'team',
    page: '/admin/page-builder',
    related: ['office-platform', 'office-companies'],
    words: {
      en: 'site, pages, blog, forms, library, logo, emails, templates',
      ar: 'الموقع، الصفحات، المدونة، النماذج، المكتبة، الشعار، الرسائل',
    },
    en: `
= How does our team change the site and the messages?
~ Pages, articles, forms and the look are drafts until they are published, in both languages.
1. Open {shell.pageBuilder} for pages, articles, pictures and stories of clients. Publish when both languages are complete.
2. Answer what visitors sent under {shell.forms}.
3. Keep documents for the team and for companies under {shell.documentLibrary}, and colours and logo under {shell.branding}.
4. Change the wording of messages under {shell.templates}, and look for sent ones under {shell.emails}.
> A published page keeps its earlier versions and can go back to one.
> A changed template counts for messages sent from then on.
! A message did not arrive. | Find it under {shell.emails}: its state says whether the mail server refused it, and you can send it again.
! A story of a client cannot be published. | The company has not agreed to this exact text yet.
`,
    ar: `
= كيف يعدّل فريقنا الموقع والرسائل؟
~ الصفحات والمقالات والنماذج والمظهر مسودات حتى تُنشر، وباللغتين.
1. افتح {shell.pageBuilder} للصفحات والمقالات والصور وقصص العملاء. انشر عندما تكتمل اللغتان.
2. أجب عن رسائل الزوار في {shell.forms}.
3. احفظ مستندات الفريق والمنشآت في {shell.documentLibrary}، والألوان والشعار في {shell.branding}.
4. عدّل صياغة الرسائل في {shell.templates}، وابحث عن المرسل منها في {shell.emails}.
> تحتفظ الصفحة المنشورة بإصداراتها السابقة ويمكن الرجوع إلى أحدها.
> يسري القالب المعدّل على الرسائل التي تُرسل بعد تعديله.
! لم تصل رسالة. | ابحث عنها في {shell.emails}: تبيّن حالتها هل رفضها خادم البريد، ويمكنك إعادة إرسالها.
! تعذّر نشر قصة عميل. | لم توافق المنشأة بعد على هذا النص نفسه.
`,
  },
  {
    ...shared,
    slug: 'office-platform',
    topic: 'connect',
    page: '/admin/integrations',
    related: ['office-site', 'office-money'],
    words: {
      en: 'integrations, API keys, webhooks, storage, staff, roles, settings, log, automation',
      ar: 'الربط، مفاتيح الواجهة البرمجية، إشعارات، التخزين، الفريق، الأدوار، الإعدادات، السجل، الأتمتة',
    },
    en: `
= How does our team keep the platform running?
~ The integrations show first what is broken: services, webhook endpoints of companies, keys that expire and space for files.
1. Open {shell.integrations}. Follow each line of the warning to the service, endpoint or key.
2. Under {doors.room_keys}, revoke a key of a company with a reason when it was seen by others.
3. On the same page, open the keys of our programs to make one for a program of our team. It reads companies, requests, reports, certificates, invoices or payments, of all companies or one, and changes nothing.
4. Under {doors.room_webhooks}, stop an endpoint that harms its receiver, switch it on again, and send failed messages again.
5. Under {doors.room_storage}, see the space by kind and company, and count files without a record.
6. Open {shell.technicalLog} for failed jobs and errors, and {shell.activityLogs} for the steps of people.
7. Invite people and give them roles under {shell.staff}, change values under {shell.settings} and rules under {shell.automation}.
> The owners of a company read the reason when our team revokes a key or stops an endpoint.
> Secrets are never shown to anyone, including our team.
! A service is shown as faulty. | Open it, read the last error and choose the test. When it is switched off, what is under way is completed.
! A job has failed. | Read its reason in the log, correct the cause and run it again.
`,
    ar: `
= كيف يُبقي فريقنا المنصة تعمل؟
~ تعرض صفحة الربط أولًا ما يحتاج إلى متابعة: الخدمات وعناوين استقبال المنشآت والمفاتيح التي تنتهي ومساحة الملفات.
1. افتح {shell.integrations} واتبع كل سطر في التنبيه إلى خدمته أو عنوانه أو مفتاحه.
2. في {doors.room_keys} ألغِ مفتاح منشأة مع السبب إن اطّلع عليه غيرها.
3. ومن الصفحة نفسها افتح مفاتيح برامجنا لتنشئ مفتاحًا لأحد برامج فريقنا: يقرأ المنشآت أو الطلبات أو التقارير أو الشهادات أو الفواتير أو المدفوعات، لكل المنشآت أو لمنشأة واحدة، دون أن يغيّر شيئًا.
4. في {doors.room_webhooks} أوقف عنوان استقبال يضر بمستقبِله، أو شغّله مرة أخرى، أو أعد إرسال الرسائل المتعذّرة.
5. في {doors.room_storage} اعرض المساحة حسب النوع والمنشأة، وعُدّ الملفات التي بلا سجل.
6. افتح {shell.technicalLog} للمهام المتعذّرة والأخطاء، و{shell.activityLogs} لخطوات الأشخاص.
7. ادعُ الأشخاص وحدّد أدوارهم في {shell.staff}، وعدّل القيم في {shell.settings} والقواعد في {shell.automation}.
> يقرأ ملاك المنشأة السبب عندما يلغي فريقنا مفتاحًا أو يوقف عنوان استقبال.
> لا تُعرض المفاتيح السرية لأحد، ولا لفريقنا.
! تظهر خدمة بأنها متعذّرة. | افتحها واقرأ آخر خطأ ثم اختبرها. وعند إيقافها يكتمل ما هو جارٍ.
! تعذّرت مهمة. | اقرأ سببها في السجل وعالج السبب ثم أعد تشغيلها.
`,
  },
]
