import type { HelpSource } from './help-source.ts'

/** Suppliers with their invoices, and quotations. */
export const buyingArticles: readonly HelpSource[] = [
  {
    slug: 'buying-today',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'orders.read' },
    page: '/client/procurement',
    changed: '2026-11-30',
    related: ['purchase-orders', 'receive-deliveries', 'what-to-order'],
    words: {
      en: 'buying today, procurement, to do, waiting, approve, late delivery, today',
      ar: 'مشتريات اليوم، المهام، بانتظاري، اعتماد، توريد متأخر، اليوم',
    },
    en: `
= What waits in buying today?
~ One page shows what needs you now: orders to approve and send, deliveries due, invoices that differ, quotations, items to order and counts.
1. Open {shell.buyingToday} in the menu.
2. Start at the top: each row has one button, which leads to its step.
3. Choose {buyingToday.several} to send many orders together.
> You see your branches, and the steps that your rights allow. An order above your limit is not shown to you for approval.
> A count is due 30 days after the last one. For a branch with levels that was never counted it is due today.
! A delivery is shown as late although it came. | Choose {buyingToday.act_deliver} and enter it with the day on which it came.
! The page is empty. | Nothing waits. The button leads to the next useful step.
`,
    ar: `
= ما الذي ينتظرني في المشتريات اليوم؟
~ تعرض صفحة واحدة ما يحتاج إليك الآن: أوامر الشراء للاعتماد والإرسال، والتوريدات المستحقة، والفواتير التي بها فروق، وطلبات العروض، والأصناف المطلوبة، والجرد.
1. افتح {shell.buyingToday} من القائمة.
2. ابدأ من الأعلى: لكل سطر زر واحد يفتح خطوته.
3. اضغط {buyingToday.several} لإرسال عدة أوامر معًا.
> تظهر لك فروعك والخطوات التي تسمح بها صلاحياتك. وما تجاوز حدّك من الأوامر لا يظهر لك للاعتماد.
> يستحق الجرد بعد 30 يومًا من آخر جرد، وفورًا للفرع الذي له حدود تخزين ولم يُجرد.
! يظهر توريد متأخرًا مع أنه وصل. | اضغط {buyingToday.act_deliver} وسجّله بيوم وصوله.
! الصفحة فارغة. | لا شيء بانتظارك، ويفتح الزر الخطوة التالية المناسبة.
`,
  },
  {
    slug: 'suppliers',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'suppliers.write' },
    page: '/client/procurement/suppliers',
    changed: '2026-11-30',
    related: ['quotations', 'documents-and-licences'],
    words: {
      en: 'vendor, supplier, price list, offer, IBAN, food licence, SFDA, minimum order, delivery',
      ar: 'مورد، موردون، قائمة أسعار، عرض، آيبان، ترخيص الغذاء، هيئة الغذاء والدواء، الحد الأدنى، توصيل',
    },
    en: `
= How do we keep our suppliers, their licences and their prices?
~ Each supplier has one page with its terms, its licences and its offers. Only owners and accountants see where it is paid.
1. Open {shell.suppliers} in the menu and choose {suppliers.add}.
2. Enter a name in one language or both, the contact, the delivery days, the minimum order and the delivery fee.
3. On the page of the supplier choose {suppliers.enterLicence} and enter number, end date and, if you like, the file.
4. Choose {suppliers.addOffer} for each pack that you buy: ingredient, content, price, and whether VAT is in it.
5. An owner or accountant chooses {suppliers.enterAccount} for the IBAN.
> A price is never changed: choose {suppliers.endOffer} and add the next one. Past prices stay readable.
! The food licence has expired. | The supplier gets no award until you choose {suppliers.renewLicence}. The owner may pass it with a reason.
! The offer asks for another unit. | The content must fit the ingredient: weight, volume or pieces.
! We no longer buy from a supplier. | Choose {suppliers.archive}. It leaves new requests, and its history stays.
- Check a new IBAN by a call to a number that you already know.
`,
    ar: `
= كيف نحفظ موردينا وتراخيصهم وأسعارهم؟
~ لكل مورّد صفحة واحدة فيها شروطه وتراخيصه وعروضه، ولا يرى حسابه البنكي إلا الملّاك والمحاسبون.
1. افتح {shell.suppliers} من القائمة واضغط {suppliers.add}.
2. أدخل الاسم بلغة أو بلغتين، وجهة الاتصال وأيام التوصيل والحد الأدنى للطلب ورسوم التوصيل.
3. في صفحة المورّد اضغط {suppliers.enterLicence} وأدخل الرقم وتاريخ الانتهاء والملف إن شئت.
4. اضغط {suppliers.addOffer} لكل عبوة تشتريها: المكوّن والمحتوى والسعر وهل يشمل الضريبة.
5. يضغط المالك أو المحاسب {suppliers.enterAccount} لإدخال الآيبان.
> لا يُعدَّل السعر أبدًا: اضغط {suppliers.endOffer} وأضف العرض التالي، وتبقى الأسعار السابقة مقروءة.
! انتهى ترخيص الغذاء. | لا تُرسى الطلبات على المورّد حتى تضغط {suppliers.renewLicence}، وللمالك التجاوز مع ذكر السبب.
! يطلب العرض وحدة أخرى. | يجب أن يناسب المحتوى المكوّن: وزنًا أو حجمًا أو عددًا.
! لم نعد نشتري من مورّد. | اضغط {suppliers.archive}، فيخرج من الطلبات الجديدة ويبقى سجله.
- تحقق من أي آيبان جديد باتصال على رقم تعرفه مسبقًا.
`,
  },
  {
    slug: 'supplier-invoices',
    role: 'accountants',
    topic: 'daily',
    audience: { right: 'supplier-invoices.write' },
    page: '/client/procurement/invoices',
    changed: '2026-11-30',
    related: ['suppliers'],
    words: {
      en: 'three-way match, credit note, bill, e-invoice, QR, XML, UBL, ZATCA, overcharged, scorecard, pay',
      ar: 'مطابقة ثلاثية، إشعار دائن، فاتورة مورد، فاتورة إلكترونية، رمز الاستجابة، زاتكا، زيادة في السعر، تقييم المورد، سداد',
    },
    en: `
= How do we check an invoice of a supplier against order and delivery?
~ The invoice is compared with what was ordered and what was accepted, and the page names in riyals what was billed too much.
1. Open {shell.supplierInvoices} in the menu, choose {supplierInvoices.add}, and choose the order or the delivery that it bills.
2. Fill the form by the QR code, or by {supplierInvoices.openXml} when the supplier sent the e-invoice as a file. The file also fills the number and the lines; where a line is not clear, choose it.
3. Change the lines that differ on the invoice and choose {supplierInvoices.save}.
4. When everything matches, choose {supplierInvoices.ready}, and after the payment at your bank {supplierInvoices.pay}.
5. When too much was billed, ask for the credit by the button with the amount. When the note comes, choose {supplierInvoices.credit}.
> Quantities must match exactly. The price of a line may differ by 1% or by 2 riyals, whichever is less, and the total by 1 riyal.
> A delivery is billed once, and the delivery fee of an order is owed once.
> The page of the supplier counts invoices without a difference, and orders that came whole and on time, over 90 days.
! The VAT number of the invoice is not that of the supplier. | It is shown in red and not saved. Check that it is the right invoice, or correct the number on the page of the supplier.
! The number is taken. | The same invoice was entered before. When that was a mistake, choose {supplierInvoices.void} there.
! The goods have not come yet. | The invoice waits. Post the delivery, then choose {supplierInvoices.match}.
! We keep the goods at the higher price. | Choose {supplierInvoices.accept} and enter the reason. Above the order limit the owner does this.
- Nothing is paid from here: {supplierInvoices.pay} is a mark for your records.
`,
    ar: `
= كيف نطابق فاتورة المورّد مع أمر الشراء والاستلام؟
~ تُقارن الفاتورة بما طلبته وبما قبلته عند الاستلام، وتبيّن الصفحة بالريال ما زاد في الفاتورة.
1. افتح {shell.supplierInvoices} من القائمة واضغط {supplierInvoices.add}، ثم اختر أمر الشراء أو التسليم الذي تخصه.
2. عبّئ النموذج برمز الفاتورة، أو اضغط {supplierInvoices.openXml} إذا أرسل المورّد الفاتورة الإلكترونية ملفًا، فالملف يعبئ رقمها وبنودها أيضًا، وما لم يتضح من البنود تختاره بنفسك.
3. عدّل البنود التي تختلف في الفاتورة واضغط {supplierInvoices.save}.
4. إذا تطابق كل شيء فاضغط {supplierInvoices.ready}، وبعد السداد عبر البنك {supplierInvoices.pay}.
5. إذا زادت الفاتورة فاطلب الإشعار الدائن بالزر الذي يحمل المبلغ، وعند وروده اضغط {supplierInvoices.credit}.
> لا تسامح في الكميات. ويُقبل اختلاف السعر في البند حتى 1% أو ريالين أيهما أقل، وفي المجموع حتى ريال واحد.
> كل تسليم يُفوتر مرة واحدة، ورسوم التوصيل في أمر الشراء تُستحق مرة واحدة.
> تعرض صفحة المورّد خلال 90 يومًا نسبة الفواتير بلا فروق، والطلبات التي وصلت كاملة وفي موعدها.
! الرقم الضريبي في الفاتورة لا يخص المورّد. | يظهر بالأحمر ولا تُحفظ الفاتورة. تأكد من أنها الفاتورة الصحيحة، أو صحّح الرقم في صفحة المورّد.
! الرقم مستخدم من قبل. | سبق إدخال الفاتورة نفسها. إن كان ذلك خطأ فاضغط {supplierInvoices.void} في صفحتها.
! لم تصل البضاعة بعد. | تبقى الفاتورة بالانتظار. سجّل الاستلام ثم اضغط {supplierInvoices.match}.
! سنقبل البضاعة بالسعر الأعلى. | اضغط {supplierInvoices.accept} واكتب السبب. وما زاد على حد الطلب يقبله المالك.
- لا يُدفع أي مبلغ من هنا: {supplierInvoices.pay} علامة لسجلاتك فقط.
`,
  },
  {
    slug: 'quotations',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'suppliers.write' },
    page: '/client/procurement/requests',
    changed: '2026-11-30',
    related: ['suppliers', 'purchase-orders'],
    words: {
      en: 'RFQ, request for quotation, compare prices, award, split, tender, WhatsApp link',
      ar: 'طلب عرض سعر، مقارنة الأسعار، ترسية، مجزأة، منافسة، رابط واتساب',
    },
    en: `
= How do we ask suppliers for prices and choose the cheapest?
~ Write what you need and whom you ask. Suppliers answer by a link without an account, and the page proposes the award that costs least in all.
1. Open {shell.quotationRequests} in the menu and choose {quotations.add}.
2. Enter the ingredients with their quantities, the suppliers and the closing time, and choose {quotations.saveDraft}.
3. Check the request and choose {quotations.send}. Suppliers with an email address get their link.
4. For a message, choose {quotations.makeLink} beside the supplier.
5. After the closing time, or after {quotations.close}, read the comparison. Under {quotations.by} choose between the cost of this need and the price per unit.
6. Choose a supplier for each line, or keep the proposal, and press the button with the sum.
> Until the request closes no price is shown, also not to you.
> No supplier sees the name or a price of another one.
! A supplier answered too late. | Choose {quotations.extend}: the request opens again and the supplier sends the quotation once more.
! We want another supplier than proposed. | Choose it and enter the reason. It is kept with the award.
! We want to buy a line from two suppliers. | Choose {quotations.split} and enter the quantity of each.
! The award is above my limit. | The owner awards it. The request keeps waiting.
! A link went to the wrong person. | Choose {quotations.withdraw}: all links of that supplier end.
- Every quotation is kept, also those that a later one replaced.
`,
    ar: `
= كيف نطلب الأسعار من الموردين ونختار الأقل؟
~ اكتب احتياجك واختر من تطلب منهم. يجيب الموردون عبر رابط دون حساب، وتقترح الصفحة الترسية الأقل تكلفة في مجموعها.
1. افتح {shell.quotationRequests} من القائمة واضغط {quotations.add}.
2. أدخل المكونات وكمياتها والموردين وموعد الإغلاق، ثم اضغط {quotations.saveDraft}.
3. راجع الطلب واضغط {quotations.send}، فيصل الرابط إلى كل مورّد له بريد إلكتروني.
4. لإرساله في رسالة اضغط {quotations.makeLink} بجانب المورّد.
5. بعد موعد الإغلاق أو بعد {quotations.close} اقرأ المقارنة، وفي {quotations.by} اختر بين تكلفة هذا الاحتياج وسعر الوحدة.
6. اختر مورّدًا لكل بند أو أبقِ المقترح، ثم اضغط الزر الذي يحمل المجموع.
> لا يظهر أي سعر قبل إغلاق الطلب، ولا لك أيضًا.
> لا يرى أي مورّد اسم مورّد آخر ولا سعره.
! تأخر أحد الموردين عن الرد. | اضغط {quotations.extend} فيُفتح الطلب من جديد ويرسل المورّد عرضه مرة أخرى.
! نريد موردًا غير المقترح. | اختره واكتب السبب، فيُحفظ مع الترسية.
! نريد شراء بند من موردين. | اختر {quotations.split} وأدخل كمية كل مورّد.
! الترسية أعلى من صلاحيتي. | يرسيها المالك، ويبقى الطلب بانتظاره.
! وصل الرابط إلى غير صاحبه. | اضغط {quotations.withdraw} فتتوقف كل روابط ذلك المورّد.
- تُحفظ كل العروض، وكذلك ما استبدله عرض لاحق.
`,
  },
  {
    slug: 'purchase-orders',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'orders.write' },
    page: '/client/procurement/orders',
    changed: '2026-11-30',
    related: ['suppliers', 'quotations'],
    words: {
      en: 'purchase order, PO, approval, limit, send order, supplier confirms, revision, cancel order',
      ar: 'أمر شراء، طلب شراء، اعتماد، حد الصلاحية، إرسال الأمر، تأكيد المورد، تعديل، إلغاء',
    },
    en: `
= How do we order from a supplier?
~ An order is written from the offers of a supplier or from an award. Above your limit another person approves it. The supplier confirms by a link, without an account.
1. Open {shell.purchaseOrders} in the menu and choose {orders.add}.
2. Choose the supplier, then the branch, the day, and how many packs of each item. Leave the others empty.
3. Choose {orders.saveDraft} and check the totals.
4. Choose {orders.submit}. Above your limit the button is {orders.submitAsk}, and those who may approve it are informed.
5. Choose {orders.send}. A supplier with an email address gets the link; for a message choose {orders.makeLink}.
6. When the supplier asks for another day or price, choose {orders.accept} or {orders.refuse}.
> Orders of the last 24 hours to one supplier count together, so two small orders are one large order.
> Owners change the limits in the settings of the kitchen.
> Several approved orders: choose them in the list, then {orderSending.send}. For ten seconds {orderSending.stop} keeps all of them. Each order shows what came of it.
! The supplier confirmed by phone. | Choose {orders.confirm}.
! We need more after it was sent. | Choose {orders.revise}. The supplier waits, and confirms the order again after you send it.
! A link went to the wrong person. | Choose {orders.withdraw} and make a new one.
! The rest will not come. | After a part was received choose {orders.closeRest} and enter the reason.
- An order that a delivery was entered for is not changed any more.
`,
    ar: `
= كيف نطلب من مورّد؟
~ يُكتب أمر الشراء من عروض المورّد أو من ترسية. ما تجاوز حدّك يعتمده شخص آخر، ويؤكد المورّد عبر رابط دون حساب.
1. افتح {shell.purchaseOrders} من القائمة واضغط {orders.add}.
2. اختر المورّد ثم الفرع واليوم وعدد عبوات كل صنف، واترك ما عداها فارغًا.
3. اضغط {orders.saveDraft} وراجع الإجمالي.
4. اضغط {orders.submit}. إذا تجاوز الأمر حدّك ظهر الزر {orders.submitAsk}، ويُبلَّغ من يملك صلاحية الاعتماد.
5. اضغط {orders.send}، فيصل الرابط إلى المورّد الذي له بريد إلكتروني. ولإرساله في رسالة اضغط {orders.makeLink}.
6. إذا طلب المورّد يومًا أو سعرًا آخر فاضغط {orders.accept} أو {orders.refuse}.
> تُجمع أوامر الشراء للمورّد نفسه خلال 24 ساعة، فالأمران الصغيران كالأمر الكبير.
> يعدّل الملّاك الحدود من إعدادات المطبخ.
> لعدة أوامر معتمدة: اخترها من القائمة ثم اضغط {orderSending.send}. يبقى الزر {orderSending.stop} متاحًا عشر ثوانٍ، ثم تظهر نتيجة كل أمر.
! أكّد المورّد هاتفيًا. | اضغط {orders.confirm}.
! احتجنا إلى المزيد بعد الإرسال. | اضغط {orders.revise}، فينتظر المورّد ثم يؤكد الأمر من جديد بعد إرساله.
! وصل الرابط إلى غير صاحبه. | اضغط {orders.withdraw} ثم أنشئ رابطًا جديدًا.
! لن يصل المتبقي. | بعد استلام جزء من الأمر اضغط {orders.closeRest} واكتب السبب.
- لا يُعدَّل أمر الشراء بعد تسجيل استلام له.
`,
  },
  {
    slug: 'receive-deliveries',
    role: 'branch-managers',
    topic: 'daily',
    audience: { right: 'receipts.read' },
    page: '/client/procurement/receive',
    changed: '2026-11-30',
    related: ['suppliers', 'documents-and-licences'],
    words: {
      en: 'goods receipt, delivery note, damaged, short, temperature, weigh, offline, stock, correct a delivery',
      ar: 'سند استلام، توريد، تالف، ناقص، حرارة، وزن، بلا اتصال، مخزون، تصحيح الاستلام',
    },
    en: `
= How do I receive a delivery at the back door?
~ On the phone, line by line, also without a connection. Posting adds to stock, takes over accepted prices and moves the order on.
1. Open {shell.receiving} in the menu. Under {receipts.due} choose {receipts.receive}. Goods without an order are under {receipts.without}.
2. Tick each item that came as ordered, or choose {receiving.allFine} for the whole order.
3. Where something is wrong, open the item: enter the packs that came and were refused, and why.
4. Chilled and frozen goods have a field {receiving.temperature}. Above the limit a photo is required, as it is for damage.
5. If the price on the paper is above the order, choose {receiving.acceptPrice} or {receiving.refusePrice}.
6. Choose {receiving.post}. Without a connection the delivery waits on the phone and is posted once when the connection returns.
> The phone keeps the open orders of today, of the days before and of the next two days. Open {shell.receiving} once with a connection.
> Entries survive a closed page: open the same order again and continue.
! Another delivery of the order was posted meanwhile. | Check it in the list. If yours is another one, choose {receiving.postAnyway}.
! A posted quantity is wrong. | A manager opens the delivery and enters the true quantities under {receipts.correctTitle}. The posted lines stay.
! Packs have different weights. | Enter the weight of all accepted packs. It decides stock and cost.
! The limit for chilled or frozen goods does not fit. | A manager changes it in the settings of the kitchen.
- Accountants read deliveries and change none.
`,
    ar: `
= كيف أستلم البضاعة عند باب التوريد؟
~ من الجوال بندًا بندًا، حتى بلا اتصال. ويُضاف ما سجّلته إلى المخزون وتُعتمد الأسعار المقبولة وتتقدم حالة الطلب.
1. افتح {shell.receiving} من القائمة، وفي {receipts.due} اضغط {receipts.receive}. أما البضاعة بلا طلب ففي {receipts.without}.
2. ضع علامة على كل صنف وصل كما طُلب، أو اضغط {receiving.allFine} للطلب كله.
3. عند الاختلاف افتح الصنف وأدخل العبوات الواصلة والمرفوضة والسبب.
4. للمبردات والمجمدات حقل {receiving.temperature}، وتجاوز الحد يستلزم صورة كما يستلزمها التلف.
5. إن زاد سعر السند على سعر الطلب فاختر {receiving.acceptPrice} أو {receiving.refusePrice}.
6. اضغط {receiving.post}. وبلا اتصال يبقى الاستلام على الجوال ويُسجَّل مرة واحدة عند عودة الاتصال.
> يحفظ الجوال الطلبات المفتوحة لليوم وما قبله واليومين التاليين. افتح {shell.receiving} مرة واحدة مع الاتصال.
> لا يضيع ما أدخلته بإغلاق الصفحة: افتح الطلب نفسه وتابع.
! سُجّل استلام آخر للطلب في هذه الأثناء. | راجعه في القائمة، فإن كان استلامك غيره فاضغط {receiving.postAnyway}.
! سُجّلت كمية خاطئة. | يفتح المدير الاستلام ويدخل الكميات الصحيحة في {receipts.correctTitle}، وتبقى البنود المسجلة كما هي.
! أوزان العبوات متفاوتة. | أدخل وزن العبوات المقبولة كلها، وبه يُحتسب المخزون والتكلفة.
! حد الحرارة لا يناسبنا. | يغيّره المدير من إعدادات المطبخ.
- يطّلع المحاسب على الاستلام ولا يغيّر فيه شيئًا.
`,
  },
]
