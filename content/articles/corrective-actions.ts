import type { DemoArticle } from '#/content/articles/article-text.ts'

export const correctiveActions: DemoArticle = {
  slug: 'from-a-finding-to-a-fix-that-lasts',
  topic: 'service',
  cover: 'score',
  daysAgo: 10,
  title: {
    en: 'From a finding to a fix that lasts in your restaurant',
    ar: 'من الملاحظة إلى إصلاح يدوم في مطعمك',
  },
  summary: {
    en: 'How to choose the three things to fix first, estimate the cost of a lost point, find the cause in five questions, and check at the next visit that the fix has held.',
    ar: 'كيف تختار ثلاثة أمور تبدأ بإصلاحها، وتقدّر كلفة النقطة المفقودة، وتصل إلى السبب بخمسة أسئلة، وتتحقق في الزيارة التالية من ثبات الإصلاح.',
  },
  body: {
    en: `A report arrives on Sunday. The manager reads it, forwards it to the team with the word “important”, and the week begins. Six weeks later the next report contains four of the same findings. No one was lazy. There was simply no way from the finding to a changed habit.

This article describes such a way for one branch. It needs an hour after the report, fifteen minutes a week, and no software, though software helps to remember. All figures and findings in it are invented for explanation.

## First hour: separate three kinds of findings
Go through the lost points once, with a pen.
1. **Danger to guests or a breach of rules.** An insect, a foreign body in food, an allergy question answered with a guess, an invoice without a VAT number. These do not compete with anything. Act the same day, and check the authority’s current text where a rule is concerned.
2. **Facts.** A lamp that does not work, wrong hours on the map, a torn page in the menu. One person corrects them within a day or two. No meeting is needed.
3. **Habits.** The order is not read back, the greeting is late, no one asks about the food. These need the work described below, because a single instruction changes them for three days only.

## Choose the three to begin with
A branch can change about three habits in a month. If the report contains nine, six must wait, and that should be said aloud. Give each finding 0, 1 or 2 points for three questions:
- **Effect:** would a guest mention it to friends or stay away because of it?
- **Repetition:** was it in an earlier report, or does the team say “yes, often”?
- **Ease:** can the shift change it within two weeks without a budget?

An example with six findings:
- Order not read back: effect 2, repetition 2, ease 2, sum **6**.
- No paper in the restroom, the evening round was left out: effect 2, repetition 1, ease 2, sum **5**.
- Greeting after three minutes: effect 1, repetition 2, ease 2, sum **5**.
- Menu in one language only: effect 1, repetition 2, ease 1, sum **4**.
- Staff without name badges: effect 0, repetition 1, ease 2, sum **3**.
- Bill after eleven minutes: effect 1, repetition 0, ease 1, sum **2**.

The first three are chosen. The menu goes to the owner, because printing costs money. The others are kept on a list and looked at again after the next visit. Let the shift managers give the points with you; they know best how often a thing happens.

## Estimate what a lost point may cost
Money helps to put findings in order, provided that everyone sees how the figure was made. The formula is short:
> Guests per month × average bill per guest × lost points × share of revenue per point

Here is an example with every assumption named.
1. **Guests:** 6,000 a month. Counted as people, from the till, and not as bills.
2. **Average bill:** SAR 55 per guest without VAT, the mean of the last three months.
3. **Revenue:** 6,000 × 55 = SAR 330,000 a month.
4. **Share:** 0.3 percent of revenue for each point of the overall score. This is an assumption and not a measurement.
5. **Value of one point:** 330,000 × 0.003 = SAR 990 a month.

Reading back the order has a weight of three points in our full visit, if all questions apply. Not doing it is therefore estimated at 3 × 990 = SAR 2,970 a month. The missing paper costs two points, SAR 1,980. A greeting after three minutes loses half of three points, 1.5 × 990 = SAR 1,485.

Now change the weakest assumption and look again. With a share of 0.1 percent, reading back is worth SAR 990 a month; with 0.5 percent, SAR 4,950. The order of the three findings stays the same in all cases. That is the use of such an estimate: it sorts. It does not forecast your income.

### Limits of the estimate
- It is not an accounting figure, and it should not appear in a budget.
- A branch in a mall with passing guests reacts differently from a neighbourhood restaurant that depends on guests who return.
- The findings of one visit together cannot be worth more than the distance of the score from 100.
- Safety findings have no price. They are corrected regardless of the result.

If you can, add one figure of your own. Suppose your kitchen remakes three dishes a day because of wrong orders, with ingredients for SAR 14 each: 3 × 14 × 30 = SAR 1,260 a month. This amount is counted and needs no assumption about guests.

## One owner and one date
“The team will pay more attention to greeting” has no owner, no date and no action. Write each action in one sentence with four parts:
> **Sami**, shift manager evening, makes sure that **each server reads the order back before leaving the table**, from **Tuesday the 12th**, and shows it by **ten observed orders per shift for one week**.

- The owner is one person, by name, who is on shift when the thing happens. If two people own it, each may wait for the other.
- The owner must be able to decide. Without access to the roster no one can solve a problem of the roster.
- The date is a day in the calendar. “As soon as possible” always lies behind the next busy evening.
- The action is something one can see. “Awareness” cannot be seen.

As a guide for dates: the same day for a critical priority, three days for a high one, one week for a medium one, two weeks for a low one.

## The cause in five questions
Before you write the action, ask for the cause. Do it at the place where it happens, with a person who works there, and ask about conditions and not about guilt. Five questions are usually enough. The finding in this example: drinks came after 14 minutes.
1. **What happened exactly?** Two fresh juices and a water were ordered at 20:10 and came together at 20:24.
2. **What was different from an evening on which it works?** The juice station was run by one person, who was also preparing desserts.
3. **Why was this person alone?** The second one starts at nine, since the roster was made for winter hours.
4. **Why did no one react?** The ticket for drinks prints on the kitchen printer; the floor does not see how many are waiting.
5. **Which single change would have prevented it?** On Thursdays and weekends the second person starts at seven, and water is served by the waiter immediately.

Note that “train the bartender” would not have helped. Stop asking when you reach something that you can change. If an answer is the name of a person, put the question again: which condition made it possible?

Be careful with causes that are found in thirty seconds. “Carelessness” is a description of the result. Look for a missing tool, an unclear responsibility, too few people at that hour, two rules that contradict each other, or a standard that was never written. For the last case there is [a guide to writing one](/blog/writing-a-restaurant-service-standard).

## Proof by photo
An action is done when it can be shown. A photo is the quickest proof for things, and it costs the owner ten seconds.
- Take it from the same place as the photo in the report, so that before and after can be compared.
- Show the object: the new lamp, the repaired sign, the corrected page of the menu, the water station at the entrance.
- No faces of guests or staff. In restrooms a written note takes the place of a photo: time, state, and the initials of the shift manager on the cleaning sheet.
- Add a sentence: when, what, and what was the cause.

For habits a photo proves little. Here a tally sheet is better: ten orders observed, nine read back. Write down the tenth as well.

## Check three times
A fix is tested at three moments, each with a different question.
1. **The next day: was it carried out?** The owner reports, with the proof.
2. **After two weeks: is it still done when the owner is off?** Another person checks, on a different shift. The person who carried out an action should not be the one who confirms it.
3. **At the next visit: does the guest notice it?** The same question is answered by someone whom the team does not know.

Wait about three weeks before the next visit, so that the habit has had time to settle, and choose a similar day and hour. One good answer is a good sign; three in a row suggest that the habit holds. Do not look at the overall score for this purpose, since it moves for many reasons. [Reading a score with few visits](/blog/reading-a-score-with-few-visits) explains why.

If the finding comes back, do not repeat the instruction in a louder voice. Reopen the action, keep its history, and return to the five questions. In most cases the first cause was only a part of it.

## Fifteen minutes a week
A fixed meeting keeps the actions alive. Choose a quiet hour, for example Monday at four in the afternoon, stay on your feet, and use a clock.
- **Minutes 0 to 3: a good result.** One sentence from a report or from a guest, read aloud.
- **Minutes 3 to 8: open actions.** At most three. For each the owner says: done, not done, or stuck. No stories.
- **Minutes 8 to 12: the one that is stuck.** Which obstacle, who removes it, by which day?
- **Minutes 12 to 14: one figure.** For example “orders read back: 27 of 30”.
- **Minute 15: next week.** Owner and date are read aloud once more.

Present are the branch manager, the shift managers and one person from the kitchen. The result is one page at the staff entrance with three lines: action, owner, date. If nothing is open, the meeting takes five minutes and still takes place, since a rhythm that was interrupted twice is seldom taken up again.

## Common mistakes
- **Ten actions in the same week.** After a month, ten half-finished ones are left.
- **The owner is absent.** The regional manager cannot own the greeting at the door.
- **Training as the answer to everything.** It helps where people do not know something. It does not replace a second pair of hands.
- **Deductions from wages.** The team learns to hide findings. The next report becomes a fight about evidence.
- **A date without a check.** If no one looks on the day, the next date is not taken seriously.
- **Closing an action because a message was sent.** A message is an announcement. The proof comes from the floor.
- **Keeping quiet about success.** When a finding has disappeared, say so, and name the shift that achieved it.

## How this looks in Itqan
In the client portal you open an action from a finding of the report. You enter the owner, and the due date follows from the priority if you leave it empty. If you add the owner’s email address, a message goes out immediately, on the due date and when the action is overdue. Cause, note and photos are kept with the action, another owner or manager verifies it, and it can be reopened. After a critical failure, a suspended certificate becomes valid again only when our review desk or the next visit confirms the correction; the criteria are under [Get certified](/get-certified).

Where you have entered guests and average bill and confirmed the share, reports with advanced analysis show the estimate beside the findings, with every factor, and you can change the share. Which plan includes this is listed under [plans](/plans); a sample is under [AI reports](/ai-reports).

## Checklist for the next report
1. Danger and breaches of rules were dealt with on the same day.
2. Facts were given to one person, with two days.
3. Habits were sorted by effect, repetition and ease; three were chosen.
4. An estimate was made with named assumptions and a second share for comparison.
5. Each action has one owner, one date and something one can see.
6. The cause was asked for at the place, in five questions, without names.
7. The proof is attached.
8. Another person has checked on another shift.
9. The next visit is ordered for a similar hour in about three weeks.
10. The Monday meeting has taken place, and the page at the entrance is up to date.

To walk through your own branch between two visits, print [the restaurant checklist](/checklists/restaurant) or [the cafe checklist](/checklists/cafe) and look only at the three questions that you have chosen. If you want someone beside you for the first month, our consultants are listed under [services](/services).`,
    ar: `يصل التقرير يوم الأحد. يقرؤه المدير ويرسله إلى الفريق مع كلمة «مهم»، ويبدأ الأسبوع. وبعد ستة أسابيع يأتي التقرير التالي وفيه أربع من الملاحظات نفسها. لم يتكاسل أحد، لكن لم يكن هناك مسار يصل بالملاحظة إلى عادة جديدة.

يصف هذا المقال مسارًا كهذا لفرع واحد. يحتاج إلى ساعة بعد التقرير وخمس عشرة دقيقة كل أسبوع، ولا يحتاج إلى برنامج وإن كان البرنامج يعين على التذكر. وكل الأرقام والملاحظات فيه افتراضية للشرح.

## الساعة الأولى: ثلاثة أنواع من الملاحظات
مرّ على النقاط المفقودة مرة واحدة وبيدك قلم.
1. **خطر على الضيوف أو مخالفة للاشتراطات.** حشرة، أو جسم غريب في الطعام، أو جواب بالتخمين عن الحساسية، أو فاتورة بلا رقم ضريبي. هذه لا تنافسها أي ملاحظة أخرى. تصرّف في اليوم نفسه، وراجع النص الحالي لدى الجهة المختصة حيث يتعلق الأمر باشتراط.
2. **وقائع.** مصباح معطّل، أو ساعات خاطئة على الخريطة، أو صفحة ممزقة في القائمة. يصححها شخص واحد خلال يوم أو يومين دون اجتماع.
3. **عادات.** الطلب لا تُعاد قراءته، والترحيب يتأخر، ولا أحد يسأل عن الطعام. هذه تحتاج إلى العمل الموصوف أدناه، فالتعليمات وحدها تغيّرها ثلاثة أيام لا أكثر.

## اختر ثلاثة أمور للبداية
يستطيع الفرع أن يغيّر نحو ثلاث عادات في الشهر. فإن كان في التقرير تسع فست منها تنتظر، وليُقل ذلك صراحة. أعطِ كل ملاحظة صفرًا أو نقطة أو نقطتين عن كل سؤال من ثلاثة:
- **الأثر:** هل يذكرها الضيف لأصدقائه أو يبتعد بسببها؟
- **التكرار:** هل وردت في تقرير سابق، أو يقول الفريق «نعم، كثيرًا»؟
- **السهولة:** هل تستطيع الوردية تغييرها خلال أسبوعين دون ميزانية؟

مثال من ست ملاحظات:
- لا تُعاد قراءة الطلب: الأثر 2، التكرار 2، السهولة 2، المجموع **6**.
- لا مناديل في دورة المياه لأن جولة المساء لم تُنفّذ: الأثر 2، التكرار 1، السهولة 2، المجموع **5**.
- الترحيب بعد ثلاث دقائق: الأثر 1، التكرار 2، السهولة 2، المجموع **5**.
- القائمة بلغة واحدة: الأثر 1، التكرار 2، السهولة 1، المجموع **4**.
- موظفون بلا بطاقات أسماء: الأثر 0، التكرار 1، السهولة 2، المجموع **3**.
- الفاتورة بعد إحدى عشرة دقيقة: الأثر 1، التكرار 0، السهولة 1، المجموع **2**.

تُختار الثلاث الأولى. أما القائمة فتُرفع إلى المالك لأن الطباعة لها تكلفة، ويبقى غيرها في كشف يُنظر فيه بعد الزيارة التالية. وليشاركك مديرو الورديات في وضع النقاط، فهم أعلم بعدد مرات حدوث الأمر.

## قدّر كلفة النقطة المفقودة
المال يعين على ترتيب الملاحظات، بشرط أن يرى الجميع كيف حُسب الرقم. والمعادلة قصيرة:
> عدد الضيوف في الشهر × متوسط فاتورة الضيف × النقاط المفقودة × نسبة الإيراد لكل نقطة

وهذا مثال ذُكرت فيه كل الافتراضات.
1. **الضيوف:** 6,000 ضيف في الشهر، محسوبون أشخاصًا من نظام نقاط البيع لا فواتير.
2. **متوسط الفاتورة:** 55 ريالًا للضيف دون الضريبة، وهو متوسط الأشهر الثلاثة الأخيرة.
3. **الإيراد:** 6,000 في 55 يساوي 330,000 ريال في الشهر.
4. **النسبة:** 0.3 في المئة من الإيراد لكل نقطة من الدرجة الكلية. هذا افتراض وليس قياسًا.
5. **قيمة النقطة:** 0.3 في المئة من 330,000 تساوي 990 ريالًا في الشهر.

وزن إعادة قراءة الطلب في زيارتنا الشاملة ثلاث نقاط إذا انطبقت الأسئلة كلها، فتُقدَّر كلفة تركها بـ2,970 ريالًا في الشهر (3 في 990). ونقص المناديل نقطتان، أي 1,980 ريالًا. والترحيب بعد ثلاث دقائق يُفقد الفرع نصف ثلاث نقاط، أي نقطة ونصفًا قيمتها 1,485 ريالًا.

غيّر الآن أضعف الافتراضات وانظر من جديد. إذا كانت النسبة 0.1 في المئة فقيمة إعادة قراءة الطلب 990 ريالًا في الشهر، وإذا كانت 0.5 في المئة فقيمتها 4,950 ريالًا. ويبقى ترتيب الملاحظات الثلاث واحدًا في كل الحالات. وهذه فائدة التقدير: يرتّب الأولويات، ولا يتنبأ بدخلك.

### حدود هذا التقدير
- ليس رقمًا محاسبيًا، ولا مكان له في الميزانية.
- الفرع الذي يعتمد على المارة في مجمع تجاري يتأثر بطريقة غير مطعم الحي الذي يعتمد على ضيوف يعودون.
- لا تتجاوز قيمة ملاحظات الزيارة الواحدة مجتمعةً ما ينقص الدرجة عن 100.
- ملاحظات السلامة لا تُسعَّر، وتُصحَّح أيًّا كانت نتيجة الحساب.

وأضف إن استطعت رقمًا من عندك. لنفترض أن مطبخك يحضّر ثلاثة أطباق من جديد كل يوم بسبب طلبات خاطئة، ومكونات كل منها 14 ريالًا: الحاصل في ثلاثين يومًا 1,260 ريالًا. هذا المبلغ محسوب فعلًا ولا يحتاج إلى أي افتراض عن الضيوف.

## مسؤول واحد وموعد واحد
عبارة «سيهتم الفريق أكثر بالترحيب» ليس فيها مسؤول ولا موعد ولا فعل. اكتب كل إجراء في جملة واحدة من أربعة أجزاء:
> **سامي**، مدير وردية المساء، يتأكد من أن **كل نادل يعيد قراءة الطلب قبل مغادرة الطاولة**، ابتداءً من **الثلاثاء 12 من الشهر**، ويثبت ذلك بـ**مشاهدة عشرة طلبات في كل وردية مدة أسبوع**.

- المسؤول شخص واحد باسمه يكون في الوردية حين يحدث الأمر. وإن كُلّف اثنان بالأمر فقد ينتظر كل منهما الآخر.
- المسؤول يملك القرار. فمن لا يعدّل جدول الورديات لا يحل مشكلة سببها الجدول.
- الموعد يوم في التقويم. أما «في أقرب وقت» فيقع دائمًا بعد الأمسية المزدحمة القادمة.
- الإجراء شيء يُرى. و«رفع الوعي» لا يُرى.

ولتحديد المواعيد يمكن الاسترشاد بما يلي: اليوم نفسه للأولوية الحرجة، وثلاثة أيام للعالية، وأسبوع للمتوسطة، وأسبوعان للمنخفضة.

## السبب بخمسة أسئلة
اسأل عن السبب قبل كتابة الإجراء. اسأل في المكان الذي يحدث فيه الأمر، مع شخص يعمل هناك، وعن الظروف لا عن المخطئ. تكفي خمسة أسئلة في الغالب. والملاحظة في هذا المثال: وصلت المشروبات بعد 14 دقيقة.
1. **ماذا حدث بالتحديد؟** طُلب عصيران طازجان وماء في 8:10 ووصلت كلها معًا في 8:24.
2. **ما المختلف عن أمسية تسير فيها الأمور جيدًا؟** كان في محطة العصير موظف واحد، وكان يحضّر الحلويات أيضًا.
3. **لماذا كان وحده؟** يبدأ زميله في التاسعة، لأن الجدول وُضع لأوقات الشتاء.
4. **لماذا لم يتدخل أحد؟** طلب المشروبات يُطبع في المطبخ، ولا يرى موظفو الصالة كم طلبًا ينتظر.
5. **ما التغيير الواحد الذي كان سيمنع ذلك؟** أن يبدأ الزميل في السابعة أيام الخميس ونهاية الأسبوع، وأن يقدّم النادل الماء مباشرة.

لاحظ أن «تدريب موظف العصير» لم يكن ليفيد. توقف عن السؤال حين تصل إلى شيء تستطيع تغييره. وإن كان الجواب اسم شخص فاسأل مرة أخرى: أي ظرف سمح بذلك؟

واحذر من سبب يُعثر عليه في نصف دقيقة. «الإهمال» وصف للنتيجة. ابحث عن أداة ناقصة، أو مسؤولية غير واضحة، أو نقص في العدد في تلك الساعة، أو تعليمات متعارضة، أو معيار لم يُكتب أصلًا. وللحالة الأخيرة [دليل لكتابة المعيار](/ar/blog/writing-a-restaurant-service-standard).

## الإثبات بالصورة
يُنجز الإجراء حين يمكن إظهاره. والصورة أسرع إثبات للأشياء، ولا تستغرق من المسؤول إلا عشر ثوانٍ.
- التقطها من الموضع الذي التُقطت منه صورة التقرير، لتسهل المقارنة بين قبل وبعد.
- صوّر الشيء نفسه: المصباح الجديد، أو اللوحة بعد إصلاحها، أو صفحة القائمة بعد تصحيحها، أو محطة الماء عند المدخل.
- لا وجوه ضيوف ولا موظفين. وفي دورات المياه تحل الملاحظة المكتوبة محل الصورة: الوقت والحالة وتوقيع مدير الوردية على جدول التنظيف.
- أضف جملة: متى، وماذا فُعل، وما السبب.

أما العادات فلا تثبتها الصورة كثيرًا، والأنسب لها ورقة عدّ: شوهدت عشرة طلبات وأعيدت قراءة تسعة. واكتب العاشر أيضًا.

## تحقق ثلاث مرات
يُختبر الإصلاح في ثلاثة مواعيد، ولكل موعد سؤاله.
1. **في اليوم التالي: هل نُفّذ؟** يجيب المسؤول ومعه الإثبات.
2. **بعد أسبوعين: هل يستمر في غياب المسؤول؟** يتحقق شخص آخر في وردية أخرى. ولا ينبغي أن يتحقق من الإجراء من نفّذه.
3. **في الزيارة التالية: هل يلاحظه الضيف؟** يجيب عن السؤال نفسه شخص لا يعرفه الفريق.

انتظر نحو ثلاثة أسابيع قبل الزيارة التالية حتى تستقر العادة، واختر يومًا وساعة متشابهين. إجابة جيدة واحدة علامة طيبة، وثلاث متتالية ترجّح أن العادة ثبتت. ولا تستدل على ذلك بالدرجة الكلية، فهي تتحرك لأسباب كثيرة يشرحها مقال [كيف تقرأ درجة مبنية على زيارات قليلة](/ar/blog/reading-a-score-with-few-visits).

وإن عادت الملاحظة فلا تكرر التعليمات بصوت أعلى. أعد فتح الإجراء مع حفظ سجله، وارجع إلى الأسئلة الخمسة. في الغالب كان السبب الأول جزءًا من السبب فقط.

## خمس عشرة دقيقة كل أسبوع
الاجتماع الثابت يُبقي الإجراءات حية. اختر ساعة هادئة، كالاثنين في الرابعة عصرًا، وليكن وقوفًا وبساعة توقيت.
- **من البداية حتى الدقيقة 3: نتيجة جيدة.** جملة واحدة من تقرير أو من ضيف تُقرأ بصوت مسموع.
- **حتى الدقيقة 8: الإجراءات المفتوحة.** ثلاثة على الأكثر. يقول المسؤول عن كل منها: أُنجز، أو لم يُنجز، أو تعثّر. دون قصص.
- **حتى الدقيقة 12: الإجراء المتعثّر.** ما العائق؟ ومن يزيله؟ وفي أي يوم؟
- **حتى الدقيقة 14: رقم واحد.** مثل «أعيدت قراءة 27 طلبًا من 30».
- **الدقيقة الأخيرة: الأسبوع القادم.** يُقرأ اسم المسؤول والموعد مرة أخرى.

يحضر مدير الفرع ومديرو الورديات وشخص من المطبخ. والنتيجة ورقة واحدة عند مدخل الموظفين لكل إجراء فيها سطر: الإجراء والمسؤول والموعد. وإن لم يبقَ شيء مفتوح فالاجتماع خمس دقائق، ويُعقد رغم ذلك، لأن الاجتماع الذي ينقطع مرتين قلّما يعود.

## أخطاء شائعة
- **عشرة إجراءات في أسبوع واحد.** بعد شهر تجد عشرة إجراءات غير مكتملة.
- **مسؤول غير حاضر.** مدير المنطقة لا يستطيع أن يكون مسؤولًا عن الترحيب عند الباب.
- **التدريب جوابًا عن كل شيء.** يفيد حين يجهل الموظف شيئًا، ولا يغني عن موظف ثانٍ.
- **الخصم من الرواتب.** يتعلم الفريق إخفاء الملاحظات، ويصبح التقرير التالي معركة حول الأدلة.
- **موعد دون تحقق.** إن لم ينظر أحد في ذلك اليوم فلن يُؤخذ الموعد التالي بجدية.
- **إغلاق الإجراء لأن رسالة أُرسلت.** الرسالة إعلان، أما الإثبات فمن الصالة.
- **السكوت عن النجاح.** حين تختفي ملاحظة فقل ذلك، واذكر الوردية التي حققته.

## كيف يبدو ذلك في إتقان
في بوابة العملاء تفتح الإجراء من ملاحظة في التقرير. تُدخل اسم المسؤول، وإن تركت الموعد فارغًا حُدّد بحسب الأولوية. وإن أضفت بريد المسؤول وصلته رسالة فور الإسناد، ويوم الموعد، وعند التأخر. ويُحفظ مع الإجراء سببه وملاحظاته وصوره، ويتحقق منه مالك أو مدير آخر، ويمكن فتحه من جديد. وبعد إخفاق في معيار حرج لا تعود الشهادة الموقوفة سارية إلا حين يؤكد فريق المراجعة أو الزيارة التالية المعالجة، وشروط المنح في صفحة [شهادات الجودة](/ar/get-certified).

وإذا أدخلت عدد الضيوف ومتوسط الفاتورة وأكدت النسبة عرضت التقارير ذات التحليل المتقدم هذا التقدير بجانب الملاحظات بكل عناصره، ويمكنك تغيير النسبة. والباقات التي تتضمن ذلك مذكورة في صفحة [الباقات](/ar/plans)، وفي صفحة [تقارير الذكاء الاصطناعي](/ar/ai-reports) نموذج تقرير.

## قائمة التحقق للتقرير القادم
1. عولجت ملاحظات الخطر والمخالفات في اليوم نفسه.
2. أُسندت الوقائع إلى شخص واحد بمهلة يومين.
3. رُتّبت العادات بحسب الأثر والتكرار والسهولة، واختيرت ثلاث.
4. وُضع تقدير بافتراضات مذكورة، ونسبة ثانية للمقارنة.
5. لكل إجراء مسؤول واحد وموعد واحد وشيء يُرى.
6. سُئل عن السبب في مكانه بخمسة أسئلة ودون أسماء.
7. أُرفق الإثبات.
8. تحقق شخص آخر في وردية أخرى.
9. طُلبت الزيارة التالية في ساعة مشابهة بعد نحو ثلاثة أسابيع.
10. عُقد اجتماع الاثنين، وورقة المدخل محدّثة.

ولتتفقد فرعك بين زيارتين اطبع [قائمة التحقق للمطاعم](/ar/checklists/restaurant) أو [قائمة التحقق للمقاهي](/ar/checklists/cafe)، وانظر إلى الأسئلة الثلاثة التي اخترتها فقط. وإن أردت من يرافقك في الشهر الأول فتجد مستشارينا في صفحة [الخدمات](/ar/services).`,
  },
}
