import type { DemoArticle } from '#/content/articles/article-text.ts'

export const whatAVisitMeasures: DemoArticle = {
  slug: 'what-a-mystery-visit-measures',
  topic: 'visits',
  cover: 'visit',
  daysAgo: 62,
  title: {
    en: 'What a mystery visit measures, and what it does not',
    ar: 'ما الذي تقيسه زيارة المتسوّق السري، وما الذي لا تقيسه',
  },
  summary: {
    en: 'A visit follows the guest from the map pin to the farewell. Here are the points checked at each step, how they become a score, and the limits of a single visit.',
    ar: 'تتبع الزيارة رحلة الضيف من موقع الفرع على الخريطة حتى التوديع. هنا ما يُلاحظ في كل خطوة، وكيف تُحتسب منه الدرجة، وحدود ما تكشفه زيارة واحدة.',
  },
  body: {
    en: `A mystery visit is an ordinary meal, paid for and eaten by a guest who knows beforehand which points to check. The mystery shopper, also called a secret shopper, books, arrives, orders, eats, pays and leaves like any guest. It is useful because the same things are looked at every time, in the same order, and written down the same day.

Owners often expect too much from the first visit, or too little. This article says which questions a visit answers well, how the score is made, and where you need another source. The examples are invented for explanation.

## Two kinds of visit
- **The full visit** is meant for restaurants with table service. The guest stays about an hour and a half, and the report has 40 scored questions in eight sections.
- **The basic visit** is meant for counters and cafes. It takes about ten minutes in the branch and has 18 scored questions in five sections: arrival (15), order (25), product (30), cleanliness (20), payment and farewell (10). The figures are the weights.

Both lists are public. You can read and print [the one for restaurants](/checklists/restaurant) and [the one for cafes](/checklists/cafe), and your team may know every question. Only the day, the hour and the guest remain unknown.

## Eight parts of one full visit
Each section has a weight, and the weights add up to 100.
- **Before arrival and exterior (8):** do the opening hours and the map pin match reality, is the entrance clean, lit and passable with a pram?
- **Welcome and seating (12):** how many minutes until a member of staff greets the guest, and how warm is the greeting? Is the table clean and set?
- **Menu and ordering (14):** is the menu clean and in both languages, does the server know the dishes, is the allergy question answered with certainty, is the order read back?
- **Food and drinks (22):** times, temperature, taste, the right dishes, and whether the plate matches the menu.
- **Care during the meal (14):** is satisfaction checked within three minutes, are small requests met within five, is a manager on the floor?
- **Cleanliness and visible food safety (16):** floors, tables, restroom, and how food is handled in sight of the guests.
- **Bill and farewell (8):** the time to the bill, a correct tax invoice, payment without conditions, thanks.
- **Guest rights and local rules (6):** calories and allergens shown, nothing added to the displayed prices, no smoking outside the marked area, respect for everyone.

Food and drinks are the heaviest part, and still less than a quarter. A kitchen that works well cannot hide a weak welcome, and a charming waiter cannot hide cold soup.

## Four kinds of answers
### Yes or no
Most questions are of this kind, because two people would answer them alike. Was the order read back before the server left? A yes gives the full weight, a no gives nothing.

### Minutes
Four times are measured: to the first acknowledgement, to the drinks, to the main courses, and from asking for the bill to receiving it. Each has three limits. For the drinks they are 5, 8 and 12 minutes: full points up to the first, three quarters up to the second, half up to the third, and a quarter for some minutes beyond it. More about them is in [service times that guests feel](/blog/service-times-that-guests-feel).

### Grades from one to five
Where a judgement is needed, such as taste or the warmth of the greeting, each grade is described in a sentence. “Polite, with little eye contact and no smile” is a grade. “It was fine” is not.

### Photo and bill
Some answers need a photo or the bill. [Receipts, photos and evidence](/blog/receipts-photos-and-evidence) explains which kind of evidence fits which question.

## How a score is made: one example
A guest visits on a Tuesday evening. Most answers are good. These are not:
1. Greeting after three minutes: half of 3 points.
2. A polite greeting without a smile, grade three of five: half of 3 points.
3. Two questions of this section do not apply: no wait was announced, and only one table was free.
4. The order was not read back: 0 of 3 points.
5. Drinks after 14 minutes: a quarter of 2 points.
6. Taste grade four of five: 3.75 of 5 points.
7. No one asked about the food: 0 of 3 points. No problem occurred, so the question about solving one does not apply.

Now the arithmetic. In **Welcome and seating** nine points remain that apply, and six were reached. Six of nine is 66.7 percent, and 66.7 percent of the section’s weight of 12 is 8. Questions that do not apply therefore neither help nor harm. In **Menu and ordering** 11 of 14 remain, in **Food and drinks** 19.25 of 22. In **Care during the meal** nine of twelve applicable points were reached; that is 75 percent of 14, or 10.5. The other sections are complete: 8, 16, 8 and 6. The sum is 86.75.

Had the guest seen an insect in the dining room, the calculated 86.75 would stay visible, but the final score would be capped at 59. A few questions are critical in this way, because a good dessert does not make up for such a finding.

## Questions that a visit answers well
- **Is a standard kept when no one from head office is there?** For this a visit is hard to replace.
- **How long does the guest wait?** Tills know when the kitchen printed the order, not when the guest sat down unseen.
- **Does every branch do the same thing in the same moment?** The same questions everywhere make that visible.
- **Has a change arrived at the table?** If you trained the reading back of orders, three visits show whether it happens.
- **Is the information for guests in place?** Hours on the map, calories on the menu, a correct invoice. For the rules themselves, check the current text of the authority.

## Outside the scope of a visit
- **Your kitchen behind the door.** The shopper sees the things that guests see. Storage temperatures, expiry dates and licences belong to an operations audit, which is announced and looks behind the door. You find it among [our services](/services).
- **The opinion of all your guests.** One trained guest answers precisely, and is still one guest. Public reviews and short surveys show what many people feel, though rarely why.
- **The ability of a person.** A report describes an hour. Whether a waiter is good at the job is something the shift manager sees in weeks.
- **Causes.** The report says that the drinks took 14 minutes. It does not say whether the printer, the roster or the ice machine was the reason. Finding out is your work with the team.
- **Profit.** Nothing in a visit shows your food cost or your rent.
- **People’s private sphere.** No photos in restrooms, and no faces of guests or staff.

A mystery score is also not a health certificate. It speaks about the guest’s experience, including visible cleanliness, and replaces no inspection.

## Which source for which question
- Waiting times, welcome, reading back, farewell: mystery visit.
- Storage temperatures, hygiene behind the door, records: operations audit.
- Dishes that return half eaten, sales by hour, voided items: the till and the kitchen.
- Opinions of many guests, wishes, delivery complaints: reviews and surveys.
- Roster, absences, mood of the team: conversation with the shift manager.

Put two sources beside each other before you act on something expensive. If visits report slow main courses and the till shows that voided items rise on the same evenings, you have a reason to look at the kitchen. If only one of them says so, look once more.

## How far one visit can be trusted
A branch that is open twelve hours a day is open 5,040 minutes a week. A visit of eighty minutes sees less than two percent of them. For the overall score that matters a lot: if a branch varies by nine points from visit to visit, a single score may be off by about 18 points, and an average of four by about 9. [Reading a score that rests on few visits](/blog/reading-a-score-with-few-visits) shows the calculation.

For a single finding it matters less. A dark sign, a missing calorie figure or an invoice without a VAT number needs no repetition. You can correct it tomorrow.

So use a first report in two ways: correct the facts immediately, and wait with conclusions about the level of the branch until there are four visits or more.

## Planning visits that answer your question
1. Write your question in one sentence: “Does the new order routine work on full evenings?”
2. Choose hours in which it matters. A quiet Sunday noon says nothing about Thursday at nine.
3. Keep the questionnaire the same for the whole series.
4. Spread the visits: weekday and weekend, noon and evening, at least four per branch if you want to compare branches.
5. Decide beforehand which two or three questions you will look at first.
6. Order the next visit when the change has had about three weeks to become a habit.

The number of visits per month decides which of [the plans](/plans) fits. Single visits are enough to begin.

## Reading the first report
Start with the lost points, and only then look at the score. Mark each of them with one of three letters: F for facts that can be corrected tomorrow, H for habits that need practice, and C for matters that need a decision with costs. In the example above, the order that was not read back and the missing question about the food are habits, and the late drinks may be either.

Choose two habits that a shift manager can change within a week without a budget. Order the next visit for the same branch at a similar hour, and see whether exactly those two have moved. The whole way is described in [from a finding to a fix that lasts](/blog/from-a-finding-to-a-fix-that-lasts).

## Common mistakes
- **Treating the score as a grade for people.** It ends the honesty of the next conversation.
- **Comparing two branches after one visit each.** The difference is often chance.
- **Changing the questions after each visit.** Nothing can be compared any more.
- **Keeping the list secret from the team.** A standard has to be known to be met.
- **Ordering visits only for weak branches.** The team there feels accused, and you never learn how the strong ones do it.
- **Expecting the report to name the cause.** It names the place where you should look.

## Checklist before you order
- Our question fits in one sentence.
- A visit can answer it, and no other source answers it better.
- The opening hours and the address of the branch are up to date.
- The team has been informed that visits happen, without a date.
- We know who reads the report first, and when.
- A date for the second visit is planned.
- We have agreed that no one is punished because of one visit.

You can [click through a sample questionnaire](/mystery-shopping) and watch the score change as you answer it. Terms such as critical question, weight and margin are explained in [the glossary](/glossary).`,
    ar: `زيارة المتسوّق السري وجبة عادية، يدفع ثمنها ويتناولها ضيف يعرف مسبقًا ما الذي ينظر إليه. يحجز المتسوّق، ويسميه بعضهم المتسوّق الخفي، ويصل ويطلب ويأكل ويدفع وينصرف كأي ضيف. وما يجعلها مفيدة أن الأمور نفسها تُلاحظ في كل مرة وبالترتيب نفسه، وتُدوَّن في اليوم ذاته.

كثيرًا ما يتوقع المالك من الزيارة الأولى أكثر مما تعطيه أو أقل. يوضح هذا المقال أي الأسئلة تجيب عنها الزيارة جيدًا، وكيف تُحتسب الدرجة، ومتى تحتاج إلى مصدر آخر. والأمثلة كلها افتراضية للشرح.

## نوعان من الزيارات
- **الزيارة الشاملة** للمطاعم ذات خدمة الطاولات. يبقى الضيف نحو ساعة ونصف، وفي التقرير 40 سؤالًا محتسبًا في ثمانية محاور.
- **الزيارة الأساسية** للمقاهي ومنافذ البيع. تستغرق نحو عشر دقائق في الفرع، وفيها 18 سؤالًا محتسبًا في خمسة محاور: الوصول (15)، والطلب (25)، والمنتج (30)، والنظافة (20)، والدفع والتوديع (10). والأرقام هي الأوزان.

القائمتان معلنتان. يمكنك قراءة [قائمة المطاعم](/ar/checklists/restaurant) و[قائمة المقاهي](/ar/checklists/cafe) وطباعتهما، ولا مانع من أن يعرف فريقك كل سؤال فيهما. ما يبقى مجهولًا هو اليوم والساعة والضيف.

## ثمانية محاور في الزيارة الشاملة
لكل محور وزن، ومجموع الأوزان 100.
- **قبل الوصول والمظهر الخارجي (8):** هل تطابق ساعات العمل والموقع على الخريطة الواقع؟ وهل المدخل نظيف ومضاء ويتسع لعربة أطفال؟
- **الاستقبال والجلوس (12):** كم دقيقة تمر قبل أن ينتبه أحد للضيف؟ وما مدى ود الترحيب؟ وهل الطاولة نظيفة ومجهزة؟
- **القائمة وأخذ الطلب (14):** هل القائمة نظيفة وباللغتين؟ وهل يعرف النادل أطباقه، ويجيب عن سؤال الحساسية بيقين، ويعيد قراءة الطلب؟
- **الطعام والمشروبات (22):** الأوقات ودرجة الحرارة والمذاق، ووصول ما طُلب فعلًا، ومطابقة الطبق لما في القائمة.
- **العناية أثناء الوجبة (14):** هل سُئل الضيف عن رضاه خلال ثلاث دقائق؟ وهل لُبّيت الطلبات الصغيرة خلال خمس؟ وهل يوجد مدير في الصالة؟
- **النظافة وسلامة الغذاء الظاهرة (16):** الأرضيات والطاولات ودورة المياه، وطريقة التعامل مع الطعام أمام الضيوف.
- **الفاتورة والتوديع (8):** الوقت حتى الفاتورة، وفاتورة ضريبية صحيحة، ودفع بلا شروط، وكلمة شكر.
- **حقوق الضيف والاشتراطات المحلية (6):** عرض السعرات ومسببات الحساسية، وعدم إضافة شيء على الأسعار المعروضة، وعدم التدخين خارج المنطقة المخصصة، واحترام الجميع.

الطعام والمشروبات أثقل المحاور، ومع ذلك وزنها أقل من الربع. فالمطبخ الجيد لا يخفي استقبالًا ضعيفًا، والنادل اللطيف لا يخفي شوربة باردة.

## أربعة أنواع من الإجابات
### نعم أو لا
معظم الأسئلة من هذا النوع، لأن شخصين سيجيبان عنها الجواب نفسه. هل أعيدت قراءة الطلب قبل مغادرة النادل؟ «نعم» تمنح وزن السؤال كاملًا، و«لا» لا تمنح شيئًا.

### الدقائق
تُقاس أربعة أوقات: حتى أول ترحيب، وحتى المشروبات، وحتى الأطباق الرئيسية، ومن طلب الفاتورة حتى وصولها. ولكل وقت ثلاثة حدود. حدود المشروبات مثلًا 5 و8 و12 دقيقة: النقاط كاملة حتى الأول، وثلاثة أرباعها حتى الثاني، ونصفها حتى الثالث، وربعها لدقائق قليلة بعده. والتفصيل في مقال [أوقات الخدمة التي يشعر بها الضيف](/ar/blog/service-times-that-guests-feel).

### درجات من واحد إلى خمسة
حين يلزم الحكم، كما في المذاق أو ود الترحيب، توصف كل درجة بجملة. «مهذب مع تواصل بصري قليل وبلا ابتسامة» درجة، أما «كان جيدًا» فليست درجة.

### الصورة والفاتورة
تحتاج بعض الإجابات إلى صورة أو إلى الفاتورة. ويشرح مقال [الفاتورة والصورة والملاحظة](/ar/blog/receipts-photos-and-evidence) أي دليل يناسب أي سؤال.

## كيف تُحتسب الدرجة: مثال
زار ضيف الفرع مساء ثلاثاء، ومعظم الإجابات جيدة إلا ما يلي:
1. الترحيب بعد ثلاث دقائق: نصف 3 نقاط.
2. ترحيب مهذب بلا ابتسامة، وهي الدرجة الثالثة من خمس: نصف 3 نقاط.
3. سؤالان من المحور نفسه لا ينطبقان: لم يُعلن وقت انتظار، ولم تتوفر إلا طاولة واحدة.
4. لم تُعَد قراءة الطلب: صفر من 3 نقاط.
5. المشروبات بعد 14 دقيقة: ربع نقطتين.
6. المذاق أربعة من خمسة: 3.75 من 5 نقاط.
7. لم يسأل أحد عن الطعام: صفر من 3 نقاط. ولم تحدث مشكلة، فلا ينطبق السؤال عن معالجتها.

والآن الحساب. في محور **الاستقبال والجلوس** بقيت تسع نقاط تنطبق، حصل الفرع منها على ست. ست من تسع تساوي 66.7 في المئة، وهذه النسبة من وزن المحور البالغ 12 تساوي 8. فالسؤال الذي لا ينطبق لا ينفع الفرع ولا يضره. وفي **القائمة وأخذ الطلب** 11 من 14، وفي **الطعام والمشروبات** 19.25 من 22. وفي **العناية أثناء الوجبة** حصل على تسع نقاط من اثنتي عشرة تنطبق، أي 75 في المئة من 14، وهي 10.5. وبقية المحاور كاملة: 8 و16 و8 و6. والمجموع 86.75.

ولو شوهدت حشرة في الصالة لبقيت الدرجة المحتسبة 86.75 ظاهرة، لكن الدرجة النهائية لا تتجاوز 59. فبعض الأسئلة حرجة، ولا تعوّض التحلية الجيدة عن ملاحظة كهذه.

## أسئلة تجيب عنها الزيارة جيدًا
- **هل يُلتزم بالمعيار حين لا يكون أحد من الإدارة في الفرع؟** يصعب أن تجد بديلًا عن الزيارة هنا.
- **كم ينتظر الضيف؟** يعرف نظام نقاط البيع متى طُبع الطلب في المطبخ، ولا يعرف متى جلس الضيف دون أن ينتبه إليه أحد.
- **هل تفعل الفروع كلها الشيء نفسه في اللحظة نفسها؟** الأسئلة الموحدة تُظهر ذلك.
- **هل وصل التغيير إلى الطاولة؟** إذا درّبت الفريق على إعادة قراءة الطلب فثلاث زيارات تبيّن هل تحدث فعلًا.
- **هل معلومات الضيف مكتملة؟** ساعات العمل على الخريطة، والسعرات في القائمة، وفاتورة صحيحة. أما الاشتراطات نفسها فراجع نصها الحالي لدى الجهة المختصة.

## ما لا تقيسه الزيارة
- **مطبخك خلف الباب.** المتسوّق يرى ما يراه الضيوف. أما حرارة التخزين وتواريخ الصلاحية والتراخيص فمكانها تدقيق العمليات التشغيلية، وهو معلن وينظر خلف الباب. تجده بين [خدماتنا](/ar/services).
- **رأي ضيوفك جميعًا.** ضيف واحد مدرب يجيب بدقة، ويبقى ضيفًا واحدًا. التقييمات العامة والأسئلة القصيرة للضيوف تبيّن ما يشعر به كثيرون، ونادرًا ما تبيّن السبب.
- **كفاءة شخص.** التقرير يصف ساعة. أما كفاءة النادل فيراها مدير الوردية على مدى أسابيع.
- **الأسباب.** يقول التقرير إن المشروبات تأخرت 14 دقيقة، ولا يقول هل السبب الطابعة أم جدول الوردية أم ماكينة الثلج. معرفة السبب عملك مع فريقك.
- **الربح.** لا تُظهر الزيارة تكلفة الطعام ولا الإيجار.
- **خصوصية الناس.** لا صور في دورات المياه، ولا وجوه ضيوف أو موظفين.

ودرجة الزيارة ليست شهادة صحية. فهي تتحدث عن تجربة الضيف ومعها النظافة الظاهرة، ولا تغني عن أي تفتيش.

## أي مصدر لأي سؤال
- أوقات الانتظار والترحيب وإعادة قراءة الطلب والتوديع: زيارة المتسوّق السري.
- حرارة التخزين والنظافة خلف الباب والسجلات: تدقيق العمليات التشغيلية.
- الأطباق التي ترجع نصف مأكولة، والمبيعات بالساعة، والأصناف الملغاة: نظام نقاط البيع والمطبخ.
- آراء الضيوف ورغباتهم وشكاوى التوصيل: التقييمات وأسئلة الضيوف.
- جدول الوردية والغياب ومعنويات الفريق: حديث مع مدير الوردية.

ضع مصدرين جنبًا إلى جنب قبل أي قرار مكلف. إذا ذكرت الزيارات بطء الأطباق الرئيسية، وأظهر نظام نقاط البيع زيادة الأصناف الملغاة في الأمسيات نفسها، فلديك سبب للنظر في المطبخ. وإن قال ذلك أحدهما فقط فتحقق مرة أخرى.

## إلى أي حد تعتمد على زيارة واحدة
الفرع الذي يعمل اثنتي عشرة ساعة في اليوم يعمل 5,040 دقيقة في الأسبوع، والزيارة التي مدتها ثمانون دقيقة ترى أقل من اثنين في المئة منها. وهذا مهم جدًا للدرجة الكلية: إذا كان الفرع يتفاوت تسع نقاط بين زيارة وأخرى فقد تبتعد الدرجة الواحدة نحو 18 نقطة، ومتوسط أربع زيارات نحو 9. والحساب في مقال [كيف تقرأ درجة مبنية على زيارات قليلة](/ar/blog/reading-a-score-with-few-visits).

أما الملاحظة المفردة فأقل تأثرًا بذلك. لوحة مطفأة أو سعرات ناقصة أو فاتورة بلا رقم ضريبي لا تحتاج إلى تكرار، ويمكنك تصحيحها غدًا.

فاستعمل التقرير الأول على وجهين: صحّح الوقائع مباشرة، وأجّل الحكم على مستوى الفرع حتى تجتمع أربع زيارات أو أكثر.

## خطط لزيارات تجيب عن سؤالك
1. اكتب سؤالك في جملة واحدة: «هل تعمل طريقة أخذ الطلب الجديدة في الأمسيات المزدحمة؟»
2. اختر الساعات التي يهم فيها ذلك. ظهر يوم أحد هادئ لا يقول شيئًا عن مساء الخميس في التاسعة.
3. أبقِ نموذج التقييم نفسه طوال السلسلة.
4. وزّع الزيارات بين أيام الأسبوع ونهايته وبين الظهر والمساء، وأربع لكل فرع على الأقل إن أردت المقارنة بين الفروع.
5. حدّد مسبقًا السؤالين أو الثلاثة التي ستنظر إليها أولًا.
6. اطلب الزيارة التالية بعد نحو ثلاثة أسابيع من التغيير، حتى يصبح عادة.

وعدد الزيارات في الشهر هو ما يحدد أي [الباقات](/ar/plans) تناسبك. وللبداية تكفي زيارات مفردة.

## قراءة التقرير الأول
ابدأ بالنقاط المفقودة ثم انظر إلى الدرجة. صنّف كل نقطة في واحد من ثلاثة: واقعة تُصحَّح غدًا، أو عادة تحتاج إلى تدريب، أو أمر يحتاج إلى قرار له تكلفة. في المثال السابق عدم إعادة قراءة الطلب وعدم السؤال عن الطعام عادتان، أما تأخر المشروبات فقد يكون عادة وقد يحتاج إلى قرار.

اختر عادتين يستطيع مدير الوردية تغييرهما خلال أسبوع دون ميزانية. ثم اطلب الزيارة التالية للفرع نفسه في وقت مشابه، وانظر هل تحسنت هاتان بالذات. وتجد الخطوات كاملة في مقال [من الملاحظة إلى إصلاح يدوم](/ar/blog/from-a-finding-to-a-fix-that-lasts).

## أخطاء شائعة
- **التعامل مع الدرجة كأنها تقييم للأشخاص.** بعدها لن يكون النقاش التالي صادقًا.
- **المقارنة بين فرعين بعد زيارة واحدة لكل منهما.** الفرق في الغالب مصادفة.
- **تغيير الأسئلة بعد كل زيارة.** لا يبقى شيء قابل للمقارنة.
- **إخفاء القائمة عن الفريق.** لا يُلتزم بمعيار لا يعرفه أحد.
- **طلب الزيارات للفروع الضعيفة وحدها.** يشعر فريقها بالاتهام، ولا تعرف كيف تعمل الفروع القوية.
- **انتظار السبب من التقرير.** التقرير يدلك على الموضع الذي تنظر فيه.

## قائمة التحقق قبل الطلب
- سؤالنا مكتوب في جملة واحدة.
- الزيارة تستطيع الإجابة عنه، ولا مصدر آخر أنسب منها.
- ساعات عمل الفرع وعنوانه محدّثة.
- يعرف الفريق أن هناك زيارات دون معرفة موعدها.
- نعرف من يقرأ التقرير أولًا ومتى.
- حُدد وقت تقريبي للزيارة الثانية.
- اتفقنا على ألا يُعاقَب أحد بسبب زيارة واحدة.

يمكنك [تجربة نموذج التقييم](/ar/mystery-shopping) ومشاهدة الدرجة تتغير مع كل إجابة. أما مصطلحات مثل السؤال الحرج والوزن والهامش فتجدها في صفحة [المصطلحات](/ar/glossary).`,
  },
}
