import type { HelpSource } from './help-source.ts'

/** The first pages of a company. */
export const dashboardArticles: readonly HelpSource[] = [
  {
    slug: 'company-dashboard',
    role: 'owners',
    topic: 'start',
    audience: 'company',
    page: '/client',
    changed: '2026-11-30',
    related: ['read-a-report', 'morning-at-a-branch', 'insights'],
    words: {
      en: 'home, overview, start page, follow up, target, company score',
      ar: 'الرئيسية، نظرة عامة، الصفحة الأولى، متابعة، المستهدف، درجة المنشأة',
    },
    en: `
= What does my dashboard show, and where do I begin?
~ The things that need you today come first: critical failures, overdue actions, three things to fix, and branches to follow up. Scores, visits and amounts come below.
1. Sign in. The {shell.dashboard} opens.
2. Begin with {dashboard.critical}: read it with {dashboard.openAlert} and choose {dashboard.openAction}.
3. Look at {dashboard.fixes} and give each an owner with {dashboard.assign}.
4. Look at {dashboard.followUp}. The reason is beside each branch: a critical failure, a score below the target, a fall, or no visit for long.
5. Look at {dashboard.thisWeek} and at the visits that are left in {dashboard.plan}.
> Every figure opens the list behind it. Each score says on how many visits it rests.
! There are no scores. | They appear after the first released report. Until then the page shows how far the set-up has come.
! Branches are missing. | You see those of your part of the company. An owner can change your role.
! No branch is marked as below the target. | Set one with {dashboard.setTarget}.
- Branch managers have another first page: the list of what is due at their branch.
`,
    ar: `
= ماذا تعرض لوحة التحكم ومن أين أبدأ؟
~ ما يحتاج إليك اليوم يأتي أولًا: الإخفاقات الحرجة والإجراءات المتأخرة وثلاثة أمور للإصلاح والفروع التي تحتاج متابعة. وتحتها الدرجات والزيارات والمبالغ.
1. سجّل الدخول، فتظهر {shell.dashboard}.
2. ابدأ بما في {dashboard.critical}: اطّلع عليه بزر {dashboard.openAlert} ثم اضغط {dashboard.openAction}.
3. انظر إلى {dashboard.fixes} وعيّن مسؤولًا لكل منها بزر {dashboard.assign}.
4. انظر إلى {dashboard.followUp}. بجانب كل فرع سببه: إخفاق حرج، أو درجة دون المستهدف، أو انخفاض، أو لم يُزر منذ مدة.
5. انظر إلى {dashboard.thisWeek} وإلى المتبقي في {dashboard.plan}.
> يفتح كل رقم القائمة التي وراءه، وتذكر كل درجة عدد زياراتها.
! لا توجد درجات. | تظهر بعد أول تقرير صادر. وقبل ذلك تعرض الصفحة ما بقي من التهيئة.
! فروع لا تظهر. | تظهر لك فروع الجزء الذي يتيحه دورك، ويستطيع المالك تغيير دورك.
! لا يظهر فرع دون المستهدف. | حدّد المستهدف من {dashboard.setTarget}.
- لمدير الفرع صفحة أولى أخرى: قائمة بما حان في فرعه.
`,
  },
]
