import type { HelpSource } from './help-source.ts'

/** Buying and the kitchen. */
export const kitchenArticles: readonly HelpSource[] = [
  {
    slug: 'suppliers',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'suppliers.write' },
    page: '/client/procurement/suppliers',
    changed: '2026-11-30',
    related: ['documents-and-licences', 'team-and-roles', 'compliance-report'],
    words: {
      en: 'vendor, purchasing, procurement, price list, food licence, SFDA, delivery days, IBAN of a supplier',
      ar: 'مورّد، مورّدون، المشتريات، قائمة أسعار، رخصة غذائية، هيئة الغذاء والدواء، أيام التوريد',
    },
    en: `
= How do I keep my suppliers, their licences and prices?
~ Each supplier has a page with contact, terms, delivery days, licences and the price of each pack you buy. A food licence that has expired is shown at the top.
1. Open {shell.suppliers} in the menu and choose {suppliers.add}.
2. Enter the name in one or both languages, the numbers of the company, the contact, the terms and the delivery days, and choose {suppliers.save}.
3. On the page of the supplier, under {suppliers.licences}, choose {suppliers.enterLicence} and enter the number, the end date and, if you have it, a scan.
4. For a price, choose {suppliers.addOffer} and enter the ingredient, the pack, its content, the price and whether VAT is in it.
> The list marks suppliers without a food licence, with one that ends soon and with one that has expired.
> An offer counts from its first day until its last. You can end one earlier with {suppliers.endOffer}.
! No ingredient can be chosen for an offer. | Offers name an ingredient of your company. They are possible as soon as there is one.
! You no longer buy from a supplier. | Choose {suppliers.archive}. Its history stays, and {suppliers.restore} brings it back.
! A supplier sends a new bank account. | Owners and accountants change it under {suppliers.account}. Call a number that you already know before you do.
- Branch managers see suppliers and their prices, but not the bank account.
`,
    ar: `
= كيف أحفظ بيانات المورّدين ورخصهم وأسعارهم؟
~ لكل مورّد صفحة بجهة الاتصال والشروط وأيام التوريد والرخص وسعر كل عبوة تشتريها. وتظهر الرخصة الغذائية المنتهية في أعلاها.
1. افتح {shell.suppliers} من القائمة واضغط {suppliers.add}.
2. أدخل الاسم بلغة أو بلغتين وأرقام المنشأة وجهة الاتصال والشروط وأيام التوريد، ثم اضغط {suppliers.save}.
3. في صفحة المورّد، ضمن {suppliers.licences}، اضغط {suppliers.enterLicence} وأدخل الرقم وتاريخ الانتهاء وصورة الرخصة إن توفرت.
4. لإضافة سعر اضغط {suppliers.addOffer} وأدخل المكوّن والعبوة ومحتواها والسعر وهل يشمل الضريبة.
> تميّز القائمة المورّدين الذين لا رخصة غذائية لهم أو توشك رخصتهم على الانتهاء أو انتهت.
> يسري السعر من أول يوم له إلى آخره، ويمكنك إنهاؤه قبل ذلك بزر {suppliers.endOffer}.
! لا يظهر مكوّن لاختياره في السعر. | يُربط السعر بأحد مكوّنات منشأتك، ويُتاح متى وُجد مكوّن واحد.
! لم تعد تشتري من مورّد. | اضغط {suppliers.archive}، فيبقى سجله، ويعيده {suppliers.restore}.
! أرسل المورّد حسابًا بنكيًا جديدًا. | يغيّره المالك أو المحاسب من {suppliers.account}. اتصل قبل ذلك برقم تعرفه من قبل.
- يرى مدير الفرع المورّدين وأسعارهم دون الحساب البنكي.
`,
  },
]
