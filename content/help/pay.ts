import type { HelpSource } from './help-source.ts'

/** Pay of shoppers, their calendar and other tasks. */
export const payArticles: readonly HelpSource[] = [
  {
    slug: 'pay-and-bonus',
    role: 'shoppers',
    topic: 'pay',
    audience: 'shoppers',
    page: '/freelancer/payouts',
    changed: '2026-11-30',
    related: ['payouts-and-bank-account', 'find-visits', 'photos-and-receipts'],
    words: {
      en: 'fee, salary, money, expenses, reimbursed, urgent visit, how much, withholding tax',
      ar: 'الأجر، المكافأة، مال، المشتريات، تعويض، زيارة عاجلة، كم أتقاضى، ضريبة الاستقطاع',
    },
    en: `
= How much do I get for a visit?
~ A fee that you see before you accept, sometimes a bonus for an urgent visit, and your spending at the branch as on the receipt. None of it depends on how the branch did.
1. On an offer or an open visit, read {tasks.pay}, the bonus and {tasks.perHour}.
2. Read {tasks.givenBack}: the most that is reimbursed for your order.
3. After the visit, photograph the receipt and enter its total.
4. When the report is released, open {shell.payouts} and select the visit. {payouts.parts} shows fee, bonus, expenses and any tax.
> Fee and bonus are due once the report is released.
> A bonus may rise while an open visit comes closer. You are notified if it is a visit that you said you want.
! Your expenses were higher than the limit. | The rest is yours. Look at the limit in the instructions before you order.
! No receipt was accepted. | Nothing is reimbursed, and the fee is paid all the same. Ask under {payouts.ask} if you think that it is a mistake.
- For non-residents of the Kingdom, withholding tax is deducted from fee and bonus and paid to the tax authority.
`,
    ar: `
= كم أتقاضى عن الزيارة؟
~ أجر يظهر لك قبل القبول، وأحيانًا مكافأة لزيارة عاجلة، ومشترياتك في الفرع بحسب الإيصال. ولا يتوقف شيء من ذلك على نتيجة الفرع.
1. في العرض أو الزيارة المتاحة اقرأ {tasks.pay} والمكافأة و{tasks.perHour}.
2. اقرأ {tasks.givenBack}: الحد الأعلى لتعويض طلبك.
3. بعد الزيارة صوّر إيصال الشراء وأدخل مجموعه.
4. عند إصدار التقرير افتح {shell.payouts} واختر الزيارة، ففي {payouts.parts} الأجر والمكافأة والمشتريات والضريبة إن وُجدت.
> يُستحق الأجر والمكافأة متى صدر التقرير.
> قد ترتفع مكافأة زيارة متاحة كلما اقترب موعدها، ويصلك إشعار إن كنت أبديت رغبتك فيها.
! تجاوزت مشترياتك الحد. | تتحمّل أنت ما زاد عليه. راجع الحد في التعليمات قبل الطلب.
! لم يُقبل إيصال. | لا تعويض عن المشتريات، ويُصرف الأجر رغم ذلك. اسأل من {payouts.ask} إن رأيت في الأمر خطأ.
- لغير المقيمين في المملكة تُستقطع ضريبة من الأجر والمكافأة وتُسدد لهيئة الزكاة والضريبة والجمارك.
`,
  },
  {
    slug: 'payouts-and-bank-account',
    role: 'shoppers',
    topic: 'pay',
    audience: 'shoppers',
    page: '/freelancer/profile/bank',
    changed: '2026-11-30',
    related: ['pay-and-bonus', 'returned-reports', 'privacy-and-own-data'],
    words: {
      en: 'IBAN, transfer, when paid, statement, payout failed, on hold, bank',
      ar: 'آيبان، تحويل، متى يُصرف، كشف، تعذّر التحويل، معلّقة، البنك',
    },
    en: `
= When do I get my money, and where do I enter my bank account?
~ The earning of a visit becomes due some working days after its report is released, and leaves with the next transfer to your account.
1. Open {shell.myProfile}, then {profile.tab_bank}.
2. Enter the IBAN of a Saudi account in your own name and choose {profilePapers.addAccount}.
3. Confirm that it is you with your password or code.
4. Open {shell.payouts}. Each line shows its date and status, and the bank reference once it is paid.
5. For proof of your income, download the statement of a month or a year under {payouts.months}.
> Nothing is sent to a changed account for {#payouts.account-hold-hours}. This protects you if your device is left unlocked. You get an email about every change.
! A payout is marked {payouts.state_failed}. | The bank refused the transfer. Check the IBAN and the name of the account, correct it, and it is sent again.
! A payout is marked {payouts.state_held}. | Our team is looking at it. The reason is beside it.
! An amount is wrong, or a transfer has not arrived. | Open the payout, write under {payouts.ask} and choose {payouts.send}. Our team answers there.
- The number is stored encrypted. Only its last four digits are shown again.
`,
    ar: `
= متى تُصرف مستحقاتي وأين أدخل حسابي البنكي؟
~ تُستحق مكافأة الزيارة وأجرها بعد أيام عمل من إصدار تقريرها، وتُصرف مع التحويل التالي إلى حسابك.
1. افتح {shell.myProfile} ثم {profile.tab_bank}.
2. أدخل رقم الآيبان لحساب سعودي باسمك واضغط {profilePapers.addAccount}.
3. أكّد هويتك بكلمة المرور أو الرمز.
4. افتح {shell.payouts}، فلكل سطر تاريخه وحالته، ومرجع البنك بعد الصرف.
5. لإثبات دخلك نزّل كشف شهر أو سنة من {payouts.months}.
> لا يُصرف شيء إلى حساب جديد مدة {#payouts.account-hold-hours}، حمايةً لك إن تُرك جهازك مفتوحًا. ويصلك بريد عند كل تغيير.
! حالة الدفعة {payouts.state_failed}. | رفض البنك التحويل. راجع الآيبان واسم صاحب الحساب وصحّحهما، ثم يُعاد الصرف.
! حالة الدفعة {payouts.state_held}. | ينظر فريقنا فيها، والسبب بجانبها.
! مبلغ غير صحيح أو تحويل لم يصل. | افتح الدفعة واكتب في {payouts.ask} واضغط {payouts.send}، فيجيبك فريقنا هناك.
- يُحفظ الرقم مشفّرًا، ولا تظهر بعد ذلك إلا آخر أربعة أرقام.
`,
  },
  {
    slug: 'shopper-calendar',
    role: 'shoppers',
    topic: 'work',
    audience: 'shoppers',
    page: '/freelancer/timeline',
    changed: '2026-11-30',
    related: ['find-visits', 'hand-back-a-visit', 'pay-and-bonus'],
    words: {
      en: 'dates, deadlines, days off, ics, subscribe, availability',
      ar: 'مواعيد، مهل، أيام الإجازة، تقويم، اشتراك، التفرغ',
    },
    en: `
= How do I see all my dates, also in my own calendar?
~ The timeline has visits, deadlines of reports, offers, payouts and days off. A private link brings them into your calendar app.
1. Open {shell.timeline} and choose {dates.view_month} or {dates.view_list}.
2. Under {dates.feed}, choose {dates.make} and copy the link now. It is shown only once.
3. In your calendar app, choose to subscribe by an address (URL) and paste it.
4. For days on which you want no visits, open {shell.myProfile}, then {profile.tab_availability}.
> The calendar follows on its own when dates change.
! Another person got the link. | Choose {dates.renew}. The earlier link ends.
! A day off is missing in the offers. | Visits that you already have stay yours. Hand back one that you cannot do.
`,
    ar: `
= كيف أرى كل مواعيدي وفي تقويمي أيضًا؟
~ يعرض الخط الزمني الزيارات ومهل التقارير والعروض والمستحقات وأيام الإجازة، ويضعها رابط خاص في تطبيق التقويم لديك.
1. افتح {shell.timeline} واختر {dates.view_month} أو {dates.view_list}.
2. في {dates.feed} اضغط {dates.make} وانسخ الرابط الآن، فهو يظهر مرة واحدة فقط.
3. في تطبيق التقويم اختر الاشتراك عبر رابط والصقه.
4. للأيام التي لا تريد فيها زيارات افتح {shell.myProfile} ثم {profile.tab_availability}.
> يتحدث التقويم تلقائيًا عند تغيّر المواعيد.
! وصل الرابط إلى شخص آخر. | اضغط {dates.renew} فيتوقف السابق.
! حدّدت إجازة ولديك زيارة فيها. | الزيارات التي قبلتها تبقى لك. اعتذر عما لا تستطيعه.
`,
  },
  {
    slug: 'other-tasks',
    role: 'shoppers',
    topic: 'work',
    audience: 'shoppers',
    page: '/freelancer/secret-shopper?view=work',
    changed: '2026-11-30',
    related: ['become-a-shopper', 'carry-out-a-visit', 'payouts-and-bank-account'],
    words: { en: 'freelancer, work, assignment, job', ar: 'مستقل، عمل، تكليف، مهمة' },
    en: `
= I am a freelancer. Where are my other tasks?
~ Besides visits, our team may assign tasks to you, such as photos of menus or checks of opening hours. Each says what is wanted and by when.
1. Open {shell.placeVisits} and choose {tasks.view_work}.
2. Select the task and read what is to be delivered and its due date.
3. Move it on as you work, and mark it as done at the end.
> You are notified when a task is assigned to you and on its due day.
! {tasks.view_work} is not shown. | It appears as soon as a task is assigned to you. Visits are under {tasks.view_offered}.
! A task cannot be done. | Write a note on the task, so that our team can help or change it.
`,
    ar: `
= أنا مستقل، فأين مهامي الأخرى؟
~ إلى جانب الزيارات قد يكلّفك فريقنا بمهام، كتصوير قوائم الطعام أو التحقق من ساعات العمل. وتذكر كل مهمة المطلوب وموعده.
1. افتح {shell.placeVisits} واختر {tasks.view_work}.
2. اختر المهمة واقرأ المطلوب وموعد التسليم.
3. حدّث حالتها أثناء العمل، وسجّل إنجازها في النهاية.
> يصلك إشعار عند تكليفك بمهمة وفي يوم استحقاقها.
! لا يظهر {tasks.view_work}. | يظهر متى كُلّفت بمهمة. وتجد الزيارات في {tasks.view_offered}.
! تعذّر تنفيذ مهمة. | اكتب ملاحظة في صفحتها ليساعدك فريقنا أو يعدّلها.
`,
  },
]
