import type { HelpSource } from './help-source.ts'

/** Corrective actions and certificates. */
export const actionArticles: readonly HelpSource[] = [
  {
    slug: 'corrective-actions',
    role: 'owners',
    topic: 'actions',
    audience: { right: 'actions.read' },
    page: '/client/tasks',
    changed: '2026-11-30',
    related: ['outside-owner', 'read-a-report', 'certificate-suspended'],
    words: {
      en: 'fix, task, CAPA, owner, due date, proof, verify, overdue, root cause',
      ar: 'إجراء تصحيحي، معالجة، مسؤول، موعد، إثبات، تحقق، متأخر، السبب الجذري',
    },
    en: `
= How do I make sure that a finding is corrected?
~ Turn it into a corrective action: a task with an owner, a due date and proof, which a second person verifies.
1. In the report, choose {action.open} beside the finding. The text is suggested and can be changed.
2. Choose the owner: a member of the team, or {action.anotherOwner} with an email address.
3. Set the priority. Without a date of your own it sets the due date: critical the same day, high in 3 days, medium in 7, low in 14.
4. The owner opens {shell.correctiveActions}, chooses {action.start}, corrects the cause and adds photos under {action.proof}.
5. The owner writes why it happened and what was done, then chooses {action.finish}.
6. An owner or manager of the company who did not do the work looks at the proof and chooses {action.verify}, or {action.reopen} if the cause is still there.
> Without a report, choose {actionFrom.add} under {shell.correctiveActions}. A guest review, a document and a gap of the compliance report have {actionFrom.openAction}, and stay linked to the action.
> {actionBoard.view_board} shows the actions by state. A card moves by its menu or by dragging it.
> The owner is reminded on the due day and when the action is overdue, then the managers are.
> If a later visit finds the same failure, the action is opened again, or a new one is made.
! The owner needs more time. | A manager chooses {action.extend}. This is possible twice.
! You cannot verify. | You did the work or own the action, so another owner or manager verifies it.
! The action concerns a critical failure. | Your own check is shown as {action.status_declared}. A suspended certificate becomes valid again only after our review desk or the next visit has confirmed the correction.
- {action.figures} shows, per branch, how many actions are done on time and how many findings come back.
`,
    ar: `
= كيف أضمن معالجة الملاحظة؟
~ حوّلها إلى إجراء تصحيحي: مهمة لها مسؤول وموعد وإثبات، ويتحقق منها شخص ثانٍ.
1. في التقرير اضغط {action.open} بجانب الملاحظة. النص مقترح ويمكنك تعديله.
2. اختر المسؤول: عضوًا في الفريق، أو {action.anotherOwner} ببريده الإلكتروني.
3. حدّد الأولوية. وإن لم تحدد موعدًا حدّدته الأولوية: الحرجة في اليوم نفسه، والعالية خلال 3 أيام، والمتوسطة خلال 7، والمنخفضة خلال 14.
4. يفتح المسؤول {shell.correctiveActions} ويضغط {action.start} ثم يعالج السبب ويضيف الصور في {action.proof}.
5. يكتب المسؤول سبب ما حدث وما نُفّذ، ثم يضغط {action.finish}.
6. يطّلع مالك أو مدير في المنشأة لم ينفّذ العمل على الإثبات ويضغط {action.verify}، أو {action.reopen} إن بقي السبب.
> دون تقرير، اضغط {actionFrom.add} في {shell.correctiveActions}. وتجد {actionFrom.openAction} في تقييم الضيف والمستند ونواقص تقرير الالتزام، ويبقى المصدر مرتبطًا بالإجراء.
> تعرض {actionBoard.view_board} الإجراءات حسب الحالة، وتُنقل البطاقة من قائمتها أو بالسحب.
> يُذكَّر المسؤول يوم الموعد وعند التأخر، ثم يُبلَّغ المديرون.
> إن وجدت زيارة لاحقة الإخفاق نفسه فُتح الإجراء من جديد أو أُنشئ إجراء آخر.
! يحتاج المسؤول إلى وقت أطول. | يضغط المدير {action.extend}، وهذا متاح مرتين.
! لا يمكنك اعتماد المعالجة. | أنت من نفّذ العمل أو المسؤول عنه، فيعتمدها مالك أو مدير آخر.
! الإجراء عن إخفاق في معيار حرج. | يظهر تحققك بحالة {action.status_declared}. ولا تعود الشهادة الموقوفة سارية إلا بعد أن يؤكد مراجعونا أو الزيارة التالية التصحيح.
- تعرض صفحة {action.figures} لكل فرع ما أُنجز في موعده وما تكرر من الملاحظات.
`,
  },
  {
    slug: 'outside-owner',
    role: 'owners',
    topic: 'actions',
    audience: { right: 'actions.write' },
    page: '/client/tasks',
    changed: '2026-11-30',
    related: ['corrective-actions', 'share-a-report', 'team-and-roles'],
    words: {
      en: 'contractor, supplier, technician, link without account, WhatsApp, external',
      ar: 'مقاول، مورّد، فني، رابط دون حساب، واتساب، طرف خارجي',
    },
    en: `
= How does a contractor work on an action without an account?
~ Create a link. The person opens it on a phone, sees the task and nothing else of your company, adds photos and marks the work as done.
1. Open {shell.correctiveActions} and select the action.
2. Under {actionLink.title}, choose {actionLink.make}.
3. Enter the name and the language of the page. Choose which photos to show: none is shown unless you choose it.
4. Send the link with {actionLink.whatsapp} or {actionLink.mail}, or copy it. It is shown only once.
> The page of the action shows when the link was opened and what was written. Each step is recorded with the name you entered.
> When the work is marked as done, an owner or manager verifies it as usual.
! The link was lost. | Choose {actionLink.replace}. The earlier link stops working.
! The wrong person has the link. | Choose {actionLink.withdraw}. It ends immediately.
! The work is not good enough. | Choose {action.reopen}. The page of the contractor then says that the work was returned.
`,
    ar: `
= كيف ينجز مقاول إجراءً دون حساب؟
~ أنشئ رابطًا يفتحه الشخص على جواله، فيرى المهمة دون أي شيء آخر من منشأتك، ويضيف الصور ويسجّل إنجاز العمل.
1. افتح {shell.correctiveActions} واختر الإجراء.
2. في {actionLink.title} اضغط {actionLink.make}.
3. أدخل الاسم ولغة الصفحة، واختر الصور التي تظهر له، فلا تظهر أي صورة ما لم تخترها.
4. أرسل الرابط بزر {actionLink.whatsapp} أو {actionLink.mail}، أو انسخه. يظهر الرابط مرة واحدة فقط.
> تعرض صفحة الإجراء متى فُتح الرابط وما كُتب فيه، وتُسجَّل كل خطوة بالاسم الذي أدخلته.
> بعد تسجيل الإنجاز يتحقق المالك أو المدير كالمعتاد.
! فُقد الرابط. | اضغط {actionLink.replace}، فيتوقف الرابط السابق.
! وصل الرابط إلى الشخص الخطأ. | اضغط {actionLink.withdraw}، فيتوقف فورًا.
! العمل غير كافٍ. | اضغط {action.reopen}، فتظهر في صفحة المقاول إعادة العمل إليه.
`,
  },
]
