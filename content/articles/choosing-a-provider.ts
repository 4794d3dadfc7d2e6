import type { DemoArticle } from '#/content/articles/article-text.ts'

export const choosingAProvider: DemoArticle = {
  slug: 'choosing-a-mystery-shopping-company',
  topic: 'visits',
  cover: 'score',
  daysAgo: 3,
  title: {
    en: 'How to choose a mystery shopping company in Saudi Arabia',
    ar: 'كيف تختار شركة متسوّق سري في السعودية',
  },
  summary: {
    en: 'Twelve questions for any provider, what a fair answer sounds like, what a visit should cost, and how to test the service with two visits before you sign.',
    ar: 'اثنا عشر سؤالًا تطرحها على أي مزوّد، وكيف تبدو الإجابة المنصفة، وكم تكلّف الزيارة، وكيف تختبر الخدمة بزيارتين قبل أن توقّع.',
  },
  body: {
    en: `Most restaurant owners look for a mystery shopping company after something has gone wrong: a complaint that went around on social media, a branch whose sales fall while the others grow, a manager who says that everything is fine. In that situation any report looks useful. Six months later the question is a different one: did the visits lead to anything, and could you trust them? This guide helps you to ask that question before you pay.

It applies to every provider, including us. Where we describe our own practice, we say so.

## Decide first what you want to learn
A provider can only be judged against your purpose. Write down one sentence before the first call. Three purposes are common, and they need different programmes.
- **You want to know where you are.** One full visit to each branch within two weeks, with the same questions everywhere. You get a picture, not a trend.
- **You want to see whether a change works.** Visits before and after the change, at the same time of day, at least three on each side. Fewer visits show chance more than they show the change.
- **You want to hold a standard over the year.** One or two visits per branch and month, at changing hours, with a person in your company who follows up each finding.

If a provider offers you a package before asking for your purpose, you are talking to a salesperson and not yet to a person who measures.

## Twelve questions for the first call
### About the shoppers
1. **Who are they, and how are they chosen for my branch?** A fair answer names rules: no one who works or has worked for you, no one with relatives there, no return to the same branch for some months. Our own rule is 90 days for a branch and 14 days for a company.
2. **What do they have to pass before the first visit?** Look for a test, an approved profile and a written code of conduct. “They are experienced” is not an answer.
3. **Are they paid the same for a good and a bad result?** They must be. Ask to see it in writing.
4. **Do they know the cuisine and the customs?** A visit to a family section, a heritage restaurant or a drive-through needs a guest who fits there. Ask how the provider makes sure of it in your cities, not only in Riyadh and Jeddah.

### About the questions
5. **May I see the whole questionnaire with its weights?** If it is a secret, you cannot tell your team what good service is. Ours is published, and you can [print it as a checklist](/checklists/restaurant).
6. **How is a rating of four different from a rating of five?** Each step should be described in words. Without descriptions two shoppers give different numbers for the same plate.
7. **What happens when a question does not apply?** A drive-through has no host at the door. The score must not rise or fall because of it.
8. **Which findings are critical?** Insects, undercooked meat, a missing allergen notice: such findings should cap the score and reach you within hours, not at the end of the month.

### About the report
9. **Who checks it before I see it?** A second person should compare answers, times, photos and the receipt. Ask how many reports are sent back. A provider that never sends one back does not check.
10. **What evidence do I get for each lost point?** A time, a photo, a line of the receipt, the words that were spoken. A sentence such as “the staff were unfriendly” helps no manager.
11. **How do I object?** There should be a deadline, a different person who decides, and a visible record of what changed. With us it is seven days, for every single answer.

### About your data
12. **Who can see my results, and what happens to personal data?** Under the Personal Data Protection Law you need to know what is stored and for how long. Photos of guests or staff should not exist at all. Results that appear in public averages must not be recognisable as yours.

## What a visit should cost
Prices differ by the length of the visit, the number of questions and who pays for the meal. Compare four figures, and compare them with VAT.
- **The price of a single visit.** In Saudi Arabia you will see anything from about two hundred to more than a thousand riyals. With us a short visit to a counter costs SAR 300 and a full visit with a meal SAR 500, before VAT.
- **The meal.** Some providers charge it on top, some limit it, some include it. With us it is included up to a limit. Ask for the limit as a number.
- **Set-up fees.** A fee for writing a new questionnaire can be fair. A fee for “opening an account” is not.
- **The price per visit in a plan.** Divide the monthly price by the visits you will really use. A plan of thirty visits of which you use twelve is expensive. You can calculate it for your branches on [our page of prices](/plans).

Be careful with very low prices. A full visit takes a shopper about two hours with the report. If the price of the visit hardly covers the meal, the shopper is paid almost nothing, and you receive a report that was written in ten minutes.

## Test the service with two visits
Do not sign for a year on the strength of a presentation. Order two visits to the same branch, about ten days apart, by two shoppers. It costs less than one day of a consultant, and it answers the questions that a call cannot.
1. Choose a branch that you know well, and write down beforehand what you expect: the weak hour, the dish that often comes late, the corner that is often dirty.
2. Do not tell the manager. If the visit is announced by accident, the test is over.
3. When the first report arrives, measure three things: the time between visit and report, the number of findings that surprised you, and the number of findings that come with evidence.
4. Object to one answer that you doubt. How an objection is handled tells you more than a report without any.
5. Compare the two reports. The scores may differ, because the evenings differ. The answers about things that do not change in ten days should be the same: the signs, the menu, the fittings, the allergen notice.

If the second shopper describes a different restaurant, the questions are not clear enough or no one checks the reports.

## Warning signs
- The provider offers to “improve” a score, or to warn you before a visit.
- The report is a page of praise with a single number and no evidence.
- Shoppers photograph your staff, or record sound.
- The contract forbids you to show the report to your own team.
- Visits always fall on quiet afternoons, because these are easier to staff.
- The same shopper comes again and again, until the team greets her by name.
- There is a certificate that can be bought together with the visits. A certificate should depend on results over several visits, and anyone should be able to check that it is still valid.

## What to prepare on your side
The best provider changes nothing in a company where no one reads the reports. Settle four things before the first visit.
1. **One reader per branch.** Usually the branch manager, with the operations manager in copy.
2. **One hour per report.** Fifteen minutes to read it alone, the rest to agree on one or two changes with the team.
3. **One rule about people.** A single visit is never a reason to punish an individual. Teams that fear the report hide problems from it.
4. **One date in three months.** On that day you compare results with the sentence that you wrote at the beginning, and decide whether to go on.

Tell the team that visits take place, and why. You need not say when. Staff who know the questions and see that findings lead to help, a second pair of hands on Thursday evening or a repaired door, soon ask for the next report themselves.

## A short list to take to the meeting
- The purpose in one sentence.
- The twelve questions above, with room for answers.
- A list of your branches with opening hours and the hours that worry you.
- Your own standard, if it is written down. If it is not, start with [the published questions](/checklists/restaurant) and strike out what does not matter to you.
- A budget for two test visits, and a decision date.

You can [order a single visit with us](/plans#visit-prices) without a plan, and use it as one half of the comparison. The other half should come from another provider.`,
    ar: `يبحث معظم ملّاك المطاعم عن شركة متسوّق سري بعد أن يقع أمر ما: شكوى انتشرت في وسائل التواصل، أو فرع تتراجع مبيعاته بينما تنمو الفروع الأخرى، أو مدير يقول إن كل شيء على ما يرام. في مثل هذه الظروف يبدو أي تقرير مفيدًا. وبعد ستة أشهر يصبح السؤال مختلفًا: هل غيّرت الزيارات شيئًا؟ وهل كانت موثوقة؟ يساعدك هذا الدليل على طرح السؤال قبل أن تدفع.

وهو ينطبق على كل مزوّد، ونحن منهم. وحيث نصف ما نفعله نحن نذكر ذلك صراحة.

## حدّد أولًا ما تريد معرفته
لا يمكن الحكم على مزوّد إلا قياسًا على هدفك. اكتب جملة واحدة قبل أول مكالمة. الأهداف الشائعة ثلاثة، ولكل منها برنامج مختلف.
- **تريد أن تعرف وضعك الحالي.** زيارة شاملة واحدة لكل فرع خلال أسبوعين وبالأسئلة نفسها في كل مكان. تحصل على صورة، لا على اتجاه.
- **تريد أن تعرف هل نجح تغيير أجريته.** زيارات قبل التغيير وبعده، في الوقت نفسه من اليوم، ثلاث على الأقل في كل جانب. أقل من ذلك تُظهر الزيارات المصادفة أكثر مما تُظهر أثر التغيير.
- **تريد الحفاظ على المستوى طوال السنة.** زيارة أو زيارتان لكل فرع شهريًا في أوقات متغيرة، وشخص في منشأتك يتابع كل ملاحظة.

إذا عرض عليك المزوّد باقة قبل أن يسألك عن هدفك، فأنت تتحدث مع مندوب مبيعات، ولم تصل بعد إلى من يقيس.

## اثنا عشر سؤالًا للمكالمة الأولى
### عن المتسوّقين
1. **من هم، وكيف يُختارون لفرعي؟** الإجابة المنصفة تذكر قواعد: لا أحد يعمل أو عمل لديك، ولا من له أقارب هناك، ولا عودة إلى الفرع نفسه قبل عدة أشهر. قاعدتنا 90 يومًا للفرع و14 يومًا للمنشأة.
2. **ماذا يجتازون قبل أول زيارة؟** ابحث عن اختبار وملف معتمد وميثاق سلوك مكتوب. عبارة «لديهم خبرة» ليست إجابة.
3. **هل أجرهم واحد سواء كانت النتيجة جيدة أم سيئة؟** يجب أن يكون كذلك. اطلب ذلك مكتوبًا.
4. **هل يعرفون نوع المطبخ والعادات؟** زيارة قسم العائلات أو مطعم تراثي أو مسار طلبات السيارات تحتاج إلى ضيف مناسب. اسأل كيف يضمن المزوّد ذلك في مدنك أنت، لا في الرياض وجدة فقط.

### عن الأسئلة
5. **هل يمكنني الاطلاع على نموذج التقييم كاملًا مع الأوزان؟** إن كان سريًا فلن تستطيع أن تشرح لفريقك ما الخدمة الجيدة. نموذجنا منشور، ويمكنك [طباعته كقائمة تحقق](/ar/checklists/restaurant).
6. **ما الفرق بين تقييم أربعة وتقييم خمسة؟** يجب أن تكون كل درجة موصوفة بالكلمات. دون وصف يعطي متسوّقان رقمين مختلفين للطبق نفسه.
7. **ماذا يحدث حين لا ينطبق سؤال؟** مسار طلبات السيارات ليس فيه مضيف عند الباب. ويجب ألا ترتفع الدرجة أو تنخفض بسبب ذلك.
8. **ما الملاحظات الحرجة؟** الحشرات واللحم غير المطهو جيدًا وغياب بيان مسببات الحساسية: مثل هذه الملاحظات ينبغي أن تضع سقفًا للدرجة وأن تصلك خلال ساعات، لا في نهاية الشهر.

### عن التقرير
9. **من يدققه قبل أن يصلني؟** ينبغي أن يطابق شخص ثانٍ بين الإجابات والأوقات والصور والفاتورة. اسأل كم تقريرًا يُعاد إلى المتسوّق. المزوّد الذي لا يعيد أي تقرير لا يدقق.
10. **ما الدليل الذي يصلني على كل نقطة مخصومة؟** وقت أو صورة أو سطر من الفاتورة أو الكلمات التي قيلت. جملة مثل «الموظفون غير ودودين» لا تفيد أي مدير.
11. **كيف أعترض؟** ينبغي أن تكون هناك مهلة، وشخص آخر يبتّ في الاعتراض، وسجل واضح لما تغيّر. المهلة لدينا سبعة أيام لكل إجابة على حدة.

### عن بياناتك
12. **من يطّلع على نتائجي، وما مصير البيانات الشخصية؟** بموجب نظام حماية البيانات الشخصية يجب أن تعرف ما يُحفظ ومدة حفظه. وصور الضيوف أو الموظفين ينبغي ألا تكون موجودة أصلًا. والنتائج التي تدخل في المتوسطات المنشورة يجب ألا تُعرف أنها لك.

## كم ينبغي أن تكلّف الزيارة
تختلف الأسعار بحسب مدة الزيارة وعدد الأسئلة ومن يدفع ثمن الوجبة. قارن أربعة أرقام، وقارنها شاملة الضريبة.
- **سعر الزيارة المنفردة.** ستجد في السوق السعودي أسعارًا تبدأ من نحو مئتي ريال وتتجاوز الألف. لدينا تكلّف الزيارة القصيرة لمنفذ بيع 300 ريال، والزيارة الشاملة مع وجبة 500 ريال، قبل الضريبة.
- **الوجبة.** بعض المزوّدين يضيفها إلى الفاتورة، وبعضهم يضع لها حدًا، وبعضهم يشملها في السعر. لدينا هي مشمولة حتى حد معيّن. اطلب الحد رقمًا.
- **رسوم التأسيس.** قد تكون رسوم كتابة نموذج جديد منصفة. أما رسوم «فتح الحساب» فلا.
- **سعر الزيارة ضمن الباقة.** اقسم السعر الشهري على عدد الزيارات التي ستستخدمها فعلًا. باقة من ثلاثين زيارة تستخدم منها اثنتي عشرة باقة مكلفة. يمكنك حساب ذلك لفروعك في [صفحة الأسعار لدينا](/ar/plans).

واحذر الأسعار المنخفضة جدًا. الزيارة الشاملة تستغرق من المتسوّق نحو ساعتين مع كتابة التقرير. فإذا كان سعر الزيارة لا يكاد يغطي الوجبة فأجر المتسوّق شبه معدوم، والتقرير الذي يصلك كُتب في عشر دقائق.

## اختبر الخدمة بزيارتين
لا توقّع عقدًا لسنة اعتمادًا على عرض تقديمي. اطلب زيارتين للفرع نفسه يفصل بينهما نحو عشرة أيام، على يد متسوّقين مختلفين. تكلفة ذلك أقل من يوم عمل لمستشار، ويجيب عن أسئلة لا تجيب عنها المكالمة.
1. اختر فرعًا تعرفه جيدًا، واكتب مسبقًا ما تتوقعه: الساعة الضعيفة، والطبق الذي يتأخر كثيرًا، والركن الذي يتكرر اتساخه.
2. لا تخبر مدير الفرع. إذا عرف بالزيارة انتهى الاختبار.
3. عند وصول التقرير الأول قِس ثلاثة أمور: المدة بين الزيارة والتقرير، وعدد الملاحظات التي فاجأتك، وعدد الملاحظات المدعومة بدليل.
4. اعترض على إجابة واحدة تشك فيها. طريقة التعامل مع الاعتراض تخبرك أكثر من تقرير بلا اعتراضات.
5. قارن التقريرين. قد تختلف الدرجتان لأن الأمسيتين مختلفتان. أما الإجابات عن أمور لا تتغير في عشرة أيام فينبغي أن تتطابق: اللوحات والقائمة والتجهيزات وبيان مسببات الحساسية.

إذا وصف المتسوّق الثاني مطعمًا آخر، فالأسئلة غير واضحة أو لا أحد يدقق التقارير.

## علامات تحذير
- يعرض المزوّد «تحسين» الدرجة، أو تنبيهك قبل الزيارة.
- التقرير صفحة مديح برقم واحد ودون دليل.
- المتسوّقون يصوّرون موظفيك أو يسجّلون الصوت.
- العقد يمنعك من إطلاع فريقك على التقرير.
- تقع الزيارات دائمًا في أوقات الظهيرة الهادئة لأن تغطيتها أسهل.
- يتكرر المتسوّق نفسه حتى يناديه الفريق باسمه.
- تُعرض شهادة يمكن شراؤها مع الزيارات. ينبغي أن تستند الشهادة إلى نتائج عدة زيارات، وأن يستطيع أي شخص التحقق من سريانها.

## ما تُعدّه من جهتك
أفضل مزوّد لا يغيّر شيئًا في منشأة لا يقرأ فيها أحد التقارير. احسم أربعة أمور قبل الزيارة الأولى.
1. **قارئ واحد لكل فرع.** غالبًا مدير الفرع، مع نسخة لمدير العمليات.
2. **ساعة واحدة لكل تقرير.** ربع ساعة للقراءة منفردًا، والباقي للاتفاق مع الفريق على تغيير أو تغييرين.
3. **قاعدة واحدة بشأن الأشخاص.** زيارة واحدة ليست سببًا لمعاقبة أحد. الفريق الذي يخاف من التقرير يخفي المشكلات.
4. **موعد واحد بعد ثلاثة أشهر.** تقارن فيه النتائج بالجملة التي كتبتها في البداية، وتقرر هل تستمر.

أخبر الفريق بأن الزيارات تُجرى وبسببها، ولا يلزم أن تذكر موعدها. والموظفون الذين يعرفون الأسئلة ويرون أن الملاحظات تأتيهم بالمساعدة، كموظف إضافي مساء الخميس أو باب أُصلح، يسألون هم عن التقرير التالي.

## قائمة قصيرة تأخذها إلى الاجتماع
- الهدف في جملة واحدة.
- الأسئلة الاثنا عشر السابقة مع مساحة للإجابات.
- قائمة فروعك بأوقات عملها والساعات التي تقلقك.
- معاييرك إن كانت مكتوبة. وإن لم تكن فابدأ من [الأسئلة المنشورة](/ar/checklists/restaurant) واحذف ما لا يهمك.
- ميزانية لزيارتي اختبار، وموعد للقرار.

يمكنك [طلب زيارة منفردة لدينا](/ar/plans#visit-prices) دون باقة، واستخدامها نصفًا للمقارنة. أما النصف الآخر فاطلبه من مزوّد غيرنا.`,
  },
}
