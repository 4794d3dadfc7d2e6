import type { DemoArticle } from '#/content/articles/article-text.ts'

export const calorieLabels: DemoArticle = {
  slug: 'calorie-labels-on-the-menu-the-basics',
  topic: 'rules',
  cover: 'menu',
  daysAgo: 4,
  title: {
    en: 'Calorie labels on the menu: a guide for restaurants and cafes',
    ar: 'السعرات الحرارية على القائمة: دليل للمطاعم والمقاهي',
  },
  summary: {
    en: 'Which figures guests should find on a menu, how to calculate them from your recipes, where they are forgotten most often, and how to keep them right. Check the regulator’s current guide before you print.',
    ar: 'أي أرقام ينبغي أن يجدها الضيف في القائمة، وكيف تحسبها من وصفاتك، وأين تُنسى عادة، وكيف تبقى صحيحة. راجع الدليل الحالي للجهة المنظمة قبل الطباعة.',
  },
  body: {
    en: `Calories on menus have been part of eating out in the Kingdom for years, and the Saudi Food and Drug Authority (SFDA) has since added salt, caffeine and activity. A restaurant usually puts the figures on the printed menu once. The gaps appear later: a new dessert, a larger portion, a delivery app with last year's list.

This article explains what guests should be able to see, how a figure is calculated from a recipe, and how one person can keep all menus right in about an hour a month. It is not legal advice, and rules change: **the regulator's current guide decides,** and you find it on the [SFDA website](https://www.sfda.gov.sa/).

## What guests should be able to see
- **Calories of each item,** next to it and readable, before ordering. This concerns the printed menu, the board over the counter, the website, the screen and the delivery app alike.
- **High salt:** since July 2025 a salt-shaker mark belongs beside an item with more than 5 g of salt, which the SFDA equates with 2,000 mg of sodium.
- **Caffeine in drinks:** since the same date the amount is stated in milligrams per cup or per 100 ml, together with the daily maximum for adults, 400 mg.
- **Activity:** since the same date, the time in minutes or hours that it takes to use up the calories, with an activity mark.
- **Allergens:** whether the dish contains one of the listed groups. The list that is commonly used has 14: cereals with gluten, crustaceans, eggs, fish, peanuts, soya, milk, nuts, celery, mustard, sesame, sulphites, lupin and molluscs.

Sources disagree about which businesses are covered by which duty. Before you print, look up three things in the current guide: whether your kind of business is included, how the marks must be drawn and how large they must be, and how figures are to be rounded. Write the date on which you looked beside the answer. If you want certainty for a special case, such as an open buffet, ask the authority in writing.

## Where a figure comes from
A figure is only as good as the recipe behind it. For each dish you need one sheet with four columns: ingredient, grams in one portion, calories per 100 g, source.
1. **Weigh the portion that leaves the kitchen.** Let the cook prepare it three times on an ordinary day without looking at the book, and use the average.
2. **List everything,** including the oil that stays in the food, the butter on the bread, the sauce on the side, the sugar in the drink.
3. **Take the calories per 100 g** from the label of the product you really buy. For raw products without a label use a published food composition table, and write down which.
4. **Multiply and add.** Grams times calories per 100 g, divided by 100, then the sum of all lines.
5. **For a dish cooked in a batch,** calculate the whole pot and divide by the portions you really get from it. Water that evaporates changes the weight and leaves the calories as they are.
6. **Sign and date the sheet.** If a guest or an inspector asks, you can show how the number was calculated.

If one ingredient is missing a value, the dish is incomplete. A sum with a gap looks like a small number, and that is worse than an open question.

### An example: a chicken wrap
The values per 100 g here are examples; yours are on your own labels.
- Bread, 90 g at 270 kcal: 243 kcal.
- Chicken breast, 120 g at 120 kcal: 144 kcal.
- Oil that stays in the pan and on the chicken, 10 g at 900 kcal: 90 kcal.
- Garlic sauce, 30 g at 600 kcal: 180 kcal.
- Vegetables, 40 g at 25 kcal: 10 kcal.
- Together: 667 kcal.

Without oil and sauce the same sheet would say 397. And if the cook gives 45 g of sauce in place of 30, the wrap on the plate has 757. This is why the scale matters more than the calculator.

### Salt: a rice dish
Salt in grams is sodium in milligrams, times 2.5, divided by 1,000. Suppose a rice dish has 850 mg of sodium from the rice, 900 from the marinated chicken and 400 from the sauce. That makes 2,150 mg, or 5.4 g of salt: the mark belongs beside it. A marinade with a little less salt could bring the dish below the limit, and then the mark comes off. Ask first whether guests still like it.

### Caffeine and activity
If your supplier states 130 mg of caffeine for the double shot you use, and the cup holds 240 ml, write 130 mg per cup or 54 mg per 100 ml. Each size with a different number of shots needs its own figure.

For activity, divide the calories by the number used up per minute. The rate comes from the guide. With 5 kcal a minute, a number chosen here only for the arithmetic, the wrap of 667 kcal would come to 134 minutes, or 2 hours and 14 minutes.

## Make a list of all your menus
An owner who counts two menus may well find six. Walk the way of a guest and write down every place where a dish can be chosen:
- the printed menu, in both languages and in every copy,
- the board or screen over the counter,
- the stand on the table and the poster in the window,
- the card in front of the cake display,
- the menu behind the code on the table,
- your website,
- each delivery app, with its own entry per branch,
- the menu for groups and catering,
- the daily special, whether on a chalkboard or only spoken.

Put this list in a table with four columns: place, who changes it, how long a change takes, last checked. The column “who changes it” is usually the surprising one. It may name an agency, a cousin, or a manager who left.

## Where figures become wrong
Changes in a kitchen are small, and no one thinks of the menu. Five of them matter:
1. A supplier's product is replaced by a similar one with other values.
2. The portion grows because guests praised it.
3. A dish gets a new side and keeps its old line on the menu.
4. A new cook has a more generous hand with oil or sauce.
5. A drink gets a new cup size.

Connect the figure with the moment of change. The person who approves a new product, portion or dish also fills in the sheet, and the dish goes on sale only after that. For a daily special this can be simple: keep ten specials with finished sheets, and choose among these ten.

## Allergens need certainty
A calorie figure that is wrong by a few per cent misleads a guest. A wrong answer about nuts can send a guest to hospital. Keep an allergen sheet for all dishes with three possible entries for each group: contains, may contain, free. Write “free” only if someone has read the label of every ingredient. An empty field means unknown, and unknown is never “free”.

A shared fryer or a shared grill adds “may contain” to everything that passes through it. A new supplier makes every “free” open again until the new label has been read.

## Teach the team one sentence
No one expects a server to know figures by heart. But “they are on the menu, under the name” is better than a shrug. For allergens, “I will ask the kitchen” is a good answer, and “I think not” is a bad one. Practise both sentences once at the start of a shift, with one colleague as the guest, and show everyone where the allergen sheet hangs.

## How a visit looks at it
In our full visit one question asks whether calories and allergens were shown for the dishes that were ordered. It belongs to the section on guest rights and is worth two of the hundred points. The shopper answers yes only if both were shown before ordering, on menu, board or digital menu, for every dish. Another question looks at the answer about allergies: checking with the kitchen counts as yes, guessing counts as no. You can read all questions in [the restaurant checklist](/checklists/restaurant) and [the cafe checklist](/checklists/cafe).

The report records what a guest saw. It does not check whether 667 is correct, and it does not replace an inspection by an authority. If the answer is “no”, begin with the dishes named in the comment. They are usually the new ones.

## Common mistakes
- Figures copied from another restaurant or from the internet. The dish has the same name and another recipe.
- One figure for three sizes.
- Calories for the sandwich, none for the sandwich as a meal with fries and a drink.
- Figures in the English menu only, or in a grey type that no one can read in evening light.
- A correct printed menu beside an app that no one has opened for a year.
- No date and no name on the calculation.

## A checklist for one hour a month
1. Follow the list of menus from place to place, and note every dish without a figure.
2. Compare three dishes in all places. The figure must be the same everywhere.
3. Weigh one portion of two best-selling dishes, and compare with the sheet.
4. Ask the buyer which products changed this month, and correct their sheets.
5. Check the salt mark for each dish that changed, and caffeine for each new drink.
6. Go through the allergen sheet for empty fields.
7. Ask one colleague the question about nuts.
8. Twice a year, open the SFDA guide and compare it with your notes.
9. Write down date, name and findings.

If your menus change often, a digital menu is easier to keep right than paper. Our consultants can set one up with you in both languages; the [services page](/services) says what this includes. For the rules that your team should know by heart, read [how to write a service standard](/blog/writing-a-restaurant-service-standard).`,
    ar: `السعرات على القوائم جزء من تناول الطعام خارج المنزل في المملكة منذ سنوات، وقد أضافت إليها الهيئة العامة للغذاء والدواء الملح والكافيين والنشاط البدني. توضع الأرقام عادة على القائمة المطبوعة مرة واحدة، ثم يظهر النقص لاحقًا: تحلية جديدة، أو حصة أكبر، أو تطبيق توصيل ما زال يعرض قائمة العام الماضي.

يشرح هذا المقال ما ينبغي أن يراه الضيف، وكيف يُحسب الرقم من الوصفة، وكيف يستطيع شخص واحد أن يُبقي جميع القوائم صحيحة بنحو ساعة كل شهر. وهو ليس استشارة قانونية، والاشتراطات تتغير: **والمعتمد هو الدليل الحالي للجهة المنظمة،** وتجده في [موقع الهيئة](https://www.sfda.gov.sa/).

## ما ينبغي أن يراه الضيف
- **سعرات كل صنف** بجانبه وبخط مقروء قبل الطلب. ويشمل ذلك القائمة المطبوعة واللوحة فوق المنضدة والموقع الإلكتروني والشاشة وتطبيق التوصيل.
- **الملح المرتفع:** منذ يوليو 2025 يوضع وسم الملّاحة بجانب الصنف الذي يزيد ملحه على 5 جرامات، ويعادل ذلك لدى الهيئة 2,000 ملجم من الصوديوم.
- **الكافيين في المشروبات:** ومنذ التاريخ نفسه تُذكر كميته بالمليجرام لكل كوب أو لكل 100 مل، مع الحد اليومي للبالغين وهو 400 ملجم.
- **النشاط البدني:** ومنذ التاريخ نفسه تُذكر المدة اللازمة لحرق السعرات بالدقائق أو الساعات مع علامة النشاط.
- **مسببات الحساسية:** هل يحتوي الطبق على إحدى المجموعات المدرجة. والقائمة الشائعة فيها 14 مجموعة: الحبوب المحتوية على الجلوتين، والقشريات، والبيض، والسمك، والفول السوداني، وفول الصويا، والحليب، والمكسرات، والكرفس، والخردل، والسمسم، والكبريتيت، والترمس، والرخويات.

تختلف المصادر في تحديد المنشآت التي يشملها كل اشتراط. لذلك ابحث قبل الطباعة عن ثلاثة أمور في الدليل الحالي: هل يشمل نوع نشاطك، وما شكل العلامات وحجمها المطلوب، وكيف تُقرَّب الأرقام. واكتب تاريخ اطلاعك بجانب كل جواب. وإن كانت لديك حالة خاصة، كالبوفيه المفتوح، فاسأل الهيئة كتابةً.

## من أين يأتي الرقم
لا يكون الرقم أدق من الوصفة التي بُني عليها. تحتاج لكل طبق إلى ورقة فيها أربعة أعمدة: المكوّن، والجرامات في الحصة الواحدة، والسعرات لكل 100 جرام، والمصدر.
1. **زِن الحصة كما تخرج من المطبخ.** دع الطباخ يحضّرها ثلاث مرات في يوم عادي دون الرجوع إلى الوصفة المكتوبة، واعتمد المتوسط.
2. **اكتب كل ما يدخل فيها،** ومنه الزيت الذي يبقى في الطعام، والزبدة على الخبز، والصلصة الجانبية، والسكر في المشروب.
3. **خذ السعرات لكل 100 جرام** من ملصق المنتج الذي تشتريه فعلًا. أما المواد الخام التي لا ملصق لها فاستخدم لها جدولًا منشورًا لمكونات الأغذية، واذكر اسمه.
4. **اضرب ثم اجمع.** الجرامات في السعرات لكل 100 جرام، مقسومة على 100، ثم مجموع الأسطر كلها.
5. **إن كان الطبق يُطهى بالقدر** فاحسب القدر كاملًا واقسمه على عدد الحصص التي تخرج منه فعلًا. تبخّر الماء يغيّر الوزن ولا يغيّر السعرات.
6. **وقّع الورقة واكتب تاريخها.** فإذا سأل ضيف أو مفتش أمكنك أن توضح كيف حُسب الرقم.

وإذا نقصت قيمة مكوّن واحد فحساب الطبق ناقص. المجموع الذي فيه فراغ يظهر رقمًا صغيرًا، وهذا أسوأ من ترك السؤال مفتوحًا.

### مثال: لفافة دجاج
القيم لكل 100 جرام هنا للتوضيح، أما قيمك فعلى ملصقات منتجاتك.
- خبز، 90 جرامًا، 270 سعرة لكل 100 جرام: 243 سعرة.
- صدر دجاج، 120 جرامًا، 120 سعرة لكل 100 جرام: 144 سعرة.
- زيت يبقى على الدجاج بعد الطهي، 10 جرامات، 900 سعرة لكل 100 جرام: 90 سعرة.
- صلصة ثوم، 30 جرامًا، 600 سعرة لكل 100 جرام: 180 سعرة.
- خضار، 40 جرامًا، 25 سعرة لكل 100 جرام: 10 سعرات.
- المجموع: 667 سعرة.

لو نُسي الزيت والصلصة لأظهرت الورقة نفسها 397 سعرة. ولو وضع الطباخ 45 جرامًا من الصلصة بدل 30 لأصبح في الطبق 757 سعرة. لذلك الميزان هنا أهم من الآلة الحاسبة.

### الملح: طبق أرز
الملح بالجرام يساوي الصوديوم بالمليجرام مضروبًا في 2.5 ومقسومًا على 1,000. لنفترض أن في طبق أرز 850 ملجم من الصوديوم في الأرز، و900 في الدجاج المتبّل، و400 في الصلصة. المجموع 2,150 ملجم، أي 5.4 جرامات من الملح، فيلزم وضع وسم الملّاحة بجانبه. قد يكفي تخفيف الملح قليلًا في التتبيلة لينزل الطبق عن الحد ويُزال الوسم، وتأكد أولًا من أن الضيوف ما زالوا يحبون مذاقه.

### الكافيين والنشاط البدني
إذا ذكر المورّد أن جرعة القهوة المزدوجة لديك تحتوي على 130 ملجم من الكافيين، وسعة الكوب 240 مل، فاكتب 130 ملجم للكوب أو 54 ملجم لكل 100 مل. وكل حجم يختلف فيه عدد الجرعات يحتاج إلى رقم خاص به.

أما النشاط البدني فاقسم له السعرات على ما يُحرق في الدقيقة. هذا المعدل يؤخذ من الدليل. فلو كان 5 سعرات في الدقيقة، وهو رقم اخترناه هنا لتوضيح الحساب فقط، لاحتاجت لفافة الـ667 سعرة إلى 134 دقيقة، أي ساعتين و14 دقيقة.

## احصر جميع قوائمك
قد يظن المالك أن لديه قائمتين ثم يجد ستًا. سِر كما يسير الضيف واكتب كل موضع يمكن أن يُختار منه طبق:
- القائمة المطبوعة باللغتين وفي جميع النسخ،
- اللوحة أو الشاشة فوق المنضدة،
- لوحة الطاولة والملصق على الواجهة،
- البطاقة أمام ثلاجة الكيك،
- القائمة التي يفتحها الرمز على الطاولة،
- موقعك الإلكتروني،
- كل تطبيق توصيل، ولكل فرع فيه صفحته،
- قائمة المجموعات والضيافة الخارجية،
- طبق اليوم، مكتوبًا على السبورة أو منطوقًا فقط.

ضع ذلك في جدول من أربعة أعمدة: الموضع، ومن يعدّله، وكم يستغرق التعديل، وآخر مراجعة. وعمود «من يعدّله» هو الذي يفاجئ المالك غالبًا، فقد يكون وكالة أو قريبًا أو مديرًا ترك العمل.

## متى يصبح الرقم خاطئًا
تغييرات المطبخ صغيرة ولا يتذكر أحد القائمة عندها. خمسة منها مؤثرة:
1. استبدال منتج المورّد بآخر مشابه تختلف قيمه.
2. كبر الحصة لأن الضيوف أثنوا عليها.
3. إضافة طبق جانبي مع بقاء السطر القديم في القائمة.
4. طباخ جديد يُكثر من الزيت أو الصلصة.
5. حجم جديد لكوب المشروب.

اربط الرقم بلحظة التغيير: من يعتمد منتجًا أو حصة أو طبقًا جديدًا يكمل الورقة أيضًا، ولا يُباع الطبق قبل ذلك. ولطبق اليوم حل بسيط: جهّز عشرة أطباق مكتملة الأوراق، واختر منها كل يوم.

## مسببات الحساسية تحتاج إلى يقين
خطأ يسير في السعرات يضلل الضيف. أما الجواب الخاطئ عن المكسرات فقد يوصل الضيف إلى المستشفى. احتفظ بجدول لمسببات الحساسية في جميع الأطباق، وفيه لكل مجموعة ثلاثة أجوبة ممكنة: يحتوي على، قد يحتوي على، خالٍ من. ولا يُكتب «خالٍ من» إلا بعد قراءة ملصق كل مكوّن. والخانة الفارغة تعني أن الأمر غير معروف، ولا يجوز أن تُفهم «خالٍ من».

المقلاة أو الشواية المشتركة تضيف «قد يحتوي على» إلى كل ما يمر بها. وعند تغيير المورّد تُراجع كل خانة كُتب فيها «خالٍ من» حتى يُقرأ الملصق الجديد.

## علّم الفريق جملة واحدة
لا يُنتظر من النادل أن يحفظ الأرقام. لكن «تجدها في القائمة تحت اسم الطبق» أفضل من هزّ الكتفين. وفي مسببات الحساسية «سأسأل المطبخ» إجابة جيدة، و«لا أظن» إجابة سيئة. درّب الفريق على الجملتين مرة في بداية الوردية، ويمثّل أحد الزملاء دور الضيف، وأطلع الجميع على مكان جدول مسببات الحساسية.

## كيف تنظر إليها الزيارة
في زيارتنا الشاملة سؤال عن عرض السعرات ومسببات الحساسية للأطباق المطلوبة. يقع ضمن محور حقوق الضيف ووزنه نقطتان من مئة. يجيب المتسوّق بنعم إذا كانت كلتاهما معروضة قبل الطلب، في القائمة أو اللوحة أو القائمة الرقمية، لكل طبق طلبه. وسؤال آخر ينظر إلى الجواب عن الحساسية: التحقق من المطبخ يُحتسب «نعم»، والتخمين يُحتسب «لا». يمكنك قراءة الأسئلة كلها في [قائمة التحقق للمطاعم](/ar/checklists/restaurant) و[قائمة التحقق للمقاهي](/ar/checklists/cafe).

يدوّن التقرير ما رآه ضيف. فهو لا يتحقق من صحة الرقم 667، ولا يغني عن تفتيش أي جهة. فإن كانت الإجابة «لا» فابدأ بالأطباق المذكورة في التعليق، فهي غالبًا الأحدث في القائمة.

## أخطاء شائعة
- أرقام منقولة من مطعم آخر أو من الإنترنت. اسم الطبق واحد والوصفة مختلفة.
- رقم واحد لثلاثة أحجام.
- سعرات الساندويتش وحده، ولا شيء للوجبة مع البطاطس والمشروب.
- أرقام في القائمة الإنجليزية فقط، أو بخط رمادي لا يُقرأ في إضاءة المساء.
- قائمة مطبوعة صحيحة وتطبيق لم يفتحه أحد منذ سنة.
- حساب بلا تاريخ ولا اسم.

## قائمة تحقق لساعة واحدة كل شهر
1. مرّ على القوائم موضعًا موضعًا، ودوّن كل طبق بلا رقم.
2. قارن ثلاثة أطباق في جميع المواضع. يجب أن يكون الرقم واحدًا فيها كلها.
3. زِن حصة من طبقين من الأكثر مبيعًا، وقارنها بالورقة.
4. اسأل مسؤول المشتريات عن المنتجات التي تغيّرت هذا الشهر، وصحّح أوراقها.
5. راجع وسم الملّاحة لكل طبق تغيّر، والكافيين لكل مشروب جديد.
6. ابحث في جدول مسببات الحساسية عن الخانات الفارغة.
7. اسأل أحد الزملاء السؤال عن المكسرات.
8. مرتين في السنة افتح دليل الهيئة وقارنه بملاحظاتك.
9. اكتب التاريخ والاسم وما وجدته.

إذا كانت قوائمك تتغير كثيرًا فالقائمة الرقمية أسهل ضبطًا من الورق. ويستطيع مستشارونا إعدادها معك باللغتين، وتجد ما تشمله في [صفحة الخدمات](/ar/services). وللقواعد التي ينبغي أن يحفظها فريقك اقرأ [كيف تكتب معيار خدمة](/ar/blog/writing-a-restaurant-service-standard).`,
  },
}
