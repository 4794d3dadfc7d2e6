import type { DemoArticle } from '#/content/articles/article-text.ts'

export const serviceTimes: DemoArticle = {
  slug: 'service-times-that-guests-feel',
  topic: 'service',
  cover: 'clock',
  daysAgo: 33,
  title: {
    en: 'Service times that guests actually feel',
    ar: 'أوقات الخدمة التي يشعر بها الضيف فعلًا',
  },
  summary: {
    en: 'Four waiting times in every meal, their limits, how to measure them in one evening, where the minutes are lost, and how to shorten them without anyone running.',
    ar: 'أربعة أوقات انتظار في كل وجبة: حدودها، وكيف تقيسها في أمسية واحدة، وأين تضيع الدقائق، وكيف تقصّرها دون أن يركض أحد.',
  },
  body: {
    en: `Guests do not carry a stopwatch. They remember waiting at the door without being seen, an empty table for too long, and the hand in the air when they wanted to leave. These moments can be timed, and that makes them easier to work on than “the atmosphere” or “the attitude”.

This article names the four times of a meal, gives limits you can compare yourself with, shows how to measure an evening with a phone and a sheet of paper, and lists the usual causes of lost minutes. The figures in the examples are invented for explanation.

## The four times of a meal
In our full visit the shopper times four things. Each has three limits in minutes. Up to the first the question earns full points, up to the second three quarters, up to the third half. After that a quarter remains until one and a half times the third limit, then nothing.
- **From the door to the first acknowledgement:** 1, 2 and 4 minutes. A look with a nod from any member of staff counts.
- **From the order to the drinks:** 5, 8 and 12 minutes, until the last drink is on the table. Water counts.
- **From the order to the main courses:** 20, 25 and 35 minutes, until the last main course is there.
- **From asking for the bill to receiving it:** 5, 8 and 12 minutes.

In a cafe with a counter there are three times, and they are shorter:
- **From the door to the first greeting:** half a minute, 1 and 2 minutes.
- **In the queue:** 3, 5 and 8 minutes, until the first question about the order.
- **From payment to the cup:** 4, 6 and 10 minutes.

An example: the drinks arrive after nine minutes. That is past the second limit and within the third, so the question earns half of its points. These limits are ours, for restaurants with table service in general. A grill house with whole lamb or a tasting menu needs other limits, and its guests expect them.

## Start and stop at the same moment every time
A time without a rule for its start is an opinion. “The food took ages” may begin at the door for one guest and at the order for another. Before you measure, write the moments down in four lines:
1. Greeting: starts when the guest passes the door, stops at the first look with a nod or a word.
2. Drinks: starts when the server leaves the table with the order, stops with the last drink.
3. Main courses: same start, stops with the last main course.
4. Bill: starts when the guest asks or signals, stops when the bill is on the table.

Note that the third time does not begin when the kitchen receives the ticket. Two minutes between the table and the till are two minutes for the guest, even if no kitchen report shows them.

## Measure one evening before you change anything
You need a phone with a clock, a sheet with five columns and one person who has no table that evening. Ten tables are enough.
1. Choose an ordinary evening and a full one. A single type of evening gives half the picture.
2. Write the table, the number of guests and the four times for each table. Add one word for the dish that came last.
3. Do not tell the shift which tables are measured; do tell them that times are being taken and that no names are written.
4. Sort the ten times of each kind from short to long.
5. Note two numbers: the fifth, which is a typical time, and the ninth, which shows what unlucky guests experience.

Suppose the main courses took 14, 16, 17, 18, 19, 21, 22, 24, 38 and 41 minutes. The average is 23 and looks acceptable. The fifth is 19 and good. But the ninth is 38, and two tables of ten waited longer than the third limit allows. Guests at those two tables are the ones most likely to complain. Work on the longest times first; the average follows.

Your till can help with the food: many systems store the time of the order and of the bill. They do not know when the guest came through the door, when the plate reached the table or when the hand went up. These times only a person sees.

## Where the minutes are lost
### At the door
The greeting is rarely late because staff do not care. It is late because the door is no one’s job. Name one person per shift who looks up when it opens, and a second one for the minutes when the first is busy. Agree that a nod is enough while hands are full. If the door cannot be seen from the station, a bell or a mirror costs less than any training.
### Between order and drinks
Drinks often wait for the food ticket because both are sent together. If they are ordered first and sent first, the table has something in hand while the kitchen begins. Look at the bar too: one juice that is pressed to order can hold a tray of six drinks. Bring the other five and name the minutes for the sixth. In our count the time stops with the last drink, but the guest with a glass of water waits more patiently.
### Between the table and the till
A server who takes three tables before walking to the till delays the first one by several minutes. Two orders at most, or a handheld device, solve this. Reading the order back takes fifteen seconds and saves the longest delay of all: the wrong dish that is cooked again.
### In the kitchen
The time of the main course stops with the **last** plate. A table of four waits for its slowest dish, so one dish that takes eight minutes longer than the others costs the whole table eight minutes. Look at the dish before looking at the cook. Three questions help:
- Which dish came last at more than a third of the tables?
- Can a part of it be prepared before the rush without loss of quality?
- If not, do the menu and the server say how long it takes?
### At the pass
Plates that are ready and wait are lost twice: the guest waits and the food cools. If plates wait longer than two minutes, count the people who carry, and not the people who cook. A runner for the two busiest hours may do more than a further cook.
### At the end
A guest who asks for the bill has already left in thought. Bringing the bill together with the card machine saves one walk. A correct tax invoice with a readable code saves the question. And a table that wants to split the bill should be noticed before, when the dessert plates are cleared.

## When the restaurant is full
A long wait that was announced is accepted more easily than a short one that was not. This is why one question of the visit asks whether the announced time proved honest: seated at most five minutes later than promised. Three habits help:
- Say a number and not “a little while”. Take the number from the last ten parties, and add five minutes.
- Update it before it expires. “I said twenty, it will be thirty; may I bring you the menu?” costs ten seconds.
- Take the name and call by name. Guests who cannot see the list believe that others are preferred.

The same holds at the table. After twenty minutes without the main course, the server goes to the table before the guest looks around, gives the remaining minutes and offers water or bread. The time does not become shorter, but the guest is not left in doubt.

In Ramadan the whole dining room orders within ten minutes. Limits for ordinary evenings do not fit there. Many restaurants work with a fixed menu and drinks on the table before the call to prayer; if you do, measure only the hot dishes and the bill, and compare Ramadan with the Ramadan before.

## Fast is not the only measure
A time can be too short. When main courses arrive while the starters are still on the table, the limit was met and the meal was spoiled. The same is true of a bill that no one requested. Set a limit on both sides where it matters:
- Main courses do not come before the starters are finished and cleared.
- The bill is brought on request; the offer of dessert or coffee comes first.
- The check on satisfaction comes within a few minutes of the main course, and after the first bites.

Never shorten a time at the cost of safety. Chicken that needs twelve minutes gets twelve minutes, also on a Thursday.

## A plan for six weeks
1. **Week 1:** measure two evenings, sort the times, choose one of the four. Take the one with the longest ninth value compared with its limit.
2. **Week 2:** find the cause with the shift. Ask “what would have had to be ready?” and let the people who do the work answer first.
3. **Week 3:** change one thing. One person at the door, or drinks sent first, or one dish prepared differently.
4. **Week 4:** repeat it daily in the talk before the shift, in two minutes. Write yesterday’s number on the board.
5. **Week 5:** measure the same weekday and the same hours with ten tables again.
6. **Week 6:** keep it, or go back and try the second cause. Then choose the next time.

One person is in charge of the chosen time for the whole period. With two people in charge, each waits for the other. How to write the result into a rule that new colleagues learn is described in [our article about the service standard](/blog/writing-a-restaurant-service-standard).

### An example from start to finish
A family restaurant measures the drinks: fifth value 7 minutes, ninth value 14. The shift finds two causes: drinks are sent with the food, and one colleague presses juice and opens bottles. From week 3 the server sends the drinks directly after taking them, and bottles are placed in a fridge beside the station. In week 5 the values are 5 and 9. The typical table now earns full points and the unlucky one half, where before it earned a quarter. No one was hired, and no one walks faster.

## Reading the times in a visit report
In the report each time is shown with its limit, so you see the minutes and not only the points. Three pieces of advice:
- Look at the same time over several visits. One late evening has many explanations; three out of three have one. [Few visits need care](/blog/reading-a-score-with-few-visits), but a repeated question does not.
- Compare the hour of the visit with your staff plan. A late greeting at 20:30 on a Thursday with one person fewer is a matter for the plan.
- Read the comment beside the time. “Two waiters talked at the till” and “the only waiter carried plates for eight” have the same minutes and different remedies.

[A mystery visit](/mystery-shopping) measures from the guest’s chair, at an hour the team does not know. Your own round measures more tables. Use your own figures for the weekly work and the visit as an independent check of them.

## Common mistakes
- Setting limits that the kitchen cannot meet on full evenings. After a month no one believes in them.
- Measuring only averages. Two very late tables disappear among eight good ones.
- Starting four improvements in one week, so that no one knows which one helped.
- Naming and shaming. Staff who fear the number begin to write down better ones.
- Comparing a Friday with a Monday.
- Blaming the cook for a dish that the menu promises and the equipment cannot deliver.
- Speeding up the goodbye. Guests who feel pushed out remember it.

## Checklist for next week
1. Four lines with the start and the stop of each time are written and known.
2. Two evenings are chosen, with one person free to measure.
3. The sheet has a column for the dish that came last.
4. The fifth and the ninth value of each time are noted.
5. One time is chosen, with one person in charge and a date in four weeks.
6. The person at the door and the replacement are named in the staff plan.
7. Drinks are sent before the food ticket.
8. The team knows the sentence for a late dish, with minutes.
9. Bill and card machine are brought together.
10. The second measurement is in the calendar, on the same weekday.

All timed questions with their limits are in [the restaurant checklist](/checklists/restaurant) and [the cafe checklist](/checklists/cafe), ready to print. If you would like help with the cause and not only with the measurement, [our services](/services) include training in your branch.`,
    ar: `لا يحمل الضيف ساعة توقيت، لكنه يتذكر وقوفه عند الباب دون أن يراه أحد، والطاولة الفارغة مدة أطول مما يجب، ويده المرفوعة حين أراد الانصراف. هذه اللحظات قابلة للقياس، ولذلك فالعمل عليها أسهل من العمل على «الأجواء» أو «الأسلوب».

يسمّي هذا المقال أوقات الوجبة الأربعة، ويعطيك حدودًا تقارن بها، ويوضح كيف تقيس أمسية كاملة بجوال وورقة، ثم يعدّد الأسباب المعتادة لضياع الدقائق. الأرقام في الأمثلة افتراضية للشرح.

## أوقات الوجبة الأربعة
يقيس المتسوّق في زيارتنا الشاملة أربعة أوقات، ولكل منها ثلاثة حدود بالدقائق. حتى الحد الأول تُحتسب نقاط السؤال كاملة، وحتى الثاني ثلاثة أرباعها، وحتى الثالث نصفها. وبعد ذلك يبقى ربعها إلى مرة ونصف من الحد الثالث، ثم لا شيء.
- **من الباب حتى أول انتباه:** دقيقة ودقيقتان وأربع دقائق. وتكفي نظرة مع إيماءة من أي موظف.
- **من الطلب حتى المشروبات:** 5 و8 و12 دقيقة حتى يصل آخر مشروب إلى الطاولة، والماء محسوب.
- **من الطلب حتى الأطباق الرئيسية:** 20 و25 و35 دقيقة حتى يصل آخر طبق رئيسي.
- **من طلب الفاتورة حتى وصولها:** 5 و8 و12 دقيقة.

وفي المقهى ذي الخدمة عند المنضدة ثلاثة أوقات، وهي أقصر:
- **من الباب حتى أول ترحيب:** نصف دقيقة ودقيقة ودقيقتان.
- **في الصف:** 3 و5 و8 دقائق حتى أول سؤال عن الطلب.
- **من الدفع حتى الكوب:** 4 و6 و10 دقائق.

مثال: وصلت المشروبات بعد تسع دقائق. هذا بعد الحد الثاني وضمن الثالث، فيُحتسب نصف نقاط السؤال. هذه حدودنا للمطاعم ذات خدمة الطاولات عمومًا. أما مطعم المندي الذي يقدم ذبيحة كاملة أو القائمة متعددة الأطباق فله حدود أخرى، وضيوفه يتوقعونها.

## ابدأ وتوقف عند اللحظة نفسها كل مرة
الوقت بلا قاعدة لبدايته رأي. عبارة «تأخر الطعام كثيرًا» قد تبدأ عند ضيف من الباب وعند آخر من الطلب. اكتب اللحظات قبل القياس في أربعة أسطر:
1. الترحيب: يبدأ حين يتجاوز الضيف الباب، وينتهي عند أول نظرة مع إيماءة أو كلمة.
2. المشروبات: يبدأ حين يغادر النادل الطاولة بالطلب، وينتهي بآخر مشروب.
3. الأطباق الرئيسية: البداية نفسها، وينتهي بآخر طبق رئيسي.
4. الفاتورة: يبدأ حين يطلبها الضيف أو يشير، وينتهي بوصولها إلى الطاولة.

لاحظ أن الوقت الثالث لا يبدأ حين يصل الطلب إلى المطبخ. دقيقتان بين الطاولة ونظام نقاط البيع دقيقتان على الضيف، وإن لم تظهرا في أي تقرير للمطبخ.

## قِس أمسية قبل أن تغيّر شيئًا
تحتاج إلى ساعة الجوال، وورقة من خمسة أعمدة، وشخص بلا طاولات في تلك الأمسية. وتكفي عشر طاولات.
1. اختر أمسية عادية وأخرى مزدحمة، فنوع واحد منهما لا يعطي إلا نصف الصورة.
2. اكتب لكل طاولة رقمها وعدد ضيوفها والأوقات الأربعة، وأضف اسم الطبق الذي وصل أخيرًا.
3. لا تخبر الوردية بالطاولات المقيسة، لكن أخبرها بأن الأوقات تُقاس وأن الأسماء لا تُكتب.
4. رتّب الأوقات العشرة من كل نوع من الأقصر إلى الأطول.
5. سجّل رقمين: الخامس وهو الوقت المعتاد، والتاسع وهو ما يلقاه الضيف قليل الحظ.

لنفترض أن الأطباق الرئيسية استغرقت 14 و16 و17 و18 و19 و21 و22 و24 و38 و41 دقيقة. المتوسط 23 ويبدو مقبولًا، والخامس 19 وهو جيد. لكن التاسع 38، وطاولتان من عشر انتظرتا أكثر من الحد الثالث. وضيوف هاتين الطاولتين هم الأقرب إلى الشكوى. ابدأ بأطول الأوقات، والمتوسط يتحسن بعدها.

ويساعدك نظام نقاط البيع في الطعام: كثير من الأنظمة يحفظ وقت الطلب ووقت الفاتورة. لكنه لا يعرف متى دخل الضيف من الباب، ولا متى وصل الطبق إلى الطاولة، ولا متى رُفعت اليد. هذه أوقات لا يراها إلا إنسان.

## أين تضيع الدقائق
### عند الباب
نادرًا ما يتأخر الترحيب لقلة الاهتمام، بل لأن الباب ليس مسؤولية أحد. سمِّ شخصًا في كل وردية يرفع رأسه حين يُفتح الباب، وشخصًا ثانيًا للدقائق التي ينشغل فيها الأول. واتفقوا على أن الإيماءة تكفي حين تكون اليدان مشغولتين. وإن كان الباب لا يُرى من محطة الخدمة، فالجرس أو المرآة أقل كلفة من أي تدريب.
### بين الطلب والمشروبات
كثيرًا ما تنتظر المشروبات طلب الطعام لأنهما يُرسلان معًا. فإن طُلبت أولًا وأُرسلت أولًا كان في يد الضيف شيء بينما يبدأ المطبخ. وانظر إلى ركن المشروبات أيضًا: عصير واحد يُعصر عند الطلب قد يؤخر صينية فيها ستة مشروبات. قدّم الخمسة واذكر كم دقيقة يحتاج السادس. الوقت في حسابنا يتوقف عند آخر مشروب، لكن الضيف الذي أمامه كأس ماء أكثر صبرًا.
### بين الطاولة ونظام نقاط البيع
النادل الذي يأخذ طلبات ثلاث طاولات قبل أن يدخلها يؤخر الأولى دقائق. الحل طلبان على الأكثر، أو جهاز محمول باليد. وإعادة قراءة الطلب تستغرق خمس عشرة ثانية وتوفر أطول تأخير: الطبق الخاطئ الذي يُطهى من جديد.
### في المطبخ
ينتهي زمن الطبق الرئيسي عند وصول **آخر** طبق. طاولة من أربعة تنتظر أبطأ أطباقها، فالطبق الذي يزيد ثماني دقائق على غيره يكلف الطاولة كلها ثماني دقائق. انظر إلى الطبق قبل أن تنظر إلى الطباخ. وتفيد ثلاثة أسئلة:
- أي طبق وصل أخيرًا في أكثر من ثلث الطاولات؟
- هل يمكن تجهيز جزء منه قبل الذروة دون أن تنقص جودته؟
- وإن لم يمكن، فهل تذكر القائمة ويذكر النادل المدة التي يحتاج إليها؟
### عند منفذ التسليم
الطبق الجاهز المنتظر خسارة مرتين: الضيف ينتظر والطعام يبرد. إذا كانت الأطباق تنتظر أكثر من دقيقتين فعُدّ من يحمل لا من يطبخ. مساعد للساعتين الأكثر ازدحامًا قد يفيد أكثر من طباخ إضافي.
### في النهاية
من طلب الفاتورة فقد غادر بفكره. إحضار الفاتورة مع جهاز الدفع يوفر مشوارًا، والفاتورة الضريبية الصحيحة برمز واضح توفر السؤال. والطاولة التي تريد تقسيم الفاتورة ينبغي أن تُعرف قبل ذلك، عند رفع أطباق الحلى.

## حين يمتلئ المطعم
الانتظار الطويل المعلن أهون على الضيف من القصير غير المعلن. لذلك يسأل أحد أسئلة الزيارة: هل صدق الوقت المعلن؟ أي هل جلس الضيف بعد الموعد بخمس دقائق على الأكثر. وتفيد ثلاث عادات:
- اذكر رقمًا بدل «بعد قليل». استخرج الرقم من آخر عشر مجموعات وأضف إليه خمس دقائق.
- حدّثه قبل أن ينقضي. عبارة «قلت لك عشرين دقيقة وستكون ثلاثين، هل أحضر لك القائمة؟» لا تستغرق أكثر من عشر ثوانٍ.
- سجّل الاسم ونادِ به. الضيف الذي لا يرى القائمة يظن أن غيره مقدَّم عليه.

وينطبق هذا على الطاولة أيضًا. بعد عشرين دقيقة دون الطبق الرئيسي يذهب النادل إلى الطاولة قبل أن يلتفت الضيف بحثًا عنه، ويذكر الدقائق المتبقية، ويعرض ماءً أو خبزًا. لن يقصر الوقت، لكن الضيف لن يبقى في حيرة.

وفي رمضان تطلب الصالة كلها خلال عشر دقائق، فلا تناسبها حدود الأمسيات العادية. تعمل مطاعم كثيرة بقائمة ثابتة ومشروبات على الطاولة قبل الأذان. إن كنت منها فقِس الأطباق الساخنة والفاتورة فقط، وقارن رمضان برمضان الذي قبله.

## السرعة ليست المقياس الوحيد
قد يكون الوقت أقصر مما ينبغي. إذا وصلت الأطباق الرئيسية والمقبلات ما زالت على الطاولة فقد تحقق الحد وفسدت الوجبة. وكذلك الفاتورة التي لم يطلبها أحد. أعطِ الفريق حدًا من الجهتين حيث يلزم:
- لا تصل الأطباق الرئيسية قبل الانتهاء من المقبلات ورفع أطباقها.
- تُحضر الفاتورة عند طلبها، ويسبقها عرض الحلى أو القهوة.
- يكون السؤال عن الرضا خلال دقائق من تقديم الطبق الرئيسي، وبعد اللقمات الأولى.

ولا تقصّر وقتًا على حساب السلامة. الدجاج الذي يحتاج إلى اثنتي عشرة دقيقة يُعطى اثنتي عشرة دقيقة، ولو كان مساء خميس.

## خطة لستة أسابيع
1. **الأسبوع 1:** قِس أمسيتين ورتّب الأوقات واختر واحدًا من الأربعة، وهو الذي تبتعد قيمته التاسعة عن حده أكثر من غيره.
2. **الأسبوع 2:** ابحث عن السبب مع الوردية. اسأل: «ما الذي كان يجب أن يكون جاهزًا؟» ودع من يؤدي العمل يجيب أولًا.
3. **الأسبوع 3:** غيّر أمرًا واحدًا: شخص عند الباب، أو إرسال المشروبات أولًا، أو طريقة تجهيز طبق واحد.
4. **الأسبوع 4:** كرّره يوميًا في حديث ما قبل الوردية خلال دقيقتين، واكتب رقم الأمس على اللوحة.
5. **الأسبوع 5:** قِس عشر طاولات من جديد في اليوم نفسه من الأسبوع والساعات نفسها.
6. **الأسبوع 6:** ثبّت التغيير، أو تراجع عنه وجرّب السبب الثاني. ثم اختر الوقت التالي.

يتولى شخص واحد الوقت المختار طوال المدة، فإن كانا اثنين انتظر كل منهما الآخر. أما كيف تكتب النتيجة في معيار يتعلمه الزملاء الجدد فموضوع [مقالنا عن معيار الخدمة](/ar/blog/writing-a-restaurant-service-standard).

### مثال من البداية إلى النهاية
قاس مطعم عائلي زمن المشروبات: القيمة الخامسة 7 دقائق والتاسعة 14. وجدت الوردية سببين: المشروبات تُرسل مع الطعام، وزميل واحد يعصر العصير ويفتح القوارير. ابتداءً من الأسبوع الثالث أصبح النادل يرسل المشروبات فور تسجيلها، ووُضعت القوارير في ثلاجة بجانب محطة الخدمة. في الأسبوع الخامس صارت القيمتان 5 و9. فالطاولة المعتادة تحصل الآن على النقاط كاملة، وقليلة الحظ على نصفها بعد أن كانت تحصل على ربعها. لم يُوظَّف أحد، ولا أحد يمشي أسرع.

## قراءة الأوقات في تقرير الزيارة
يعرض التقرير كل وقت مع حده، فترى الدقائق إلى جانب النقاط. ثلاث نصائح:
- انظر إلى الوقت نفسه في عدة زيارات. للتأخر مرة واحدة تفسيرات كثيرة، ولثلاث من ثلاث تفسير واحد. [الزيارات القليلة تُقرأ بحذر](/ar/blog/reading-a-score-with-few-visits)، أما السؤال المتكرر فواضح.
- قارن ساعة الزيارة بجدول الموظفين. الترحيب المتأخر في 8:30 مساء خميس ينقصه موظف مسألة جدول.
- اقرأ الملاحظة بجانب الوقت. «نادلان يتحدثان عند الصندوق» و«النادل الوحيد يحمل أطباقًا لثمانية» دقائقهما واحدة وعلاجهما مختلف.

تقيس [زيارة المتسوّق السري](/ar/mystery-shopping) من كرسي الضيف في ساعة لا يعرفها الفريق، وتقيس جولتك طاولات أكثر. اعتمد أرقامك في العمل الأسبوعي، واعتبر الزيارة تحققًا مستقلًا منها.

## أخطاء شائعة
- وضع حدود لا يستطيع المطبخ تحقيقها في الأمسيات المزدحمة. بعد شهر لا يصدّقها أحد.
- الاكتفاء بالمتوسطات. طاولتان متأخرتان جدًا تختفيان بين ثمانٍ جيدة.
- بدء أربعة تحسينات في أسبوع واحد، فلا يُعرف أيها أفاد.
- التشهير بالأسماء. من يخاف من الرقم يبدأ بكتابة أرقام أجمل.
- مقارنة يوم جمعة بيوم اثنين.
- لوم الطباخ على طبق تعد به القائمة ولا تستطيعه المعدات.
- استعجال الوداع. الضيف الذي شعر بأنه يُدفع إلى الخروج لا ينسى ذلك.

## قائمة تحقق للأسبوع القادم
1. أربعة أسطر لبداية كل وقت ونهايته مكتوبة ومعروفة.
2. أمسيتان محددتان، وشخص متفرغ للقياس.
3. في الورقة عمود للطبق الذي وصل أخيرًا.
4. القيمة الخامسة والتاسعة مسجلتان لكل وقت.
5. وقت واحد مختار، ومسؤول واحد، وموعد بعد أربعة أسابيع.
6. المسؤول عن الباب وبديله مذكوران في جدول الموظفين.
7. المشروبات تُرسل قبل طلب الطعام.
8. الفريق يعرف جملة الطبق المتأخر، وفيها عدد الدقائق.
9. الفاتورة وجهاز الدفع يصلان معًا.
10. موعد القياس الثاني في التقويم، في اليوم نفسه من الأسبوع.

جميع الأسئلة الزمنية وحدودها في [قائمة تحقق المطاعم](/ar/checklists/restaurant) و[قائمة تحقق المقاهي](/ar/checklists/cafe) جاهزة للطباعة. وإن أردت المساعدة في معالجة السبب لا في القياس وحده، [فخدماتنا](/ar/services) تشمل التدريب في فرعك.`,
  },
}
