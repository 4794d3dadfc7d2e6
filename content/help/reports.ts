import type { HelpSource } from './help-source.ts'

/** Reading, disputing, answering and sharing reports. */
export const reportArticles: readonly HelpSource[] = [
  {
    slug: 'read-a-report',
    role: 'owners',
    topic: 'reports',
    audience: { right: 'reports.read' },
    page: '/client/reports',
    changed: '2026-11-30',
    related: ['dispute-an-answer', 'corrective-actions', 'share-a-report'],
    picture: 'report',
    words: {
      en: 'score, findings, result, evidence, photos, summary, arithmetic, critical failure, 59',
      ar: 'الدرجة، النتيجة، الملاحظات، الأدلة، الصور، الملخص، احتساب الدرجة، إخفاق حرج، 59',
    },
    en: `
= How do I read a report?
~ A report shows one score, what to fix first, and the evidence for every lost point. Start at the top: the first screen is enough for the morning.
1. Open {shell.reports} in the menu and select a report.
2. Read the score and the sentence beside it. The star shows each section, and the line from door to bill shows the waiting times.
3. Look at what to fix first. Each point shows its photo, the points it cost and, if your company has entered guests and average bill, an estimate in riyals.
4. Give each point an owner with {reportPage.assign}.
5. Open the parts below for the rest: {reportPage.tab_answers}, {reportPage.tab_times}, {reportPage.tab_evidence}, {reportPage.tab_arithmetic} and {reportPage.tab_trend}.
6. Under {reportPage.whatIf}, select findings to see the score that the visit would have had without them.
> You have {#reports.dispute-days} after the release to dispute an answer. Then the report becomes final.
! The score is 59 although most answers are good. | A critical question failed, for example one about food safety. It caps the score at 59. The calculated score stays visible beside it.
! There is no summary. | The generated summary is part of the Professional and Enterprise plans. Score, findings, photos and arithmetic are in every report.
! The report is marked {report.excluded}. | Our team has taken it out of averages and certificates, for example after a fault of ours. It stays readable.
- The shopper’s name is never shown to a company.
- Bands: 90 excellent, 80 good, 70 acceptable, 60 needs work, below 60 fail.
`,
    ar: `
= كيف أقرأ التقرير؟
~ يعرض التقرير درجة واحدة، وأول ما ينبغي إصلاحه، ودليل كل نقطة مخصومة. ابدأ من الأعلى، فالشاشة الأولى تكفي لبداية اليوم.
1. افتح {shell.reports} من القائمة واختر التقرير.
2. اقرأ الدرجة والجملة التي بجانبها. تعرض النجمة كل محور، ويعرض خط الزيارة من الدخول حتى دفع الفاتورة مدد الانتظار.
3. انظر إلى ما ينبغي إصلاحه أولًا. لكل نقطة صورتها والنقاط التي خُصمت بسببها، وتقدير بالريال إن أدخلت منشأتك عدد الضيوف ومتوسط الفاتورة.
4. عيّن مسؤولًا لكل نقطة بزر {reportPage.assign}.
5. افتح الأقسام التالية للتفاصيل: {reportPage.tab_answers} و{reportPage.tab_times} و{reportPage.tab_evidence} و{reportPage.tab_arithmetic} و{reportPage.tab_trend}.
6. في {reportPage.whatIf} حدّد ملاحظات لترى الدرجة من دونها.
> لديك {#reports.dispute-days} من صدور التقرير للاعتراض على أي إجابة، ثم يصبح التقرير نهائيًا.
! الدرجة 59 مع أن معظم الإجابات جيدة. | سُجّل إخفاق في معيار حرج، كسلامة الغذاء مثلًا، فلا تتجاوز الدرجة 59. وتبقى الدرجة المحتسبة ظاهرة بجانبها.
! لا يظهر الملخص. | الملخص الآلي ضمن الباقة الاحترافية وباقة المنشآت الكبرى. أما الدرجة والملاحظات والصور وطريقة الاحتساب فهي في كل تقرير.
! كُتب على التقرير {report.excluded}. | استبعده فريقنا من المتوسطات والشهادات، لخطأ من جهتنا مثلًا، ويبقى متاحًا للقراءة.
- لا يظهر اسم المتسوّق لأي منشأة.
- الفئات: من 90 ممتاز، ومن 80 جيد، ومن 70 مقبول، ومن 60 يحتاج إلى تحسين، وما دون 60 دون المستوى.
`,
  },
  {
    slug: 'dispute-an-answer',
    role: 'owners',
    topic: 'reports',
    audience: { right: 'reports.dispute' },
    page: '/client/reports',
    changed: '2026-11-30',
    related: ['read-a-report', 'reply-to-a-report', 'certificate-suspended'],
    words: {
      en: 'object, objection, wrong, mistake, complain, unfair, correct a report',
      ar: 'اعتراض، خطأ في التقرير، غير صحيح، شكوى، تصحيح التقرير، ظلم',
    },
    en: `
= What can I do when an answer in a report is wrong?
~ Dispute it within {#reports.dispute-days} of the release. A second editor, who did not check the report, decides.
1. Open the report and go to {reportPage.tab_answers}.
2. Beside the answer, choose {dispute.dispute}.
3. Under {dispute.reason}, give a fact that can be checked: a time, a bill, a camera recording, a roster.
4. Add photos or PDF files that show it, then choose {dispute.send}.
> You have a decision within {#reports.dispute-answer-days}. The page shows the day.
> If the dispute is upheld, the report gets a new revision with a new score, and certificates are calculated again. The earlier revision stays readable.
> If it is declined, you see the reasons and the answer stays.
! {dispute.dispute} is not shown. | The report is final, or your role only reads. Owners and managers dispute answers, in their part of the company.
! You sent it by mistake. | Choose {dispute.withdraw} while it is open. You may dispute the answer again until the last day.
! You agree with the facts but want to say something about them. | Use the right of reply instead: your text is shown beside the score.
- Several answers of one report are disputed one by one, each with its own reason.
`,
    ar: `
= ماذا أفعل إذا كانت إجابة في التقرير غير صحيحة؟
~ اعترض عليها خلال {#reports.dispute-days} من صدور التقرير، ويبتّ في الاعتراض مراجع ثانٍ لم يدقّق التقرير من قبل.
1. افتح التقرير وانتقل إلى {reportPage.tab_answers}.
2. بجانب الإجابة اضغط {dispute.dispute}.
3. في {dispute.reason} اذكر واقعة يمكن التحقق منها: وقت أو فاتورة أو تسجيل كاميرا أو جدول مناوبات.
4. أضف صورًا أو ملفات PDF تثبت ذلك، ثم اضغط {dispute.send}.
> يصدر القرار خلال {#reports.dispute-answer-days}، واليوم مذكور في الصفحة.
> إن قُبل الاعتراض صدرت نسخة جديدة من التقرير بدرجة جديدة، وأُعيد احتساب الشهادات. وتبقى النسخة السابقة متاحة للقراءة.
> وإن رُفض ظهرت لك الأسباب وبقيت الإجابة كما هي.
! لا يظهر زر {dispute.dispute}. | صار التقرير نهائيًا، أو دورك للاطلاع فقط. يعترض المالك والمدير، كلٌّ ضمن فروعه.
! أرسلت الاعتراض عن طريق الخطأ. | اضغط {dispute.withdraw} ما دام مفتوحًا، ويمكنك الاعتراض مرة أخرى حتى آخر يوم.
! الواقعة صحيحة لكنك تريد توضيحها. | استخدم حق الرد، فيظهر نصك بجانب الدرجة.
- الإجابات المتعددة في تقرير واحد يُعترض على كل منها وحدها بسببها.
`,
  },
  {
    slug: 'reply-to-a-report',
    role: 'branch-managers',
    topic: 'reports',
    audience: { right: 'reports.reply' },
    page: '/client/reports',
    changed: '2026-11-30',
    related: ['dispute-an-answer', 'read-a-report', 'corrective-actions'],
    words: { en: 'comment, statement, right of reply, answer', ar: 'حق الرد، تعليق، توضيح، رد المنشأة' },
    en: `
= How do I comment on a report?
~ Each report has room for one reply of your company. It is shown beside the score to everyone who opens the report, also by a link, and it is printed in the PDF.
1. Open the report and go to {reportPage.tab_reply}.
2. Under {reply.title}, choose {reply.write}.
3. Write what readers should know, for example what you have corrected since, and choose {reply.save}.
> The reply can be changed with {reply.edit} until the report is final, and while a dispute is open.
! The button is missing and the report is final. | A final report keeps its reply unchanged, or has none. Record what you have improved as a corrective action.
- A reply does not change the score. If an answer is wrong, a manager disputes it.
- Do not name guests or staff: the text may be read outside your company.
`,
    ar: `
= كيف أعلّق على التقرير؟
~ لكل تقرير رد واحد من منشأتك، يظهر بجانب الدرجة لكل من يفتح التقرير ولو برابط، ويُطبع في ملف PDF.
1. افتح التقرير وانتقل إلى {reportPage.tab_reply}.
2. في {reply.title} اضغط {reply.write}.
3. اكتب ما ينبغي أن يعرفه القارئ، كالذي صحّحته بعد الزيارة، ثم اضغط {reply.save}.
> يمكن تعديل الرد بزر {reply.edit} إلى أن يصبح التقرير نهائيًا، وكذلك ما دام هناك اعتراض مفتوح.
! لا يظهر الزر والتقرير نهائي. | يبقى رد التقرير النهائي دون تغيير. سجّل ما حسّنته إجراءً تصحيحيًا.
- الرد لا يغيّر الدرجة. فإن كانت إجابة غير صحيحة فالاعتراض عليها للمدير أو المالك.
- لا تذكر أسماء ضيوف أو موظفين، فقد يُقرأ النص خارج منشأتك.
`,
  },
  {
    slug: 'share-a-report',
    role: 'owners',
    topic: 'reports',
    audience: { right: 'reports.share' },
    page: '/client/reports',
    changed: '2026-11-30',
    related: ['read-a-report', 'who-sees-what', 'outside-owner'],
    words: {
      en: 'send, PDF, link, download, mailing list, email a report, board, slides, wall sheet, print',
      ar: 'إرسال التقرير، رابط، تنزيل، قائمة بريدية، عرض لمجلس الإدارة، طباعة، مشاركة',
    },
    en: `
= How do I share a report with people outside the team?
~ By a link that ends, as a PDF in either language, by a regular email, or as slides for your board. No one needs an account for these.
1. Open the report and choose {share.share}.
2. Enter for whom the link is, choose how long it works and choose {share.make}.
3. Copy the link now. It is shown only once.
4. For a file, choose {document.in_en} or {document.in_ar} on the report instead.
5. For a sheet to hang up in the staff room, choose {wall.button}: it has the score and what to improve, without names.
6. For a regular email, open {mailing.title} in the reports, choose {mailing.new}, and set the branches, the addresses and the day.
> The page of the report lists its links with the number of openings. {share.withdrawShort} ends a link immediately.
> Whoever opens a link sees the report, its photos and your reply, but no corrective actions and no disputes.
! You have lost the link. | It is not stored in readable form. Make another one and withdraw the first.
! The PDF is not ready yet. | A report with many photos is prepared in the background. You may leave the page and are notified.
- {deck.button} on the list of reports makes slides of a month, in English or Arabic.
`,
    ar: `
= كيف أشارك التقرير مع أشخاص خارج الفريق؟
~ برابط له مدة، أو ملف PDF بأي من اللغتين، أو بريد دوري، أو شرائح عرض لمجلس الإدارة. ولا يحتاج أي منهم إلى حساب.
1. افتح التقرير واضغط {share.share}.
2. اكتب لمن الرابط، واختر مدته، ثم اضغط {share.make}.
3. انسخ الرابط الآن، فهو يظهر مرة واحدة فقط.
4. إن أردت ملفًا فاضغط في صفحة التقرير {document.in_ar} أو {document.in_en}.
5. لورقة تُعلّق في غرفة الموظفين اضغط {wall.button}، وفيها الدرجة وما ينبغي تحسينه دون أسماء.
6. للبريد الدوري افتح {mailing.title} في صفحة التقارير واضغط {mailing.new}، ثم حدّد الفروع والعناوين واليوم.
> تعرض صفحة التقرير روابطه وعدد مرات فتحها. وزر {share.withdrawShort} يوقف الرابط فورًا.
> يرى من يفتح الرابط التقرير وصوره وردّك، ولا يرى الإجراءات التصحيحية ولا الاعتراضات.
! فقدت الرابط. | لا يُحفظ بصيغة مقروءة. أنشئ رابطًا آخر واسحب الأول.
! لم يجهز ملف PDF بعد. | التقرير كثير الصور يُجهَّز في الخلفية. يمكنك مغادرة الصفحة وسيصلك إشعار.
- زر {deck.button} في قائمة التقارير يُعدّ شرائح لنتائج شهر، بالعربية أو الإنجليزية.
`,
  },
  {
    slug: 'insights',
    role: 'owners',
    topic: 'reports',
    audience: { right: 'insights.read' },
    page: '/client/reports/branches',
    changed: '2026-11-30',
    related: ['read-a-report', 'critical-alerts', 'choose-a-plan'],
    picture: 'heat-map',
    words: {
      en: 'compare branches, trend, ranking, analytics, riyals at stake, heat map, statistics, target',
      ar: 'مقارنة الفروع، الاتجاه، الترتيب، التحليلات، الريالات، الخريطة الحرارية، المستهدف',
    },
    en: `
= How do I compare branches and see whether they improve?
~ The tabs beside the list of reports put all visits together: by branch, by level of the company, over time and by what a correction may be worth.
1. Open {shell.reports} and choose {insight.tabBranches}. The table has a row per branch and a column per section, weakest first. Select a number to see its questions.
2. {insight.tabLevels} goes from the company down to a single question, with the change against the period before.
3. {insight.tabTrend} shows the months of a branch and says whether a rise or fall is more than chance.
4. {insight.tabCompare} puts two visits, or up to three branches, side by side.
5. {insight.tabReturns} lists the findings of each branch’s last visit by their estimated worth in a month.
6. In the trend, under {insight.settings}, enter your target score and, for estimates in riyals, the guests and average bill of a branch.
> Every average says on how many visits it rests. Branches whose difference is within the margin of error share a rank.
> {insight.export} gives the same figures as a spreadsheet.
! A tab shows a lock. | Trend, comparison and answers are part of the Professional and Enterprise plans.
! A branch has no rank. | It has too few visits in the period. Choose a longer one, or order visits.
! No estimate in riyals appears. | An owner or a manager of the whole company enters the figures and confirms the rate first. It is an estimate for setting priorities, not an accounting figure.
`,
    ar: `
= كيف أقارن بين الفروع وأعرف هل تتحسن؟
~ تجمع التبويبات بجانب قائمة التقارير كل الزيارات: بحسب الفرع، وبحسب مستويات المنشأة، وعبر الزمن، وبحسب قيمة التصحيح المقدّرة.
1. افتح {shell.reports} واختر {insight.tabBranches}. في الجدول صف لكل فرع وعمود لكل محور، والأضعف أولًا. اضغط أي رقم لعرض أسئلته.
2. ينتقل {insight.tabLevels} من المنشأة حتى السؤال الواحد، مع التغيّر عن الفترة السابقة.
3. يعرض {insight.tabTrend} أشهر الفرع ويبيّن هل الارتفاع أو الانخفاض أكبر من المصادفة.
4. يضع {insight.tabCompare} زيارتين، أو ثلاثة فروع كحد أقصى، جنبًا إلى جنب.
5. يرتّب {insight.tabReturns} ملاحظات آخر زيارة لكل فرع بحسب قيمتها الشهرية المقدّرة.
6. في الاتجاه، ضمن {insight.settings}، أدخل الدرجة المستهدفة، وعدد ضيوف الفرع ومتوسط الفاتورة إن أردت تقديرًا بالريال.
> كل متوسط يذكر عدد زياراته. والفروع التي يقع الفرق بينها ضمن هامش الخطأ تشترك في الترتيب.
> يعطيك {insight.export} الأرقام نفسها في جدول.
! يظهر قفل على أحد التبويبات. | الاتجاه والمقارنة والإجابات ضمن الباقة الاحترافية وباقة المنشآت الكبرى.
! لا ترتيب لأحد الفروع. | زياراته في الفترة قليلة. اختر فترة أطول أو اطلب زيارات.
! لا يظهر التقدير بالريال. | يُدخل المالك أو مدير المنشأة كلها الأرقام ويؤكد النسبة أولًا. وهو تقدير لترتيب الأولويات لا رقم محاسبي.
`,
  },
  {
    slug: 'critical-alerts',
    role: 'owners',
    topic: 'reports',
    audience: { right: 'reports.read' },
    page: '/client/alerts',
    changed: '2026-11-30',
    related: ['read-a-report', 'corrective-actions', 'notifications'],
    words: { en: 'urgent, low score, warning, acknowledge, limits', ar: 'تنبيه عاجل، درجة منخفضة، إخفاق حرج، حدود' },
    en: `
= What do I do when an alert arrives?
~ A critical failure is checked ahead of the rest of the report, usually within {#reports.alert-hours}, and sent to those who answer for the branch. Acknowledge it, then correct the cause.
1. Open {shell.alerts} in the menu and select the alert.
2. Read what failed, with its photo and the note of the editor.
3. Write what you do about it and choose {alert.acknowledge}, so that your team sees that it is being handled.
4. When the report is there, open a corrective action from the finding.
5. Choose {alert.close} once nothing is left to do.
> If no one near the branch opens the email in time, the next level is notified.
! You want to hear of low or high scores as well. | Open {alerts.settings} and set the limits. These alerts are part of the Professional and Enterprise plans; alerts on critical failures are in all.
! A person without an account must be informed, such as a pest control company. | Open {alertSettings.contacts} in the alert settings and choose {alertPeople.add}. That person gets the finding, never the name of the shopper.
! The alert says that a correction has ended its reason. | The report was corrected. Nothing more is needed.
`,
    ar: `
= ماذا أفعل عند وصول تنبيه؟
~ يُدقَّق الإخفاق في معيار حرج قبل بقية التقرير، وعادة خلال {#reports.alert-hours}، ثم يُرسل إلى المسؤولين عن الفرع. أكّد الاطلاع ثم عالج السبب.
1. افتح {shell.alerts} من القائمة واختر التنبيه.
2. اقرأ موضع الإخفاق مع صورته وملاحظة المراجع.
3. اكتب ما ستفعله واضغط {alert.acknowledge} ليعرف فريقك أن الأمر قيد المعالجة.
4. عند صدور التقرير أضف إجراءً تصحيحيًا من الملاحظة.
5. اضغط {alert.close} متى لم يبقَ شيء.
> إن لم يفتح المسؤول الأقرب إلى الفرع البريد في وقته أُبلغ المستوى التالي.
! تريد تنبيهات للدرجات المنخفضة أو المرتفعة أيضًا. | افتح {alerts.settings} وحدّد الحدود. هذه التنبيهات ضمن الباقة الاحترافية وباقة المنشآت الكبرى، أما تنبيهات الإخفاق الحرج فهي للجميع.
! تريد إبلاغ جهة دون حساب، كشركة مكافحة الحشرات. | افتح {alertSettings.contacts} في إعدادات التنبيهات واضغط {alertPeople.add}. تصلها الملاحظة دون اسم المتسوّق أبدًا.
! يذكر التنبيه أن تصحيحًا أنهى سببه. | صُحّح التقرير ولا يلزم شيء آخر.
`,
  },
]
