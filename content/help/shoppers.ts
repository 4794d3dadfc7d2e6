import type { HelpSource } from './help-source.ts'

/** Becoming a shopper, and finding visits. */
export const shopperArticles: readonly HelpSource[] = [
  {
    slug: 'become-a-shopper',
    role: 'shoppers',
    topic: 'start',
    audience: 'all',
    page: '/freelancer/profile',
    changed: '2026-11-30',
    related: ['code-of-conduct', 'find-visits', 'levels-and-tests'],
    words: {
      en: 'register, join, freelancer, application, apply, work, mystery shopper account',
      ar: 'تسجيل، انضمام، مستقل، تقديم، عمل، حساب متسوّق، مستقلون',
    },
    en: `
= How do I become a mystery shopper?
~ Register, complete your profile and wait for our team’s approval, usually within two working days. You must be 18 or older. Freelancers register in the same way and can carry out visits too.
1. On the site, choose {nav.joinUs}, then {nav.joinAsShopper} or {nav.joinAsFreelancer}.
2. Fill in the form, agree to the terms and the code of conduct, and choose {account.register}.
3. Sign in and open {shell.myProfile}. It lists the steps that are left and what each one opens.
4. Enter your identity details and city, and set your location. Without a city you get no visits.
5. Under {profile.tab_conflicts}, name restaurants, cafes, hotels and shops where you or relatives work or have worked.
6. Add your bank account and documents, and pass the level test when you like.
> You are notified of the decision. Then visits open to you.
! The application was not accepted. | The reason is shown in your profile. Write to us if you think that it is a mistake.
! You are approved and see no visits. | Look at the notes on the page of visits: the code is not accepted, the city is missing, or no visit is open near you. Widen your range under {profile.tab_about}.
- Clients never see your name or your profile.
`,
    ar: `
= كيف أصبح متسوّقًا سريًا؟
~ سجّل وأكمل ملفك وانتظر موافقة فريقنا، وعادة خلال يومي عمل. يُشترط أن يكون عمرك 18 سنة فأكثر. ويسجّل المستقلون بالطريقة نفسها ويمكنهم تنفيذ الزيارات أيضًا.
1. في الموقع اختر {nav.joinUs} ثم {nav.joinAsShopper} أو {nav.joinAsFreelancer}.
2. املأ النموذج ووافق على الشروط وميثاق السلوك، ثم اضغط {account.register}.
3. سجّل الدخول وافتح {shell.myProfile}، ففيه الخطوات المتبقية وفائدة كل منها.
4. أدخل بيانات هويتك ومدينتك وحدّد موقعك. فلا زيارات دون مدينة.
5. في {profile.tab_conflicts} اذكر المطاعم والمقاهي والفنادق والمتاجر التي تعمل أو عملت فيها أنت أو أقاربك.
6. أضف حسابك البنكي ومستنداتك، وأدِّ اختبار المستوى متى شئت.
> يصلك إشعار بالقرار، ثم تُتاح لك الزيارات.
! لم يُقبل طلبك. | السبب مذكور في ملفك. راسلنا إن رأيت أن في الأمر خطأ.
! قُبلت ولا تظهر لك زيارات. | راجع التنبيهات في صفحة الزيارات: لم تقبل الميثاق، أو مدينتك غير محددة، أو لا زيارات قريبة الآن. وسّع نطاقك من {profile.tab_about}.
- لا يرى العملاء اسمك ولا ملفك أبدًا.
`,
  },
  {
    slug: 'code-of-conduct',
    role: 'shoppers',
    topic: 'start',
    audience: 'shoppers',
    page: '/freelancer/profile/agreement',
    changed: '2026-11-30',
    related: ['become-a-shopper', 'carry-out-a-visit', 'photos-and-receipts'],
    words: {
      en: 'rules, agreement, ethics, discretion, gifts, recording, video, conflict of interest',
      ar: 'ميثاق السلوك، قواعد السلوك، السرية، هدايا، تسجيل، فيديو، تضارب مصالح',
    },
    en: `
= What does the code of conduct ask of me?
~ Honesty, discretion and fairness. You accept the code once, and again when its meaning changes. Without it you get no visits.
1. Open {shell.myProfile}, then {profile.tab_agreement}.
2. Read the code, confirm {profilePapers.agree} and choose {profilePapers.accept}.
> The page keeps which version you accepted and when.
- Go yourself, on the agreed day, and order as the instructions say. Write only what you saw, heard or measured.
- Be an ordinary guest: no disturbance, no invented complaint. Pay your bill. Never reveal your task.
- Photograph only what a question asks for, and never people. Never record video or the sound of a visit.
- Describe actions, not people. Give the role, and a name only if it is on a badge.
- Accept no gifts, and no visit where you or relatives work. Notify us as soon as you notice a conflict.
- Keep branches, questions and results to yourself. Do not review the branch elsewhere because of a visit.
! You notice a conflict only after accepting. | Declare it on the page of the visit, then hand the visit back. A declared conflict does not count against you.
! You were recognised. | Stay polite, finish the visit as a guest and say so in the report.
! A situation is not safe. | Leave. Your safety comes first. Then let us know.
`,
    ar: `
= ماذا يطلب مني ميثاق السلوك؟
~ الصدق والتكتّم والإنصاف. تقبل الميثاق مرة، ومرة أخرى إذا تغيّر مضمونه. ولا زيارات دونه.
1. افتح {shell.myProfile} ثم {profile.tab_agreement}.
2. اقرأ الميثاق وأكّد {profilePapers.agree} ثم اضغط {profilePapers.accept}.
> تحفظ الصفحة الإصدار الذي قبلته ووقت قبوله.
- اذهب بنفسك في اليوم المتفق عليه واطلب ما تحدده التعليمات. ولا تكتب إلا ما رأيته أو سمعته أو قسته.
- كن ضيفًا عاديًا دون إزعاج أو شكوى مفتعلة، وادفع فاتورتك، ولا تكشف مهمتك أبدًا.
- صوّر ما يطلبه السؤال فقط، ولا تصوّر الأشخاص. ولا تسجّل مقطعًا مرئيًا ولا صوت الزيارة.
- صف التصرف لا الشخص. اذكر الدور، والاسم إن كان على بطاقته.
- لا تقبل هدية، ولا زيارة مكان تعمل فيه أنت أو أقاربك. وأبلغنا فور اكتشاف أي تضارب.
- احتفظ لنفسك بالفروع والأسئلة والنتائج، ولا تقيّم الفرع في مواقع أخرى بسبب الزيارة.
! اكتشفت تضارب مصالح بعد القبول. | أفصح عنه في صفحة الزيارة ثم اعتذر عنها. والتضارب المفصح عنه لا يُحتسب عليك.
! عرفك أحد الموظفين. | حافظ على هدوئك وأكمل زيارتك ضيفًا واذكر ذلك في التقرير.
! الوضع غير آمن. | غادر، فسلامتك أولًا، ثم أبلغنا.
`,
  },
  {
    slug: 'levels-and-tests',
    role: 'shoppers',
    topic: 'start',
    audience: 'shoppers',
    page: '/freelancer/profile/level-test',
    changed: '2026-11-30',
    related: ['find-visits', 'grades-and-feedback', 'pay-and-bonus'],
    words: {
      en: 'basic, professional, senior, lead, promotion, exam, level rises, level falls',
      ar: 'أساسي، محترف، متقدم، خبير، ترقية، اختبار، ارتفاع المستوى، انخفاض المستوى',
    },
    en: `
= How do levels work, and how do I move up?
~ Everyone starts at {levels.basic}. Your level rises automatically as soon as its criteria are met, by released reports, grades, punctuality and, twice, a test.
1. Open {shell.myProfile}, then {profile.tab_test}. It shows what is met and what is still missing.
2. Choose {levelTest.begin}. There are 10 questions without a time limit, and 80% correct answers pass.
3. You may interrupt with {levelTest.keep} and go on later. Choose {levelTest.finish} at the end.
> {levels.professional}: 3 released reports, average grade 4, test. Both types of visits, 3 at a time.
> {levels.senior}: 15 reports, average 4.4, 95% on time. 5 visits at a time, and you claim open visits without an offer.
> {levels.lead}: 40 reports, average 4.5, 95% on time, second test. 8 visits at a time.
! You did not pass. | Read the topics named there and try again after 24 hours; from the third time after 7 days.
! A warning says that your level may drop. | Your last reports are clearly below the criteria. You have at least 30 days to improve. After a drop, three good reports bring the level back.
- Grades and punctuality look at the last 20 reports. They judge your work, never the branch.
`,
    ar: `
= كيف تعمل المستويات وكيف أرتقي؟
~ يبدأ الجميع بمستوى {levels.basic}. ويرتفع مستواك تلقائيًا فور استيفاء شروطه من التقارير الصادرة والدرجات والالتزام بالمواعيد، ومن اختبار في مستويين.
1. افتح {shell.myProfile} ثم {profile.tab_test}، ففيه ما استوفيته وما ينقصك.
2. اضغط {levelTest.begin}. الأسئلة 10 دون حد للوقت، والنجاح من 80%.
3. يمكنك التوقف بزر {levelTest.keep} والمتابعة لاحقًا. وفي النهاية اضغط {levelTest.finish}.
> {levels.professional}: 3 تقارير صادرة ومتوسط 4 والاختبار. النوعان كلاهما، و3 زيارات في وقت واحد.
> {levels.senior}: 15 تقريرًا ومتوسط 4.4 و95% في الموعد. 5 زيارات في وقت واحد، وتحجز الزيارات المتاحة دون عرض.
> {levels.lead}: 40 تقريرًا ومتوسط 4.5 و95% في الموعد والاختبار الثاني. 8 زيارات في وقت واحد.
! لم تجتز الاختبار. | اقرأ المواضيع المذكورة وحاول بعد 24 ساعة، ومن المرة الثالثة بعد 7 أيام.
! ظهر تنبيه بأن مستواك قد ينخفض. | تقاريرك الأخيرة دون الشروط بفارق واضح. لديك 30 يومًا على الأقل لتحسينها. وبعد الانخفاض تعيد ثلاثة تقارير جيدة مستواك.
- تُحتسب الدرجات والالتزام من آخر 20 تقريرًا، وهي تقيّم عملك لا الفرع.
`,
  },
  {
    slug: 'find-visits',
    role: 'shoppers',
    topic: 'work',
    audience: 'shoppers',
    page: '/freelancer/secret-shopper',
    changed: '2026-11-30',
    related: ['carry-out-a-visit', 'hand-back-a-visit', 'levels-and-tests'],
    words: {
      en: 'offer, accept, decline, claim, open visits, standby, board, near me, no visits',
      ar: 'عرض، قبول، اعتذار، حجز، الزيارات المتاحة، بديل، قريبة مني، لا توجد زيارات',
    },
    en: `
= How do I find and accept visits?
~ Visits come to you as offers, and open visits are on a board. From {levels.senior} you claim open visits yourself; before that you can say that you want one.
1. Open {shell.placeVisits} and the view {tasks.view_offered}.
2. Under {tasks.view_offers}, look at the fee, the bonus, the time and the distance, and how long you have to answer.
3. Choose {tasks.accept}, or {tasks.decline} with a reason. If the client allows several days, choose your day first.
4. Under {tasks.view_board}, sort by pay or distance, as a list or a map. Choose {tasks.claim}, or {tasks.wish} at the first levels.
5. Accepted visits are under {tasks.view_todo}, with their instructions.
> Declining does not affect your rating. It lets another shopper have the visit sooner.
> As {tasks.standby} you take the visit only if the first shopper cannot go. You are notified immediately.
! A visit is marked {tasks.notOpen}. | The reason is beside it, often with its last day: too far, too soon after another visit to that branch or company, not free on that day, too many open visits for your level.
! An offer has expired. | It went to another shopper and does not count against you.
! There is no visit near you. | Lift the limit of 40 km under {profile.tab_about}, and check your days off under {profile.tab_availability}.
`,
    ar: `
= كيف أجد الزيارات وأقبلها؟
~ تصلك الزيارات عروضًا، وتُعرض المتاحة منها في لوحة. ابتداءً من مستوى {levels.senior} تحجزها بنفسك، وقبله يمكنك إبداء رغبتك.
1. افتح {shell.placeVisits} ثم {tasks.view_offered}.
2. في {tasks.view_offers} انظر إلى الأجر والمكافأة والموعد والمسافة والوقت المتبقي للرد.
3. اضغط {tasks.accept}، أو {tasks.decline} مع السبب. وإن أتاح العميل أكثر من يوم فاختر يومك أولًا.
4. في {tasks.view_board} رتّب بحسب الأجر أو المسافة، قائمةً أو خريطة، واضغط {tasks.claim}، أو {tasks.wish} في المستويين الأولين.
5. تجد الزيارات المقبولة وتعليماتها في {tasks.view_todo}.
> الاعتذار عن عرض لا يؤثر في تقييمك، بل يتيح الزيارة لغيرك أبكر.
> إن كنت {tasks.standby} فالزيارة لك إذا تعذّر على الأول الذهاب، ويصلك إشعار فورًا.
! كُتب على زيارة {tasks.notOpen}. | السبب بجانبها، وغالبًا مع تاريخ انتهائه: بعيدة، أو قريبة من زيارة أخرى لك للفرع أو المنشأة، أو لست متفرغًا ذلك اليوم، أو بلغت حد مستواك.
! انتهى عرض. | انتقل إلى متسوّق آخر ولا يُحتسب عليك.
! لا زيارات قريبة منك. | ارفع حد 40 كم من {profile.tab_about}، وراجع أيام إجازتك في {profile.tab_availability}.
`,
  },
  {
    slug: 'hand-back-a-visit',
    role: 'shoppers',
    topic: 'work',
    audience: 'shoppers',
    page: '/freelancer/secret-shopper',
    changed: '2026-11-30',
    related: ['find-visits', 'carry-out-a-visit', 'levels-and-tests'],
    words: {
      en: 'cannot go, cancel, ill, reschedule, change date, missed, no-show, branch closed',
      ar: 'لا أستطيع الذهاب، اعتذار، مريض، تغيير الموعد، فاتتني، الفرع مغلق',
    },
    en: `
= What do I do when I cannot go?
~ Hand the visit back as early as possible, so that another shopper can take it. If the client allows several days, you can also change the date.
1. Open {shell.placeVisits}, view {tasks.view_todo}, and select the visit.
2. To go on another allowed day, choose {tasks.move}.
3. Otherwise look for {handBack.title}, choose the cause and say it in a few words.
4. Choose {handBack.button}.
> The page says before you confirm whether it counts in your reliability.
! The branch is closed. | Choose {handBack.cause_branch_closed}. It does not count against you.
! You have a conflict of interest. | Declare it on the page of the visit first, then hand it back. Declared, it does not count against you.
! You did not go and said nothing. | A visit that has not begun {#visits.no-show-hours} after its time is missed and no longer yours. It counts in your reliability.
`,
    ar: `
= ماذا أفعل إذا تعذّر عليّ الذهاب؟
~ اعتذر عن الزيارة في أقرب وقت ليتمكن غيرك من تنفيذها. وإن أتاح العميل أكثر من يوم أمكنك تغيير الموعد.
1. افتح {shell.placeVisits} ثم {tasks.view_todo} واختر الزيارة.
2. للذهاب في يوم آخر متاح اضغط {tasks.move}.
3. وإلا فانتقل إلى {handBack.title} واختر السبب ووضّحه بكلمات قليلة.
4. اضغط {handBack.button}.
> تذكر الصفحة قبل التأكيد هل يُحتسب ذلك في موثوقيتك.
! الفرع مغلق. | اختر {handBack.cause_branch_closed}، ولا يُحتسب عليك.
! لديك تضارب مصالح. | أفصح عنه في صفحة الزيارة أولًا ثم اعتذر، فلا يُحتسب عليك بعد الإفصاح.
! لم تذهب ولم تعتذر. | الزيارة التي لم تبدأ بعد {#visits.no-show-hours} من موعدها تُعد متخلّفًا عنها ولا تبقى لك، وتُحتسب في موثوقيتك.
`,
  },
]
