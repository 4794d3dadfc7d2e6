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
    en: 'Staff may know that visits take place and which points are checked. They must not know when. A plan for the first four weeks.',
    ar: 'من حق الفريق أن يعرف أن هناك زيارات وما الذي يُلاحظ فيها. ما يجب ألا يعرفه هو الموعد. خطة للأسابيع الأربعة الأولى.',
  },
  body: {
    en: `Some owners order their first visits in secret. It works once. After that the team calls it spying. A programme that is meant to last begins with an announcement.
## Say it before the first visit
Five sentences are enough, said by the owner or the branch manager and not pinned to the wall:
1. From next month, some guests will write down what they see here.
2. They look at the same things every time, and you may read the list.
3. No one knows the day. I don’t either.
4. A report describes an hour, not a person. No one is dismissed or fined because of one visit.
5. We look at the results together, starting with the good ones.
If you cannot say the fourth sentence honestly, wait with the programme until you can. A team that is afraid learns to recognise shoppers instead of learning to welcome guests.
## Show the list, practise three points
The questions are not a secret: a standard that only the examiner knows is not a standard. Read it once together and let every shift choose **three** questions to practise in the first month, such as the greeting within a minute, reading the order back, and asking about the food within three minutes of serving. Three can be remembered in the rush. Forty cannot.
## What stays unknown
- The day and the hour, also to the branch manager.
- The shopper. Ours do not visit the same branch again within 90 days, and may not have worked for you.
- The small request that a visit includes, such as lemon or another napkin.
Do not try to guess. If a server believes that table six is the shopper, table six is served well, and the other tables pay for it.
## The first four weeks
- **Week 1:** announce, read the list, choose the three questions.
- **Week 2:** the shift manager watches the three questions for ten minutes a day and praises good work on the spot.
- **Week 3:** the first visit takes place, on some day.
- **Week 4:** look at the report together, keep one of the three questions and replace the two that are now routine.
## Praise is part of the programme
A lost point gets noticed. A kept one does not. When a report quotes a warm sentence of the welcome, read it out, and say which evening it was. People repeat what is noticed.
If you would like help to start this with your branch managers, [talk to a consultant](/consultant) about the training that goes with a programme.`,
    ar: `يطلب بعض الملّاك زياراتهم الأولى سرًا، وينجح ذلك مرة واحدة. وبعدها يسمّيها الفريق تجسسًا. أما البرنامج الذي يُراد له أن يدوم فيبدأ بإعلان.
## أخبرهم قبل أول زيارة
تكفي خمس جمل يقولها المالك أو مدير الفرع بنفسه، لا ورقة على الجدار:
1. ابتداءً من الشهر القادم سيزورنا ضيوف يدوّنون ما يرونه.
2. ينظرون إلى الأمور نفسها كل مرة، ويمكنكم قراءة القائمة.
3. لا أحد يعرف اليوم، ولا أنا.
4. التقرير يصف ساعة لا شخصًا. لن يُفصل أحد أو يُخصم عليه بسبب زيارة واحدة.
5. ما نتعلمه ننظر فيه معًا، ونبدأ بما أحسنّا فيه.
إن لم تستطع قول الجملة الرابعة بصدق فأجّل البرنامج حتى تستطيع. الفريق الخائف يتعلم كيف يكشف المتسوّق بدل أن يتعلم كيف يرحب بالضيف.
## اعرض القائمة وتدربوا على ثلاث نقاط
الأسئلة ليست سرًا، فالمعيار الذي لا يعرفه إلا الممتحن ليس معيارًا. اقرؤوها معًا مرة، ودع كل وردية تختار **ثلاثة** أسئلة تتدرب عليها في الشهر الأول، مثل الترحيب خلال دقيقة، وإعادة قراءة الطلب، والسؤال عن الطعام خلال ثلاث دقائق من تقديمه. ثلاثة أسئلة تُتذكر وقت الزحام، أما الأربعون فلا.
## ما يبقى مجهولًا
- اليوم والساعة، حتى على مدير الفرع.
- المتسوّق نفسه. متسوّقونا لا يزورون الفرع نفسه مرة أخرى خلال 90 يومًا، ولا يكونون ممن عملوا لديك.
- الطلب الصغير الذي تتضمنه الزيارة، مثل ليمون أو منديل إضافي.
لا تحاولوا التخمين. إذا ظن النادل أن الطاولة السادسة هي المتسوّق خُدمت السادسة جيدًا ودفعت بقية الطاولات الثمن.
## الأسابيع الأربعة الأولى
- **الأسبوع الأول:** الإعلان وقراءة القائمة واختيار الأسئلة الثلاثة.
- **الأسبوع الثاني:** يراقب مدير الوردية الأسئلة الثلاثة عشر دقائق كل يوم، ويقول في حينه ما سار جيدًا.
- **الأسبوع الثالث:** الزيارة الأولى في يوم غير معلن.
- **الأسبوع الرابع:** تُقرأ نتيجتها معًا، ويبقى سؤال من الثلاثة ويُستبدل الاثنان اللذان رسخا.
## الثناء جزء من البرنامج
النقطة المفقودة تُلاحظ وحدها، أما المحفوظة فلا. حين ينقل التقرير جملة دافئة من الاستقبال فاقرأها على الفريق واذكر في أي مساء كانت. الناس يكررون ما يُلتفت إليه.
وإن أردت من يبدأ هذا مع مديري فروعك فـ[تحدّث مع مستشار](/consultant) عن التدريب المرافق للبرنامج.`,
  },
}
