import type { DemoArticle } from '#/content/articles/article-text.ts'

export const becomingAShopper: DemoArticle = {
  slug: 'become-a-mystery-shopper-in-saudi-arabia',
  topic: 'visits',
  cover: 'visit',
  daysAgo: 2,
  title: {
    en: 'How to become a mystery shopper in Saudi Arabia',
    ar: 'كيف تصبح متسوّقًا سريًا (متسوّقًا خفيًا) في السعودية',
  },
  summary: {
    en: 'The work in a real evening, the pay, the rules, the first report, and how to recognise offers that only want your money or your data.',
    ar: 'كيف يبدو العمل في أمسية حقيقية، وما الأجر والقواعد، وكيف تكتب أول تقرير، وكيف تميّز العروض التي لا تريد إلا مالك أو بياناتك.',
  },
  body: {
    en: `A mystery shopper visits a restaurant or cafe like any other guest, pays like any other guest, and afterwards answers questions about what happened. The owner has ordered the visit. The team does not know who it is. In Arabic the work has two names, المتسوّق السري and المتسوّق الخفي, and both mean the same.

It is not a full-time job, and it is not a free dinner. It is careful work for a few hours, for people who notice small things and can write them down without exaggerating. This article describes what to expect before you register anywhere.

## Who is suited for it
No certificate is needed. Five habits matter more.
- **You are punctual.** A visit is planned for a certain day and part of the day, because the owner wants to know how the branch works at that hour.
- **You remember details.** You will be asked when the drinks came and whether the table was dry, not whether the evening was pleasant.
- **You can write plainly.** Two sentences with a time and an action are enough. In Arabic or in English, whichever you write better.
- **You are fair.** A tired waiter on a full evening is not a bad waiter. Describe what you saw, and leave the judgement to the reader.
- **You can keep a secret.** You may not tell your friends which branch you visited, and you may not post about it.

You must be at least 18 years old. Your gender, age and nationality matter only where a visit calls for a certain guest, for example in a family section or a cafe near a university.

## A visit, hour by hour
Here is a full service visit on a Thursday evening, as it usually goes.

**Three days before.** An offer arrives on your phone: the district, the type of visit, the fee, the amount that will be reimbursed for your order, and the time window. You accept or decline. Declining has no consequences.

**On the day.** You read the instructions again. They say which kind of guest you are, what to order and what to ask. In this case: two people, one question about allergens, a main course each, one small request during the meal.

**19:40, at the door.** You check in on your phone without showing it to anyone. From now on you notice times. How long until the first greeting? Are you offered a table?

**19:52, the order.** You ask which dishes contain nuts. The waiter checks with the kitchen and returns after two minutes. You write down neither his looks nor his accent. His role is enough, and the name on the badge if he wears one.

**20:15, the food.** You take one photo of the dish before the first bite, as any guest might. You do not photograph other tables. You taste, you look at the temperature, you compare the plate with its description in the menu.

**20:50, the restroom.** You look whether there is soap and paper and whether the floor is dry. You never take the camera out there. You describe it in words.

**21:05, the bill.** You ask for it and note how long it takes. You check each line against what you ordered. You pay, keep the receipt, and thank them.

**21:30, at home.** You write the report while you still remember. It takes between thirty and sixty minutes. You must send it within 24 hours; the same evening is easiest.

A basic visit to a cafe or a counter is shorter: about ten minutes in the branch and half an hour for the report.

## What you earn
You receive two amounts. The **fee** pays for your time, and the **reimbursement** pays for what you ordered, up to a limit, against the receipt. With us the fee for a basic visit is currently SAR 300 and for a full visit SAR 500; the limits for your order are SAR 40 and SAR 200. The current figures are always on [the page for shoppers](/join-mystery-shopper). Anything above the limit you pay yourself, so look at the menu before you order.

Two rules protect you. You see the fee before you accept. And the fee is the same whether the branch gets 95 points or 40. If someone offers you more for a better result, refuse and report it.

The money is due when the report has been checked and released. It reaches your bank account with the next transfer, a few working days later. You work on your own account, so you are responsible for your own registrations and declarations.

How many visits there are depends on your city and your level. In Riyadh, Jeddah and the Eastern Province there are more branches, and also more shoppers. Do not plan your rent with it. Expect a few visits a month, not a daily income.

## How levels work
Everyone starts with basic visits. After three released reports with a good grade and a short test, full visits open. Later levels allow more visits at a time, and from the third level on you may claim an open visit yourself. The rules are published, so you always see what is missing for the next level.

The grade is about your report, not about the branch. Editors look at four things: are the times complete, does each low rating have a reason, do photos and receipt fit the answers, and is the language factual. You see the grade and the reasons, and you may reply.

## Writing the first report
New shoppers make the same few mistakes. These rules help.
1. **Answer the question, not the evening.** If you are asked whether the table was clean, the music does not belong there.
2. **Give a time whenever you can.** “The drinks came late” can be disputed. “Ordered 19:52, drinks 20:11” cannot.
3. **Quote short sentences word for word.** Only if you are sure. Otherwise describe what was said.
4. **A low rating needs a reason.** One sentence is enough. Without it the editor sends the report back.
5. **Do not fill gaps.** If you did not see the kitchen door, choose “not applicable” and say why. An invented answer is the one thing that ends the cooperation.
6. **Praise is evidence too.** If the waiter noticed that the child was cold and turned the air conditioner, write it. Owners read such sentences to their teams.

Compare these two notes about the same moment:
> The service was terrible and no one cared about us.
> 20:31 asked for water, waiter nodded; 20:44 asked again; 20:46 water came with an apology.

The second one is longer by a few words, and it can be used.

## What you must never do
- Photograph or film people. Secret photographs of others may be a crime under the Anti-Cyber Crime Law.
- Record sound during the visit.
- Reveal that you are a shopper, during the visit or later.
- Visit a place where you work, have worked, or where relatives work. Say so, and another shopper goes.
- Accept a discount, a gift or a free dish because of who you are.
- Publish a review of the branch elsewhere on the basis of the visit.
- Send another person in your place.

If a situation is unsafe, leave. Your safety comes before every report. During prayer times, wait, and note the time.

## How to recognise a false offer
The words “mystery shopper” are also used by people who want your money or your identity. A real provider never asks for these things:
- a fee for registration, training or a “starter kit”,
- your card number, your bank password or a one-time code,
- that you receive money and transfer it on, or buy vouchers and send their numbers,
- a copy of your identity card by a messaging app before any account exists.

A real provider has a registered company with a commercial register number that you can look up, a written code of conduct, terms with a date, and a person who answers by email. Ask how a report is checked. Someone who is only after your data has no answer to that.

## How to begin with us
1. [Register](/join-mystery-shopper#register) with your name, email and a password. You agree to the code of conduct; read it, it is short.
2. Complete your profile: city, the days and hours that suit you, the languages you write, and the places you cannot visit.
3. A member of our team reads it and answers by email.
4. Take your first basic visit. [The checklist for cafes](/checklists/cafe) contains all its questions, and you can print it to practise in your own favourite cafe, for yourself and without telling anyone.
5. Send the report the same evening, read the editor's remarks, and use them in the second one.

If it turns out that you dislike writing, you will notice it after the first report, and you have lost nothing but an hour. If you enjoy it, you will soon sit in restaurants differently, also on evenings when no one pays you for it.`,
    ar: `يزور المتسوّق السري مطعمًا أو مقهى كأي ضيف، ويدفع كأي ضيف، ثم يجيب عن أسئلة عمّا حدث. طلب المالك هذه الزيارة، ولا يعرف الفريق من هو الزائر. لهذا العمل اسمان شائعان، المتسوّق السري والمتسوّق الخفي، ومعناهما واحد.

ليست وظيفة بدوام كامل، وليست عشاءً مجانيًا. هي عمل دقيق لبضع ساعات، يناسب من ينتبه إلى التفاصيل ويكتبها دون مبالغة. يصف هذا المقال ما ينتظرك قبل أن تسجّل في أي مكان.

## لمن يناسب هذا العمل
لا تحتاج إلى شهادة، لكن خمس عادات أهم منها.
- **الالتزام بالموعد.** تُخطط الزيارة ليوم معيّن وفترة معيّنة، لأن المالك يريد أن يعرف كيف يعمل الفرع في تلك الساعة.
- **تذكّر التفاصيل.** ستُسأل متى وصلت المشروبات وهل كانت الطاولة جافة، لا هل كانت الأمسية لطيفة.
- **الكتابة بوضوح.** تكفي جملتان فيهما وقت وفعل، بالعربية أو الإنجليزية، بأيهما تكتب أفضل.
- **الإنصاف.** النادل المتعب في أمسية مزدحمة ليس نادلًا سيئًا. صف ما رأيته واترك الحكم للقارئ.
- **حفظ السر.** لا تخبر أصدقاءك بالفرع الذي زرته، ولا تنشر عنه شيئًا.

يجب ألا يقل عمرك عن 18 عامًا. أما الجنس والعمر والجنسية فلا أهمية لها إلا حين تتطلب الزيارة ضيفًا معيّنًا، كزيارة قسم العائلات أو مقهى قريب من جامعة.

## زيارة ساعة بساعة
هذه زيارة شاملة مساء خميس كما تجري في الغالب.

**قبل ثلاثة أيام.** يصلك عرض على الجوال: الحي ونوع الزيارة والأجر والمبلغ الذي يُعوَّض عن طلبك والفترة الزمنية. تقبل أو تعتذر، ولا يترتب على الاعتذار شيء.

**في يوم الزيارة.** تقرأ التعليمات مرة أخرى. فيها أي نوع من الضيوف أنت، وماذا تطلب، وعمّ تسأل. في هذه الحالة: شخصان، وسؤال واحد عن مسببات الحساسية، وطبق رئيسي لكل منهما، وطلب بسيط أثناء الوجبة.

**7:40 مساءً، عند الباب.** تسجّل وصولك على الجوال دون أن يراه أحد. من الآن تنتبه إلى الأوقات. كم مضى حتى أول ترحيب؟ وهل عُرضت عليك طاولة؟

**7:52، الطلب.** تسأل عن الأطباق التي تحتوي على مكسرات. يتحقق النادل من المطبخ ويعود بعد دقيقتين. لا تكتب شيئًا عن شكله أو لهجته، فدوره يكفي، والاسم المكتوب على بطاقته إن كان يحمل واحدة.

**8:15، الطعام.** تلتقط صورة واحدة للطبق قبل اللقمة الأولى كما قد يفعل أي ضيف، ولا تصوّر الطاولات الأخرى. تتذوق، وتنتبه إلى درجة الحرارة، وتقارن الطبق بوصفه في القائمة.

**8:50، دورة المياه.** تنظر هل يتوفر الصابون والمناديل وهل الأرضية جافة. لا تُخرج الكاميرا هناك أبدًا، بل تصف المكان بالكلمات.

**9:05، الفاتورة.** تطلبها وتلاحظ كم استغرق وصولها، وتطابق كل سطر بما طلبت. تدفع وتحتفظ بالإيصال وتشكرهم.

**9:30، في المنزل.** تكتب التقرير وأنت تتذكر كل شيء. يستغرق ذلك بين ثلاثين دقيقة وستين دقيقة. المهلة 24 ساعة، والأسهل أن ترسله في المساء نفسه.

أما الزيارة الأساسية لمقهى أو منفذ بيع فأقصر: نحو عشر دقائق في الفرع ونصف ساعة للتقرير.

## كم أجرك
تحصل على مبلغين. **الأجر** مقابل وقتك، و**تعويض المشتريات** مقابل ما طلبته حتى حد معيّن بموجب الإيصال. أجر الزيارة الأساسية لدينا حاليًا 300 ريال والزيارة الشاملة 500 ريال، وحدّ التعويض 40 ريالًا و200 ريال. الأرقام الحالية معروضة دائمًا في [صفحة المتسوّقين](/ar/join-mystery-shopper). وما زاد على الحد تدفعه أنت، فاطّلع على القائمة قبل أن تطلب.

تحميك قاعدتان: ترى الأجر قبل القبول، والأجر واحد سواء حصل الفرع على 95 أو على 40. فإن عرض عليك أحد مبلغًا أكبر مقابل نتيجة أفضل فارفض وأبلغ عنه.

يُستحق المبلغ بعد تدقيق التقرير ونشره، ويصل إلى حسابك البنكي مع التحويل التالي بعد أيام عمل قليلة. أنت تعمل لحسابك الخاص، فتسجيلاتك وإقراراتك مسؤوليتك.

يعتمد عدد الزيارات على مدينتك ومستواك. في الرياض وجدة والمنطقة الشرقية فروع أكثر، ومتسوّقون أكثر أيضًا. لا تبنِ عليها سداد إيجارك. توقّع زيارات قليلة في الشهر لا دخلًا يوميًا.

## كيف تعمل المستويات
يبدأ الجميع بالزيارات الأساسية. وبعد ثلاثة تقارير منشورة بدرجة جيدة واختبار قصير تُفتح لك الزيارات الشاملة. المستويات التالية تسمح بزيارات أكثر في الوقت نفسه، ومن المستوى الثالث يمكنك حجز الزيارات المتاحة بنفسك. القواعد معلنة، فتعرف دائمًا ما ينقصك للمستوى التالي.

الدرجة تخص تقريرك لا الفرع. ينظر المراجعون في أربعة أمور: هل الأوقات مكتملة، وهل لكل تقييم منخفض سبب، وهل تتطابق الصور والإيصال مع الإجابات، وهل اللغة قائمة على الحقائق. وترى الدرجة وأسبابها، ولك الرد عليها.

## كتابة أول تقرير
يقع المتسوّقون الجدد في الأخطاء نفسها. هذه القواعد تساعدك.
1. **أجب عن السؤال لا عن الأمسية.** إذا سُئلت عن نظافة الطاولة فلا مكان للموسيقى هنا.
2. **اذكر الوقت كلما أمكن.** «تأخرت المشروبات» يمكن الاعتراض عليها. أما «الطلب 7:52، المشروبات 8:11» فلا.
3. **انقل الجمل القصيرة حرفيًا.** إن كنت متأكدًا فقط، وإلا فصف مضمون ما قيل.
4. **التقييم المنخفض يحتاج إلى سبب.** تكفي جملة واحدة. ودونها يعيد المراجع التقرير إليك.
5. **لا تملأ الفراغات.** إذا لم ترَ باب المطبخ فاختر «لا ينطبق» واذكر السبب. الإجابة المختلقة هي ما ينهي التعاون.
6. **الإشادة دليل أيضًا.** إذا لاحظ النادل أن الطفل يشعر بالبرد فعدّل المكيف، فاكتب ذلك. يقرأ الملّاك مثل هذه الجمل على فرقهم.

قارن بين هاتين الملاحظتين عن اللحظة نفسها:
> كانت الخدمة سيئة جدًا ولم يهتم بنا أحد.
> 8:31 طلبنا ماءً وأومأ النادل، 8:44 طلبناه مرة أخرى، 8:46 وصل الماء مع اعتذار.

الثانية أطول ببضع كلمات، ويمكن الاستفادة منها.

## ما لا تفعله أبدًا
- تصوير الأشخاص صورًا أو فيديو. تصوير الآخرين خلسة قد يكون جريمة بموجب نظام مكافحة الجرائم المعلوماتية.
- تسجيل الصوت أثناء الزيارة.
- الكشف عن أنك متسوّق سري، أثناء الزيارة أو بعدها.
- زيارة مكان تعمل فيه أو عملت فيه أو يعمل فيه أقاربك. أخبرنا بذلك ليذهب متسوّق آخر.
- قبول خصم أو هدية أو طبق مجاني بسبب صفتك.
- نشر تقييم للفرع في مكان آخر اعتمادًا على الزيارة.
- إرسال شخص آخر بدلًا منك.

إذا كان الموقف غير آمن فغادر، فسلامتك قبل أي تقرير. وفي وقت الصلاة انتظر وسجّل الوقت.

## كيف تميّز العرض المزيّف
يستخدم بعض المحتالين عبارة «متسوّق سري» للحصول على مالك أو هويتك. المزوّد الحقيقي لا يطلب أبدًا ما يلي:
- رسومًا للتسجيل أو التدريب أو «حقيبة البداية»،
- رقم بطاقتك أو كلمة مرور حسابك البنكي أو رمز التحقق،
- أن تستلم مبلغًا وتحوّله إلى غيرك، أو تشتري قسائم وترسل أرقامها،
- صورة هويتك عبر تطبيق مراسلة قبل وجود أي حساب.

وللمزوّد الحقيقي منشأة مسجّلة برقم سجل تجاري يمكنك التحقق منه، وميثاق سلوك مكتوب، وشروط مؤرخة، وشخص يرد على البريد الإلكتروني. اسأل كيف يُدقق التقرير، فمن لا يريد إلا بياناتك لا يملك جوابًا.

## كيف تبدأ معنا
1. [سجّل](/ar/join-mystery-shopper#register) باسمك وبريدك وكلمة مرور. ستوافق على ميثاق السلوك، فاقرأه فهو قصير.
2. أكمل ملفك: المدينة والأيام والساعات المناسبة لك واللغات التي تكتب بها والأماكن التي لا يمكنك زيارتها.
3. يراجعه أحد أعضاء فريقنا ويصلك الرد بالبريد.
4. نفّذ أول زيارة أساسية. تتضمن [قائمة التحقق للمقاهي](/ar/checklists/cafe) جميع أسئلتها، ويمكنك طباعتها والتدرّب عليها في مقهاك المفضل، لنفسك ودون أن تخبر أحدًا.
5. أرسل التقرير في المساء نفسه، واقرأ ملاحظات المراجع، واستفد منها في التقرير الثاني.

إذا اكتشفت أنك لا تحب الكتابة فستعرف ذلك بعد التقرير الأول، ولن تخسر إلا ساعة. وإن أعجبك العمل فستجلس في المطاعم بطريقة مختلفة، حتى في الأمسيات التي لا يدفع لك فيها أحد.`,
  },
}
