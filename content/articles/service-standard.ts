import type { DemoArticle } from '#/content/articles/article-text.ts'

export const serviceStandard: DemoArticle = {
  slug: 'writing-a-restaurant-service-standard',
  topic: 'service',
  cover: 'team',
  daysAgo: 1,
  title: {
    en: 'Writing a service standard that your restaurant team will use',
    ar: 'كيف تكتب معيار خدمة يستخدمه فريق مطعمك فعلًا',
  },
  summary: {
    en: 'One page per moment instead of a thick manual: how to find the moments that matter, write them as actions with limits, train them in ten minutes and check them every week.',
    ar: 'صفحة لكل لحظة بدل دليل سميك: كيف تحدد اللحظات المهمة، وتكتبها أفعالًا لها حدود، وتدرّب عليها في عشر دقائق، وتتحقق منها كل أسبوع.',
  },
  body: {
    en: `Many restaurants own a service manual. It was written for the opening, has eighty pages, and lies in the office of a manager who has since left. The team works by imitation: the new waiter does what the waiter beside him does. That is how a good habit spreads, and also how a bad one does.

A standard is useful when a person on shift can remember it, when two people understand it the same way, and when someone checks it. This article shows how to write such a standard in about two weeks, without a consultant. At the end there is a list to print.

## Begin with moments, not with departments
Guests do not experience “front of house”. They experience moments in a certain order. Walk through your branch once as a guest, from the parking space to the car again, and write down every moment in which you notice something. Most restaurants arrive at ten to fourteen:
- finding the entrance and the sign,
- the first look or word of welcome,
- the way to the table, and its state,
- the menu, and the first question about it,
- placing the order, and having it repeated,
- drinks,
- the main dishes,
- the check a few minutes later,
- a request during the meal,
- the restroom,
- asking for the bill,
- paying,
- leaving.

For a cafe the list is shorter, and the queue takes the place of the table. For delivery it ends with the handover of the bag.

Now mark the three moments in which guests decide whether they come back. Nearly always the welcome is among them, and the handling of something that went wrong. Begin to write with these three.

## Write actions with limits
Compare two versions of the same rule:
> Guests should be welcomed warmly and seated promptly.
> Within one minute a guest has eye contact and a greeting from whoever is nearest. Within three minutes the guest sits at a clean table, or knows the waiting time in minutes.

The first sentence is agreed to by everyone and changes nothing. The second can be learned, watched and measured. For every moment write four lines.
1. **Who acts.** Not “the team”, but a role, and who takes over when this role is busy.
2. **What the guest sees or hears.** One or two actions, in simple words.
3. **The limit.** Minutes, a temperature, a number. Leave it out where there is none; do not invent one.
4. **What to do when it fails.** The kitchen is late, the dish is finished, the card reader is down.

The fourth line is the one that is missing in most manuals, and it is the one the team needs on Thursday at nine.

### An example: the drinks
- Who: the waiter of the table; when the waiter has more than five tables, the runner.
- What: the drink is put down from the guest's right, with its name.
- Limit: seven minutes after the order for cold drinks, ten for fresh juice and coffee.
- When it fails: after the limit, tell the guest the remaining minutes before the guest asks.

This takes thirty seconds to read. A new colleague can repeat it on the first evening.

## Find limits that are yours
A limit that is never met teaches the team that limits do not count. A limit that is always met teaches nothing. Measure before you decide.
1. Choose two ordinary evenings and two full ones.
2. For each moment with a time, measure ten guests with the clock of your phone. Stand where no one feels watched, or use the times of your till.
3. Put the ten times in order. The eighth of them is a good first limit: it is met most of the time, and missing it means something.
4. After three months of meeting it, move the limit, by one minute and not by five.

If you want a comparison from outside, the questions of our full visit have limits for each time. You can [read and print them](/checklists/restaurant); take those that fit your kind of restaurant and leave the others.

## Rules that are not negotiable
Some rules are not a matter of style. They concern health, law or dignity, and they belong on a separate page that everyone signs:
- what to answer to a question about allergens when you are not sure: “I will ask the kitchen”, and then ask,
- temperatures for hot and cold dishes, and who records them,
- displayed prices with VAT, and a tax invoice for every guest,
- calorie information on the menu where the regulation requires it,
- no photographs of guests, no remarks about origin, religion or looks,
- what to do when a guest finds something in the food: apologise, take the plate away, do not argue, tell the manager, keep the sample.

Keep this page short. The more it contains, the less weight each rule has.

## Write in the languages of the team
In many branches the guest speaks Arabic, the waiter English, and the kitchen a third language. A standard in formal Arabic only is a document for inspectors. Write each moment in two languages beside each other, in short sentences, and let two people of the team read it aloud before you print it. Where they stumble, change the text, not the people.

Pictures help more than adjectives. A photo of the correctly laid table, one of the plate as it should leave the pass, one of the counter at closing: these three replace two pages.

## Train ten minutes a day
Do not present the whole standard in one afternoon. Take one moment a day, at the beginning of the shift.
1. Read the four lines aloud.
2. Two people play it, one as a guest.
3. The others say what they saw, in one sentence each.
4. Repeat it once, faster.

After two weeks each moment has been played once. Then start again with the three most important ones. A new colleague joins wherever the circle is at that moment and receives the pages of the days missed.

Give reasons. “We repeat the order because last month every twelfth dish was wrong” convinces; “because it is the standard” does not.

## Check three things every week
A standard that no one checks is forgotten within a month. One that is checked with suspicion is hated. Three small checks are enough, and each of them looks at the branch and not at a person.
- **The manager's round.** Twice a week, at a different hour, one page of the checklist. What was good is said aloud on the same evening.
- **The numbers of the till.** Time from order to bill, voided items, complaints. They show where to look; they do not show why.
- **A view from outside.** Once a month someone whom the team does not know. A friend of the owner is better than nothing, though friends are polite. [A mystery visit](/mystery-shopping) answers the same questions each time and comes with times and photos.

Bring the results together on one page for the team: one figure per moment, green or not. Discuss one moment per week. A branch can change one habit a week; it cannot change eight.

## When a colleague does not follow it
First ask whether it was possible. Often the cause is not the will of a person: the station had no trays, the shift was one short, the printer in the kitchen was slow. Remove the cause, then look again.

If it was possible and does not happen, speak about it once in private, with the moment, the evening and the effect on the guest. Agree on what will be different tomorrow. Only when this has been said and understood is it a matter of discipline. A single bad evening never is.

## What often goes wrong
- The standard was written by one person and presented as finished. Let the team write at least three moments themselves.
- It contains everything. What is not checked should be taken out.
- It is the same for a counter and a family restaurant. A chain needs one core and a page for each type of branch.
- Limits were copied from another country, where kitchens and guests are different.
- It was never changed. Put a date on each page, and read each page once a year with the people who use it.

## A list for the first two weeks
1. Day 1: walk through the branch as a guest, list the moments, mark three.
2. Days 2 to 4: measure times on two evenings.
3. Day 5: write the three moments with four lines each, in two languages.
4. Day 6: let two colleagues read them aloud, correct them, print them.
5. Days 7 to 12: one moment a day, ten minutes.
6. Day 13: the first round with [the printed checklist](/checklists/restaurant); for cafes there is [a shorter one](/checklists/cafe).
7. Day 14: one page of results, one moment for next week.

After that, add one moment a week until the list is complete. Within three months you own a standard of about fifteen pages that people know, in place of eighty that no one has read. If you want help with writing or training, [our consultants](/services/training) come to your branch; the work begins with your own reports and not with a finished manual.`,
    ar: `لدى كثير من المطاعم دليل خدمة. كُتب وقت الافتتاح في ثمانين صفحة، وهو الآن في درج مدير ترك العمل. أما الفريق فيعمل بالتقليد: الموظف الجديد يفعل ما يفعله زميله. هكذا تنتشر العادة الجيدة، وهكذا تنتشر السيئة أيضًا.

يكون المعيار مفيدًا حين يستطيع موظف الوردية تذكّره، ويفهمه اثنان بالمعنى نفسه، ويتحقق منه أحد. يوضح هذا المقال كيف تكتب معيارًا كهذا في نحو أسبوعين دون مستشار، وفي نهايته قائمة للطباعة.

## ابدأ باللحظات لا بالأقسام
لا يقسّم الضيف زيارته إلى «صالة» و«مطبخ»، بل يمرّ بلحظات مرتبة. تجوّل في فرعك مرة كأنك ضيف، من موقف السيارة وحتى العودة إليه، واكتب كل لحظة تلاحظ فيها شيئًا. تصل معظم المطاعم إلى عشر لحظات أو أربع عشرة:
- العثور على المدخل واللوحة،
- أول نظرة أو كلمة ترحيب،
- الطريق إلى الطاولة وحالتها،
- القائمة وأول سؤال عنها،
- تسجيل الطلب وإعادته على الضيف،
- المشروبات،
- الأطباق الرئيسية،
- السؤال بعد دقائق عن الطعام،
- طلب أثناء الوجبة،
- دورة المياه،
- طلب الفاتورة،
- الدفع،
- المغادرة.

قائمة المقهى أقصر، والصف فيها مكان الطاولة. وفي التوصيل تنتهي عند تسليم الكيس.

ضع الآن علامة على اللحظات الثلاث التي يقرر فيها الضيف هل يعود. الترحيب بينها في الغالب، وكذلك التعامل مع خطأ حدث. ابدأ الكتابة بهذه الثلاث.

## اكتب أفعالًا لها حدود
قارن بين صيغتين للقاعدة نفسها:
> يُرحَّب بالضيوف بحرارة ويُجلَسون سريعًا.
> خلال دقيقة يحصل الضيف على تواصل بصري وترحيب من أقرب موظف إليه. وخلال ثلاث دقائق يجلس على طاولة نظيفة، أو يعرف مدة الانتظار بالدقائق.

الأولى يوافق عليها الجميع ولا تغيّر شيئًا. والثانية يمكن تعلّمها ومشاهدتها وقياسها. اكتب لكل لحظة أربعة أسطر.
1. **من ينفّذ.** ليس «الفريق»، بل دور محدد، ومن يحل محله عند انشغاله.
2. **ما يراه الضيف أو يسمعه.** فعل أو فعلان بكلمات بسيطة.
3. **الحد.** دقائق أو درجة حرارة أو عدد. اتركه حين لا يوجد حد، ولا تخترع واحدًا.
4. **ما العمل عند التعذّر.** المطبخ متأخر، أو الطبق نفد، أو جهاز البطاقات متوقف.

السطر الرابع هو الغائب عن معظم الأدلة، وهو ما يحتاج إليه الفريق مساء الخميس في التاسعة.

### مثال: المشروبات
- من: نادل الطاولة، وعند خدمته أكثر من خمس طاولات فالمساعد.
- ماذا: يوضع المشروب من يمين الضيف مع ذكر اسمه.
- الحد: سبع دقائق من الطلب للمشروبات الباردة، وعشر دقائق للعصير الطازج والقهوة.
- عند التعذّر: بعد الحد يُخبَر الضيف بالدقائق المتبقية قبل أن يسأل.

قراءة هذا تستغرق ثلاثين ثانية، ويستطيع الزميل الجديد تكراره في ليلته الأولى.

## ضع حدودًا تناسبك
الحد الذي لا يتحقق أبدًا يعلّم الفريق أن الحدود لا قيمة لها، والحد الذي يتحقق دائمًا لا يعلّم شيئًا. قِس قبل أن تقرر.
1. اختر أمسيتين عاديتين وأمسيتين مزدحمتين.
2. لكل لحظة لها وقت، قِس عشرة ضيوف بساعة جوالك. قف حيث لا يشعر أحد بأنه مراقب، أو استخدم أوقات نظام نقاط البيع.
3. رتّب الأوقات العشرة. الثامن منها حد أول مناسب: يتحقق في معظم الأحيان، وتجاوزه يعني شيئًا.
4. بعد ثلاثة أشهر من تحقيقه قدّم الحد دقيقة واحدة لا خمسًا.

وإن أردت مقارنة من خارج منشأتك ففي أسئلة زيارتنا الشاملة حد لكل وقت. يمكنك [قراءتها وطباعتها](/ar/checklists/restaurant)، وخذ منها ما يناسب نوع مطعمك واترك الباقي.

## قواعد لا تفاوض فيها
بعض القواعد ليست مسألة أسلوب، بل تتعلق بالصحة أو النظام أو الكرامة، ومكانها صفحة مستقلة يوقّعها الجميع:
- الجواب عن سؤال عن مسببات الحساسية عند عدم التأكد: «سأسأل المطبخ»، ثم السؤال فعلًا،
- درجات حرارة الأطباق الساخنة والباردة ومن يسجّلها،
- عرض الأسعار شاملة الضريبة، وفاتورة ضريبية لكل ضيف،
- بيان السعرات في القائمة حيث تشترطه اللائحة،
- عدم تصوير الضيوف، وعدم التعليق على الأصل أو الدين أو الشكل،
- ما العمل حين يجد الضيف شيئًا في الطعام: الاعتذار ورفع الطبق دون جدال وإبلاغ المدير وحفظ العينة.

اجعل هذه الصفحة قصيرة. فكلما زادت بنودها قلّ وزن كل بند.

## اكتب بلغات الفريق
في فروع كثيرة يتحدث الضيف العربية والنادل الإنجليزية والمطبخ لغة ثالثة. والمعيار المكتوب بالعربية الرسمية وحدها وثيقة للمفتشين. اكتب كل لحظة بلغتين متجاورتين في جمل قصيرة، واطلب من اثنين من الفريق قراءتها بصوت مسموع قبل الطباعة. وحيث يتعثران غيّر النص لا الأشخاص.

والصور تفيد أكثر من الصفات. صورة للطاولة المجهزة كما ينبغي، وصورة للطبق كما يخرج من المطبخ، وصورة للمنضدة عند الإغلاق: ثلاث صور تغني عن صفحتين.

## درّب عشر دقائق في اليوم
لا تعرض المعيار كله في جلسة واحدة. خذ لحظة واحدة كل يوم في بداية الوردية.
1. تُقرأ الأسطر الأربعة بصوت مسموع.
2. يمثّلها اثنان، أحدهما ضيف.
3. يقول الآخرون ما رأوه، جملة لكل منهم.
4. تُعاد مرة واحدة أسرع.

بعد أسبوعين تكون كل لحظة قد مُثّلت مرة. ثم ابدأ من جديد باللحظات الثلاث الأهم. وينضم الزميل الجديد حيث وصلت الدورة، ويُسلَّم صفحات الأيام التي فاتته.

اذكر الأسباب. عبارة «نعيد الطلب على الضيف لأن طبقًا من كل اثني عشر كان خاطئًا الشهر الماضي» تقنع، وعبارة «لأنه المعيار» لا تقنع.

## تحقّق من ثلاثة أمور كل أسبوع
المعيار الذي لا يتحقق منه أحد يُنسى خلال شهر، والمعيار الذي يُفحص بعين الشك يُكره. تكفي ثلاثة فحوص صغيرة، وكلها تنظر إلى الفرع لا إلى شخص.
- **جولة المدير.** مرتين في الأسبوع في ساعات مختلفة، صفحة واحدة من قائمة التحقق. وما كان جيدًا يُقال في المساء نفسه.
- **أرقام نقاط البيع.** المدة من الطلب إلى الفاتورة، والأصناف الملغاة، والشكاوى. تدلك على المكان ولا تخبرك بالسبب.
- **نظرة من الخارج.** مرة في الشهر شخص لا يعرفه الفريق. صديق المالك أفضل من لا شيء، لكن الأصدقاء يجاملون. أما [زيارة المتسوّق السري](/ar/mystery-shopping) فتجيب عن الأسئلة نفسها كل مرة مع الأوقات والصور.

اجمع النتائج في صفحة واحدة للفريق: رقم لكل لحظة، أخضر أو غير ذلك. وناقش لحظة واحدة في الأسبوع. يستطيع الفرع تغيير عادة في الأسبوع، ولا يستطيع تغيير ثمان.

## حين لا يلتزم أحدهم
اسأل أولًا هل كان الالتزام ممكنًا. كثيرًا ما يكون السبب غير إرادة الشخص: لا صواني في المحطة، أو نقص موظف في الوردية، أو طابعة بطيئة في المطبخ. أزل السبب ثم انظر من جديد.

فإن كان ممكنًا ولم يحدث فتحدث معه مرة على انفراد، بذكر اللحظة والأمسية وأثرها في الضيف. واتفقا على ما سيتغير غدًا. وبعد أن يُقال هذا ويُفهم فقط يصبح الأمر انضباطًا. أما أمسية سيئة واحدة فليست كذلك أبدًا.

## أخطاء شائعة
- كتب المعيار شخص واحد وعرضه جاهزًا. دع الفريق يكتب ثلاث لحظات على الأقل بنفسه.
- يتضمن كل شيء. ما لا يُتحقق منه يُحذف.
- هو نفسه للمنفذ وللمطعم العائلي. تحتاج السلسلة إلى أساس واحد وصفحة لكل نوع من الفروع.
- نُسخت الحدود من بلد آخر تختلف فيه المطابخ والضيوف.
- لم يتغير قط. ضع تاريخًا على كل صفحة، واقرأها مرة في السنة مع من يستخدمها.

## قائمة الأسبوعين الأولين
1. اليوم 1: جولة في الفرع كضيف، وقائمة باللحظات، وعلامة على ثلاث منها.
2. الأيام 2 إلى 4: قياس الأوقات في أمسيتين.
3. اليوم 5: كتابة اللحظات الثلاث، أربعة أسطر لكل منها، بلغتين.
4. اليوم 6: قراءتها من زميلين بصوت مسموع وتصحيحها وطباعتها.
5. الأيام 7 إلى 12: لحظة واحدة كل يوم لمدة عشر دقائق.
6. اليوم 13: أول جولة باستخدام [قائمة التحقق المطبوعة](/ar/checklists/restaurant)، وللمقاهي [قائمة أقصر](/ar/checklists/cafe).
7. اليوم 14: صفحة واحدة للنتائج، ولحظة واحدة للأسبوع القادم.

بعد ذلك أضف لحظة كل أسبوع حتى تكتمل القائمة. وخلال ثلاثة أشهر يصبح لديك معيار من نحو خمس عشرة صفحة يعرفها الفريق، بدل ثمانين لم يقرأها أحد. وإن احتجت إلى مساعدة في الكتابة أو التدريب [فمستشارونا](/ar/services/training) يحضرون إلى فرعك، ويبدأ العمل من تقاريرك لا من دليل جاهز.`,
  },
}
