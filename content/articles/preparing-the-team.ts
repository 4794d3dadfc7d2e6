import type { DemoArticle } from '#/content/articles/article-text.ts'

export const preparingTheTeam: DemoArticle = {
  slug: 'preparing-a-team-without-spoiling-the-surprise',
  topic: 'service',
  cover: 'team',
  daysAgo: 11,
  title: {
    en: 'Preparing a team without spoiling the surprise',
    ar: 'كيف تهيّئ فريقك دون أن تفسد المفاجأة',
  },
  summary: {
    en: 'Staff may know that visits take place and which points are checked. They must not know when. What to say, how to answer their questions, and a plan for the first four weeks.',
    ar: 'من حق الفريق أن يعرف أن هناك زيارات وما الذي يُلاحظ فيها. ما يجب ألا يعرفه هو الموعد. ماذا تقول، وكيف تجيب عن أسئلتهم، وخطة للأسابيع الأربعة الأولى.',
  },
  body: {
    en: `Some owners order their first visits in secret. It works once. After that the team calls it spying, and every later report is read with the question of who is to be punished. A programme that is meant to last begins with an announcement.

Announcing it is also part of the agreement: in our terms you confirm that your staff know that evaluations of this kind take place. This does not spoil the result. People who know the standard and do not know the day have only one way to prepare, and that is to work to the standard every day.

## Say it before the first visit
Five sentences are enough. The owner or the branch manager says them in person, in the language of the team:
1. From next month, some guests will write down what they see here.
2. They look at the same things every time, and you may read the list.
3. No one in this branch knows the day.
4. A report describes an hour, not a person. No one is dismissed or fined because of one visit.
5. We look at the results together, starting with the good ones.

Say them to every shift, within two or three days, so that no one hears it first as a rumour. Colleagues on leave hear the same five sentences on their first day back.

If you cannot say the fourth sentence honestly, wait with the programme until you can. A team that is afraid learns to recognise shoppers instead of learning to welcome guests.

### If you chose the date yourself
An order may name a date and an hour. The person who places it should then be someone who does not work in the branch every day, and should keep it to himself or herself. A manager who “happens” to plan the two best waiters for that evening buys a good score and learns nothing.

## Prepare the branch manager first
The branch manager will answer the questions when you have left. Give this conversation half an hour, two or three days before the team hears anything.
- Go through [a sample report](/ai-reports) together, so that the first real one holds no surprises in its form.
- Explain how points are lost, and that a failed critical question, such as an insect in the dining room, limits the final score to 59.
- Agree on what you expect in the first three months. “We want to know where we are” is a fair goal. “At least 90” is not, while no one knows the present level.
- Agree on the way bad news travels: the manager hears about a critical point from you by phone, and not from a colleague who saw the report earlier.
- Say what the manager may decide alone: changing the plan of a shift, buying small things, asking for a training.

## Answer the questions that will come
These six come up often. Answer them in one or two sentences, and the same way in every branch.
- **“Who are these people?”** Ordinary guests with a task and a code of conduct. They pay their bill. People who work here, or have worked here, are not allowed to do it.
- **“Will my name be in it?”** The report may give the role, the clothing and the name on the badge of the person who served. Only the management reads it, and it never appears on a public page.
- **“Are we filmed?”** No. Shoppers photograph food, receipt, facade and the state of the room. They may not photograph or record people.
- **“What if it was a bad evening?”** One visit is one evening. We look at several before we judge. [How to read a score with few visits](/blog/reading-a-score-with-few-visits) explains why.
- **“What if the report is wrong?”** It is checked before we see it, and we have seven days to dispute an answer with a reason.
- **“Does my bonus depend on it?”** Give the true answer. For the first three months we advise against such a bonus.

## Show the list, practise three points
The questions are not a secret: a standard that only the examiner knows is not a standard. Print [the restaurant checklist](/checklists/restaurant) or [the cafe checklist](/checklists/cafe), read it once together, and let every shift choose **three** questions to practise in the first month. Three can be remembered in the rush. Forty cannot.

Good first choices can be seen, cost nothing and depend on no machine:
- a greeting within a minute of the guest entering,
- the order read back before the server leaves the table,
- the question about the food within three minutes of serving,
- “I will ask the kitchen” as the answer to every question about allergens,
- in a cafe: the order confirmed before payment.

For each of the three, agree on who acts, what the guest sees or hears, and who takes over when this person is busy. [Our article on service standards](/blog/writing-a-restaurant-service-standard) shows the form. Then practise ten minutes a day, with one colleague as the guest.

## What stays unknown
- The day and the hour, also to the branch manager.
- The shopper. Ours do not visit the same branch again within 90 days.
- The small request that a visit includes, such as lemon or another napkin.
- Whether the shopper comes alone, with company or with a child.

Do not try to guess, and do not let a guessing game begin. A photo of a guest in the team's chat group is a breach of that guest's privacy, whether or not the guess is right. And if a server believes that table six is the shopper, table six is served well and the other tables pay for it. When someone says “I think that was the one”, a good answer is: “Then treat the next one the same way.”

## The first four weeks
**Week 1: announce.** Prepare the managers, say the five sentences to each shift, read the list, choose the three questions. Write the three on one sheet at the place where the shift begins.

**Week 2: watch and praise.** The shift manager watches the three questions for ten minutes a day, at different hours, and counts ten guests. Good work is named on the spot, with what was good about it. What went wrong is discussed at the end of the shift, without names.

**Week 3: the first visit** takes place, on some day. Nothing changes in the branch. The ten minutes continue.

**Week 4: the first report.** Look at it together, keep one of the three questions and replace the two that have become routine.

### An example of the second week
A branch with 14 people chooses greeting, reading back and the question about the food. The numbers are invented, the form is the one we recommend: how often it was done for ten guests.
- Sunday: greeting 5, reading back 3, question 4.
- Tuesday: greeting 7, reading back 3, question 6.
- Thursday: greeting 8, reading back 4, question 6.

The greeting improves because one person now looks up when the door opens. Reading back does not improve, and the manager asks why. The answer: the device for orders closes the page as soon as the last dish is entered. Reading the order aloud while entering it solves this. Without the count the manager would have repeated the same reminder for a week.

## Twenty minutes with the first report
How the first report is discussed decides how the team sees the next one. Choose a calm hour and keep to this order.
1. **Three minutes: praise.** Read out the best sentence of the report, word for word, and say which evening it was.
2. **Five minutes: facts.** Read two or three lost points as they are written, with the time. No one has to explain anything yet.
3. **Seven minutes: causes.** Ask what made it difficult. Missing trays, a shift one short, an unclear rule? Write down each cause.
4. **Three minutes: one decision.** What is changed, by whom, by which day.
5. **Two minutes: repeat.** Someone from the team says the decision in their own words.

If a point clearly concerns one person, speak with that person alone and before the meeting. Say the moment and its effect on the guest, and ask what would help. In the meeting it is then a point about the branch.

A critical point does not wait for the meeting. Act on the same day, and tell the team on the same day what was done.

## Praise is part of the programme
A lost point gets noticed. A kept one does not. When a report quotes a warm sentence of the welcome, read it out. Hang it beside the plan of the shift for a week. If the person who said it is known and agrees, name the person.

Be careful with money. A bonus on a single visit rewards luck, because one visit depends on the hour, the table and the number of guests. If you want to reward results, reward the branch as a whole, over at least three visits, and for progress as well as for level. A dinner for the shift that kept its three questions for a month costs little and is remembered.

## New colleagues
People come and go, and after six months half of the team may not have heard the five sentences. Make them part of the first day: the five sentences, the list, the three questions of the month, and one report that was good. Fifteen minutes are enough. Write down the date, as you do for the health certificate.

## Common mistakes
- The report is sent to the chat group at midnight, without a word. The team reads the score and nothing else.
- The manager reads out the worst comment in front of guests or other branches.
- All lost points become a task on the same day. After a week none of them is done.
- The list is kept in a drawer “so that they do not cheat”. Whoever greets every guest within a minute because it is on the list is doing the work.
- Two branches are compared after one visit each.
- The programme is mentioned only when something is wrong.

## A closing checklist
1. The branch managers know the form of the report and what you expect.
2. Every shift has heard the five sentences, in its own language.
3. The list of questions hangs where the shift begins.
4. Each shift has chosen three questions and practised each at least twice.
5. The date of the visit is known only to people outside the branch.
6. There is a calm twenty minutes in the calendar for the first report.
7. It is decided who calls whom about a critical point.
8. New colleagues hear all this on their first day.

If you want help to start with your branch managers, our consultants come to your branch for [training](/services/training); it begins with your own reports. How a visit itself works is described under [mystery shopping](/mystery-shopping).`,
    ar: `يطلب بعض الملّاك زياراتهم الأولى سرًا، وينجح ذلك مرة واحدة. وبعدها يسمّيها الفريق تجسسًا، ويقرأ كل تقرير لاحق وهو يسأل من سيُعاقب. أما البرنامج الذي يُراد له أن يدوم فيبدأ بإعلان.

والإعلان جزء من الاتفاق أيضًا: ففي شروطنا تؤكد أن موظفيك يعلمون بإجراء تقييمات من هذا النوع. ولا يفسد ذلك النتيجة، فمن يعرف المعيار ولا يعرف اليوم ليس أمامه إلا أن يعمل وفق المعيار كل يوم.

## أخبرهم قبل أول زيارة
تكفي خمس جمل يقولها المالك أو مدير الفرع بنفسه، وباللغة التي يفهمها الفريق:
1. ابتداءً من الشهر القادم سيزورنا ضيوف يدوّنون ما يرونه.
2. ينظرون إلى الأمور نفسها كل مرة، ويمكنكم قراءة القائمة.
3. لا أحد في هذا الفرع يعرف اليوم.
4. التقرير يصف ساعة لا شخصًا. لن يُفصل أحد أو يُخصم عليه بسبب زيارة واحدة.
5. ننظر في النتائج معًا، ونبدأ بما أحسنّا فيه.

قلها لكل وردية خلال يومين أو ثلاثة، حتى لا تصل إلى أحد على شكل إشاعة. ومن كان في إجازة يسمع الجمل الخمس نفسها في أول يوم بعد عودته.

وإن لم تستطع قول الجملة الرابعة بصدق فأجّل البرنامج حتى تستطيع. الفريق الخائف يتعلم كيف يكشف المتسوّق بدل أن يتعلم كيف يرحب بالضيف.

### إذا اخترت الموعد بنفسك
قد يُحدَّد في الطلب يوم وساعة. وفي هذه الحالة يُفضّل أن يقدّم الطلب شخص لا يعمل في الفرع يوميًا، وأن يحتفظ بالموعد لنفسه. فالمدير الذي «يصادف» أن يضع أفضل نادلين في تلك الأمسية يحصل على درجة جيدة ولا يتعلم منها شيئًا.

## ابدأ بمدير الفرع
مدير الفرع هو من سيجيب عن الأسئلة بعد انصرافك. خصّص لهذا الحديث نصف ساعة قبل إعلام الفريق بيومين أو ثلاثة.
- تصفّحا معًا [نموذج تقرير](/ar/ai-reports)، حتى لا يفاجئه شكل التقرير الأول.
- اشرح كيف تُفقد النقاط، وأن الإخفاق في معيار حرج، مثل وجود حشرة في الصالة، يجعل الدرجة النهائية لا تتجاوز 59.
- اتفقا على المتوقع في الأشهر الثلاثة الأولى. «نريد أن نعرف أين نحن» هدف منصف، أما «90 على الأقل» فليس كذلك ما دام المستوى الحالي غير معروف.
- اتفقا على طريقة وصول الخبر السيئ: يسمع المدير بالملاحظة الحرجة منك باتصال مباشر، لا من زميل اطّلع على التقرير قبله.
- حدّد ما يقرره المدير وحده: تعديل جدول الورديات، وشراء الأشياء الصغيرة، وطلب تدريب.

## أجب عن الأسئلة المتوقعة
تتكرر هذه الأسئلة الستة. أجب عنها بجملة أو جملتين، وبالإجابة نفسها في كل فرع.
- **«من هؤلاء؟»** ضيوف عاديون لديهم مهمة وميثاق سلوك، ويدفعون فاتورتهم، ولا يُقبل بينهم من يعمل لدينا أو سبق أن عمل.
- **«هل سيُذكر اسمي؟»** قد يذكر التقرير دور من قدّم الخدمة وملابسه والاسم المكتوب على بطاقته. وتطّلع عليه الإدارة فقط، ولا يظهر في أي صفحة عامة.
- **«هل يصوّروننا؟»** لا. يصوّر المتسوّق الطعام والإيصال والواجهة وحالة المكان، ولا يُسمح له بتصوير الأشخاص ولا بتسجيل أصواتهم.
- **«وماذا لو كانت أمسية سيئة؟»** الزيارة الواحدة أمسية واحدة، وننظر في عدة زيارات قبل أن نحكم. ويوضح السبب مقال [قراءة الدرجة حين تكون الزيارات قليلة](/ar/blog/reading-a-score-with-few-visits).
- **«وماذا لو كان التقرير خاطئًا؟»** يُدقَّق قبل أن يصلنا، ولدينا سبعة أيام للاعتراض على أي إجابة مع ذكر السبب.
- **«هل ترتبط به مكافأتي؟»** أجب بالحقيقة. وننصح بألا ترتبط به أي مكافأة في الأشهر الثلاثة الأولى.

## اعرض القائمة وتدربوا على ثلاث نقاط
الأسئلة ليست سرًا، فالمعيار الذي لا يعرفه إلا الممتحن ليس معيارًا. اطبع [قائمة التحقق للمطاعم](/ar/checklists/restaurant) أو [قائمة التحقق للمقاهي](/ar/checklists/cafe)، واقرؤوها معًا مرة، ودع كل وردية تختار **ثلاثة** أسئلة تتدرب عليها في الشهر الأول. ثلاثة أسئلة تُتذكر وقت الزحام، أما الأربعون فلا.

أفضل ما تبدأ به أسئلة يمكن مشاهدة تنفيذها، ولا تكلّف شيئًا، ولا تعتمد على جهاز:
- الترحيب خلال دقيقة من دخول الضيف،
- إعادة قراءة الطلب قبل مغادرة الطاولة،
- السؤال عن الطعام خلال ثلاث دقائق من تقديمه،
- «سأسأل المطبخ» جوابًا عن كل سؤال يتعلق بمسببات الحساسية،
- وفي المقهى: تأكيد الطلب قبل الدفع.

اتفقوا في كل سؤال من الثلاثة على من ينفّذ، وما الذي يراه الضيف أو يسمعه، ومن يحل محل المنفّذ عند انشغاله. وتجد الشكل المناسب في [مقال معيار الخدمة](/ar/blog/writing-a-restaurant-service-standard). ثم تدربوا عشر دقائق كل يوم، ويمثّل أحد الزملاء دور الضيف.

## ما يبقى مجهولًا
- اليوم والساعة، حتى على مدير الفرع.
- المتسوّق نفسه. ومتسوّقونا لا يزورون الفرع نفسه مرة أخرى خلال 90 يومًا.
- الطلب الصغير الذي تتضمنه الزيارة، مثل ليمون أو منديل إضافي.
- هل يأتي المتسوّق وحده أم مع مرافق أم مع طفل.

لا تحاولوا التخمين، ولا تسمح بأن يتحول الأمر إلى لعبة. فنشر صورة ضيف في مجموعة الفريق انتهاك لخصوصيته، صحّ التخمين أم لم يصح. وإذا ظن النادل أن الطاولة السادسة هي المتسوّق خُدمت السادسة جيدًا ودفعت بقية الطاولات الثمن. فإن قال أحدهم «أظن أنه كان هو» فالجواب المناسب: «إذن عامل الضيف التالي بالطريقة نفسها».

## الأسابيع الأربعة الأولى
**الأسبوع الأول: الإعلان.** تهيئة المديرين، والجمل الخمس لكل وردية، وقراءة القائمة، واختيار الأسئلة الثلاثة. وتُكتب الثلاثة في ورقة واحدة في المكان الذي تبدأ منه الوردية.

**الأسبوع الثاني: الملاحظة والثناء.** يراقب مدير الوردية الأسئلة الثلاثة عشر دقائق كل يوم في ساعات مختلفة، ويعدّ عشرة ضيوف. ما كان جيدًا يُقال في حينه مع ذكر وجه الإجادة، وما لم ينجح يُناقش في نهاية الوردية دون أسماء.

**الأسبوع الثالث: الزيارة الأولى** في يوم غير معلن. لا يتغير شيء في الفرع، وتستمر الدقائق العشر.

**الأسبوع الرابع: التقرير الأول.** يُقرأ معًا، ويبقى سؤال من الثلاثة ويُستبدل الاثنان اللذان رسخا.

### مثال للأسبوع الثاني
فرع فيه 14 موظفًا اختار الترحيب وإعادة قراءة الطلب والسؤال عن الطعام. الأرقام هنا افتراضية، أما الشكل فهو ما نوصي به: كم مرة نُفّذ السؤال مع عشرة ضيوف.
- الأحد: الترحيب 5، إعادة القراءة 3، السؤال عن الطعام 4.
- الثلاثاء: الترحيب 7، إعادة القراءة 3، السؤال عن الطعام 6.
- الخميس: الترحيب 8، إعادة القراءة 4، السؤال عن الطعام 6.

تحسّن الترحيب لأن شخصًا واحدًا صار يرفع رأسه حين يُفتح الباب. أما إعادة القراءة فلم تتحسن، فسأل المدير عن السبب، وكان الجواب أن جهاز الطلبات يغلق الصفحة فور إدخال آخر صنف. الحل أن يُقرأ الطلب بصوت مسموع أثناء إدخاله. ولولا العدّ لكرّر المدير التذكير نفسه أسبوعًا كاملًا.

## عشرون دقيقة مع التقرير الأول
طريقة مناقشة التقرير الأول تحدد نظرة الفريق إلى التقرير الذي يليه. اختر ساعة هادئة والتزم بهذا الترتيب.
1. **ثلاث دقائق للثناء.** اقرأ أفضل جملة في التقرير كما كُتبت، واذكر في أي مساء كانت.
2. **خمس دقائق للوقائع.** اقرأ نقطتين أو ثلاثًا من النقاط المفقودة كما كُتبت مع أوقاتها، دون أن يُطلب من أحد تبرير.
3. **سبع دقائق للأسباب.** اسأل ما الذي صعّب الأمر: نقص في الصواني، أم نقص موظف في الوردية، أم تعليمات غير واضحة؟ ودوّن كل سبب.
4. **ثلاث دقائق لقرار واحد.** ما الذي سيتغير، ومن يتولاه، وفي أي يوم ينتهي.
5. **دقيقتان للتكرار.** يعيد أحد أفراد الفريق القرار بعبارته.

وإذا كانت الملاحظة تخص شخصًا بعينه فتحدث معه على انفراد قبل الاجتماع. اذكر اللحظة وأثرها في الضيف، واسأله عمّا يساعده. وفي الاجتماع تبقى الملاحظة ملاحظة على الفرع.

أما الملاحظة الحرجة فلا تنتظر الاجتماع. عالجها في اليوم نفسه، وأخبر الفريق في اليوم نفسه بما فعلت.

## الثناء جزء من البرنامج
النقطة المفقودة تُلاحظ وحدها، أما المحفوظة فلا. حين ينقل التقرير جملة دافئة من الاستقبال فاقرأها على الفريق، وعلّقها أسبوعًا بجانب جدول الورديات. وإن عُرف قائلها ووافق فاذكر اسمه.

وانتبه عند المكافآت المالية. فالمكافأة على زيارة واحدة تكافئ الحظ، لأن الزيارة الواحدة تتأثر بالساعة والطاولة وعدد الضيوف. وإن أردت مكافأة النتائج فكافئ الفرع كله، على ثلاث زيارات على الأقل، وعلى التقدم كما على المستوى. ودعوة عشاء للوردية التي التزمت بأسئلتها الثلاثة شهرًا كاملًا لا تكلّف كثيرًا ويتذكرها الجميع.

## الموظفون الجدد
يتغير الفريق، وبعد ستة أشهر قد يكون نصفه لم يسمع الجمل الخمس. اجعلها جزءًا من اليوم الأول: الجمل الخمس، والقائمة، وأسئلة الشهر الثلاثة، وتقرير واحد كان جيدًا. تكفي خمس عشرة دقيقة. ودوّن التاريخ كما تفعل مع الشهادة الصحية.

## أخطاء شائعة
- إرسال التقرير إلى مجموعة الفريق عند منتصف الليل دون كلمة، فيقرأ الجميع الدرجة ولا يقرؤون غيرها.
- قراءة أسوأ تعليق أمام الضيوف أو أمام فروع أخرى.
- تحويل جميع النقاط المفقودة إلى مهام في يوم واحد، وبعد أسبوع لا يكون شيء منها قد أُنجز.
- حفظ القائمة في الدرج «حتى لا يتحايلوا». من يرحب بكل ضيف خلال دقيقة لأن ذلك في القائمة فهو يؤدي عمله.
- المقارنة بين فرعين بعد زيارة واحدة لكل منهما.
- ألا يُذكر البرنامج إلا عند الخطأ.

## قائمة ختامية
1. يعرف مديرو الفروع شكل التقرير وما تتوقعه منهم.
2. سمعت كل وردية الجمل الخمس بلغتها.
3. قائمة الأسئلة معلّقة حيث تبدأ الوردية.
4. اختارت كل وردية ثلاثة أسئلة وتدربت على كل منها مرتين على الأقل.
5. لا يعرف موعد الزيارة إلا أشخاص من خارج الفرع.
6. في التقويم عشرون دقيقة هادئة للتقرير الأول.
7. اتُّفق على من يتصل بمن عند ورود ملاحظة حرجة.
8. يسمع الموظف الجديد ذلك كله في يومه الأول.

وإن أردت من يبدأ هذا مع مديري فروعك فمستشارونا يأتون إلى فرعك [للتدريب](/ar/services/training)، ويبدأ العمل من تقاريرك أنت. أما كيف تجري الزيارة نفسها فتجده في صفحة [التسوّق السري](/ar/mystery-shopping).`,
  },
}
