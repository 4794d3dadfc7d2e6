import type { DemoArticle } from '#/content/articles/article-text.ts'

export const fewVisits: DemoArticle = {
  slug: 'reading-a-score-with-few-visits',
  topic: 'scores',
  cover: 'score',
  daysAgo: 48,
  title: {
    en: 'Reading a score that rests on few visits',
    ar: 'كيف تقرأ درجة مبنية على زيارات قليلة',
  },
  summary: {
    en: 'An average of two visits looks as exact as one of twenty. The margin beside it says how far you can trust it.',
    ar: 'متوسط زيارتين يبدو دقيقًا مثل متوسط عشرين زيارة. والهامش المكتوب بجانبه يبيّن مدى الاعتماد عليه.',
  },
  body: {
    en: `“Olaya has 86, Malqa has 83. What is Malqa doing wrong?” Possibly nothing. Before a ranking starts a conversation, it is worth asking how many visits each number is based on, and how far apart they are.
## Why one evening is not the branch
A visit happens on one day, at one table, with one server. On another evening the same branch would have scored a little higher or lower without anyone having done anything differently. The spread between visits is not an error of the method; it is what your guests experience too.
The more visits an average holds, the more these ups and downs cancel out. The margin calculates how quickly.
## The margin, step by step
Take a branch with four visits: 84, 92, 79 and 88. This is an example, not one of our clients.
1. The average is 85.8.
2. The spread (standard deviation) of the four is about 5.6 points.
3. Divided by the square root of four, and multiplied by 1.96 for a certainty of 95 percent, the margin is about 5.4 points.
So the fair sentence is not “85.8”, but “85.8, give or take 5.4, from four visits”: somewhere between 80 and 91.
With one visit no margin can be calculated at all, because one number has no spread. If a branch varies by nine points from visit to visit, a single visit may be off by about 18 points, and four visits by about 9. To halve a margin you need four times as many visits. That is also why a hundred visits are rarely worth their price.
## Three rules for a meeting
### Do not rank what lies within the margin
If 86 and 83 both carry a margin of 5, the order of the two branches is a coin toss. A fair list leaves such branches side by side.
### Compare a branch with itself
The same questionnaire, the same branch, similar hours: this comparison is the strongest one, because the guests, the kitchen and the building stay the same.
### Look for the same question twice
An overall score needs many visits. A single question does not: if the order was not read back in three visits out of three, you need no statistics to act on it.
## How many visits, then?
For a branch you run yourself and know well, one visit a month shows within a quarter whether a change has held. To compare branches with each other, plan for at least four to six visits per branch before drawing conclusions, spread over weekdays, weekends, lunch and evening. Which plan fits is a question of [your number of branches](/plans), not of how exact you would like the decimals to be.`,
    ar: `«فرع العليا 86 وفرع الملقا 83، فأين الخلل في الملقا؟» ربما لا خلل. قبل أن يفتح الترتيب نقاشًا يحسن أن تسأل: كم زيارة خلف كل رقم؟ وكم تتباعد فيما بينها؟
## لماذا لا يمثل مساءٌ واحد الفرعَ كله
تجري الزيارة في يوم واحد، على طاولة واحدة، مع مقدّم خدمة واحد. وفي مساء آخر كان الفرع نفسه سيحصل على درجة أعلى قليلًا أو أقل دون أن يغيّر أحد شيئًا. التفاوت بين الزيارات ليس خطأ في الطريقة، بل هو تجربة ضيوفك أيضًا.
وكلما زادت الزيارات في المتوسط ألغى الارتفاعُ الانخفاضَ. ويمكن حساب سرعة ذلك، وهذا ما يفعله الهامش.
## حساب الهامش
خذ فرعًا له أربع زيارات: 84 و92 و79 و88. هذا مثال للشرح وليس أحد عملائنا.
1. المتوسط 85.8.
2. تشتت الدرجات الأربع (الانحراف المعياري) نحو 5.6 نقطة.
3. نقسمه على جذر أربعة ونضربه في 1.96 لدرجة ثقة 95%، فيكون الهامش نحو 5.4 نقطة.
فالجملة المنصفة ليست «85.8»، بل «85.8 بزيادة أو نقصان 5.4 من أربع زيارات»، أي بين 80 و91 تقريبًا.
ومع زيارة واحدة لا يمكن حساب هامش أصلًا، لأن الرقم الواحد لا تشتت له. فإذا كان الفرع يتفاوت تسع نقاط بين زيارة وأخرى، فقد تبتعد الزيارة الواحدة نحو 18 نقطة عن حقيقته، والأربع نحو 9. ولتقليص الهامش إلى نصفه تحتاج إلى أربعة أضعاف الزيارات. لذلك نادرًا ما تستحق مئة زيارة ثمنها.
## ثلاث قواعد لأي اجتماع
### لا ترتّب ما يقع داخل الهامش
إذا كان هامش 86 و83 خمس نقاط لكل منهما، فترتيب الفرعين أقرب إلى القرعة. والقائمة المنصفة تترك مثل هذه الفروع متجاورة دون ترتيب.
### قارن الفرع بنفسه
نموذج التقييم نفسه والفرع نفسه وأوقات متقاربة: هذه أقوى مقارنة، لأن الضيوف والمطبخ والمكان لم يتغيروا.
### ابحث عن السؤال الذي يتكرر
الدرجة الكلية تحتاج إلى زيارات كثيرة، أما السؤال الواحد فلا. إن لم تُعَد قراءة الطلب في ثلاث زيارات من ثلاث، فلا حاجة إلى إحصاء كي تتصرف.
## كم زيارة إذن؟
لفرع تديره بنفسك وتعرفه جيدًا تكفي زيارة كل شهر لترى خلال ربع سنة هل ثبت التغيير. أما لمقارنة الفروع فيما بينها فخطّط لأربع إلى ست زيارات لكل فرع على الأقل قبل أي استنتاج، موزعة بين أيام الأسبوع ونهايته وبين الغداء والعشاء. والباقة المناسبة تتبع [عدد فروعك](/plans)، لا عدد المنازل العشرية التي تتمناها.`,
  },
}
