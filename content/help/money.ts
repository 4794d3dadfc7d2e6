import type { HelpSource } from './help-source.ts'

/** Invoices, VAT and payments. */
export const moneyArticles: readonly HelpSource[] = [
  {
    slug: 'invoices-and-vat',
    role: 'accountants',
    topic: 'money',
    audience: { right: 'invoices.read' },
    page: '/client/invoices',
    changed: '2026-11-30',
    related: ['pay-an-invoice', 'split-an-invoice', 'choose-a-plan'],
    words: {
      en: 'tax invoice, VAT number, ZATCA, XML, credit note, download invoice, billing, national address',
      ar: 'فاتورة ضريبية، الرقم الضريبي، هيئة الزكاة، إشعار دائن، تنزيل الفاتورة، العنوان الوطني',
    },
    en: `
= Where are my invoices, and how does my VAT number get on them?
~ Visits are billed after their reports are released, plans each month. Every document is a tax invoice with a QR code, as PDF and as XML.
1. Open {shell.invoices} in the menu.
2. First enter the {invoices.tabDetails}: legal name, VAT number and the whole national address, and choose {tax.save}.
3. In the list, filter by {invoices.show_open}, {invoices.show_overdue}, {invoices.show_paid} or {invoices.show_notes}, or search by number.
4. Select an invoice to see its lines, the history and the payments.
5. Download {invoices.pdf} or {invoices.xml}.
> Prices are shown before VAT (15%), and every invoice states net amount, VAT and total.
> Visits within a plan are listed at zero and say so.
! An invoice has no VAT number. | It was issued before the tax details were saved. Issued invoices do not change. New ones carry the number, together with the national address.
! An amount is wrong. | Choose {invoices.question} on the invoice. A correction is made by a credit note or a debit note, which you find under {invoices.show_notes}.
! An account credit is shown. | You overpaid or a credit note was issued. It can be used for another invoice when you pay, or refunded on request.
- Accountants see requests, invoices and payments, and no reports.
`,
    ar: `
= أين أجد فواتيري وكيف يظهر رقمي الضريبي فيها؟
~ تُفوتر الزيارات بعد صدور تقاريرها، والباقات شهريًا. وكل مستند فاتورة ضريبية برمز استجابة سريعة، بصيغتي PDF وXML.
1. افتح {shell.invoices} من القائمة.
2. أدخل أولًا {invoices.tabDetails}: الاسم النظامي والرقم الضريبي والعنوان الوطني كاملًا، ثم اضغط {tax.save}.
3. استخدم تصفية القائمة: {invoices.show_open} أو {invoices.show_overdue} أو {invoices.show_paid} أو {invoices.show_notes}، أو ابحث بالرقم.
4. اختر فاتورة لعرض بنودها وسجلها ودفعاتها.
5. نزّل {invoices.pdf} أو {invoices.xml}.
> تُعرض الأسعار قبل ضريبة القيمة المضافة (15%)، وتذكر كل فاتورة الصافي والضريبة والمجموع.
> الزيارات المشمولة في الباقة تظهر بقيمة صفر مع بيان ذلك.
! لا يظهر الرقم الضريبي في فاتورة. | صدرت قبل حفظ البيانات الضريبية، والفواتير الصادرة لا تتغير. أما الجديدة فتحمل الرقم مع العنوان الوطني.
! في الفاتورة مبلغ غير صحيح. | اضغط {invoices.question} في صفحة الفاتورة. ويكون التصحيح بإشعار دائن أو مدين تجده في {invoices.show_notes}.
! يظهر لك رصيد. | دفعت أكثر من المستحق أو صدر إشعار دائن. يمكن استخدامه لفاتورة أخرى عند السداد أو استرداده بطلب منك.
- يرى المحاسب الطلبات والفواتير والمدفوعات، ولا يرى التقارير.
`,
  },
  {
    slug: 'pay-an-invoice',
    role: 'accountants',
    topic: 'money',
    audience: { right: 'payments.start' },
    page: '/client/invoices',
    changed: '2026-11-30',
    related: ['invoices-and-vat', 'split-an-invoice', 'choose-a-plan'],
    words: {
      en: 'mada, card, Apple Pay, bank transfer, IBAN, receipt, payment failed, credit',
      ar: 'مدى، بطاقة، تحويل بنكي، آيبان، إيصال، فشل الدفع، رصيد، سداد',
    },
    en: `
= How do I pay an invoice?
~ By mada, card or Apple Pay on the page of our payment provider, by bank transfer, or from a credit of your account.
1. Open {shell.invoices}, select the invoice and choose {invoices.pay}.
2. Check the total under {payment.summary}.
3. To pay online, choose the button under {payment.online} and follow the provider’s page. You come back to the result. We never see your card.
4. To pay by transfer, send the amount to the account shown under {payment.bank}, with the stated purpose.
5. Then enter amount, day and bank reference there, add the proof if you have it, and choose {payment.sendTransfer}.
6. If you have a credit, choose {payment.useCredit} instead.
> An online payment is confirmed in moments. A transfer is confirmed when it arrives, usually within two working days. You are notified, and the receipt is on the page of the invoice.
! The payment did not go through. | Nothing was charged. The reason is shown if the bank gives one. Try again or choose another way.
! The page waits for the bank. | You may close it. The payment is not lost, and the result appears on the invoice.
! You stated a transfer by mistake. | Choose {payment.takeBack}.
! You paid too much. | The rest is kept as an account credit for another invoice, or refunded if you write to us.
`,
    ar: `
= كيف أسدّد فاتورة؟
~ بمدى أو البطاقة أو Apple Pay في صفحة مزوّد الدفع، أو بتحويل بنكي، أو من رصيد حسابك.
1. افتح {shell.invoices} واختر الفاتورة واضغط {invoices.pay}.
2. راجع المجموع في {payment.summary}.
3. للدفع الإلكتروني اضغط الزر في {payment.online} واتبع صفحة المزوّد، ثم تعود إلى النتيجة. ولا تظهر لنا بيانات بطاقتك أبدًا.
4. للتحويل أرسل المبلغ إلى الحساب المذكور في {payment.bank} مع الغرض المحدد.
5. ثم أدخل هناك المبلغ واليوم ومرجع البنك، وأرفق الإثبات إن وُجد، واضغط {payment.sendTransfer}.
6. إن كان لديك رصيد فاضغط {payment.useCredit} بدلًا من ذلك.
> يُؤكد الدفع الإلكتروني خلال لحظات، والتحويل عند وصوله، وعادة خلال يومي عمل. يصلك إشعار، وتجد سند القبض في صفحة الفاتورة.
! لم تنجح عملية الدفع. | لم يُخصم أي مبلغ، ويظهر السبب إن ذكره البنك. حاول مرة أخرى أو اختر طريقة أخرى.
! الصفحة بانتظار البنك. | يمكنك إغلاقها، فالدفعة لا تضيع وتظهر نتيجتها في الفاتورة.
! أرسلت بيانات تحويل عن طريق الخطأ. | اضغط {payment.takeBack}.
! دفعت أكثر من المستحق. | يُحفظ الباقي رصيدًا لفاتورة أخرى، أو يُعاد إليك إن راسلتنا.
`,
  },
  {
    slug: 'split-an-invoice',
    role: 'accountants',
    topic: 'money',
    audience: { right: 'invoices.share' },
    page: '/client/invoices',
    changed: '2026-11-30',
    related: ['pay-an-invoice', 'invoices-and-vat'],
    words: {
      en: 'share, several payers, franchisee, partner, divide',
      ar: 'تقسيم، شركاء، أكثر من دافع، صاحب امتياز، حصة',
    },
    en: `
= How do several payers share one invoice?
~ Split it. Each payer gets a link to pay one share, without an account.
1. Open the invoice and choose {invoices.split}.
2. Choose {shares.mode_equal} or {shares.mode_fixed}, and enter the name of each payer, with an email address if we should send the link.
3. Check that the shares add up and choose {shares.make}.
4. Send the links of payers without an email address yourself, with {shares.copyLink} or {shares.whatsapp}.
> The page shows who has paid. Paid shares stay paid, whatever the others do.
> Payers with an email address are reminded around the day you set.
! A payer lost the link. | Choose {shares.mail}, or {shares.newLink}: the earlier link then stops working.
! A payer does not pay. | Choose {shares.remind}, {shares.replace} for another payer, or {shares.withdraw}: the amount is then yours to pay or to split again.
! You want to pay all of it yourself. | Choose {shares.withdrawAll} first.
`,
    ar: `
= كيف يشترك أكثر من دافع في فاتورة واحدة؟
~ قسّمها، فيصل كل دافع رابط لسداد حصته دون حساب.
1. افتح الفاتورة واضغط {invoices.split}.
2. اختر {shares.mode_equal} أو {shares.mode_fixed}، وأدخل اسم كل دافع، وبريده إن أردت أن نرسل الرابط.
3. تأكد من اكتمال مجموع الحصص ثم اضغط {shares.make}.
4. أرسل بنفسك روابط من لا بريد لهم بزر {shares.copyLink} أو {shares.whatsapp}.
> تعرض الصفحة من سدّد. والحصص المسددة تبقى مسددة مهما فعل الآخرون.
> يُذكَّر من لهم بريد قرب اليوم الذي حددته.
! فقد أحد الدافعين رابطه. | اضغط {shares.mail}، أو {shares.newLink} فيتوقف الرابط السابق.
! لم يسدّد أحد الدافعين. | اضغط {shares.remind}، أو {shares.replace} لدافع آخر، أو {shares.withdraw} فيصبح المبلغ عليك أو تقسّمه من جديد.
! تريد سداد المبلغ كله بنفسك. | اضغط أولًا {shares.withdrawAll}.
`,
  },
]
