import type { HelpSource } from './help-source.ts'

/** Team, sight and branches of a company. */
export const teamArticles: readonly HelpSource[] = [
  {
    slug: 'team-and-roles',
    role: 'owners',
    topic: 'team',
    audience: { right: 'members.write' },
    page: '/client/users',
    changed: '2026-11-30',
    related: ['who-sees-what', 'two-step-sign-in', 'transfer-or-close-a-company'],
    words: {
      en: 'invite, user, permission, manager, viewer, remove member, employee leaves',
      ar: 'دعوة، مستخدم، صلاحيات، مدير، مطّلع، إزالة عضو، موظف غادر',
    },
    en: `
= How do I invite a colleague and choose the role?
~ Each person gets a role for the whole company or for a part of it, such as a region or a branch. The role counts there and in everything below it.
1. Open {shell.team} in the menu and choose {team.invite}.
2. Enter the email address and choose the role, the part of the company and the language of the email.
3. For a role with an end, set {team.endsOn}.
4. Choose {team.send}. The link in the email works for 7 days.
5. Later, select the member to use {team.addRole} or {team.dropRole}.
> {teamRoles.role_owner}: everything, including team, plan and company details. {teamRoles.role_manager}: orders visits, answers reports, assigns actions and invites branch managers and viewers.
> {teamRoles.role_branch_manager}: reads and answers the reports of the branch and works on its actions. {teamRoles.role_viewer}: reads reports and actions. {teamRoles.role_accountant}: requests, invoices and payments, no reports.
! The invitation did not arrive or has expired. | Invite the person again. Someone who already has an account joins with it.
! A colleague leaves. | Choose {team.suspend} for a while, or {team.remove}: sessions and shared links end immediately, and open actions go to the nearest manager.
! You cannot change a person. | The role is above yours or outside your part of the company. Ask an owner.
- A person may have several roles. They add up.
`,
    ar: `
= كيف أدعو زميلًا وأختار دوره؟
~ لكل شخص دور على المنشأة كلها أو على جزء منها كمنطقة أو فرع، ويسري الدور هناك وعلى كل ما تحته.
1. افتح {shell.team} من القائمة واضغط {team.invite}.
2. أدخل البريد الإلكتروني واختر الدور والجزء من المنشأة ولغة الرسالة.
3. للدور المؤقت حدّد {team.endsOn}.
4. اضغط {team.send}. يعمل رابط الرسالة مدة 7 أيام.
5. لاحقًا اختر العضو واستخدم {team.addRole} أو {team.dropRole}.
> {teamRoles.role_owner}: كل شيء، ومنه الفريق والباقة وبيانات المنشأة. {teamRoles.role_manager}: يطلب الزيارات ويرد على التقارير ويعيّن الإجراءات ويدعو مديري الفروع والمطّلعين.
> {teamRoles.role_branch_manager}: يقرأ تقارير فرعه ويرد عليها وينفّذ إجراءاته. {teamRoles.role_viewer}: يقرأ التقارير والإجراءات. {teamRoles.role_accountant}: الطلبات والفواتير والمدفوعات دون التقارير.
! لم تصل الدعوة أو انتهت. | ادعُ الشخص مرة أخرى. ومن له حساب ينضم به.
! غادر أحد الزملاء. | اضغط {team.suspend} مؤقتًا، أو {team.remove} فتنتهي جلساته وروابطه فورًا وتنتقل إجراءاته المفتوحة إلى أقرب مدير.
! لا يمكنك تعديل شخص. | دوره أعلى من دورك أو خارج الجزء الذي تديره. اطلب ذلك من أحد المُلّاك.
- يمكن للشخص أكثر من دور، وتُجمع صلاحياتها.
`,
  },
  {
    slug: 'who-sees-what',
    role: 'owners',
    topic: 'team',
    audience: { right: 'members.read' },
    page: '/client/users/branch',
    changed: '2026-11-30',
    related: ['team-and-roles', 'share-a-report', 'visit-programme'],
    words: {
      en: 'privacy, visibility, access, competitors, shopper name, staff view, read only',
      ar: 'الخصوصية، الاطلاع، من يرى، المنافسون، اسم المتسوّق، عرض فريقنا',
    },
    en: `
= Who sees my branches, reports and amounts?
~ Only people with a role on the branch or on a part of the company above it. Other companies never see anything of yours, and you never learn the shopper’s name.
1. Open {shell.team} and choose {team.whoSees}.
2. Choose a branch and {readers.show}. The list names every member who sees it, and by which role.
3. Under {visibility.title} in the team, an owner decides whether managers see what visits cost, and whether branch managers and viewers see visits before the report.
4. Under {shell.staffViews}, an owner sees when our team has viewed the company’s pages and why. Nothing can be changed in such a view.
> A change counts from each member’s next page.
! Someone sees too much. | Remove the role that is named in the list, or give one on a smaller part of the company.
! A person sees a branch that moved to another region. | Moving a branch changes who sees it. Under {tree.title}, {tree.preview} shows this before you move it.
- Visits of a programme are hidden from everyone in the company until their report.
- Averages of a city or kind are anonymous, and they are not shown where too few companies or visits are behind them.
`,
    ar: `
= من يرى فروعي وتقاريري ومبالغي؟
~ من له دور على الفرع أو على جزء أعلى منه في المنشأة فقط. لا تطّلع أي منشأة أخرى على شيء يخصك، ولا يُكشف لك اسم المتسوّق أبدًا.
1. افتح {shell.team} واضغط {team.whoSees}.
2. اختر فرعًا ثم {readers.show}، فتعرض القائمة كل عضو يراه وبأي دور.
3. في {visibility.title} ضمن صفحة الفريق يقرر المالك هل تظهر تكاليف الزيارات للمديرين، وهل تظهر الزيارات لمديري الفروع والمطّلعين قبل التقرير.
4. في {shell.staffViews} يرى المالك متى اطّلع فريقنا على صفحات المنشأة ولماذا. ولا يمكن تغيير شيء في هذا العرض.
> يسري التغيير من الصفحة التالية لكل عضو.
! يرى أحدهم أكثر مما ينبغي. | أزل الدور المذكور في القائمة، أو امنحه دورًا على جزء أصغر.
! يرى شخص فرعًا نُقل إلى منطقة أخرى. | نقل الفرع يغيّر من يراه. وفي {tree.title} يعرض {tree.preview} ذلك قبل النقل.
- زيارات البرنامج مخفية عن الجميع في المنشأة حتى صدور تقاريرها.
- متوسطات المدن والأنواع مجهولة المصدر، ولا تظهر إن قلّت المنشآت أو الزيارات وراءها.
`,
  },
  {
    slug: 'import-branches',
    role: 'owners',
    topic: 'team',
    audience: { right: 'branches.create' },
    page: '/client/branches/import',
    changed: '2026-11-30',
    related: ['team-and-roles', 'who-sees-what', 'order-many-visits'],
    words: {
      en: 'excel, csv, upload, add branch, region, brand, structure, opening hours',
      ar: 'إكسل، رفع ملف، إضافة فرع، منطقة، علامة تجارية، هيكل، ساعات العمل',
    },
    en: `
= How do I add my branches, one or all of them?
~ Add one by a form, or import up to 2,000 from a file with their brands, regions, opening hours and managers. Nothing is saved before you confirm the preview.
1. Open {shell.branches} in the menu. For a single one, choose {branches.add}.
2. For many, choose {branches.importMany} and download {branchImport.templateEn} or {branchImport.templateAr}. If you already have branches, {branchImport.templateFilled} has them filled in.
3. Write one branch per row. Only the name is required for a known branch; a new one also needs a city or an address.
4. Choose the file and {branchImport.check}.
5. Look at the preview: new, changed, unchanged, with errors, and the structure after the import. Then confirm it with the button below.
> Brands, regions and areas named in the file are created. Under {branches.tree} you can rename, move and merge them later.
> If the file names managers by email, you can invite them all in one step.
! Rows have errors. | The reason is beside each row, for example unreadable opening hours or a CR number that has not 10 digits. Correct the file and check it again; nothing has been saved.
! Two branches have the same name. | Give each a code or an address, so that they can be told apart.
! A branch has closed. | Open it and choose {branch.close}. Its reports stay readable. Open visits and actions are finished first.
`,
    ar: `
= كيف أضيف فروعي، واحدًا أو كلها؟
~ أضف فرعًا بنموذج، أو استورد حتى 2,000 فرع من ملف مع علاماتها ومناطقها وساعات عملها ومديريها. ولا يُحفظ شيء قبل تأكيد المعاينة.
1. افتح {shell.branches} من القائمة. لفرع واحد اضغط {branches.add}.
2. لفروع كثيرة اضغط {branches.importMany} ونزّل {branchImport.templateAr} أو {branchImport.templateEn}. وإن كانت لديك فروع ففي {branchImport.templateFilled} بياناتها.
3. اكتب كل فرع في صف. يكفي الاسم لفرع معروف، ويلزم الجديد مدينة أو عنوان أيضًا.
4. اختر الملف ثم {branchImport.check}.
5. راجع المعاينة: الجديد والمتغيّر وما لم يتغير وما فيه خطأ، والهيكل بعد الاستيراد، ثم أكّد بالزر أسفلها.
> تُنشأ العلامات والمناطق المذكورة في الملف، ويمكنك لاحقًا تسميتها ونقلها ودمجها في {branches.tree}.
> إن ذكر الملف المديرين ببريدهم أمكنك دعوتهم جميعًا دفعة واحدة.
! في بعض الصفوف أخطاء. | السبب بجانب كل صف، كساعات عمل غير مقروءة أو سجل تجاري ليس من 10 أرقام. صحّح الملف وافحصه مرة أخرى، فلم يُحفظ شيء.
! لفرعين الاسم نفسه. | أعطِ كلًّا منهما رمزًا أو عنوانًا ليمكن التمييز بينهما.
! أُغلق فرع. | افتح صفحته واضغط {branch.close}. تبقى تقاريره متاحة، وتُنهى الزيارات والإجراءات المفتوحة أولًا.
`,
  },
]
