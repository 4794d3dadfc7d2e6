import type { HelpSource } from './help-source.ts'

/** Daily work at the branches and in the head office. */
export const dailyArticles: readonly HelpSource[] = [
  {
    slug: 'morning-at-a-branch',
    role: 'branch-managers',
    topic: 'daily',
    audience: { right: 'daily.write' },
    page: '/client',
    changed: '2026-11-30',
    related: ['daily-report', 'corrective-actions', 'documents-and-licences'],
    words: {
      en: 'today, dashboard, to do, start page, overdue, branch manager',
      ar: 'اليوم، لوحة التحكم، المهام، الصفحة الأولى، متأخر',
    },
    en: `
= What do I have to do at my branch today?
~ The first page of a branch manager is a list of what is due: critical failures first, then overdue, then today, then documents that end soon and the next seven days.
1. Sign in. The page {morning.title} opens.
2. Begin with the item shown under {morning.next}. It has one button that leads straight to the work.
3. Work down the list. Each row has its own button, such as {morning.act_fill}, {morning.act_renew} or {morning.act_finish}.
4. A duty that needs no proof is ticked off with {morning.act_tick}.
> Finished items move to the count of the day. When everything is done, the page says so.
! The page looks different. | Owners and managers have a page of their own, with a part that names the branches where something is overdue.
! An item does not concern you. | Ask a manager to hand the duty or action over to another person. It then leaves your list.
- Mystery visits are not listed before their report, unless an owner has allowed branch managers to see them.
`,
    ar: `
= ما المطلوب مني اليوم في فرعي؟
~ الصفحة الأولى لمدير الفرع قائمة بما حان: الإخفاقات الحرجة أولًا، ثم المتأخر، ثم مهام اليوم، ثم المستندات التي توشك على الانتهاء والأيام السبعة القادمة.
1. سجّل الدخول، فتظهر صفحة {morning.title}.
2. ابدأ بما في {morning.next}، وله زر واحد يفتح العمل مباشرة.
3. تابع القائمة بالترتيب. لكل سطر زره، مثل {morning.act_fill} أو {morning.act_renew} أو {morning.act_finish}.
4. الواجب الذي لا يتطلب إثباتًا يُنجز بزر {morning.act_tick}.
> ينتقل ما أنجزته إلى عدّاد اليوم، وتذكر الصفحة ذلك متى انتهى كل شيء.
! تبدو الصفحة مختلفة. | للمالك والمدير صفحة أخرى، فيها جزء بالفروع التي تأخر فيها شيء.
! بند لا يخصك. | اطلب من المدير تسليم الواجب أو الإجراء إلى شخص آخر، فيغادر قائمتك.
- لا تُذكر زيارات المتسوّق السري قبل تقاريرها، إلا إذا أتاح المالك ذلك لمديري الفروع.
`,
  },
  {
    slug: 'daily-report',
    role: 'branch-managers',
    topic: 'daily',
    audience: { right: 'daily.write' },
    page: '/client/daily-operations-report',
    changed: '2026-11-30',
    related: ['morning-at-a-branch', 'daily-report-settings', 'work-without-a-connection'],
    words: {
      en: 'sales, cash count, temperature, waste, checklist, sign, shift, till, closing',
      ar: 'مبيعات، عد النقد، حرارة، هدر، قائمة التحقق، توقيع، وردية، إقفال، الصندوق',
    },
    en: `
= How do I fill in and sign the daily report?
~ One report per branch, business day and shift: sales, cash, waste, staff, temperatures, checklist and incidents. It works on a phone, also without a connection. The business day ends at 05:00, unless your company chose another hour.
1. Open {shell.dailyReports} in the menu and choose {dailyView.fillToday}.
2. Go through the steps. Everything is saved as you type, and you may leave and come back.
3. In the cash step, enter notes and coins and choose {dailyFill.finishCount}. Only then the expected cash appears.
4. If the difference is above the limit, or the terminals do not agree with the sales, enter the reason.
5. For a temperature out of its limit, say what was done with the food. If a second reading is needed, the page shows by when. Under {dailyFill.cooling}, enter three readings of food that cools down: their times are noted.
6. At the end, the page lists what is missing. When nothing is, choose {dailyFill.sign}, or {dailyFill.submitOnly} if a manager signs.
> After signing, the report is locked and is included in the figures of the month.
> A temperature far beyond its limit opens a critical corrective action, and the managers are notified immediately.
! Food still cools when the shift ends. | Tick {dailyFill.coolingHandOver}. The next report of the branch shows it with its readings, and it is finished there.
! There is no connection. | Keep working. The page shows how many answers are on the phone, and they are sent when the connection is back.
! Two phones have different answers. | Nothing is lost. The page shows both, and you choose the one that counts.
! A signed report has a mistake. | A manager who did not sign it chooses {dailyView.reopen} and gives the reason. The signed revision stays readable.
! The report was late. | It stays marked as late, also after a correction.
- A branch takes part from its first report. From then, late and missing reports are shown and its managers are notified.
`,
    ar: `
= كيف أعبّئ تقرير العمليات اليومي وأوقّعه؟
~ تقرير لكل فرع ويوم عمل ووردية: المبيعات والنقد والهدر والموظفون ودرجات الحرارة وقائمة التحقق والحوادث. يعمل على الجوال ولو دون اتصال. وينتهي يوم العمل عند 05:00 ما لم تختر منشأتك وقتًا آخر.
1. افتح {shell.dailyReports} من القائمة واضغط {dailyView.fillToday}.
2. انتقل بين الخطوات. يُحفظ كل شيء أثناء الكتابة، ويمكنك المغادرة والعودة.
3. في خطوة النقد أدخل الأوراق والعملات ثم اضغط {dailyFill.finishCount}، وعندها فقط يظهر النقد المتوقع.
4. إن تجاوز الفرق الحد، أو لم تطابق أجهزة الدفع المبيعات، فاكتب السبب.
5. لدرجة حرارة خارج حدها اذكر ما فُعل بالطعام. وإن لزمت قراءة ثانية ظهر موعدها. وفي {dailyFill.cooling} أدخل ثلاث قراءات لما يُبرَّد من الأغذية، ويُسجَّل وقت كل قراءة.
6. في النهاية تعرض الصفحة ما ينقص. فإن اكتمل كل شيء فاضغط {dailyFill.sign}، أو {dailyFill.submitOnly} إن كان المدير من يوقّع.
> بعد التوقيع يُقفل التقرير ويدخل في أرقام الشهر.
> درجة الحرارة البعيدة عن حدها تفتح إجراءً تصحيحيًا حرجًا، ويُبلَّغ المديرون فورًا.
! انتهت الوردية والتبريد لم يكتمل. | ضع علامة على {dailyFill.coolingHandOver}، فيظهر الصنف بقراءاته في تقرير الفرع التالي ويكتمل فيه.
! لا يوجد اتصال. | تابع العمل. تعرض الصفحة عدد الإجابات المحفوظة على الجوال، وتُرسل عند عودة الاتصال.
! على جوالين إجابتان مختلفتان. | لا يضيع شيء. تعرض الصفحة الإجابتين وتختار أنت المعتمدة.
! في تقرير موقّع خطأ. | يضغط مدير لم يوقّعه {dailyView.reopen} ويذكر السبب، وتبقى النسخة الموقّعة متاحة.
! تأخر التقرير. | يبقى موسومًا بالتأخر ولو صُحّح.
- يشارك الفرع ابتداءً من أول تقرير له، وبعده تظهر التقارير المتأخرة والناقصة ويُبلَّغ مديروه.
`,
  },
  {
    slug: 'daily-report-settings',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'daily.manage' },
    page: '/client/daily-operations-report',
    changed: '2026-11-30',
    related: ['daily-report', 'duties', 'invoices-and-vat'],
    words: {
      en: 'template, shifts, journal, month view, export, accounting, missing reports, mada fee',
      ar: 'القالب، الورديات، قيد اليومية، عرض الشهر، تصدير، المحاسبة، رسوم مدى',
    },
    en: `
= How do I follow and set up daily reports of all branches?
~ The month shows every branch and day in one view. The template says which shifts, checklist and temperature points a report has.
1. Open {shell.dailyReports}. Under {dailyView.month}, each cell is a day of a branch: signed, missing, late or with a temperature beyond the limit.
2. {dailyView.list} has the figures of each report, with search, filters and export.
3. Select a report to compare it with the same weekdays, month and year, and to read hints about unusual values.
4. Under {dailyView.template}, set shifts (also for Ramadan), checklist, temperature points and fees, and choose {dailyTemplate.save}.
5. {dailyTemplate.editFields}: add fields of your own, set limits, and choose when managers are notified of a value outside them.
6. {dailyTemplate.add}: some branches then have shifts, fields and lists of their own. The page says which template each branch follows.
7. {dailyMonth.download}: the figures of the month, its comparison, and each day that is late or missing, in English or Arabic.
8. For the accounts, download the {dailyDocuments.journal} as {dailyDocuments.journal_csv} or {dailyDocuments.journal_xlsx}.
> A change of the template counts for reports that begin after it. Earlier reports keep theirs.
! A branch shows no missing reports although it sends none. | It has not begun. It takes part from its first report.
! Figures differ from the till. | These figures are for management. The tax record is that of the till.
- Viewers see no amounts. Accountants see amounts, and no staff, temperatures or checklists.
`,
    ar: `
= كيف أتابع التقارير اليومية لكل الفروع وأحدد محتواها؟
~ يعرض الشهر كل فرع ويوم في مكان واحد، ويحدد القالب ورديات التقرير وقائمة التحقق ونقاط الحرارة.
1. افتح {shell.dailyReports}. في {dailyView.month} كل خانة يوم لفرع: موقّع أو ناقص أو متأخر أو فيه حرارة خارج الحد.
2. في {dailyView.list} أرقام كل تقرير مع البحث والتصفية والتصدير.
3. اختر تقريرًا لمقارنته بأيام الأسبوع نفسها والشهر والسنة، ولقراءة تنبيهات القيم غير المعتادة.
4. في {dailyView.template} حدّد الورديات (وورديات رمضان) وقائمة التحقق ونقاط الحرارة والرسوم ثم اضغط {dailyTemplate.save}.
5. {dailyTemplate.editFields}: أضف بنودًا خاصة، وحدّد الحدود، واختر متى يصل إشعار إلى المديرين بقيمة خارجها.
6. {dailyTemplate.add}: تصبح لهذه الفروع ورديات وبنود وقوائم خاصة بها، وتبيّن الصفحة النموذج المتبع في كل فرع.
7. {dailyMonth.download}: أرقام الشهر ومقارنته وكل يوم تأخر تقريره أو لم يُقدَّم، بالعربية أو الإنجليزية.
8. للمحاسبة نزّل {dailyDocuments.journal} بصيغة {dailyDocuments.journal_csv} أو {dailyDocuments.journal_xlsx}.
> يسري تعديل القالب على التقارير التي تبدأ بعده، وتحتفظ السابقة بقالبها.
! لا تظهر تقارير ناقصة لفرع لا يرسل شيئًا. | لم يبدأ بعد، ويشارك ابتداءً من أول تقرير له.
! تختلف الأرقام عن نقطة البيع. | هذه الأرقام للإدارة، والسجل الضريبي هو سجل نقطة البيع.
- لا تظهر المبالغ للمطّلع، ولا يظهر للمحاسب ما يخص الموظفين والحرارة وقوائم التحقق.
`,
  },
  {
    slug: 'duties',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'duties.write' },
    page: '/client/admin-task-tracking',
    changed: '2026-11-30',
    related: ['documents-and-licences', 'daily-report-settings', 'morning-at-a-branch'],
    words: {
      en: 'recurring task, VAT return, rent, reminder, calendar, due, missed, head office',
      ar: 'مهمة متكررة، الإقرار الضريبي، الإيجار، تذكير، تقويم، فات موعدها، الإدارة',
    },
    en: `
= How do I make sure that returning duties are not forgotten?
~ A duty comes back by its own rhythm: the VAT return every quarter, the fire extinguishers every month, the rent every year. Someone is responsible, is reminded and gives the proof.
1. Open {shell.duties} in the menu, then {duties.duties}, and choose {duties.newDuty}.
2. Name it and choose the part of the company and who is responsible: a person, or a role at that place.
3. Choose how it repeats, the time, another time for Ramadan, and what happens on Friday, Saturday or an official holiday.
4. Choose the proof: none, a note, a figure, or a photo or PDF.
5. Check the next dates shown and choose {duties.addDuty}.
6. The responsible person finds the task 14 days ahead under {duties.view_open}, and chooses {duties.finish} with the proof.
> Those responsible are notified in the morning of the due day. If nothing happens, the branch manager is notified after 1 day, the managers after 3, the owners after 7.
! One date does not suit. | On the task, use {duties.move} or {duties.cancelTask}. The duty goes on with its next date.
! The branch is closed on some days. | Add them under {duties.exceptDays} of the duty.
! A task was missed. | It stays missed. If it was done after all, add how and when with {duties.doLate}.
! The responsible person left. | Open tasks go to the nearest manager above, else to the owners.
- {duties.calendar} shows a month with official holidays.
`,
    ar: `
= كيف أضمن ألا تُنسى الواجبات المتكررة؟
~ يعود الواجب بإيقاعه: الإقرار الضريبي كل ربع سنة، وطفايات الحريق كل شهر، والإيجار كل سنة. وله مسؤول يُذكَّر ويقدّم الإثبات.
1. افتح {shell.duties} من القائمة ثم {duties.duties} واضغط {duties.newDuty}.
2. سمّه واختر الجزء من المنشأة والمسؤول: شخصًا، أو دورًا في ذلك المكان.
3. اختر التكرار والوقت ووقت رمضان، وما يحدث يوم الجمعة أو السبت أو في عطلة رسمية.
4. اختر الإثبات: دون إثبات، أو ملاحظة، أو رقم، أو صورة أو ملف PDF.
5. راجع المواعيد القادمة المعروضة واضغط {duties.addDuty}.
6. يجد المسؤول المهمة قبل 14 يومًا في {duties.view_open}، ويضغط {duties.finish} مع الإثبات.
> يُبلَّغ المسؤول صباح يوم الاستحقاق. فإن لم تُنجز أُبلغ مدير الفرع بعد يوم، ثم المديرون بعد 3 أيام، ثم المُلّاك بعد 7 أيام.
! موعد واحد غير مناسب. | استخدم في المهمة {duties.move} أو {duties.cancelTask}، ويستمر الواجب بموعده التالي.
! الفرع مغلق في أيام معينة. | أضفها في {duties.exceptDays} ضمن الواجب.
! فات موعد مهمة. | تبقى فائتة. وإن نُفّذت لاحقًا فاكتب كيف ومتى من {duties.doLate}.
! غادر المسؤول. | تنتقل المهام المفتوحة إلى أقرب مدير أعلى، وإلا فإلى المُلّاك.
- يعرض {duties.calendar} الشهر مع العطل الرسمية.
`,
  },
]
