import type { DemoArticle } from '#/content/articles/article-text.ts'

export const foodSafetyWalk: DemoArticle = {
  slug: 'daily-food-safety-walk-through-a-restaurant-kitchen',
  topic: 'rules',
  cover: 'menu',
  daysAgo: 6,
  title: {
    en: 'A daily ten-minute food safety walk through your kitchen',
    ar: 'جولة سلامة الغذاء اليومية في مطبخ مطعمك خلال عشر دقائق',
  },
  summary: {
    en: 'One fixed route from the delivery door to the hand basin: what to look at, what to measure, what to do when a reading is wrong, and what to write down.',
    ar: 'مسار ثابت من باب التوريد إلى مغسلة الأيدي: ما الذي تنظر إليه، وما الذي تقيسه، وما العمل حين تكون القراءة غير صحيحة، وما الذي تدوّنه.',
  },
  body: {
    en: `A kitchen changes every day. A delivery comes early, the rubber gasket of a door tears, a new colleague puts the chicken on the wrong shelf. An inspection or an audit takes place on a few days of the year. The person who opens the branch sees the kitchen every morning, and ten minutes on a fixed route are enough to notice the usual faults before the first guest comes.

This article describes such a route. It does not replace your food safety plan, the training of your team or the requirements of the authorities. **Where a number here differs from your own plan, the limits of your own food safety plan rule.** Check them with your municipality and with the current texts of the Saudi Food and Drug Authority (SFDA).

## Before you begin
You need four things: a probe thermometer, wipes to clean it, a pen and one page with the points of the route. Test the probe once a week in ice water: it should read 0 °C, within one degree. If it does not, all readings since the last test are in doubt. Clean the probe before and after every reading.

Choose two times. On most days walk before the first service, when something can still be corrected. Twice a week walk in the middle of a full hour, because that is when habits show. The walk belongs to the person in charge of the shift, and each shift has a named substitute.

Wash your hands first. It is the right thing to do in a kitchen, and it tests the basin.

## The route, minute by minute
### Minute 1: the hand basin
- Soap, warm water and single-use paper are there, and nothing is stored in the basin.
- Someone has washed their hands in the last minutes, or does so while you are there. After raw meat, after waste, after the phone, after a break and before touching ready food, hands are washed for about 20 seconds. New gloves do not replace washing.

### Minute 2: receiving
If a delivery has arrived, look at one of its items. If none has, look at yesterday's entry.
- Chilled goods arrive at 5 °C or below, frozen goods at -18 °C or below.
- Packing is whole and dry, dates leave enough time, the invoice names the supplier you ordered from.
- Goods go from the door into the cold room in minutes. Nothing waits on the floor; food is kept at least 15 cm above it and away from the wall.
- A carton that was refused is written down with the reason. A list without a single refusal in six months deserves a question.

### Minutes 3 and 4: cold storage
Do not rely on the display on the door alone. It shows the air at one place. Measure the food that stands nearest to the door, or a container of water kept there for this purpose.
- Chillers, display fridges and salad bars: 5 °C or below.
- Freezers: -18 °C or below, without thick ice on the walls.
- Doors close without help, gaskets are whole, the fan is not covered by cartons.
- Frozen food thaws in the chiller or under cold running water, and not on the table.

### Minute 5: date labels
Open two containers in each fridge, and choose the one at the back.
- Every prepared item carries its name, the date it was made and the date by which it must be used.
- The item that expires first stands in front.
- Expired, spoiled or unlabelled food is discarded and written down. No one smells it to decide.

### Minute 6: raw, ready and allergens
- Raw meat, poultry and fish are below ready-to-eat food, in containers that cannot drip.
- Boards and knives follow the colour code. A salad board with traces of chicken is a finding, even if it has been rinsed.
- Cloths are not carried from the raw side to the ready side.
- Nuts, sesame and other allergens are closed and have their own spoons. The allergen sheet is at its place and matches today's menu. [Our guide to menu labels](/blog/calorie-labels-on-the-menu-the-basics) shows how to build one.

### Minute 7: hot food
Measure the coldest point you can find, usually the edge of the container.
- Hot holding: 60 °C or above.
- Poultry and minced meat: 75 °C in the core after cooking. Reheated food: 75 °C in the core, once.
- Cooling is timed: from 60 to 21 °C within two hours, then to 5 °C within four more. A deep pot in the fridge will hardly achieve this; flat trays will.

### Minute 8: surfaces and cleaning
- Work surfaces are cleaned and sanitised between tasks, and the strength of the sanitiser is tested.
- Chemicals are labelled and kept apart from food.
- Look at three places that are easily forgotten: the can opener, the handle of the fridge, the underside of the shelf over the pass.

### Minute 9: pests and waste
- Look along the walls, behind the dry store, under the sink and at the drains for droppings, gnaw marks or insects.
- Doors to the outside are closed, screens are whole.
- Bins are covered and are not overflowing.
- The last visit of the pest control firm is in the folder, and what it recommended has been done.

### Minute 10: people and the page
- No one who is ill, and no one with an open wound, works with food.
- Clothing is clean, hair and beard are covered, no jewellery.
- Health certificates are valid. A list with the next expiry dates saves looking through the folder.
- Finish the page: time, readings, findings, name.

## When a reading is wrong
Suppose the fridge beside the grill shows 8 °C in the food at 10:05. The walk is useful only if everyone knows the next five steps.
1. **Say it** to the chef and the branch manager immediately.
2. **Protect the food.** Move it to a fridge that is cold enough. Keep it apart and marked until it is decided what happens with it.
3. **Find out how long.** The last correct reading was yesterday at 22:40, so no one knows since when. Your plan says how long food may be above the limit. If you cannot show that it was shorter, discard the food.
4. **Remove the cause.** In this case a carton held the door open by two centimetres. If it is the machine, call the technician and empty the fridge.
5. **Measure again** within 30 minutes, and write both values.

Write 8, with its time. A page on which 5 has been written for 8 is worse than an empty one, because it hides the fault from the next shift. Say to the team that no one is blamed for an honest reading.

## What to write down
One line per point is enough. The columns are: time, place, reading or finding, what was done, second reading, name. A morning may look like this; the values are invented.
- 10:02, salad fridge, 4 °C, in order, Sami.
- 10:05, fridge at the grill, 8 °C, door blocked, food from the night discarded (2.4 kg of sauce, 1.1 kg of chicken), 10:32 second reading 4 °C, Sami.
- 10:07, dry store, rice on the floor, put on the shelf, Sami.
- 10:09, hand basin at the pass, no paper, refilled, Sami.

“In order” is also an entry. Without it no one can tell whether the point was good or forgotten. A reading that was not taken is written as “not taken” with the reason.

Once a week, ten more minutes: read the seven pages together and count. If the basin at the pass had no paper on four of seven days, the cause is not a person. The holder is too small, or the store is at the other end of the branch. Choose one repeated finding a week and remove its cause.

Keep the pages for as long as your plan and the authority demand, together with the records of pest control, training and health certificates.

## What guests see of it
A mystery shopper is a guest and does not enter the kitchen. Fridge temperatures, date labels and core temperatures are outside such a visit. But several answers in our full visit depend on the same habits:
- **Hot dishes hot, cold dishes cold.** A main dish that is cold or raw inside receives the lowest grade.
- **No insects, pests or foreign bodies.** This question is critical. If it fails, the final score is at most 59, whatever the rest was like.
- **Gloves and tools of visible food handlers.** Money or a phone touched with food gloves counts as no.
- **Soap, water and paper in the restroom,** and its cleanliness.
- **The answer about allergies.** Checking with the kitchen counts as yes, guessing counts as no.
- **Calories and allergens shown** for the dishes that were ordered.

Read both together. If three reports mention lukewarm dishes while your hot holding is always 63 °C, look first between the pass and the table: cold plates, or dishes that wait for each other. If the shopper saw gloves on the phone, watch the counter for five minutes during your next walk. A report shows one hour and does not prove a cause, so take it as a hint where to look.

You can print the questions as [the restaurant checklist](/checklists/restaurant) or [the cafe checklist](/checklists/cafe), and walk the guest area with them after the kitchen. If you want an outside view of the kitchen itself, that is an announced operations audit; it is described on [our services page](/services). [Our certificate](/get-certified) is about the guest experience. It is not a health licence and replaces no inspection.

## Common mistakes
- **The page is filled in at the desk.** Seven equal readings in seven days are possible, but rare. Ask for the time of each reading.
- **Only the manager can do it.** On the manager's day off there is no walk. Train two more people.
- **Thirty points every day.** After two weeks they are ticked without looking. Keep ten minutes, and move rare points to a weekly page.
- **Always the same fridge shelf.** The problem is at the back or near the door.
- **The walk looks for culprits.** Then the team cleans for the walk, and only for the walk.
- **Findings have no owner.** “Gasket of fridge 2 torn” stays on the page for a month. Each open finding needs a name and a day.

## The walk on one page
1. Hands: basin complete, hands washed.
2. Receiving: 5 °C or below, -18 °C or below, dates, packing, off the floor.
3. Cold storage: food at 5 °C or below, freezers at -18 °C or below, doors and gaskets.
4. Labels: name, made, use by; first expired in front.
5. Raw below ready, colours, cloths, allergen sheet.
6. Hot: holding at 60 °C or above, core 75 °C, cooling timed.
7. Surfaces, sanitiser, chemicals apart.
8. Pests, doors, bins, last report.
9. People: health, clothing, certificates.
10. Page: time, value, action, second reading, name.

Begin tomorrow with the first four points, and add two each week. After a month the whole route is a habit. How to turn its rules into sentences that a team remembers is described in [writing a service standard](/blog/writing-a-restaurant-service-standard).`,
    ar: `يتغير المطبخ كل يوم: توريد يصل مبكرًا، وإطار عازل لباب ثلاجة يتمزق، وزميل جديد يضع الدجاج على الرف الخطأ. يأتي التفتيش أو التدقيق في أيام قليلة من السنة، أما من يفتح الفرع فيرى المطبخ كل صباح، وعشر دقائق في مسار ثابت تكفي لملاحظة الأعطال المعتادة قبل وصول أول ضيف.

يصف هذا المقال مسارًا كهذا. وهو لا يغني عن خطة سلامة الغذاء في منشأتك، ولا عن تدريب الفريق، ولا عن اشتراطات الجهات المختصة. **وإذا اختلف رقم هنا عن خطتك فالمعتمد حدود خطة سلامة الغذاء لديك.** راجعها مع البلدية ومع النصوص الحالية للهيئة العامة للغذاء والدواء.

## قبل أن تبدأ
تحتاج إلى أربعة أشياء: مقياس حرارة للأغذية، ومناديل لتنظيفه، وقلم، وورقة واحدة فيها نقاط المسار. اختبر المقياس مرة في الأسبوع في ماء مثلّج: يجب أن تكون قراءته 0 °م بفارق لا يتجاوز درجة واحدة. فإن لم تكن كذلك فكل القراءات منذ آخر اختبار موضع شك. ونظّف المقياس قبل كل قراءة وبعدها.

اختر وقتين. في معظم الأيام تكون الجولة قبل أول خدمة، حين يبقى وقت للتصحيح. ومرتين في الأسبوع تكون في وسط ساعة مزدحمة، ففيها تظهر العادات. والجولة مسؤولية المشرف على الوردية، ولكل وردية بديل معروف بالاسم.

اغسل يديك أولًا. هذا واجب في المطبخ، وهو أيضًا اختبار للمغسلة.

## المسار دقيقة بعد دقيقة
### الدقيقة 1: مغسلة الأيدي
- الصابون والماء الدافئ والمناديل الورقية متوفرة، ولا يوضع شيء داخل المغسلة.
- غسل أحدهم يديه في الدقائق الأخيرة، أو يغسلهما أثناء وجودك. تُغسل الأيدي نحو 20 ثانية بعد اللحم النيء، وبعد النفايات، وبعد الجوال، وبعد الاستراحة، وقبل لمس الطعام الجاهز. والقفازات الجديدة لا تغني عن الغسل.

### الدقيقة 2: الاستلام
إن وصل توريد فافحص صنفًا واحدًا منه، وإن لم يصل شيء فراجع ما سُجّل أمس.
- تصل الأغذية المبرّدة بدرجة 5 °م أو أقل، والمجمّدة بدرجة 18 تحت الصفر أو أقل.
- التغليف سليم وجاف، والتواريخ تترك وقتًا كافيًا، والفاتورة باسم المورّد الذي طلبت منه.
- تنتقل البضاعة من الباب إلى غرفة التبريد خلال دقائق. ولا يبقى شيء على الأرض، بل تُرفع الأغذية عنها 15 سم على الأقل وتُبعد عن الجدار.
- كل كرتون رُفض يُسجَّل مع سبب الرفض. والسجل الذي ليس فيه رفض واحد خلال ستة أشهر يستحق السؤال.

### الدقيقتان 3 و4: التخزين البارد
لا تعتمد على شاشة الباب وحدها، فهي تعرض حرارة الهواء في موضع واحد. قِس الطعام الأقرب إلى الباب، أو وعاء ماء تضعه هناك لهذا الغرض.
- ثلاجات التبريد وثلاجات العرض وبوفيه السلطات: 5 °م أو أقل.
- ثلاجات التجميد: 18 تحت الصفر أو أقل، دون طبقة ثلج سميكة على الجدران.
- الأبواب تُغلق دون دفع، والأطر العازلة سليمة، والمروحة غير محجوبة بالكراتين.
- تُذاب الأغذية المجمّدة في الثلاجة أو تحت ماء بارد جارٍ، لا على الطاولة.

### الدقيقة 5: ملصقات التاريخ
افتح علبتين في كل ثلاجة، واختر ما كان في الخلف.
- على كل صنف محضَّر ملصق باسمه وتاريخ تحضيره وتاريخ انتهائه.
- الصنف الأقرب إلى الانتهاء في الأمام.
- كل غذاء منتهي الصلاحية أو فاسد أو بلا ملصق يُتلف ويُسجَّل. ولا يُحكم عليه بالشم.

### الدقيقة 6: النيء والجاهز ومسببات الحساسية
- اللحوم والدواجن والأسماك النيئة أسفل الأغذية الجاهزة للأكل، في أوعية لا تسيل منها السوائل.
- ألواح التقطيع والسكاكين وفق نظام الألوان. ولوح السلطات الذي عليه أثر دجاج ملاحظة تُسجَّل حتى لو شُطف.
- لا تُنقل فوط التنظيف من جهة النيء إلى جهة الجاهز.
- المكسرات والسمسم وغيرها من مسببات الحساسية مغلقة ولها ملاعقها الخاصة. وجدول مسببات الحساسية في مكانه ومطابق لقائمة اليوم. ويوضح [دليل بيانات القائمة](/ar/blog/calorie-labels-on-the-menu-the-basics) كيف يُعدّ.

### الدقيقة 7: الطعام الساخن
قِس أبرد موضع تجده، وهو في الغالب حافة الوعاء.
- الحفظ الساخن: 60 °م أو أكثر.
- الدواجن واللحم المفروم: 75 °م في الداخل بعد الطهي. والطعام المُعاد تسخينه: 75 °م في الداخل، ولمرة واحدة.
- يُسجَّل زمن التبريد: من 60 إلى 21 °م خلال ساعتين، ثم إلى 5 °م خلال أربع ساعات أخرى. القدر العميق في الثلاجة يصعب أن يحقق ذلك، أما الصواني المسطحة فتحققه.

### الدقيقة 8: الأسطح والتنظيف
- تُنظف الأسطح وتُعقَّم بين المهام، ويُقاس تركيز المعقّم.
- المواد الكيميائية عليها ملصقات ومحفوظة بعيدًا عن الأغذية.
- انظر إلى ثلاثة مواضع تُنسى بسهولة: فتّاحة العلب، ومقبض الثلاجة، وأسفل الرف الذي فوق طاولة تسليم الأطباق.

### الدقيقة 9: الآفات والنفايات
- ابحث على امتداد الجدران وخلف المخزن الجاف وتحت المغسلة وعند فتحات التصريف عن فضلات أو آثار قضم أو حشرات.
- الأبواب الخارجية مغلقة، والشبك سليم.
- حاويات النفايات مغطاة وغير ممتلئة.
- تقرير آخر زيارة لشركة مكافحة الآفات في الملف، وتوصياته منفّذة.

### الدقيقة 10: الأشخاص والورقة
- لا يعمل في الطعام مريض ولا مصاب بجرح مكشوف.
- الزي نظيف، والشعر واللحية مغطّيان، ولا تُلبس الحلي.
- الشهادات الصحية سارية. وقائمة بتواريخ الانتهاء القريبة توفر عليك تقليب الملف.
- أكمل الورقة: الوقت والقراءات والملاحظات والاسم.

## حين تكون القراءة غير صحيحة
لنفترض أن حرارة الطعام في الثلاجة المجاورة للشواية 8 °م في الساعة 10:05 صباحًا. لا تفيد الجولة إلا إذا عرف الجميع الخطوات الخمس التالية.
1. **الإبلاغ** فورًا: رئيس الطهاة ومدير الفرع.
2. **حماية الطعام.** انقله إلى ثلاجة باردة بما يكفي، واحفظه منفصلًا وعليه علامة حتى يتقرر ما يُفعل به.
3. **معرفة المدة.** آخر قراءة صحيحة كانت أمس في 10:40 مساءً، فلا أحد يعرف متى بدأ الخلل. خطتك تحدد المدة المسموح بها فوق الحد، وإن لم تستطع إثبات أن المدة أقصر منها فأتلف الطعام.
4. **إزالة السبب.** في هذه الحالة أبقى كرتون الباب مفتوحًا بمقدار سنتيمترين. وإن كان العطل في الجهاز فاتصل بالفني وأفرغ الثلاجة.
5. **إعادة القياس** خلال 30 دقيقة، وتسجيل القيمتين.

سجّل الرقم 8 مع وقته. فالورقة التي كُتب فيها 5 بدل 8 أسوأ من ورقة فارغة، لأنها تخفي العطل عن الوردية التالية. وأخبر الفريق أن أحدًا لن يُلام على قراءة صادقة.

## ما الذي يُدوَّن
يكفي سطر لكل نقطة. الأعمدة هي: الوقت، والموضع، والقراءة أو الملاحظة، والإجراء، والقراءة الثانية، والاسم. وقد يبدو صباح واحد هكذا، والقيم افتراضية:
- 10:02، ثلاجة السلطات، 4 °م، سليم، سامي.
- 10:05، الثلاجة المجاورة للشواية، 8 °م، الباب غير مغلق، أُتلف ما بات فيها (2.4 كجم صلصة و1.1 كجم دجاج)، القراءة الثانية في 10:32 بلغت 4 °م، سامي.
- 10:07، المخزن الجاف، أرز على الأرض، رُفع إلى الرف، سامي.
- 10:09، مغسلة الأيدي عند التسليم، لا مناديل، أُعيدت تعبئتها، سامي.

كلمة «سليم» تُكتب أيضًا، فمن دونها لا يُعرف هل كانت النقطة جيدة أم منسية. والقراءة التي لم تُؤخذ يُكتب أمامها «لم تُقس» مع السبب.

ومرة في الأسبوع خصّص عشر دقائق أخرى: اقرأ الأوراق السبع معًا وعُدّ. فإن كانت المغسلة بلا مناديل في أربعة أيام من سبعة فالسبب ليس شخصًا، بل حامل مناديل صغير أو مخزن في الطرف الآخر من الفرع. اختر ملاحظة متكررة واحدة كل أسبوع وأزل سببها.

واحتفظ بالأوراق المدة التي تحددها خطتك والجهة المختصة، مع سجلات مكافحة الآفات والتدريب والشهادات الصحية.

## ما يراه الضيف من ذلك
المتسوّق السري ضيف لا يدخل المطبخ. فحرارة الثلاجات وملصقات التاريخ ودرجات الحرارة الداخلية خارج نطاق زيارته. لكن عدة إجابات في زيارتنا الشاملة تعتمد على العادات نفسها:
- **الأطباق الساخنة ساخنة والباردة باردة.** الطبق الرئيسي البارد أو النيء من الداخل يحصل على أدنى درجة.
- **لا حشرات ولا قوارض ولا جسم غريب في الطعام.** هذا معيار حرج، والإخفاق فيه يجعل الدرجة النهائية لا تتجاوز 59 مهما كانت بقية الإجابات.
- **القفازات والأدوات لدى من يحضّر الطعام أمام الضيوف.** لمس النقود أو الجوال بقفازات الطعام يُحتسب «لا».
- **الصابون والماء والمناديل في دورة المياه،** ونظافتها.
- **الجواب عن الحساسية.** التحقق من المطبخ يُحتسب «نعم»، والتخمين يُحتسب «لا».
- **عرض السعرات ومسببات الحساسية** للأطباق المطلوبة.

اقرأ الاثنين معًا. إذا ذكرت ثلاثة تقارير أطباقًا فاترة وقراءة الحفظ الساخن لديك 63 °م دائمًا فابدأ البحث بين التسليم والطاولة: أطباق تقديم باردة، أو أطباق ينتظر بعضها بعضًا. وإذا رأى المتسوّق قفازات على الجوال فراقب المنضدة خمس دقائق في جولتك التالية. التقرير يصف ساعة واحدة ولا يثبت سببًا، فاجعله دليلًا على المكان الذي تنظر فيه.

يمكنك طباعة الأسئلة من [قائمة التحقق للمطاعم](/ar/checklists/restaurant) أو [قائمة التحقق للمقاهي](/ar/checklists/cafe)، والمرور بها في صالة الضيوف بعد المطبخ. وإن أردت نظرة من الخارج إلى المطبخ نفسه فهذا تدقيق معلن للعمليات التشغيلية، وتجد وصفه في [صفحة الخدمات](/ar/services). أما [شهادتنا](/ar/get-certified) فتتعلق بتجربة الضيف، وليست رخصة صحية ولا تغني عن أي تفتيش.

## أخطاء شائعة
- **تعبئة الورقة في الإدارة لا في المطبخ.** سبع قراءات متساوية في سبعة أيام ممكنة لكنها نادرة. اسأل عن وقت كل قراءة.
- **لا يجيدها إلا المدير.** في يوم إجازته لا توجد جولة. درّب اثنين آخرين.
- **ثلاثون نقطة كل يوم.** بعد أسبوعين تُوضع العلامات دون نظر. التزم بعشر دقائق، وانقل النقاط النادرة إلى ورقة أسبوعية.
- **الرف نفسه كل مرة.** المشكلة غالبًا في الخلف أو قرب الباب.
- **البحث عن مذنب.** عندها ينظف الفريق من أجل الجولة وحدها.
- **ملاحظات بلا مسؤول.** تبقى عبارة «إطار الثلاجة 2 ممزق» شهرًا في الورقة. لكل ملاحظة مفتوحة اسم وموعد.

## الجولة في صفحة واحدة
1. الأيدي: المغسلة مجهزة والأيدي مغسولة.
2. الاستلام: 5 °م أو أقل للمبرّد، و18 تحت الصفر أو أقل للمجمّد، والتواريخ والتغليف، ولا شيء على الأرض.
3. التخزين البارد: الطعام 5 °م أو أقل، والتجميد 18 تحت الصفر أو أقل، والأبواب والأطر.
4. الملصقات: الاسم والتحضير والانتهاء، والأقرب إلى الانتهاء في الأمام.
5. النيء أسفل الجاهز، والألوان، والفوط، وجدول مسببات الحساسية.
6. الساخن: الحفظ 60 °م أو أكثر، والداخل 75 °م، وزمن التبريد مسجَّل.
7. الأسطح والمعقّم، والمواد الكيميائية بعيدة.
8. الآفات والأبواب والحاويات وآخر تقرير.
9. الأشخاص: الصحة والزي والشهادات.
10. الورقة: الوقت والقيمة والإجراء والقراءة الثانية والاسم.

ابدأ غدًا بالنقاط الأربع الأولى، وأضف نقطتين كل أسبوع، وبعد شهر يصبح المسار كله عادة. أما تحويل تعليماته إلى جمل يتذكرها الفريق فتجده في [كيف تكتب معيار خدمة](/ar/blog/writing-a-restaurant-service-standard).`,
  },
}
