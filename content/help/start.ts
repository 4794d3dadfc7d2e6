import type { HelpSource } from './help-source.ts'

/** Opening an account of a company: registration, approval, set-up, plan. */
export const startArticles: readonly HelpSource[] = [
  {
    slug: 'register-your-company',
    role: 'owners',
    topic: 'start',
    audience: 'all',
    page: '/client/setup',
    changed: '2026-11-30',
    related: ['company-approval', 'order-a-visit', 'choose-a-plan'],
    words: { en: 'sign up, new account, join, create account', ar: 'تسجيل، حساب جديد، إنشاء حساب، اشتراك' },
    en: `
= How do I register my company?
~ Registration is free, takes a few minutes and needs neither a plan nor a card. You can order visits right away, and they go ahead once our team has approved your account.
1. Open the client registration page from the menu of the site: {nav.joinUs}, then {nav.joinAsClient}.
2. Under {steps.company}, enter the company name, its address and the type of business, then choose {steps.next}.
3. Under {steps.person}, enter your name, email, mobile number and a password, then choose {steps.next}.
4. Under {steps.details}, agree to the terms and choose {account.register}. The other fields there can be left for later.
5. Sign in and open {shell.setup} in the menu. It lists what is left: documents, branches, team, invoice details and the first visit.
> You become the owner of the company. Others join by your invitation, never by registering the company again.
> We send a link to your email address. Open it to confirm that the mailbox is yours.
! A message says that an account with this email already exists. | Choose {account.existsSignIn}, or {account.existsReset} if you have forgotten the password. If a colleague registered the company, request an invitation from that colleague.
! The email with the link does not arrive. | Look in the spam folder. Then open your account, part {ownAccount.sectionEmail}, and choose {email.sendAgain}.
- You can leave the set-up at any time. A step that does not suit you now is put aside with {setup.skip}.
`,
    ar: `
= كيف أسجّل منشأتي؟
~ التسجيل مجاني ويستغرق دقائق، ولا يتطلب باقة ولا بطاقة. يمكنك طلب الزيارات فورًا، وتُنفَّذ بعد اعتماد فريقنا لحسابك.
1. افتح صفحة تسجيل العملاء من قائمة الموقع: {nav.joinUs} ثم {nav.joinAsClient}.
2. في خطوة {steps.company} أدخل اسم المنشأة وعنوانها ونوع النشاط، ثم اضغط {steps.next}.
3. في خطوة {steps.person} أدخل اسمك وبريدك الإلكتروني ورقم الجوال وكلمة المرور، ثم اضغط {steps.next}.
4. في خطوة {steps.details} وافق على الشروط واضغط {account.register}. أما بقية الحقول فيمكن تركها لوقت لاحق.
5. سجّل الدخول وافتح {shell.setup} من القائمة، ففيها ما بقي: المستندات والفروع والفريق وبيانات الفواتير وأول زيارة.
> تصبح مالك حساب المنشأة، وينضم الآخرون بدعوة منك لا بتسجيل المنشأة مرة أخرى.
> نرسل رابطًا إلى بريدك الإلكتروني، افتحه لتأكيد أن البريد لك.
! ظهرت رسالة بأن البريد الإلكتروني مسجّل من قبل. | اضغط {account.existsSignIn}، أو {account.existsReset} إن نسيت كلمة المرور. وإن كان أحد زملائك قد سجّل المنشأة فاطلب منه دعوة.
! لم تصلك رسالة تأكيد البريد. | ابحث في مجلد الرسائل غير المرغوبة، ثم افتح حسابك، قسم {ownAccount.sectionEmail}، واضغط {email.sendAgain}.
- يمكنك مغادرة خطوات التهيئة في أي وقت، وتأجيل أي خطوة بزر {setup.skip}.
`,
  },
  {
    slug: 'company-approval',
    role: 'owners',
    topic: 'start',
    audience: { right: 'papers.send' },
    page: '/client/setup/papers',
    changed: '2026-11-30',
    related: ['register-your-company', 'order-a-visit', 'team-and-roles'],
    words: {
      en: 'pending, waiting for approval, commercial registration, VAT certificate, licence, verify company',
      ar: 'اعتماد، قيد الانتظار، السجل التجاري، شهادة الضريبة، رخصة البلدية، توثيق',
    },
    en: `
= How is my company account approved?
~ Our team checks a few documents before it sends shoppers to your branches. Until then you can prepare everything and order visits. They simply wait.
1. Open {shell.companyPapers} in the menu.
2. Under {companyPapers.sendTitle}, choose the type: {companyPapers.kind_registration}, {companyPapers.kind_vat} or {companyPapers.kind_municipal}.
3. Add the file, a PDF or a photo of up to 9 MB, and the day until which it is valid, then choose {companyPapers.send}.
4. If our team has a question, it appears on the same page and by email. Write your reply and choose {companyPapers.sendAnswer}.
> You are notified of the decision. Visits that you ordered before go ahead after the approval.
> Only our team sees these documents. Each opening is recorded.
! The account was not approved. | The reason is shown on the page. Send the missing documents, explain the change and choose {companyPapers.sendAgain}.
! You sent the wrong file. | Remove it with {companyPapers.remove} and send the right one.
`,
    ar: `
= كيف يُعتمد حساب منشأتي؟
~ يتحقق فريقنا من مستندات قليلة قبل إرسال المتسوّقين إلى فروعك. وحتى ذلك الحين يمكنك تجهيز كل شيء وطلب الزيارات، لكنها تنتظر الاعتماد.
1. افتح {shell.companyPapers} من القائمة.
2. في {companyPapers.sendTitle} اختر النوع: {companyPapers.kind_registration} أو {companyPapers.kind_vat} أو {companyPapers.kind_municipal}.
3. أضف الملف بصيغة PDF أو صورة حتى 9 ميجابايت، وتاريخ انتهاء صلاحيته، ثم اضغط {companyPapers.send}.
4. إن كان لدى فريقنا سؤال ظهر في الصفحة نفسها ووصلك بالبريد. اكتب جوابك واضغط {companyPapers.sendAnswer}.
> يصلك إشعار بالقرار، وتُستأنف الزيارات التي طلبتها قبل ذلك بعد الاعتماد.
> لا يطّلع على هذه المستندات إلا فريقنا، ويُسجَّل كل اطلاع عليها.
! لم يُعتمد الحساب. | السبب مذكور في الصفحة. أرسل المستندات الناقصة ووضّح ما تغيّر ثم اضغط {companyPapers.sendAgain}.
! أرسلت ملفًا غير صحيح. | احذفه بزر {companyPapers.remove} وأرسل الملف الصحيح.
`,
  },
  {
    slug: 'choose-a-plan',
    role: 'owners',
    topic: 'start',
    audience: { right: 'plans.change' },
    page: '/client/invoices/plan',
    changed: '2026-11-30',
    related: ['order-a-visit', 'invoices-and-vat', 'pay-an-invoice'],
    words: {
      en: 'subscription, package, upgrade, downgrade, cancel plan, refund, money back, price, cost',
      ar: 'اشتراك، ترقية، إلغاء الباقة، استرداد المبلغ، السعر، التكلفة، شراء',
    },
    en: `
= Which plan do I need, and how do I change it?
~ You need no plan to begin: single visits are billed at their price. A plan includes a number of visits per month and, from Professional, the generated summary, trends and comparison, and certificates.
1. Open {shell.invoices} in the menu, then the tab {invoices.tabPlan}.
2. Compare the plans under {plan.plansTitle} and choose yours. Enterprise is priced by agreement: choose {plan.askUs}.
3. If the tax details are missing, enter them first. They are needed for the invoice.
4. Check the total with VAT under {plan.sum} and choose {plan.confirm}.
5. Pay the invoice. The plan starts on the day it is paid.
> The plan renews every month with a new invoice until you end it.
> An upgrade starts as soon as it is paid, and the unused part of the present month is deducted. A downgrade, or the end of a plan, takes effect at the end of the paid month and can be undone until then.
> Within 30 days of your first payment for a plan you can get it back in full, VAT included, under {plan.moneyBackTitle}. Reports released until then stay yours.
! You ordered a plan by mistake. | As long as it is unpaid, choose {plan.giveUp}. An order that is not paid within 14 days is cancelled automatically, and its invoice is credited.
! A month is not paid. | The plan is paused 14 days after the due date, and visits are then billed one by one. You are warned before. Pay the invoice, or choose a plan again later.
- A visit counts in the month of its date. Visits beyond the plan cost the single-visit price, and you see that price before you order.
- Certificates that were issued stay valid until their end, also after the plan has ended.
`,
    ar: `
= أي باقة تناسبني وكيف أغيّرها؟
~ لا تحتاج إلى باقة لتبدأ، فالزيارات المفردة تُفوتر بسعرها. أما الباقة فتشمل عددًا من الزيارات شهريًا، وتضيف ابتداءً من الاحترافية الملخص الآلي والاتجاهات والمقارنة والشهادات.
1. افتح {shell.invoices} من القائمة، ثم تبويب {invoices.tabPlan}.
2. قارن بين الباقات في {plan.plansTitle} واختر ما يناسبك. وسعر باقة المنشآت الكبرى بالاتفاق: اضغط {plan.askUs}.
3. إن كانت البيانات الضريبية ناقصة فأدخلها أولًا، لأنها لازمة للفاتورة.
4. راجع المجموع شامل الضريبة في {plan.sum} ثم اضغط {plan.confirm}.
5. سدّد الفاتورة، فتبدأ الباقة يوم السداد.
> تتجدد الباقة كل شهر بفاتورة جديدة حتى تنهيها.
> الباقة الأعلى تبدأ فور سدادها، ويُخصم الجزء غير المستخدم من الشهر الحالي. أما الانتقال إلى باقة أقل أو إنهاء الباقة فيسري بنهاية الشهر المدفوع، ويمكن التراجع عنه قبل ذلك.
> خلال 30 يومًا من أول دفعة لباقة يمكنك استردادها كاملة مع الضريبة من {plan.moneyBackTitle}، وتبقى لك التقارير الصادرة حتى ذلك الحين.
! طلبت باقة عن طريق الخطأ. | اضغط {plan.giveUp} ما دامت غير مسددة. والطلب الذي لا يُسدد خلال 14 يومًا يُلغى تلقائيًا ويصدر إشعار دائن بفاتورته.
! لم يُسدد أحد الأشهر. | تتوقف الباقة مؤقتًا بعد 14 يومًا من تاريخ الاستحقاق، وتُفوتر الزيارات بعدها منفردة، ويصلك تنبيه قبل ذلك. سدّد الفاتورة أو اشترك في باقة لاحقًا.
- تُحسب الزيارة في شهر موعدها. وما زاد على الباقة يُحسب بسعر الزيارة المفردة، ويظهر لك السعر قبل الطلب.
- الشهادات الصادرة تبقى سارية حتى نهايتها وإن انتهت الباقة.
`,
  },
]
