import type { HelpSource } from './help-source.ts'

/** Stock counts, par levels and what to order. */
export const stockArticles: readonly HelpSource[] = [
  {
    slug: 'stock-counts',
    role: 'branch-managers',
    topic: 'daily',
    audience: { right: 'stock.write' },
    page: '/client/procurement/counts',
    changed: '2026-11-30',
    related: ['what-to-order', 'daily-report'],
    words: {
      en: 'inventory, stocktake, variance, shrinkage, waste, theoretical use, food cost',
      ar: 'جرد، مخزون، انحراف، هدر، استهلاك نظري، فروقات، تكلفة الطعام',
    },
    en: `
= How do we count the stock and see what is unexplained?
~ Two approved counts of a branch show the use between them, and the part that neither sales nor recorded waste explain.
1. Open {shell.stockCounts} in the menu, choose the branch and when you count, and choose {stock.start}.
2. Choose {stock.countNow}. The sheet works without a connection.
3. Enter the figures by storage place, in cartons, kilos or both. Leave an item empty when you did not count it, and enter 0 when there is none left.
4. Choose {stock.submit}. Without a connection the count waits on the phone and is sent later, once.
5. A manager checks the count and chooses {stock.approve} or {stock.giveBack}.
> An approved count never changes. A delivery that is entered later with an earlier date restates the period, and the figure of the approval stays beside the new one.
> Only items that were counted twice are compared.
! The use in theory looks too low. | Map the names of the till in the sales of the kitchen: portions without a dish count nothing.
! A delivery is missing. | Enter it with the time at which it came. The period is restated.
! Recorded waste is 0. | Choose the ingredient or the recipe in the waste of the daily report. Other words count nothing.
- The sheet shows no expected quantity, so that each item is really counted.
`,
    ar: `
= كيف نجرد المخزون ونعرف ما لا تفسير له؟
~ يوضح جردان معتمدان للفرع الاستهلاك بينهما، والجزء الذي لا تفسره المبيعات ولا الهدر المسجل.
1. افتح {shell.stockCounts} من القائمة واختر الفرع ووقت الجرد، ثم اضغط {stock.start}.
2. اضغط {stock.countNow}، وتعمل ورقة الجرد دون اتصال.
3. أدخل الكميات بحسب مكان التخزين، بالكرتون أو بالكيلو أو بهما معًا. اترك الصنف فارغًا إن لم تعدّه، وأدخل 0 إن نفد.
4. اضغط {stock.submit}. إن لم يوجد اتصال بقي الجرد في الجوال وأُرسل لاحقًا مرة واحدة.
5. يراجع المدير الجرد ثم يضغط {stock.approve} أو {stock.giveBack}.
> لا يتغير الجرد بعد اعتماده. وإذا سُجل لاحقًا استلام بتاريخ أسبق أُعيد احتساب الفترة، وبقي رقم الاعتماد بجانب الرقم الجديد.
> تُقارن الأصناف التي عُدّت في الجردين فقط.
! الاستهلاك النظري أقل من المتوقع. | اربط أسماء نقاط البيع بالأطباق في مبيعات المطبخ، فالحصص غير المرتبطة بطبق لا تُحتسب.
! استلام غير مسجل. | سجّله بوقت وصوله، فيُعاد احتساب الفترة.
! الهدر المسجل صفر. | اختر المكوّن أو الوصفة في هدر التقرير اليومي، فالنص الحر لا يُحتسب.
- لا تظهر الكميات المتوقعة في ورقة الجرد، ليُعدّ كل صنف فعلًا.
`,
  },
  {
    slug: 'what-to-order',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'stock.manage' },
    page: '/client/procurement/suggestion',
    changed: '2026-11-30',
    related: ['stock-counts', 'suppliers'],
    words: {
      en: 'par level, minimum stock, reorder, purchase suggestion, safety stock, purchase order',
      ar: 'حد إعادة الطلب، المستوى المستهدف، مخزون الأمان، اقتراح الشراء، أمر شراء',
    },
    en: `
= How do we know what to order for a branch?
~ Levels say how much a branch keeps. The page shows the missing packs by supplier and makes draft orders of them.
1. Open {shell.toOrder} in the menu and choose {par.levels}.
2. Choose the branch and the category. Enter for each ingredient a quantity to keep, or safety days.
3. For many ingredients together use {par.allDays}, and choose {par.save}.
4. Go back to {par.toOrder}. Change the packs where you know better, and choose {par.order}.
> Drafts count as on order, so looking twice does not order twice.
> Daily use comes from the sales of the last four weeks, by weekday.
! An ingredient is not suggested. | Either no par level is set for it, or this branch has not counted it yet.
! The ingredient is under {par.unoffered}. | Add an offer that counts today to a supplier that delivers to the branch.
! The packs are refused. | Keep to the minimum and the multiple of the offer.
- The preferred supplier of an ingredient comes first, then the cheapest offer by weight, volume or piece.
`,
    ar: `
= كيف نعرف المطلوب شراؤه للفرع؟
~ تحدد المستويات ما يحتفظ به الفرع، وتعرض الصفحة العبوات الناقصة بحسب المورّد وتنشئ منها مسودات أوامر.
1. افتح {shell.toOrder} من القائمة واضغط {par.levels}.
2. اختر الفرع والتصنيف، وأدخل لكل مكوّن كمية مستهدفة أو أيام أمان.
3. لمكونات كثيرة دفعة واحدة استخدم {par.allDays}، ثم اضغط {par.save}.
4. ارجع إلى {par.toOrder}، وعدّل العبوات إن كنت أعلم بالحاجة، ثم اضغط {par.order}.
> تُحتسب المسودات ضمن المطلوب، فلا يتكرر الطلب إن فتحت الصفحة مرتين.
> يُحسب الاستهلاك اليومي من مبيعات آخر أربعة أسابيع بحسب يوم الأسبوع.
! مكوّن لا يُقترح شراؤه. | ليس له مستوى، أو لم يُجرد في هذا الفرع بعد.
! المكوّن ضمن {par.unoffered}. | أضف عرضًا ساريًا اليوم لدى مورّد يورّد إلى الفرع.
! رُفض عدد العبوات. | التزم بأقل عدد من العبوات ومضاعفاته في العرض.
- يُقدَّم المورّد المفضل للمكوّن، ثم العرض الأقل تكلفة بالوزن أو الحجم أو الحبة.
`,
  },
]
