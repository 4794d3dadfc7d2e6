import type { HelpSource } from './help-source.ts'

/** The copy and the end of an account or a company. */
export const ownDataArticles: readonly HelpSource[] = [
  {
    slug: 'privacy-and-own-data',
    role: 'everyone',
    topic: 'account',
    audience: 'all',
    page: '/account/data',
    changed: '2026-11-30',
    related: ['close-your-account', 'who-sees-what', 'two-step-sign-in'],
    words: {
      en: 'PDPL, personal data, copy, download, export, GDPR, consent, cookies',
      ar: 'حماية البيانات الشخصية، نسخة من البيانات، تنزيل، موافقة، ملفات تعريف الارتباط',
    },
    en: `
= What do you store about me, and how do I get a copy?
~ Your account has a page with a full copy of your data, one sheet per subject. The privacy notice says what is kept, why and for how long.
1. Open {shell.ownAccount}, then {ownAccount.sectionData}.
2. Choose {ownData.sheet} to read it, or {ownData.machine} to take it to another system.
3. Confirm that it is you with your password, a code or a passkey.
> The file is made at that moment. Photos are listed in it, and you open them in your reports.
! Something in it is wrong. | Correct it in your account or profile, or write to us.
! You want to withdraw a consent. | News by email ends by the link in each email. The settings of cookies are at the foot of the site, under {shell.cookieSettings}.
- A shopper’s identity number and IBAN are stored encrypted. Clients never see a shopper’s name.
- The contents of the password vault are in no copy, because only your browser can read them.
`,
    ar: `
= ما البيانات المحفوظة عني وكيف أحصل على نسخة منها؟
~ في حسابك صفحة بنسخة كاملة من بياناتك، ورقة لكل موضوع. ويذكر إشعار الخصوصية ما يُحفظ وسببه ومدته.
1. افتح {shell.ownAccount} ثم {ownAccount.sectionData}.
2. اضغط {ownData.sheet} لقراءتها، أو {ownData.machine} لنقلها إلى نظام آخر.
3. أكّد هويتك بكلمة المرور أو رمز أو مفتاح مرور.
> يُنشأ الملف في لحظته. وتُذكر فيه الصور، وتفتحها من تقاريرك.
! في البيانات خطأ. | صحّحه في حسابك أو ملفك، أو راسلنا.
! تريد سحب موافقة. | تتوقف الأخبار البريدية بالرابط في كل رسالة، وإعدادات ملفات تعريف الارتباط أسفل الموقع في {shell.cookieSettings}.
- يُحفظ رقم هوية المتسوّق والآيبان مشفّرين. ولا يرى العملاء اسم المتسوّق أبدًا.
- محتوى خزنة كلمات المرور ليس في أي نسخة، فلا يقرؤه إلا متصفحك.
`,
  },
  {
    slug: 'close-your-account',
    role: 'everyone',
    topic: 'account',
    audience: 'all',
    page: '/account/data',
    changed: '2026-11-30',
    related: ['privacy-and-own-data', 'transfer-or-close-a-company', 'payouts-and-bank-account'],
    words: { en: 'delete account, erase, leave, remove my data', ar: 'حذف الحساب، إغلاق الحساب، محو البيانات، مغادرة' },
    en: `
= How do I close my account?
~ You ask for it in your account. It is erased after 7 days. Until then you can sign in and keep it.
1. Open {shell.ownAccount}, then {ownAccount.sectionData}.
2. Under {ownData.eraseTitle}, read which data is erased and which is kept without your name.
3. If something is still open, the page lists it: visits, reports, payouts, invoices, a running plan, a company without another owner. End these first.
4. Confirm {ownData.sure} and choose {ownData.erase}.
> You are signed out on all devices. After 7 days your personal data is gone and this cannot be undone.
! You change your mind. | Sign in within 7 days and choose {ownData.keep}.
! You are the last owner of a company with other members. | Hand the company over first, or close it.
- Reports that clients paid for, and records that tax law requires for six years, are kept without your name.
`,
    ar: `
= كيف أغلق حسابي؟
~ تطلب ذلك من حسابك، فيُمحى بعد 7 أيام. ويمكنك قبلها تسجيل الدخول والإبقاء عليه.
1. افتح {shell.ownAccount} ثم {ownAccount.sectionData}.
2. في {ownData.eraseTitle} اقرأ ما يُمحى وما يُحفظ دون اسمك.
3. إن بقي شيء مفتوح ذكرته الصفحة: زيارات أو تقارير أو مستحقات أو فواتير أو باقة سارية أو منشأة لا مالك آخر لها. أنهِ ذلك أولًا.
4. أكّد {ownData.sure} واضغط {ownData.erase}.
> يُسجَّل خروجك من جميع الأجهزة. وبعد 7 أيام تُمحى بياناتك الشخصية ولا يمكن التراجع.
! غيّرت رأيك. | سجّل الدخول خلال 7 أيام واضغط {ownData.keep}.
! أنت آخر مالك لمنشأة فيها أعضاء آخرون. | سلّم الملكية أولًا أو أغلق المنشأة.
- التقارير التي دفع عنها العملاء، والسجلات التي يشترطها نظام الضريبة ست سنوات، تُحفظ دون اسمك.
`,
  },
  {
    slug: 'transfer-or-close-a-company',
    role: 'owners',
    topic: 'team',
    audience: { right: 'company.write' },
    page: '/client/users/closing',
    changed: '2026-11-30',
    related: ['team-and-roles', 'close-your-account', 'choose-a-plan'],
    words: {
      en: 'new owner, sell, hand over, delete company, ownership',
      ar: 'نقل الملكية، مالك جديد، بيع، حذف المنشأة، إغلاق',
    },
    en: `
= How do I hand over or close the company’s account?
~ A transfer gives the ownership to another member after 72 hours. Closing makes the company read-only for 30 days and then erases it. Only owners can do either.
1. Open {shell.team}. For a new owner, choose {ownership.title} and {ownership.start}; the person must be an active member with two-step sign-in or a passkey.
2. The new owner accepts. All owners are notified, and each can withdraw the transfer within the 72 hours.
3. To close, choose {closing.title} instead. The page lists what must end first, such as visits with a shopper, unpaid invoices or a plan that renews.
4. Export what you need with {closing.export}.
5. Type the name of the company to confirm and choose {closing.close}.
> During the 30 days your team can read and export everything, and any owner can choose {closing.keep}.
> After that, reports, photos, branches and the team are erased and certificates are revoked. Invoices and payments are kept as the law requires.
! No member can receive the ownership. | Let the person set up two-step sign-in first.
! The only owner cannot be reached. | Write to us. With a signed letter and an extract of the commercial registration, our team can name a new owner, with 72 hours in which an owner can object.
`,
    ar: `
= كيف أسلّم حساب المنشأة أو أغلقه؟
~ نقل الملكية يمنحها لعضو آخر بعد 72 ساعة. والإغلاق يجعل المنشأة للقراءة فقط مدة 30 يومًا ثم يمحوها. وكلاهما للمُلّاك فقط.
1. افتح {shell.team}. لمالك جديد اضغط {ownership.title} ثم {ownership.start}، ويُشترط أن يكون عضوًا نشطًا يستخدم الدخول بخطوتين أو مفتاح مرور.
2. يقبل المالك الجديد. ويُبلَّغ جميع المُلّاك، ولكل منهم سحب النقل خلال 72 ساعة.
3. للإغلاق اضغط {closing.title}، فتذكر الصفحة ما يجب إنهاؤه أولًا، كزيارات لها متسوّق أو فواتير غير مسددة أو باقة تتجدد.
4. صدّر ما تحتاجه بزر {closing.export}.
5. اكتب اسم المنشأة للتأكيد واضغط {closing.close}.
> خلال 30 يومًا يستطيع فريقك القراءة والتصدير، ولأي مالك أن يضغط {closing.keep}.
> بعدها تُمحى التقارير والصور والفروع والفريق وتُلغى الشهادات. وتُحفظ الفواتير والمدفوعات كما يشترط النظام.
! لا يوجد عضو يمكنه استلام الملكية. | ليفعّل الشخص الدخول بخطوتين أولًا.
! تعذّر الوصول إلى المالك الوحيد. | راسلنا. بخطاب موقّع ومستخرج من السجل التجاري يستطيع فريقنا تعيين مالك جديد، مع مهلة 72 ساعة للاعتراض من أي مالك.
`,
  },
]
