import type { HelpSource } from './help-source.ts'

/** Ingredients and recipes. */
export const kitchenArticles: readonly HelpSource[] = [
  {
    slug: 'ingredients-and-recipes',
    role: 'owners',
    topic: 'daily',
    audience: { right: 'kitchen.write' },
    page: '/client/recipe-management',
    changed: '2026-11-30',
    related: ['suppliers', 'team-and-roles', 'import-branches'],
    words: {
      en: 'recipe cost, food cost, allergens, calories, ingredient price, cook view, recipe card, price list',
      ar: 'تكلفة الوصفة، تكلفة الطعام، مسببات الحساسية، سعرات، سعر المكوّن، بطاقة الوصفة، قائمة أسعار، مكونات',
    },
    en: `
= How do I enter ingredients and cost a recipe?
~ Costs, allergens and calories of a recipe are computed from its ingredients. Enter these first, one by one or from a price list, then write the recipe on a sheet.
1. Open {shell.ingredients} in the menu. Add one with {ingredientList.add}, or begin with {ingredientList.sample}, which comes without prices.
2. For a whole price list, choose {ingredientList.import}. You see what each row would do before anything is saved.
3. Open {shell.recipes} and add a recipe. On its sheet, type an ingredient or another recipe, press Enter and enter the quantity.
4. Under {sheet.yields}, enter the output after cooking and the portions.
5. Read {sheet.costPortion}. Each line that is not complete says what it needs, such as a price or the weight of one piece.
6. When it is right, choose {sheet.publish}, set the day and choose {sheet.publishNow}.
> A published version does not change afterwards. Recipes that use this one follow it from that day.
> {sheet.cook} shows amounts and steps for the kitchen. With {cook.keep} it opens on that phone without a network.
> Under {sheet.steps}, {sheet.chooseLines} shows the amounts beside each step.
! A price is marked as older than 90 days. | Costs that count on it may be wrong. Enter the present price on the page of the ingredient.
! The cost is shown as “at least”. | A line has no price or cannot be converted. Complete the ingredient, and the cost follows.
! An import went wrong. | Choose {ingredientImport.undo} on the page of the import. It is refused when an ingredient is used in a recipe or was changed since.
! You can only propose an ingredient. | An owner, or a manager with the duty “Recipes”, accepts it.
! Two people change one recipe. | The sheet says so, and your changes are not lost: copy what you need, then choose {sheet.takeNewer}.
`,
    ar: `
= كيف أُدخل المكونات وأحسب تكلفة الوصفة؟
~ تُحتسب تكلفة الوصفة ومسببات الحساسية والسعرات من مكوناتها. أدخل المكونات أولًا، واحدًا واحدًا أو من قائمة أسعار، ثم اكتب الوصفة في ورقتها.
1. افتح {shell.ingredients} من القائمة. أضف مكونًا بزر {ingredientList.add}، أو ابدأ بما في {ingredientList.sample}، وهي دون أسعار.
2. لقائمة أسعار كاملة اضغط {ingredientList.import}، فيظهر لك أثر كل صف قبل حفظ أي شيء.
3. افتح {shell.recipes} وأضف وصفة. في ورقتها اكتب مكونًا أو وصفة أخرى واضغط Enter ثم أدخل الكمية.
4. في {sheet.yields} أدخل الناتج بعد الطهي وعدد الحصص.
5. اقرأ {sheet.costPortion}. وكل سطر غير مكتمل يذكر ما ينقصه، كالسعر أو وزن القطعة.
6. متى صحّت اضغط {sheet.publish} وحدّد اليوم ثم {sheet.publishNow}.
> لا يتغير الإصدار المنشور بعد ذلك. والوصفات التي تستخدم هذه الوصفة تتبعها من ذلك اليوم.
> تعرض {sheet.cook} الكميات والخطوات للمطبخ. وبزر {cook.keep} تفتح في ذلك الجوال دون شبكة.
> في {sheet.steps} يعرض {sheet.chooseLines} الكميات بجانب كل خطوة.
! يظهر سعر بعلامة أقدم من 90 يومًا. | قد لا تكون التكاليف المبنية عليه صحيحة. أدخل السعر الحالي في صفحة المكوّن.
! تظهر التكلفة حدًّا أدنى. | لا سعر لأحد الأسطر أو يتعذر تحويل وحدته. أكمل بيانات المكوّن فتكتمل التكلفة.
! حدث خطأ في الاستيراد. | اضغط {ingredientImport.undo} في صفحة الاستيراد. ولا يُقبل ذلك إن استُخدم مكوّن في وصفة أو تغيّر بعدها.
! لا يمكنك إلا اقتراح مكوّن. | يقبله المالك، أو مدير مكلّف بالوصفات.
! يعدّل شخصان وصفة واحدة. | تنبّهك الورقة ولا تضيع تعديلاتك: انسخ ما تحتاجه ثم اضغط {sheet.takeNewer}.
`,
  },
]
