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
    en: 'An average of two visits looks as exact as one of twenty. How the margin of error is calculated, when two branches really differ, and which decisions need only three visits.',
    ar: 'متوسط زيارتين يبدو دقيقًا مثل متوسط عشرين زيارة. كيف يُحسب هامش الخطأ، ومتى يكون الفرق بين فرعين فرقًا فعليًا، وأي القرارات تكفيها ثلاث زيارات.',
  },
  body: {
    en: `“Olaya has 86, Malqa has 83. What is Malqa doing wrong?” Possibly nothing. Before a ranking starts a conversation, it is worth asking how many visits each number is based on, and how far apart those visits are.

This article explains how to read scores when there are only a few of them, which is the normal case: most branches are visited once a month or less. You need no statistics beyond an average. All branches and scores below are examples and do not come from clients.

## Why one evening is not the branch
A visit happens on one day, at one table, with one server. On another evening the same branch would have scored a little higher or lower without anyone having done anything differently. Four causes are common:
- **The hour.** Thursday at nine and Sunday at four are two different restaurants, with different staffing and a different kitchen load.
- **The people.** An experienced waiter and a new colleague work in the same shift, and chance decides who serves the table.
- **The order.** Grilled meat for two puts the kitchen to another test than a salad and a soup.
- **The questions that applied.** If nothing went wrong, the question about handling a problem is marked “not applicable” and does not count in that visit.

This spread between visits is not an error of the method. Your guests experience it too. The more visits an average holds, the more these ups and downs cancel out, and the margin of error says how far that has gone.

## The margin, step by step
Take a branch with five full visits in one year: 84, 92, 79, 88 and 87.
1. The average is 430 divided by 5, which is 86.0.
2. The distances from the average are −2, +6, −7, +2 and +1. Squared and added they make 94. Divided by four, one less than the number of visits, they make 23.5, and the square root is 4.8 points. This is the spread (standard deviation).
3. Divided by the square root of five, the uncertainty of the average is 2.2 points.
4. For a confidence of 95% it is multiplied by a factor that depends on the number of visits. For five visits the factor is 2.78 (Student’s t), so the margin is about 6.0 points.

The fair sentence is therefore “86.0, give or take 6.0, from five visits”: the usual level of the branch probably lies between 80 and 92.

The factor in step 4 matters. Many spreadsheets use 1.96 for any number of visits. That is right for hundreds of values and too optimistic for five, because a spread calculated from five scores is itself uncertain. On our pages the larger factor is used, and the margin is shown from five visits. With fewer, the words “few visits” appear in its place, since a margin from two or three scores depends mostly on luck.

If the margin would go beyond the scale, two ends are shown instead. For a branch with an average of 97 and a margin of 5, the page shows “between 92 and 100”.

## How quickly the margin shrinks
It depends on how steady the branch is. For a steady branch, whose visits spread by about five points, the margin is roughly:
- 5 visits: 6.2 points,
- 6 visits: 5.2 points,
- 8 visits: 4.2 points,
- 12 visits: 3.2 points,
- 20 visits: 2.3 points.

For an uneven branch, with a spread of eight points:
- 5 visits: 9.9 points,
- 6 visits: 8.4 points,
- 8 visits: 6.7 points,
- 12 visits: 5.1 points,
- 20 visits: 3.7 points.

Two things can be read from these lists. The first additional visits help most: from five to eight the margin falls by a third. Later it becomes expensive: as a rule of thumb, half the margin costs four times the visits. That is why a hundred visits to one branch are rarely worth their price.

And with one visit no margin can be calculated at all, because one number has no spread. If you know from earlier years that a branch varies by nine points from visit to visit, a single visit may be off by about 18 points.

## The margin belongs to the average
A frequent misunderstanding: the new visit scored 79, the range is 80 to 92, so something must have happened. Not necessarily. The range describes the average of the branch. Single evenings spread more widely, and in our example the 79 is one of the five visits that made the range.

When a report says that a visit is below the usual range, take it as a reason to read the answers of that visit, and nothing more. If it was one bad question with a clear cause, correct the cause. If five sections are a little lower, wait for the next visit before you call a meeting. [The summary of a report](/ai-reports), in the plans that include it, links every sentence to its answer, so this check takes minutes.

## When two branches really differ
Back to Olaya and Malqa. Suppose both have six visits with a spread of about five points. Each average then has a margin of about 5.2 points. To compare them you need the margin of the **difference**, and this is about 6.4 points. Olaya is ahead by 3. So the order of the two is close to a coin toss, and next quarter it may be the other way round.

If Olaya had 90 and Malqa 83, the difference of 7 would exceed 6.4. Now it is reasonable to look for a cause. Note that the two ranges, 85 to 95 and 78 to 88, still overlap. Overlapping ranges do not prove that two branches are equal; the difference has a margin of its own, smaller than the two margins added together.

The ranking in our analytics follows this calculation. Branches that cannot be told apart from the best of their group share a rank, and a branch with fewer than three visits has no rank yet. A list with four branches sharing first place looks less exciting than a table from 1 to 12, but it does not send anyone to a meeting because of a coin toss.

## Four rules for a meeting
### Do not rank differences within the margin
Leave such branches side by side. Bonuses and reprimands must not depend on an order that chance has made. Results of mystery visits are not a ground for measures against a person in any case.
### Compare a branch with its own past
The same questionnaire, the same branch, similar hours: this comparison is the strongest one, because the guests, the kitchen and the building stay the same. Do not mix full and basic visits in one average; they ask different questions.
### Ask which average it is
There are two. The current average takes the last counted visit of each branch and answers “where are we now?”. The average of a period takes all counted visits in it and answers “how was the half-year?”. A manager quoting one and an owner quoting the other will disagree for an hour without a reason.
### Demand five values for a trend
Three rising scores in a row are not a trend: if nothing changes, one in six rows of three rises by chance alone. With five different values, only an unbroken rise or fall is clear enough to be called a trend. With fewer values we report no trend.

## One critical finding changes the arithmetic
If a critical question fails, the final score is capped at 59, however good the rest was. Suppose the third of the five visits had such a finding: 84, 92, 59, 88 and 87. The average falls from 86.0 to 82.0, and the margin grows from 6.0 to about 16 points. The branch has not become uneven; one rule has been applied.

In such a case read two numbers. The calculated score, which remains visible in the report, shows the service of that evening. The final score shows that something happened that must not happen. Deal with the finding on the same day, and do not wait for more visits.

## Look for the same question more than once
An overall score needs many visits. A single question does not. If the order was not read back in three visits out of three, you need no margin to act. A quick estimate shows why: if your team read the order back four times out of five, three misses in a row would come up once in 125 cases.

With about 40 questions in a full visit, one such row may still be chance now and then. Act anyway when the correction is cheap. Practising the repeated order costs ten minutes before a shift; rebuilding the restroom is another matter and deserves a second look.

A practical order of reading:
1. Critical findings of the last visit.
2. Questions that failed in at least two of the last three visits.
3. The section that is furthest below its own earlier average.
4. Only then the overall score and its margin.

## How many visits do you need?
It depends on the decision you want to take.
- **To see whether a correction has held:** two or three visits at similar hours, reading only the questions concerned.
- **To know the level of one branch:** five or six visits within a year, spread over weekdays, weekends, lunch and evening.
- **To compare branches:** the same, for each of them. From three visits a branch is ranked; differences of less than six points will usually need more.
- **To compare two concepts or two cities:** add the branches of each together. Ten branches with three visits each make thirty visits, and the margin of a group is usually much smaller than that of one branch.
- **To hold a certificate:** [the conditions](/get-certified) name the number of visits and the average. A branch whose usual level is exactly at the threshold will miss it about every second time, so aim some points higher.

[The plans](/plans) differ in visits per month. Begin with the decisions, count the visits they need, then choose.

## Mistakes that are easily made
- Quoting a decimal from two visits. “84.5” sounds measured; “82 and 87” is honest.
- Celebrating a rise of two points from one visit to the next.
- Ordering all visits for the busiest evening, and calling the result the branch’s level.
- Removing the worst visit “because it was an exception”. If you remove the worst, remove the best too, and see that nothing is gained.
- Changing the questionnaire in the middle of a comparison.
- Comparing stars from public reviews with visit scores. They answer different questions and come from different guests.
- Spending an hour on the score and five minutes on the answers.

## A checklist before the next meeting
1. Is the number of visits written beside every average?
2. Do the branches have the same type of visit, the same questionnaire and similar hours?
3. Is the margin shown, or are there fewer than five visits?
4. Are branches within the margin left side by side?
5. Is any average pulled down by the cap of a critical finding?
6. Which questions failed at least twice in three visits?
7. Who corrects them, and by which date?
8. Which visit will show whether it worked?

For the shift itself, [the restaurant checklist](/checklists/restaurant) and [the cafe checklist](/checklists/cafe) contain the questions of our visits. A manager who walks through them twice a week collects observations between the visits, and arrives at the meeting with more than one number. The terms used here are explained in [the glossary](/glossary), and [this article](/blog/what-a-mystery-visit-measures) describes the eight sections from which the score is made.`,
    ar: `«فرع العليا 86 وفرع الملقا 83، فأين الخلل في الملقا؟» ربما لا خلل. قبل أن يفتح الترتيب نقاشًا يحسن أن تسأل: كم زيارة خلف كل رقم؟ وكم تتباعد هذه الزيارات فيما بينها؟

يشرح هذا المقال كيف تقرأ الدرجات حين يكون عددها قليلًا، وهذه هي الحال المعتادة: معظم الفروع تُزار مرة في الشهر أو أقل. ولا تحتاج من الإحصاء إلى أكثر من المتوسط. كل الفروع والدرجات أدناه أمثلة للشرح وليست من بيانات عملاء.

## لماذا لا يمثل مساءٌ واحد الفرعَ كله
تجري الزيارة في يوم واحد، على طاولة واحدة، مع نادل واحد. وفي مساء آخر كان الفرع نفسه سيحصل على درجة أعلى قليلًا أو أقل دون أن يغيّر أحد شيئًا. والأسباب الشائعة أربعة:
- **الساعة.** مساء الخميس في التاسعة وعصر الأحد في الرابعة كأنهما مطعمان مختلفان، في عدد الموظفين وفي ضغط المطبخ.
- **الأشخاص.** في الوردية الواحدة نادل متمرّس وزميل جديد، والمصادفة تحدد من يخدم الطاولة.
- **الطلب.** المشاوي لشخصين تختبر المطبخ اختبارًا لا تختبره سلطة وحساء.
- **الأسئلة المنطبقة.** إذا لم تحدث مشكلة فسؤال معالجة المشكلات يُسجَّل «لا ينطبق» ولا يُحتسب في تلك الزيارة.

هذا التفاوت بين الزيارات ليس خطأ في الطريقة، بل هو جزء من تجربة ضيوفك. وكلما زادت الزيارات في المتوسط ألغى الارتفاعُ الانخفاضَ، وهامش الخطأ يبيّن إلى أي حد حدث ذلك.

## حساب الهامش بالأرقام
خذ فرعًا له خمس زيارات شاملة خلال سنة: 84 و92 و79 و88 و87.
1. المتوسط 430 مقسومة على 5، أي 86.0.
2. الفروق عن المتوسط: أقل بنقطتين، وأعلى بست، وأقل بسبع، وأعلى بنقطتين، وأعلى بنقطة. مجموع مربعاتها 94، ونقسمه على أربعة (عدد الزيارات ناقص واحد) فيكون 23.5، وجذره 4.8 نقطة. هذا هو التشتت (الانحراف المعياري).
3. نقسم التشتت على جذر خمسة، فيكون عدم اليقين في المتوسط 2.2 نقطة.
4. لدرجة ثقة 95% نضرب في معامل يعتمد على عدد الزيارات. المعامل لخمس زيارات 2.78 (توزيع ستيودنت)، فيكون الهامش نحو 6.0 نقطة.

فالجملة المنصفة: «86.0 بزيادة أو نقصان 6.0 من خمس زيارات»، أي أن المستوى المعتاد للفرع يقع على الأرجح بين 80 و92.

المعامل في البند الرابع مهم. تستخدم جداول كثيرة الرقم 1.96 أيًّا كان عدد الزيارات. هذا صحيح لمئات القيم، ومتفائل أكثر من اللازم لخمس، لأن التشتت المحسوب من خمس درجات غير مؤكد هو نفسه. في صفحاتنا يُستخدم المعامل الأكبر، ويظهر الهامش ابتداءً من خمس زيارات. وقبل ذلك تظهر عبارة «زيارات قليلة»، لأن هامشًا من درجتين أو ثلاث يعتمد على المصادفة في معظمه.

وإذا كان الهامش سيتجاوز حدود المقياس عُرض الطرفان بدلًا منه. فالفرع الذي متوسطه 97 وهامشه 5 تعرض له الصفحة «بين 92 و100».

## بأي سرعة يصغر الهامش
يعتمد ذلك على استقرار الفرع. للفرع المستقر الذي تتفاوت زياراته بنحو خمس نقاط يكون الهامش تقريبًا:
- 5 زيارات: 6.2 نقطة،
- 6 زيارات: 5.2 نقطة،
- 8 زيارات: 4.2 نقطة،
- 12 زيارة: 3.2 نقطة،
- 20 زيارة: 2.3 نقطة.

وللفرع المتذبذب الذي تتفاوت زياراته بثماني نقاط:
- 5 زيارات: 9.9 نقطة،
- 6 زيارات: 8.4 نقطة،
- 8 زيارات: 6.7 نقطة،
- 12 زيارة: 5.1 نقطة،
- 20 زيارة: 3.7 نقطة.

يتضح من القائمتين أمران. الزيارات الإضافية الأولى هي الأكثر فائدة: من خمس إلى ثمانٍ ينقص الهامش بمقدار الثلث. وبعد ذلك ترتفع الكلفة: تقليص الهامش إلى نصفه يحتاج عادةً إلى أربعة أضعاف الزيارات. لذلك نادرًا ما تستحق مئة زيارة لفرع واحد ثمنها.

ومع زيارة واحدة لا يمكن حساب هامش أصلًا، لأن الرقم الواحد لا تشتت له. وإذا كنت تعرف من سنوات سابقة أن الفرع يتفاوت تسع نقاط بين زيارة وأخرى، فقد تبتعد الزيارة الواحدة نحو 18 نقطة عن مستواه.

## الهامش للمتوسط لا للزيارة
من سوء الفهم الشائع: حصلت الزيارة الجديدة على 79 والنطاق بين 80 و92، فلا بد أن شيئًا قد حدث. ليس بالضرورة. النطاق يصف متوسط الفرع، والأمسيات المفردة تتفاوت أكثر منه، والدرجة 79 في مثالنا واحدة من الزيارات الخمس التي حُسب منها النطاق.

حين يذكر التقرير أن درجة الزيارة أدنى من النطاق المعتاد، فاعتبر ذلك سببًا لقراءة إجابات تلك الزيارة لا أكثر. إن كان السبب سؤالًا واحدًا واضح السبب فعالج سببه. وإن انخفضت خمسة محاور قليلًا فانتظر الزيارة التالية قبل أن تدعو إلى اجتماع. [ملخص التقرير](/ar/ai-reports)، في الباقات التي تشمله، يربط كل جملة بالإجابة التي استندت إليها، فلا يستغرق هذا الفحص سوى دقائق.

## متى يختلف فرعان فعلًا
نعود إلى العليا والملقا. لنفترض أن لكل منهما ست زيارات تتفاوت بنحو خمس نقاط. هامش كل متوسط عندئذ نحو 5.2 نقطة. لكن المقارنة تحتاج إلى هامش **الفرق** بينهما، وهو نحو 6.4 نقطة. والعليا متقدمة بثلاث نقاط فقط، فترتيب الفرعين أقرب إلى القرعة، وقد ينعكس في الربع القادم.

ولو كانت العليا 90 والملقا 83 لتجاوز الفرق، وهو 7، هامشه البالغ 6.4، وصار البحث عن سبب معقولًا. لاحظ أن النطاقين، من 85 إلى 95 ومن 78 إلى 88، ما زالا متداخلين. تداخل النطاقات لا يثبت تساوي الفرعين، فللفرق هامش خاص به، أصغر من مجموع الهامشين.

ترتيب الفروع في تحليلاتنا يتبع هذا الحساب. الفروع التي لا يمكن تمييزها عن أفضل فرع في مجموعتها تشترك في المرتبة، والفرع الذي تقل زياراته عن ثلاث لا مرتبة له بعد. قائمة يشترك فيها أربعة فروع في المركز الأول أقل إثارة من جدول مرقم من 1 إلى 12، لكنها لا تستدعي أحدًا إلى اجتماع بسبب قرعة.

## أربع قواعد لأي اجتماع
### لا ترتّب فروقًا تقع داخل الهامش
اترك هذه الفروع متجاورة. لا يصح أن تُبنى مكافأة أو ملاحظة على ترتيب صنعته المصادفة. ونتائج زيارات المتسوّق السري ليست في أي حال سببًا لإجراء بحق موظف.
### قارن الفرع بماضيه
نموذج التقييم نفسه والفرع نفسه وأوقات متقاربة: هذه أقوى مقارنة، لأن الضيوف والمطبخ والمكان لم يتغيروا. ولا تخلط الزيارات الشاملة والأساسية في متوسط واحد، فأسئلتها مختلفة.
### اسأل أي متوسط هذا
المتوسط نوعان. المتوسط الحالي يستند إلى آخر زيارة محتسبة لكل فرع، ويجيب عن سؤال «أين نحن الآن؟». ومتوسط الفترة يستند إلى كل الزيارات المحتسبة فيها، ويجيب عن سؤال «كيف كان نصف السنة؟». وإذا تحدث المدير عن الأول والمالك عن الثاني فسيختلفان ساعة بلا سبب.
### اطلب خمس قيم قبل الحديث عن اتجاه
ثلاث درجات صاعدة ليست اتجاهًا: حتى دون أي تغيير تصعد سلسلة واحدة من كل ست سلاسل ثلاثية بالمصادفة وحدها. ومع خمس قيم مختلفة لا يُعد اتجاهًا واضحًا إلا صعود متصل أو هبوط متصل. ومع عدد أقل لا نذكر اتجاهًا.

## ملاحظة حرجة واحدة تغيّر الحساب
إذا أخفق الفرع في سؤال حرج فلا تتجاوز الدرجة النهائية 59 مهما كان الباقي جيدًا. لنفترض أن الزيارة الثالثة من الخمس كان فيها إخفاق كهذا: 84 و92 و59 و88 و87. ينخفض المتوسط من 86.0 إلى 82.0، ويرتفع الهامش من 6.0 إلى نحو 16 نقطة. لم يصبح الفرع متذبذبًا، بل طُبّق شرط واحد.

في هذه الحال اقرأ رقمين. الدرجة المحتسبة، وتبقى ظاهرة في التقرير، تبيّن مستوى الخدمة في تلك الأمسية. والدرجة النهائية تبيّن أن أمرًا غير مقبول قد حدث. عالج الملاحظة في اليوم نفسه، ولا تنتظر زيارات أخرى.

## ابحث عن السؤال الذي يتكرر
الدرجة الكلية تحتاج إلى زيارات كثيرة، أما السؤال الواحد فلا. إن لم تُعَد قراءة الطلب في ثلاث زيارات من ثلاث، فلا حاجة إلى هامش كي تتصرف. تقدير سريع يوضح السبب: لو كان فريقك يعيد قراءة الطلب أربع مرات من كل خمس، لما تكرر الإغفال ثلاث مرات متتالية إلا مرة في كل 125 حالة.

ومع نحو 40 سؤالًا في الزيارة الشاملة قد يكون تكرار كهذا مصادفة أحيانًا. تصرّف مع ذلك حين يكون التصحيح قليل الكلفة. فالتدريب على إعادة الطلب يستغرق عشر دقائق قبل الوردية، أما تجديد دورة المياه فأمر آخر يستحق نظرة ثانية.

ترتيب عملي للقراءة:
1. الملاحظات الحرجة في آخر زيارة.
2. الأسئلة التي أخفق فيها الفرع مرتين على الأقل في آخر ثلاث زيارات.
3. المحور الأبعد انخفاضًا عن متوسطه السابق.
4. وبعد ذلك فقط الدرجة الكلية وهامشها.

## كم زيارة تحتاج؟
يعتمد ذلك على القرار الذي تريد اتخاذه.
- **لمعرفة هل ثبت التصحيح:** زيارتان أو ثلاث في أوقات متقاربة، مع قراءة الأسئلة المعنية فقط.
- **لمعرفة مستوى فرع واحد:** خمس زيارات أو ست خلال سنة، موزعة بين أيام الأسبوع ونهايته وبين الغداء والعشاء.
- **للمقارنة بين الفروع:** العدد نفسه لكل منها. يدخل الفرع الترتيب ابتداءً من ثلاث زيارات، لكن الفروق الأقل من ست نقاط تحتاج غالبًا إلى أكثر.
- **للمقارنة بين مفهومين أو مدينتين:** اجمع فروع كل طرف معًا. عشرة فروع لكل منها ثلاث زيارات تعني ثلاثين زيارة، وهامش المجموعة أصغر عادةً بكثير من هامش فرع واحد.
- **للحفاظ على الشهادة:** [شروط المنح](/ar/get-certified) تحدد عدد الزيارات والمتوسط المطلوب. والفرع الذي مستواه المعتاد عند الحد تمامًا لن يبلغه في نحو نصف المرات، فاستهدف أعلى منه بنقاط.

تختلف [الباقات](/ar/plans) في عدد الزيارات الشهرية. ابدأ بالقرارات، واحسب الزيارات التي تحتاج إليها، ثم اختر.

## أخطاء يسهل الوقوع فيها
- ذكر منزلة عشرية من زيارتين. «84.5» تبدو قياسًا دقيقًا، والأصدق أن تقول «82 و87».
- الاحتفال بارتفاع نقطتين من زيارة إلى أخرى.
- طلب كل الزيارات في أكثر الأمسيات ازدحامًا، ثم اعتبار النتيجة مستوى الفرع.
- حذف أسوأ زيارة «لأنها استثناء». إن حذفت الأسوأ فاحذف الأفضل أيضًا، وسترى أنك لم تستفد شيئًا.
- تغيير نموذج التقييم في منتصف المقارنة.
- مقارنة نجوم التقييمات العامة بدرجات الزيارات. فهما تجيبان عن أسئلة مختلفة وتأتيان من ضيوف مختلفين.
- قضاء ساعة في نقاش الدرجة وخمس دقائق في الإجابات.

## قائمة تحقق قبل الاجتماع القادم
1. هل كُتب عدد الزيارات بجانب كل متوسط؟
2. هل للفروع نوع الزيارة نفسه ونموذج التقييم نفسه وأوقات متقاربة؟
3. هل الهامش ظاهر، أم أن الزيارات أقل من خمس؟
4. هل تُركت الفروع التي يقع فرقها داخل الهامش متجاورة؟
5. هل خفّض حدُّ الملاحظة الحرجة أحدَ المتوسطات؟
6. أي الأسئلة تكرر الإخفاق فيها مرتين على الأقل في ثلاث زيارات؟
7. من يصححها، وما الموعد النهائي؟
8. أي زيارة ستبيّن هل نجح التصحيح؟

وللوردية نفسها، تضم [قائمة تحقق المطاعم](/ar/checklists/restaurant) و[قائمة تحقق المقاهي](/ar/checklists/cafe) أسئلة زياراتنا. والمدير الذي يمر عليها مرتين في الأسبوع يجمع ملاحظات بين الزيارات، ويحضر الاجتماع بأكثر من رقم واحد. المصطلحات المستخدمة هنا مشروحة في [صفحة المصطلحات](/ar/glossary)، ويصف [هذا المقال](/ar/blog/what-a-mystery-visit-measures) المحاور الثمانية التي تتكون منها الدرجة.`,
  },
}
