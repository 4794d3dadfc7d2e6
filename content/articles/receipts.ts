import type { DemoArticle } from '#/content/articles/article-text.ts'

export const receipts: DemoArticle = {
  slug: 'receipts-photos-and-evidence',
  topic: 'visits',
  cover: 'receipt',
  daysAgo: 21,
  title: {
    en: 'Receipts, photos, notes: what makes a finding hold',
    ar: 'الفاتورة والصورة والملاحظة: ما الذي يجعل الملاحظة تصمد',
  },
  summary: {
    en: 'A finding that your team does not believe changes nothing. How bill, photo and note work together, who checks them, and how to test a doubtful finding in ten minutes.',
    ar: 'الملاحظة التي لا يصدقها فريقك لا تغيّر شيئًا. كيف تعمل الفاتورة والصورة والملاحظة معًا، ومن يدققها، وكيف تفحص ملاحظة تشك فيها خلال عشر دقائق.',
  },
  body: {
    en: `“That cannot have been us.” Every manager who passes on a report has heard this sentence. Sometimes it is true. Good evidence ends the argument early, in either direction, and leaves time for the work that follows.

This article describes the three kinds of evidence in a visit report, the things that never belong in it, and a short routine for the day on which your team doubts a finding. The examples are invented for explanation.

## The bill carries more than a total
The bill is the strongest single piece of evidence, because neither the shopper nor the branch wrote it for the report. It fixes the branch, the date, the time, often the table, and every line that was ordered. Five things can be checked with it.
- **The visit took place.** Branch, day and hour fit the visit that you ordered.
- **The order was right.** Each line is held against the dishes that were asked for. A drink that was ordered and never came, yet was charged, shows here.
- **The prices were right.** Held against the menu, the bill shows whether something was added beyond the displayed prices.
- **The invoice was right.** As a simplified tax invoice it should name the seller, carry the VAT number, the date, the total with VAT and a QR code that a phone can read. Check the current text of the Zakat, Tax and Customs Authority for the details.
- **The times are plausible.** The time on the bill has to lie between arrival and departure.

### An example
The report says: arrival 19:43, order 19:51, main courses 20:24, bill asked for 21:02, bill received 21:13. The bill carries the time 21:12. The eleven minutes of waiting are now supported by two independent sources. If the bill said 21:04, the note and the till would disagree, and an editor would ask before you ever saw the report. The answer may be simple: some tills print the time at which the table was closed, others the time at which it was opened. It is worth knowing which of the two your till prints.

If your team doubts a visit, begin here. The time on the bill leads to the shift, and the shift to the conditions of that hour: how many people worked, how many tables were open, what was broken.

### How a good photo of a bill looks
It lies flat, is sharp from the first line to the last, and has no hand across the total. Card digits are covered. Long bills may need two photos that overlap by one line.

## A photo answers one question
A useful photo shows one thing that was asked about, in the place where it is, without arranging anything, and close enough to recognise it. In our full visit three questions always ask for a photo: the facade from across the street, the main dish before the first bite, and the bill. If an insect or a foreign body is seen, a photo is asked for as well.

A photo proves some things and is silent about others. Keep the two apart when you discuss it:
- It proves the state of a surface, the look and size of a portion, a missing price, a broken sign.
- It does not prove a temperature, a taste, a smell, a tone of voice or a waiting time. These need a note.
- It proves one moment. A dirty table at 20:05 may have been wiped at 20:06. If the question concerns how long it stayed dirty, the note needs a second time.

### What never belongs in a photo
- Restrooms, prayer rooms and changing rooms. They are described in words only, and the camera stays away.
- Faces of guests, and children above all.
- Staff singled out for the camera. The question is about the service and not about a person.
- Screens, documents or phones of others, even in the background.

Photographing people in secret may be a crime under the Anti-Cyber Crime Law, in public places too, so no finding is worth such a photo. Pictures in which people can be recognised are also personal data under the Personal Data Protection Law. If you receive a report from any provider that contains faces, send it back and ask for the photo to be deleted. For your own case, check the authority’s current text.

## A note describes the facts
Compare two sentences about the same table:
> The staff were unfriendly and slow.
> 20:42 asked for lemon; 20:51 asked again; 20:53 lemon came, without a word.

The first invites an argument about character. The second can be checked and practised. A note that holds has up to four parts:
1. **A time**, or two times when something took long.
2. **An action**, seen or heard by the shopper in person.
3. **The words that were spoken**, if they matter and are remembered exactly.
4. **The effect on the guest**: the fish was eaten without lemon.

It leaves out guesses about reasons, remarks on origin, age or looks, and everything that would identify another guest. “He clearly had no interest in his work” is a guess. “He looked at his phone while we ordered and asked for the second dish twice” is an observation.

### Three weak notes and their better versions
- Weak: “The soup was cold.” Better: “Soup served 20:08, lukewarm at the first spoon, no steam; the waiter took it back without discussion and brought a hot one at 20:15.”
- Weak: “Dirty restroom.” Better: “20:40, restroom: floor wet around both basins, no paper towels, bin full. At 21:05 unchanged.”
- Weak: “They didn’t know the menu.” Better: “Asked whether the hummus contains nuts. Answer: ‘I think not.’ The kitchen was not asked.”

The better versions are two lines long. They tell the shift manager where to begin.

## Which evidence for which finding
Use this list when you judge a report, from us or from another provider.
- **Waiting times:** two clock times; for the last one the time on the bill helps.
- **Wrong or missing dishes:** the bill, and a note on the moment it was noticed.
- **Look and portion:** a photo of the plate, and the description or picture in the menu.
- **Temperature and taste:** a note with the time of serving and what was done about it.
- **Cleanliness in the dining room:** a photo without people, and a time; two times if it lasted.
- **Restroom:** a note with two times, never a photo.
- **Friendliness:** the words spoken, eye contact, the action; the role and not the looks.
- **Calories and allergens on the menu:** the exact place where they were looked for, such as page, board or QR menu.
- **Tax invoice and added charges:** the bill.

If a lost point has none of these, ask for it. A finding without evidence is not necessarily wrong. It is just too weak to change anyone’s routine.

## Who checks the checker
A shopper can be mistaken. That is why no report goes straight to you. An editor sees the answers beside times, photos and bill, together with a list of signals:
- the distance between the branch and the place of check-in, and how exact the phone was,
- the length of the stay, and the order of the times,
- the time and total on the bill compared with the report,
- photos that appeared before in another report,
- sentences that repeat earlier reports.

No signal rejects a report automatically. A phone has poor reception in a basement, and a guest may check in from the car. The editor judges, asks the shopper where something does not fit together, and releases the report only then.

You can object to a single answer within seven days after the release. A second editor, who did not check this report, decides. If the objection is justified, the report gets a new revision, the score changes, and the earlier version stays readable. A good objection is itself a piece of evidence: “Our till shows the drinks for table 14 at 19:58” helps. “Our waiter is always polite” does not.

## Test a doubtful finding in ten minutes
1. Read the question and its guidance, and only then the answer. Often the question asked for less, or for more, than the team assumed.
2. Find the bill in your till by its number or time. Note the table, the shift and the opening and closing time.
3. Compare the times in the note with the times of your kitchen printer or till.
4. Look at the roster: how many people were planned, how many came?
5. Ask the shift manager one open question: “What was going on between eight and half past?” Listen before you show the report.
6. Decide: accepted, objected to, or open. If you object, do it the same day, with the figures from steps 2 and 3.

Leave your cameras out of it if you can. Recordings are kept for safety and not for discussing reports, they show guests as well, and publishing them can be fined. If you do look something up, let the person responsible do it alone and write down the result in one sentence. Check the authority’s current text on security cameras before you make it a habit.

## When you pass it on
1. Read it alone first, and sleep on it if it hurts.
2. Begin with one thing that went well, and name the question it belongs to.
3. Show the evidence for one lost point, then ask what happened in that hour, and listen.
4. Do not ask who it was. The bill leads to a shift; let it end there.
5. Agree on one change, with a name and a date.

How such a change is followed up until it lasts is described in [from a finding to a fix that lasts](/blog/from-a-finding-to-a-fix-that-lasts).

## Common mistakes
- **Collecting more instead of better.** Twenty photos of the same room prove less than one photo of the spot in question.
- **Using a finding against a person.** After the first deduction from a salary, evidence is no longer read but fought.
- **Objecting to everything.** A branch that disputes each lost point no longer sees the two that matter. Object where you have figures.
- **Sharing the whole report in a chat group.** Share the finding, without the photo of the bill, with those who can change it.
- **Arguing about the score.** Three points more or less change nothing tomorrow. The wet floor does.

## Checklist: does this finding hold?
- It answers the question that was asked.
- It has at least one clock time.
- It describes an action, a state or spoken words, and no motives.
- Bill, photo and note do not contradict each other.
- There are no faces, no restroom and no card digits in the photos.
- The shift can be found from it, and no person needs to be named.
- Someone on the shift could act on it tomorrow.

You can practise on your own branch: print [the restaurant checklist](/checklists/restaurant) or [the cafe checklist](/checklists/cafe), visit another branch of yours as a guest, and write notes in this form. A report with its evidence beside every sentence can be seen under [AI reports](/ai-reports).`,
    ar: `«مستحيل أن يكون هذا عندنا.» كل مدير نقل تقريرًا إلى فريقه سمع هذه الجملة، وأحيانًا تكون صحيحة. الدليل الجيد يحسم الجدال مبكرًا في أي من الاتجاهين، ويترك الوقت للعمل الذي يأتي بعده.

يشرح هذا المقال أنواع الأدلة الثلاثة في تقرير الزيارة، وما لا مكان له فيه أبدًا، وخطوات قصيرة لليوم الذي يشك فيه فريقك في ملاحظة. والأمثلة كلها افتراضية للشرح.

## في الفاتورة أكثر من المجموع
الفاتورة أقوى دليل منفرد، فلا المتسوّق كتبها من أجل التقرير ولا الفرع. وهي تثبت الفرع والتاريخ والوقت، ورقم الطاولة في الغالب، وكل صنف طُلب. ويمكن التحقق بها من خمسة أمور.
- **حدوث الزيارة.** الفرع واليوم والساعة مطابقة للزيارة التي طلبتها.
- **صحة الطلب.** يُقارن كل سطر بما طُلب فعلًا. فالمشروب الذي طُلب ولم يصل ثم حُسب على الضيف يظهر هنا.
- **صحة الأسعار.** بمقارنة الفاتورة بالقائمة يظهر هل أضيف شيء على الأسعار المعروضة.
- **صحة الفاتورة نظامًا.** يُفترض في الفاتورة الضريبية المبسطة أن تحمل اسم البائع ورقمه الضريبي والتاريخ والإجمالي شامل الضريبة ورمز استجابة سريعة يقرؤه الجوال. وللتفاصيل راجع النص الحالي لدى هيئة الزكاة والضريبة والجمارك.
- **منطقية الأوقات.** وقت الفاتورة يجب أن يقع بين الوصول والمغادرة.

### مثال
يقول التقرير: الوصول 7:43، الطلب 7:51، الأطباق الرئيسية 8:24، طلب الفاتورة 9:02، وصولها 9:13. وعلى الفاتورة وقت طباعتها 9:12. صارت دقائق الانتظار الإحدى عشرة مثبتة من مصدرين مستقلين. أما لو كان الوقت المطبوع 9:04 لاختلفت الملاحظة مع نظام نقاط البيع، ولسأل المراجع عن ذلك قبل أن يصلك التقرير. وقد يكون الجواب بسيطًا: بعض الأنظمة تطبع وقت إغلاق الطاولة، وبعضها يطبع وقت فتحها. فاعرف أي الوقتين يطبع نظامك.

إن شكّ فريقك في زيارة فابدأ من هنا. وقت الفاتورة يدلّك على الوردية، والوردية على ظروف تلك الساعة: كم موظفًا كان يعمل، وكم طاولة كانت مفتوحة، وأي جهاز كان معطّلًا.

### كيف تُصوَّر الفاتورة
تكون مبسوطة، واضحة من أول سطر إلى آخره، ولا تغطي اليد مجموعها. وتُغطى أرقام البطاقة. وقد تحتاج الفاتورة الطويلة إلى صورتين تشتركان في سطر واحد.

## الصورة تجيب عن سؤال واحد
الصورة النافعة تُظهر شيئًا واحدًا سُئل عنه، في مكانه ودون ترتيب أي شيء، ومن قرب يكفي لتمييزه. في زيارتنا الشاملة ثلاثة أسئلة تتطلب صورة دائمًا: الواجهة من الجهة المقابلة، والطبق الرئيسي قبل أول لقمة، والفاتورة. وتُطلب صورة أيضًا عند مشاهدة حشرة أو جسم غريب.

والصورة تثبت أمورًا وتسكت عن أخرى، فلا تخلط بينهما عند النقاش:
- تثبت حالة سطح، وشكل الطبق وكميته، وسعرًا غير معروض، ولوحة مكسورة.
- لا تثبت درجة حرارة ولا مذاقًا ولا رائحة ولا نبرة صوت ولا مدة انتظار. هذه تحتاج إلى ملاحظة مكتوبة.
- تثبت لحظة واحدة. فالطاولة المتسخة في 8:05 ربما مُسحت في 8:06. وإذا كان السؤال عن المدة التي بقيت فيها متسخة فلا بد من وقت ثانٍ في الملاحظة.

### ما لا مكان له في الصور
- دورات المياه والمصليات وغرف تبديل الملابس. توصف بالكلمات فقط ولا تُخرج الكاميرا فيها.
- وجوه الضيوف، والأطفال قبل غيرهم.
- تركيز العدسة على موظف بعينه، فالسؤال عن الخدمة لا عن شخص.
- شاشات الآخرين ومستنداتهم وجوالاتهم، ولو في خلفية الصورة.

تصوير الأشخاص خفية قد يكون جريمة بموجب نظام مكافحة الجرائم المعلوماتية، حتى في الأماكن العامة، ولا تستحق أي ملاحظة صورة كهذه. والصور التي يمكن التعرف فيها على الأشخاص بيانات شخصية بموجب نظام حماية البيانات الشخصية. فإن وصلك من أي مزوّد تقرير فيه وجوه فأرجعه واطلب حذف الصورة. ولحالتك أنت راجع النص الحالي لدى الجهة المختصة.

## الملاحظة تقول ما شوهد
قارن بين جملتين عن الطاولة نفسها:
> الموظفون غير ودودين وبطيئون.
> 8:42 طلبتُ ليمونًا، 8:51 طلبته ثانية، 8:53 وصل الليمون دون كلمة.

الأولى تفتح جدالًا حول الطباع، والثانية يمكن التحقق منها والتدرب عليها. وفي الملاحظة التي تصمد أربعة أجزاء على الأكثر:
1. **وقت**، أو وقتان حين يطول الأمر.
2. **فعل** رآه المتسوّق أو سمعه بنفسه.
3. **الكلمات التي قيلت** إن كانت مهمة وتذكّرها حرفيًا.
4. **الأثر في الضيف**: أُكل السمك دون ليمون.

وليس فيها تخمين للأسباب، ولا تعليق على الأصل أو العمر أو الشكل، ولا ما يكشف هوية ضيف آخر. «واضح أنه لا يحب عمله» تخمين. أما «كان ينظر إلى جواله أثناء طلبنا، وسأل عن الطبق الثاني مرتين» فمشاهدة.

### ثلاث ملاحظات ضعيفة وصياغتها الأفضل
- الضعيفة: «الشوربة باردة.» الأفضل: «قُدمت الشوربة 8:08 فاترة من أول ملعقة ولا بخار منها، فرفعها النادل دون نقاش وأحضر أخرى ساخنة 8:15.»
- الضعيفة: «دورة المياه متسخة.» الأفضل: «8:40 دورة المياه: الأرضية مبللة حول المغسلتين، ولا مناديل، والسلة ممتلئة. 9:05 على حالها.»
- الضعيفة: «لا يعرفون القائمة.» الأفضل: «سألتُ هل في الحمص مكسرات، فكان الجواب: أظن لا. ولم يُسأل المطبخ.»

الصياغة الأفضل سطران لا أكثر، ومنها يعرف مدير الوردية من أين يبدأ.

## أي دليل لأي ملاحظة
استعن بهذه القائمة حين تحكم على تقرير، منا أو من مزوّد آخر.
- **أوقات الانتظار:** وقتان بالساعة والدقيقة، وفي آخرها يفيد وقت الفاتورة.
- **طبق خاطئ أو ناقص:** الفاتورة، وملاحظة عن اللحظة التي اكتُشف فيها ذلك.
- **الشكل والكمية:** صورة الطبق، ووصفه أو صورته في القائمة.
- **الحرارة والمذاق:** ملاحظة فيها وقت التقديم وما فُعل بعدها.
- **نظافة الصالة:** صورة بلا أشخاص مع الوقت، ووقتان إن استمر الأمر.
- **دورة المياه:** ملاحظة بوقتين، ولا صورة أبدًا.
- **الود:** الكلمات التي قيلت والتواصل البصري والفعل، مع ذكر الدور لا الشكل.
- **السعرات ومسببات الحساسية:** الموضع الذي بُحث فيه بالتحديد: صفحة القائمة أو اللوحة أو القائمة الرقمية.
- **الفاتورة الضريبية والمبالغ المضافة:** الفاتورة نفسها.

إذا خلت نقطة مفقودة من هذا كله فاطلب دليلها. الملاحظة بلا دليل ليست خاطئة بالضرورة، لكنها أضعف من أن تغيّر عادة أحد.

## ومن يراجع المراجع؟
قد يخطئ المتسوّق، لذلك لا يصل إليك تقرير أحد مباشرة. يرى المراجع الإجابات بجانب الأوقات والصور والفاتورة، ومعها قائمة مؤشرات:
- المسافة بين الفرع ومكان تسجيل الوصول، ودقة تحديد الموقع في الجوال،
- مدة البقاء وتسلسل الأوقات،
- وقت الفاتورة ومجموعها مقارنين بالتقرير،
- صور ظهرت من قبل في تقرير آخر،
- جمل تكرر ما ورد في تقارير سابقة.

لا يرفض أي مؤشر تقريرًا تلقائيًا. فالإشارة ضعيفة في القبو، وقد يسجّل الضيف وصوله من السيارة. الحكم للمراجع: يستفسر من المتسوّق عمّا لا يتسق، ولا ينشر التقرير إلا بعد ذلك.

ولك أن تعترض على إجابة واحدة خلال سبعة أيام من النشر، ويبتّ في الاعتراض مراجع ثانٍ لم يدقق هذا التقرير. فإن كان الاعتراض في محله صدرت نسخة جديدة وتغيّرت الدرجة، وبقيت النسخة السابقة مقروءة. والاعتراض الجيد دليل بحد ذاته: «يُظهر نظامنا مشروبات الطاولة 14 في 7:58» يفيد، أما «نادلنا مهذب دائمًا» فلا يفيد.

## افحص ملاحظة تشك فيها خلال عشر دقائق
1. اقرأ السؤال وإرشاده أولًا ثم الإجابة. كثيرًا ما يكون السؤال أضيق أو أوسع مما ظنه الفريق.
2. ابحث عن الفاتورة في نظام نقاط البيع برقمها أو وقتها، وسجّل الطاولة والوردية ووقتي الفتح والإغلاق.
3. قارن أوقات الملاحظة بأوقات طابعة المطبخ أو نظام نقاط البيع.
4. انظر في جدول الوردية: كم موظفًا كان مقررًا، وكم حضر؟
5. اسأل مدير الوردية سؤالًا مفتوحًا: «ماذا كان يجري بين الثامنة والثامنة والنصف؟» وأنصت قبل أن تعرض التقرير.
6. قرّر: مقبولة، أو معترض عليها، أو معلّقة. وإن اعترضت فاعترض في اليوم نفسه بأرقام الخطوتين الثانية والثالثة.

واترك كاميرات المراقبة خارج الموضوع ما استطعت. فالتسجيلات تُحفظ للسلامة لا لمناقشة التقارير، ويظهر فيها ضيوف أيضًا، ونشرها قد يعرّضك لغرامة. وإن لزم الرجوع إليها فليفعل ذلك المسؤول عنها وحده، وليكتب النتيجة في جملة واحدة. وراجع النص الحالي لدى الجهة المختصة بشأن كاميرات المراقبة قبل أن يصبح ذلك عادة.

## حين تنقل التقرير إلى الفريق
1. اقرأه وحدك أولًا، وأجّله إلى الغد إن أزعجك.
2. ابدأ بأمر واحد سار على ما يرام، واذكر السؤال الذي يخصه.
3. اعرض دليل نقطة مفقودة واحدة، ثم اسأل ماذا جرى في تلك الساعة، وأنصت.
4. لا تسأل من كان. الفاتورة تدل على وردية، فقف عندها.
5. اتفقوا على تغيير واحد باسم صاحبه وموعده.

أما متابعة هذا التغيير حتى يثبت فتجدها في مقال [من الملاحظة إلى إصلاح يدوم](/ar/blog/from-a-finding-to-a-fix-that-lasts).

## أخطاء شائعة
- **الإكثار بدل الإحسان.** عشرون صورة للصالة نفسها أضعف من صورة واحدة للموضع المقصود.
- **استعمال الملاحظة ضد شخص.** بعد أول خصم من راتب لن يقرأ الفريق الأدلة، بل سيقاومها.
- **الاعتراض على كل شيء.** الفرع الذي يعترض على كل نقطة تفوته النقطتان المهمتان. اعترض حيث لديك أرقام.
- **إرسال التقرير كله إلى مجموعة محادثة.** أرسل الملاحظة إلى من يستطيع تغييرها، دون صورة الفاتورة.
- **الجدال حول الدرجة.** ثلاث نقاط زيادة أو نقصانًا لا تغيّر شيئًا غدًا، والأرضية المبللة تغيّر.

## قائمة التحقق: هل تصمد هذه الملاحظة؟
- تجيب عن السؤال المطروح.
- فيها وقت واحد على الأقل بالساعة والدقيقة.
- تصف فعلًا أو حالة أو كلمات قيلت، ولا تفسر الدوافع.
- لا تناقض بين الفاتورة والصورة والملاحظة.
- لا وجوه في الصور ولا دورات مياه ولا أرقام بطاقات.
- يُستدل منها على الوردية دون حاجة إلى تسمية شخص.
- يستطيع موظف في الوردية أن يعمل بها غدًا.

ويمكنك التدرب في منشأتك: اطبع [قائمة التحقق للمطاعم](/ar/checklists/restaurant) أو [قائمة التحقق للمقاهي](/ar/checklists/cafe)، وزر فرعًا آخر من فروعك كضيف، واكتب ملاحظاتك بهذه الصيغة. ولرؤية تقرير يظهر فيه الدليل بجانب كل جملة انظر [تقارير الذكاء الاصطناعي](/ar/ai-reports).`,
  },
}
