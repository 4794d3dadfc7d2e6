import type { DemoArticle } from '#/content/articles/article-text.ts'

export const calorieLabels: DemoArticle = {
  slug: 'calorie-labels-on-the-menu-the-basics',
  topic: 'rules',
  cover: 'menu',
  daysAgo: 4,
  title: {
    en: 'Calorie labels on the menu: the basics for restaurants and cafés',
    ar: 'السعرات الحرارية على القائمة: الأساسيات للمطاعم والمقاهي',
  },
  summary: {
    en: 'Which figures guests should find on a menu, where they are forgotten most often, and how to keep them right. Check the regulator’s current guide before you print.',
    ar: 'أي أرقام ينبغي أن يجدها الضيف في القائمة، وأين تُنسى عادة، وكيف تبقى صحيحة. راجع الدليل الحالي للجهة المنظمة قبل الطباعة.',
  },
  body: {
    en: `Calories on menus have been part of eating out in the Kingdom for years, and the Saudi Food and Drug Authority (SFDA) has since added more. This article explains the idea and the usual gaps. It is not legal advice, and rules change: **the regulator’s current guide decides,** and you find it on the [SFDA website](https://www.sfda.gov.sa/).
## What guests should be able to see
- **Calories of each item,** next to it and readable, before ordering. This holds for the printed menu, the board over the counter, the screen and the delivery app alike.
- **High salt:** since July 2025 a salt-shaker mark belongs beside items above the limit that the SFDA sets.
- **Caffeine in drinks:** since the same date its amount is stated together with the recommended daily maximum.
- **Activity:** a hint at how long one would have to move to use up the calories.
Limits, exceptions and the exact wording are in the SFDA’s guide. Look there whether your kind of business is covered before changing a menu.
## Where a figure comes from
A figure is only as good as the recipe behind it. Write down for every dish what goes in, in grams, including the oil in the pan and the sauce on the side. Calculate the portion as it leaves the kitchen, not as the book has it. Keep the sheet, with a date: if a guest or an inspector asks, you can show how the number was calculated.
Three changes make a figure wrong without anyone noticing:
1. a supplier’s product is replaced by a similar one,
2. the portion grows because guests praised it,
3. a dish gets a new side and keeps its old line on the menu.
## Where it is forgotten
When shoppers find nothing beside a dish, it is rarely the printed menu. It is the daily special on the chalkboard, the dessert the server recommends, the seasonal drink on a stand, and the delivery app that still shows last year’s list. Follow a guest’s route once a month: board, menu, table stand, code, app. Five minutes show the gaps.
## Teach one sentence
No one expects a server to know figures by heart. But “they are on the menu, under the name” is better than a shrug, and with allergens certainty matters more than speed: “I will ask the kitchen” is a good answer, “I think not” is not.
## How a visit looks at it
In our full visit one question of the section on guest rights asks whether calories and allergens were shown for the dishes that were ordered. The shopper answers yes only if both were shown before ordering, for every dish. The answer records what a guest saw; it does not replace an inspection by an authority.
If the answer is “no”, begin with the dishes named in the comment. They are usually the new ones.`,
    ar: `السعرات على القوائم جزء من تناول الطعام خارج المنزل في المملكة منذ سنوات، وقد أضافت إليها الهيئة العامة للغذاء والدواء متطلبات أخرى. يشرح هذا المقال الفكرة ومواضع النقص المعتادة، وليس استشارة قانونية، والاشتراطات تتغير: **والمعتمد هو الدليل الحالي للجهة المنظمة،** وتجده في [موقع الهيئة](https://www.sfda.gov.sa/).
## ما ينبغي أن يراه الضيف
- **سعرات كل صنف** بجانبه وبخط مقروء قبل الطلب. وينطبق ذلك على القائمة المطبوعة واللوحة فوق المنضدة والشاشة وتطبيق التوصيل.
- **مرتفع الملح:** منذ يوليو 2025 توضع علامة المملحة بجانب الأصناف التي تتجاوز الحد الذي تقرره الهيئة.
- **الكافيين في المشروبات:** ومنذ التاريخ نفسه تُذكر كميته مع الحد اليومي الموصى به.
- **النشاط البدني:** إشارة إلى مدة الحركة اللازمة لحرق السعرات.
الحدود والاستثناءات والصياغة الدقيقة في دليل الهيئة. تحقق منه أولًا هل يشمل نوع نشاطك قبل تعديل أي قائمة.
## من أين يأتي الرقم
لا يكون الرقم أدق من الوصفة التي بُني عليها. اكتب لكل طبق ما يدخل فيه بالجرام، ومنه زيت المقلاة والصلصة الجانبية. واحسب الحصة كما تخرج من المطبخ لا كما في الوصفة المكتوبة. واحتفظ بهذه البيانات مؤرخة، لتوضح عند السؤال كيف حُسب الرقم.
وثلاثة تغييرات تفسد الرقم دون أن يلاحظ أحد:
1. استبدال منتج المورّد بآخر مشابه،
2. كبر الحصة لأن الضيوف أثنوا عليها،
3. إضافة طبق جانبي مع بقاء السطر القديم في القائمة.
## أين تُنسى
حين لا يجد المتسوّق شيئًا بجانب الطبق فنادرًا ما تكون القائمة المطبوعة هي السبب. بل طبق اليوم على السبورة، والتحلية التي يوصي بها النادل، ومشروب الموسم على لوحة الطاولة، وتطبيق التوصيل الذي ما زال يعرض قائمة العام الماضي. سِر طريق الضيف مرة كل شهر: اللوحة ثم القائمة ثم لوحة الطاولة ثم الرمز ثم التطبيق. خمس دقائق تكشف النقص.
## علّم جملة واحدة
لا يُنتظر من النادل أن يحفظ الأرقام. لكن «تجدها في القائمة تحت اسم الطبق» أفضل من هزّ الكتفين. وفي مسببات الحساسية اليقين أهم من السرعة: «سأسأل المطبخ» إجابة جيدة، و«لا أظن» ليست كذلك.
## كيف تنظر إليها الزيارة
في زيارتنا الكاملة سؤال ضمن محور حقوق الضيف: هل عُرضت السعرات ومسببات الحساسية للأطباق المطلوبة؟ يجيب المتسوّق بنعم إذا كانت كلتاهما معروضة قبل الطلب ولكل طبق طلبه. والإجابة تمثل ما رآه ضيف، ولا تغني عن تفتيش أي جهة.
فإن كانت الإجابة «لا» فابدأ بالأطباق المذكورة في التعليق، فهي غالبًا الأحدث في القائمة.`,
  },
}
