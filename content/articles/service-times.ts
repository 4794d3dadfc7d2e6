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
    en: 'Four clocks run during a meal. Each has a natural start and end, and each can be shortened without anyone running.',
    ar: 'أربعة أزمنة تمر بها كل وجبة. لكل منها بداية ونهاية واضحتان، ويمكن تقصير كل زمن دون أن يركض أحد.',
  },
  body: {
    en: `Guests do not carry a stopwatch. They remember standing at the door without being seen, an empty table for too long, and the hand in the air when they wanted to leave. These moments can be timed, and that makes them easy to work on.
## The four clocks
In our full visit the shopper times four things. Each has three limits: up to the first the question gets full points, up to the second three quarters, up to the third half.
- **From the door to the first acknowledgement:** 1, 2 and 4 minutes. A look with a nod from any member of staff counts.
- **From the order to the drinks:** 5, 8 and 12 minutes, until the last drink is on the table. Water counts.
- **From the order to the main courses:** 20, 25 and 35 minutes, until the last main course is there.
- **From asking for the bill to receiving it:** 5, 8 and 12 minutes.
In a café the clocks are shorter: half a minute to the greeting, three minutes in the queue, four minutes from payment to the cup.
## Start and stop at the same moment every time
A time without a rule for its start is an opinion. “The food took ages” may begin at the door for one person and at the order for another. Agree on the moments, write them on one line, and measure your own shift the same way before blaming a report.
## Where the minutes hide
### At the door
The greeting is rarely late because staff don’t care. It is late because the door is no one’s job. Name one person per shift who looks up when it opens, and agree that a nod is enough while hands are full.
### Between order and drinks
Drinks often wait for the food ticket. If they are ordered first and sent first, the table has something in the hand while the kitchen begins.
### In the kitchen
The clock of the main course stops with the **last** plate. A table of four waits for its slowest dish, so one dish that takes eight minutes longer than the others costs the whole table eight minutes. Look at the dish before looking at the cook.
### At the end
A guest who asks for the bill has left already, in their mind. Bringing the bill together with the card machine saves one walk, and a tax invoice with a readable code saves the question.
## When the restaurant is full
A long wait that was announced is forgiven more easily than a short one that was not. This is why one question asks whether the announced time proved honest: seated at most five minutes later than promised. It is better to say thirty and mean it than to say ten.
Choose one clock, put one person in charge of it for two weeks, and compare the same hour of the same weekday. The other three can wait their turn.`,
    ar: `لا يحمل الضيف ساعة توقيت، لكنه يتذكر وقوفه عند الباب دون أن يراه أحد، والطاولة الفارغة مدة أطول مما يجب، ويده المرفوعة حين أراد الانصراف. هذه اللحظات قابلة للقياس، وهذا ما يجعل العمل عليها سهلًا.
## الأزمنة الأربعة
يقيس المتسوّق في زيارتنا الكاملة أربعة أوقات. ولكل وقت ثلاثة حدود: حتى الحد الأول تُحتسب نقاط السؤال كاملة، وحتى الثاني ثلاثة أرباعها، وحتى الثالث نصفها.
- **من الباب حتى أول انتباه:** دقيقة ودقيقتان وأربع دقائق. وتكفي نظرة مع إيماءة من أي فرد في الفريق.
- **من الطلب حتى المشروبات:** 5 و8 و12 دقيقة حتى يصل آخر مشروب إلى الطاولة، والماء محسوب.
- **من الطلب حتى الأطباق الرئيسية:** 20 و25 و35 دقيقة حتى يصل آخر طبق رئيسي.
- **من طلب الفاتورة حتى استلامها:** 5 و8 و12 دقيقة.
وفي المقهى الأوقات أقصر: نصف دقيقة حتى الترحيب، وثلاث دقائق في الصف، وأربع دقائق من الدفع حتى الكوب.
## ابدأ وتوقف عند اللحظة نفسها كل مرة
الوقت بلا قاعدة لبدايته رأي لا قياس. عبارة «تأخر الطعام كثيرًا» قد تبدأ عند شخص من الباب وعند آخر من الطلب. اتفقوا على اللحظات واكتبوها في سطر واحد، وقيسوا ورديتكم بالطريقة نفسها قبل الاعتراض على أي تقرير.
## أين تختبئ الدقائق
### عند الباب
نادرًا ما يتأخر الترحيب لقلة الاهتمام، بل لأن الباب ليس مسؤولية أحد. سمِّ شخصًا في كل وردية يرفع رأسه حين يُفتح الباب، واتفقوا على أن الإيماءة تكفي حين تكون اليدان مشغولتين.
### بين الطلب والمشروبات
كثيرًا ما تنتظر المشروبات طلب الطعام. فإن طُلبت أولًا وأُرسلت أولًا كان في يد الضيف شيء بينما يبدأ المطبخ.
### في المطبخ
ينتهي زمن الطبق الرئيسي عند وصول **آخر** طبق. طاولة من أربعة تنتظر أبطأ أطباقها، فالطبق الذي يزيد ثماني دقائق على غيره يكلف الطاولة كلها ثماني دقائق. انظر إلى الطبق قبل أن تنظر إلى الطباخ.
### في النهاية
من طلب الفاتورة فقد غادر بفكره. إحضار الفاتورة مع جهاز الدفع يوفر مشوارًا، والفاتورة الضريبية برمز واضح توفر السؤال.
## حين يمتلئ المطعم
الانتظار الطويل المعلن أهون على الضيف من القصير غير المعلن. لذلك يسأل أحد الأسئلة: هل صدق الوقت المعلن؟ أي هل جلس الضيف بعد الموعد بخمس دقائق على الأكثر. أن تقول ثلاثين دقيقة وتفي بها خير من أن تقول عشرًا.
اختر زمنًا واحدًا، وكلّف به شخصًا واحدًا أسبوعين، ثم قارنه في الساعة نفسها من اليوم نفسه. أما الأزمنة الثلاثة الباقية فدورها قادم.`,
  },
}
