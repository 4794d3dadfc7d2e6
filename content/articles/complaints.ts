import type { DemoArticle } from '#/content/articles/article-text.ts'

export const answeringComplaints: DemoArticle = {
  slug: 'answering-a-guest-complaint-at-the-table-and-online',
  topic: 'service',
  cover: 'team',
  daysAgo: 8,
  title: {
    en: 'Answering a guest’s complaint, at the table and online',
    ar: 'كيف ترد على شكوى الضيف على الطاولة وفي التقييمات العامة',
  },
  summary: {
    en: 'The first minute, who may decide what, sentences in Arabic and English, answers to public reviews, and how a complaint becomes a correction with an owner and a date.',
    ar: 'الدقيقة الأولى، ومن يقرر ماذا، وجمل جاهزة بالعربية والإنجليزية، والرد على التقييمات العامة، وكيف تتحول الشكوى إلى إجراء تصحيحي له مسؤول وموعد.',
  },
  body: {
    en: `A guest at table 14 says that the chicken is cold. The next sixty seconds decide whether this becomes a new plate and a thank-you, or a discussion, a discount and a review with one star. That depends on whether the waiter knows what to say, and how much a waiter may decide without asking.

This article describes a way of handling complaints that a shift can learn in a week: at the table, at the counter, and later in public reviews. Names, amounts and cases are examples; put your own in their place.

## The first minute
Most complaints are made in a low voice and in a few words. The guest watches first of all whether someone listens. Five steps are enough, in this order:
1. **Stop and face the guest.** Put the tray down. Do not listen while walking.
2. **Let the guest finish.** Do not explain, and do not ask who served the table.
3. **Repeat it in one sentence.** “The chicken is cold in the middle.” This shows that you have understood, and it prevents replacing the wrong thing.
4. **Apologise once, for this matter.** One clear apology is better than four small ones.
5. **Say what happens now, with minutes.** “I am taking it back now and will bring a fresh one in eight minutes. May I bring you some soup meanwhile?”

Then act, and afterwards go back. The question “Is it right now?” two minutes after the new plate is the step that is forgotten most often. It is also part of how our shoppers grade the handling of a problem.

If the guest is loud, the steps are the same. Offer a quieter place, lower your own voice, and let a second colleague look after the neighbouring tables. If a guest insults or threatens someone, the colleague leaves and the manager takes over. No one has to accept insults for the sake of a rating.

## Who decides what
A waiter who has to ask for every coffee loses five minutes and the guest’s trust. A waiter who may give away anything will do so whenever it is busy. Write limits for each role on one page. Here is an example for a restaurant with an average bill of SAR 90 per guest:
- **Waiter or cashier, without asking:** replace the dish or drink, bring a drink, coffee or dessert up to SAR 40 per table, apologise in the name of the restaurant.
- **Shift manager:** take dishes off the bill, up to SAR 200 per table; offer another table; call a guest the next day.
- **Branch manager:** waive a bill up to SAR 600; invite a guest again; decide about complaints made after the visit.
- **Owner or head of operations:** everything above that, and every case with an injury, an allergic reaction, a lawyer or a journalist.

Three rules belong to it:
- Everyone uses the limit without fear. A colleague who stays within it is questioned about the cause, never about the amount.
- Everything is noted on the same evening: table, matter, remedy, amount. One line is enough.
- The bill stays correct. Dishes taken off are removed in the till before the invoice is issued. If it has already been issued, the till corrects it with a credit note; cash from the drawer is not a remedy. Ask your accountant once how your system does it.

Look at the sum once a month. Suppose a branch has given SAR 1,900 in 31 cases. That is about SAR 61 per case. Compare it with what one regular guest spends in a year. And if one dish caused 12 of the 31 cases, you know what to correct.

## Which remedy fits which complaint
Guests rarely ask for money. They want the matter corrected, quickly and without a debate. As a start:
- **Cold, raw or wrong dish:** a new one, before all other orders. If the others at the table have nearly finished, take it off the bill as well.
- **Long wait:** the honest number of minutes, something to drink or eat now, and the bill without delay at the end.
- **Dirty table, cutlery or glass:** replace everything, not only the piece that was shown.
- **Unfriendly treatment:** the manager apologises personally. A dessert alone looks like an attempt to buy silence.
- **Error on the bill:** corrected in front of the guest, with an apology. The price shown on the menu applies.
- **Did not like it:** offer another dish if most of it is left. Taste is no one’s fault, and an exchange costs less than a quarrel.
- **Noise, smoke, air conditioning:** another table, or a change the guest can feel within two minutes.

## Four cases with their own procedure
In these cases the waiter does not decide anything and calls the manager immediately.
1. **Allergic reaction.** Call an ambulance first. Ask what was eaten and keep the packaging and the recipe at hand. No one guesses at ingredients.
2. **A foreign body or an insect.** Take the plate away without arguing, apologise, keep the sample and a photograph of the dish, and stop the sale of that batch until the kitchen has checked it.
3. **Illness after the visit.** Ask for the day, the dishes and the number of people. Wish a good recovery, promise a call at a certain time, and check temperatures and batches of that day. Do not diagnose, and do not deny.
4. **Harassment, or a remark about origin, religion or looks.** Separate the people, listen to both sides alone, write down what was said, and inform the branch manager on the same evening.

## Sentences to practise
In many branches the guest speaks Arabic and the waiter English. Print these pairs on a card, read them aloud together, and change the words until they sound like your team.
- Listening: “Thank you for telling me. I want to be sure I understood: the chicken is cold?” \u2067«شكرًا لأنك نبّهتني. أتأكد أني فهمت: الدجاج بارد؟»\u2069
- Apology: “I am sorry. This is our mistake.” \u2067«أعتذر منك، هذا خطأ منّا وحقك علينا.»\u2069
- Action: “I will bring you a new one in eight minutes.” \u2067«أحضر لك طبقًا جديدًا خلال ثماني دقائق.»\u2069
- Not sure: “I will ask the kitchen and come back in two minutes.” \u2067«أسأل المطبخ وأعود إليك خلال دقيقتين.»\u2069
- Beyond the limit: “My manager can decide this. He will be with you in two minutes.” \u2067«هذا القرار عند مدير الوردية، ويكون عندك خلال دقيقتين.»\u2069
- Follow-up: “Is it right now?” \u2067«هل كل شيء كما تحب الآن؟»\u2069
- Farewell: “Thank you for your patience. We have noted it for the kitchen.” \u2067«شكرًا على صبرك، وسجّلنا الملاحظة للمطبخ.»\u2069

Remove these from daily use: “That is our system”, “No one else has complained”, “You should have said so before”, “It is not my table”. Each of them moves the fault to the guest, and after it every remedy costs more.

## Answering a public review
A review is written for two readers: the guest who was there, and the many who are deciding whether to come. Write for both.

**Who and when.** One named person per branch, with a replacement for holidays. Answer within one working day, and never in the first anger. A review about safety or treatment goes to the branch manager before anyone answers.

**Five parts, in four or five sentences:**
1. Thanks, with the name that the reviewer shows publicly.
2. The matter in your own words, so that it is clear you have read it.
3. An apology if the fault is yours, or the fact if it is not, in one calm sentence.
4. What has changed or will change, with a day. Leave it out if nothing has been decided yet.
5. A way to continue privately: an address or number that someone really answers.

An answer that helps no one:
> Dear guest, we are sorry for your experience. Your satisfaction is our priority. Please contact us.

An answer that helps:
> Thank you, Abu Faisal. You waited 45 minutes for the grill on Thursday and no one told you why. That was our mistake, and we are sorry. Since Sunday the server tells every table after twenty minutes how long it will still take. We would like to speak with you: please write to the branch manager at the address in our profile.

If the review is wrong, correct one fact politely and stop. “Our records show no order at that time; perhaps it was another branch. Please send us the number of your invoice.” A second and third reply turns an opinion into an argument. Reviews that are clearly invented or insulting you can report to the platform; do not answer them in the same tone.

### Limits that protect you
- No personal data in public: no phone number, no booking, no order history, no name of an employee. Data of guests and staff are protected by the Personal Data Protection Law.
- No pictures from cameras. Publishing recordings can be fined; check the current text of the authority before you use any of them.
- No gift for changing or deleting a review, and no reviews written by the team or by friends.
- No compensation named in public. Offer it privately, or the next ten reviews will ask for it.

Answer good reviews too, in one sentence with a detail. For branches that hold our certificate, guests can leave a review on the public page of the certificate and the company can reply there; [the page about certification](/get-certified) explains it. Such reviews are opinions and do not change a score.

## From complaint to correction
A complaint that was handled well and not written down will come back. Keep one log for everything: table, counter, telephone, delivery app, reviews. Eight columns are enough: date and hour, branch, where it was said, the matter in one sentence, the remedy, the amount, the cause, the action.

Every week, at a fixed hour, the branch manager and the kitchen go through it in fifteen minutes.
1. Group the lines by matter, not by person.
2. Take the largest group, and every line about safety.
3. Ask what would have had to be different so that it could not happen. Stop when the answer is something you can change.
4. Write one action with **one owner, one date and one proof**. “Pay more attention” is not an action.
5. Look at last week’s actions. A finished action is checked on the floor by someone other than its owner.

For the date you can use the deadlines that our portal proposes for findings of visits: critical on the same day, high within 3 days, medium within 7, low within 14.

### An example
In two weeks there are nine lines about cold food, seven of them on Thursdays and Fridays after eight. The cause: plates wait at the pass because one person carries for the whole room. Action: a runner from eight to ten on both evenings. Owner: the shift manager. Date: next Thursday. Proof: the staff plan and the waiting time of ten plates, below two minutes. Four weeks later the log shows two lines. The action is closed, and the runner stays in the plan.

## Measuring it in visits
The log shows complaints that were made. It does not show the guest who was dissatisfied and said nothing. A visit shows other sides of it. Our full questionnaire contains these questions:
- Was satisfaction checked within three minutes of serving?
- Were small requests met within five minutes?
- Did staff stay respectful and attentive throughout?
- Was a manager visible and active on the floor?
- If something went wrong: was it met with apology, remedy and follow-up? The five grades run from denying the problem to an immediate apology, a remedy within minutes and a second look.

The last question counts only when something really went wrong. [Shoppers](/mystery-shopping) do not make up a complaint, so in many visits it is marked “not applicable”. Read it over a year and not per visit; [the article about few visits](/blog/reading-a-score-with-few-visits) explains why. The first four can be read each time, and they prevent complaints.

Add four numbers of your own, once a month:
- complaints per 1,000 bills: 18 on 2,400 bills make 7.5,
- share solved on the spot without the manager,
- share of matters that came back within four weeks,
- share of reviews answered within one working day.

In the first two months the first number usually rises, because people begin to write things down. Tell the owner beforehand. A branch with no complaints at all is more likely not listening.

## Common mistakes
- The manager appears for every coffee. Then limits exist on paper only.
- Compensation is given and the cause stays. The same dish is paid for every week.
- The colleague is corrected in front of the guest. It embarrasses both.
- Complaints count as minus points for the person who reports them. From that day no one reports any.
- One text is pasted under forty reviews.
- The answer promises a change that no one has approved.
- The log is read at the end of the quarter, when no one remembers.

## Checklist
1. The five steps of the first minute hang beside the station, in two languages.
2. Each role knows its limit in riyals, and the page has a date.
3. The four special cases have a name and a telephone number.
4. The card with the sentences was practised twice this month, ten minutes each.
5. The till can correct a bill, and every shift has someone who knows how.
6. One person and a replacement answer reviews within one working day.
7. The log has eight columns and was filled in yesterday.
8. Fifteen minutes a week are fixed for it.
9. Every open action has one owner, one date and one proof.
10. The next visit is planned, and its questions about care are compared with the last.

The questions about care are part of [the restaurant checklist](/checklists/restaurant); for a counter use [the cafe checklist](/checklists/cafe). If you are writing the rules of your house at the same time, begin with [the service standard](/blog/writing-a-restaurant-service-standard): the line “what to do when it fails” is the place for the limits of this article.`,
    ar: `يقول ضيف على الطاولة 14 إن الدجاج بارد. في الستين ثانية التالية يتحدد هل ينتهي الأمر بطبق جديد وكلمة شكر، أم بجدال وخصم وتقييم بنجمة واحدة. ويتوقف ذلك على أن يعرف النادل ماذا يقول، وما الذي يحق له أن يقرره دون الرجوع إلى أحد.

يصف هذا المقال طريقة للتعامل مع الشكاوى تتعلمها الوردية في أسبوع: على الطاولة، وعند المنضدة، ثم في التقييمات العامة. الأسماء والمبالغ والحالات أمثلة، فضع ما يخصك مكانها.

## الدقيقة الأولى
تُقال معظم الشكاوى بصوت منخفض وكلمات قليلة، وأول ما يراقبه الضيف هل يستمع إليه أحد. تكفي خمس خطوات بهذا الترتيب:
1. **توقف وواجه الضيف.** ضع الصينية، ولا تستمع وأنت تمشي.
2. **دعه يكمل.** لا تشرح، ولا تسأل عمّن خدم الطاولة.
3. **أعد كلامه في جملة.** «الدجاج بارد من الداخل». هذا يُظهر أنك فهمت، ويمنع استبدال الشيء الخطأ.
4. **اعتذر مرة واحدة عن هذا الأمر بعينه.** اعتذار واضح خير من أربعة اعتذارات عابرة.
5. **قل ما سيحدث الآن وبعد كم دقيقة.** «سأرفع الطبق الآن وأحضر لك غيره خلال ثماني دقائق. هل أحضر لك حساءً إلى حين وصوله؟»

ثم نفّذ، وعد بعد ذلك إلى الطاولة. سؤال «هل الطبق كما تحب الآن؟» بعد دقيقتين من وصول الطبق الجديد هو الخطوة التي تُنسى أكثر من غيرها، وهو جزء مما يقيّمه متسوّقونا في معالجة المشكلات.

وإن كان الضيف غاضبًا فالخطوات نفسها. اعرض عليه مكانًا أهدأ، واخفض صوتك، وليهتم زميل آخر بالطاولات المجاورة. وإذا أساء ضيف إلى موظف أو هدده، انسحب الموظف وتولى المدير الأمر. لا يُطلب من أحد أن يحتمل الإهانة من أجل تقييم.

## من يقرر ماذا
النادل الذي يستأذن في كل فنجان قهوة يخسر خمس دقائق وثقة الضيف. والنادل الذي يحق له منح أي شيء سيفعل ذلك كلما اشتد الزحام. اكتب حدود كل دور في صفحة واحدة. هذا مثال لمطعم متوسط فاتورته 90 ريالًا للضيف:
- **النادل أو موظف الصندوق دون استئذان:** استبدال الطبق أو المشروب، وتقديم مشروب أو قهوة أو حلى حتى 40 ريالًا للطاولة، والاعتذار باسم المطعم.
- **مدير الوردية:** حذف أطباق من الفاتورة حتى 200 ريال للطاولة، وعرض طاولة أخرى، والاتصال بالضيف في اليوم التالي.
- **مدير الفرع:** الإعفاء من الفاتورة حتى 600 ريال، ودعوة الضيف مرة أخرى، والقرار في الشكاوى الواردة بعد الزيارة.
- **المالك أو مدير العمليات:** ما زاد على ذلك، وكل حالة فيها إصابة أو تفاعل تحسسي أو محامٍ أو صحفي.

وتتبع ذلك ثلاث قواعد:
- يستخدم كلٌّ حدّه دون خوف. من بقي ضمن حده يُسأل عن السبب، ولا يُسأل عن المبلغ.
- كل شيء يُسجَّل في المساء نفسه: الطاولة والموضوع والمعالجة والمبلغ. ويكفي سطر واحد.
- الفاتورة تبقى صحيحة. تُحذف الأطباق في نظام نقاط البيع قبل إصدار الفاتورة. فإن صدرت صُححت بإشعار دائن من النظام، ولا تُعالج بنقد من الدرج. اسأل محاسبك مرة كيف يفعل نظامك ذلك.

راجع المجموع مرة في الشهر. لنفترض أن الفرع منح 1,900 ريال في 31 حالة، أي نحو 61 ريالًا للحالة. قارن ذلك بما ينفقه ضيف دائم واحد في السنة. وإذا كان طبق واحد سببًا في 12 حالة منها فقد عرفت ما ينبغي تصحيحه.

## أي معالجة تناسب أي شكوى
نادرًا ما يطلب الضيف مالًا. هو يريد تصحيح الأمر سريعًا ودون نقاش. ابدأ من هنا:
- **طبق بارد أو غير ناضج أو خاطئ:** طبق جديد قبل كل الطلبات. وإذا كاد الباقون على الطاولة ينتهون فاحذفه من الفاتورة أيضًا.
- **انتظار طويل:** عدد الدقائق الصادق، وشيء يُشرب أو يؤكل الآن، وفاتورة دون تأخير في النهاية.
- **طاولة أو أدوات أو كأس متسخة:** استبدل كل شيء لا القطعة التي أشار إليها الضيف وحدها.
- **معاملة غير لائقة:** يعتذر المدير بنفسه. أما تقديم الحلى وحده فيبدو محاولة لشراء السكوت.
- **خطأ في الفاتورة:** يُصحح أمام الضيف مع اعتذار. والسعر المعروض في القائمة هو المعتمد.
- **لم يعجبه الطعم:** اعرض طبقًا آخر إن بقي معظم الطبق. الذوق ليس ذنب أحد، والاستبدال أقل كلفة من الخلاف.
- **ضجيج أو دخان أو تكييف:** طاولة أخرى، أو تغيير يشعر به الضيف خلال دقيقتين.

## أربع حالات لها إجراء خاص
في هذه الحالات لا يقرر النادل شيئًا، ويستدعي المدير فورًا.
1. **تفاعل تحسسي.** اطلب الإسعاف أولًا. اسأل عمّا أُكل، واحتفظ بالعبوة والوصفة في متناول اليد. ولا يخمّن أحد المكونات.
2. **جسم غريب أو حشرة.** ارفع الطبق دون جدال، واعتذر، واحفظ العينة وصورة للطبق، وأوقف بيع تلك الدفعة حتى يفحصها المطبخ.
3. **توعك بعد الزيارة.** اسأل عن اليوم والأطباق وعدد الأشخاص. تمنَّ السلامة، وعِد باتصال في وقت محدد، وراجع درجات الحرارة والدفعات في ذلك اليوم. لا تشخّص ولا تنكر.
4. **تحرش أو تعليق على الأصل أو الدين أو الشكل.** افصل بين الطرفين، واستمع إلى كل منهما على انفراد، واكتب ما قيل، وأبلغ مدير الفرع في المساء نفسه.

## جمل للتدريب
في فروع كثيرة يتحدث الضيف العربية والنادل الإنجليزية. اطبع هذه الجمل على بطاقة، واقرأها مع الفريق بصوت مسموع، وغيّر كلماتها حتى تشبه كلام فريقك.
- الاستماع: «شكرًا لأنك نبّهتني. أتأكد أني فهمت: الدجاج بارد؟» \u2066“Thank you for telling me. I want to be sure I understood: the chicken is cold?”\u2069
- الاعتذار: «أعتذر منك، هذا خطأ منّا وحقك علينا.» \u2066“I am sorry. This is our mistake.”\u2069
- المعالجة: «أحضر لك طبقًا جديدًا خلال ثماني دقائق.» \u2066“I will bring you a new one in eight minutes.”\u2069
- عدم التأكد: «أسأل المطبخ وأعود إليك خلال دقيقتين.» \u2066“I will ask the kitchen and come back in two minutes.”\u2069
- ما يتجاوز الحد: «هذا القرار عند مدير الوردية، ويكون عندك خلال دقيقتين.» \u2066“My manager can decide this. He will be with you in two minutes.”\u2069
- الاطمئنان: «هل كل شيء كما تحب الآن؟» \u2066“Is it right now?”\u2069
- الوداع: «شكرًا على صبرك، وسجّلنا الملاحظة للمطبخ.» \u2066“Thank you for your patience. We have noted it for the kitchen.”\u2069

واحذف من الاستعمال اليومي: «هذا نظامنا»، «لم يشتكِ أحد غيرك»، «كان المفروض أن تقول من قبل»، «هذه ليست طاولتي». كل واحدة منها تنقل الخطأ إلى الضيف، وتصبح كل معالجة بعدها أغلى.

## الرد على تقييم عام
للتقييم قارئان: الضيف الذي كان هناك، والكثيرون الذين يفكرون هل يزورونك. اكتب للاثنين.

**من ومتى.** شخص محدد لكل فرع، وبديل عنه في الإجازات. يكون الرد خلال يوم عمل واحد، ولا يُكتب أبدًا في لحظة غضب. والتقييم المتعلق بالسلامة أو المعاملة يُعرض على مدير الفرع قبل أن يرد أحد.

**خمسة أجزاء في أربع جمل أو خمس:**
1. الشكر مع الاسم الذي يظهر به صاحب التقييم علنًا.
2. الموضوع بكلماتك، ليتضح أنك قرأته.
3. اعتذار إن كان الخطأ منك، أو الحقيقة إن لم يكن، في جملة هادئة واحدة.
4. ما تغيّر أو سيتغير مع ذكر اليوم. واتركه إن لم يُتخذ قرار بعد.
5. وسيلة لمتابعة الحديث على انفراد: بريد أو رقم يتابعه أحد فعلًا.

رد لا يفيد أحدًا:
> ضيفنا الكريم، نأسف لتجربتك. رضاك أولويتنا. نرجو التواصل معنا.

رد مفيد:
> شكرًا لك يا أبا فيصل. انتظرت المشاوي 45 دقيقة مساء الخميس ولم يخبرك أحد بالسبب. هذا خطأ منّا ونعتذر لك. ومنذ يوم الأحد يخبر النادل كل طاولة بعد عشرين دقيقة بالمدة المتبقية. ويسعدنا التحدث معك: نرجو مراسلة مدير الفرع على البريد الموجود في صفحتنا.

وإن كان التقييم غير صحيح فصحّح معلومة واحدة بأدب وتوقف: «لا يظهر لدينا طلب في هذا الوقت، وربما كان في فرع آخر. نرجو إرسال رقم الفاتورة». الرد الثاني والثالث يحوّلان الرأي إلى جدال. أما التقييمات المختلقة بوضوح أو المسيئة فيمكنك الإبلاغ عنها لدى المنصة، ولا ترد عليها بأسلوبها.

### حدود تحميك
- لا بيانات شخصية علنًا: لا رقم جوال ولا حجز ولا سجل طلبات ولا اسم موظف. فبيانات الضيوف والموظفين يحميها نظام حماية البيانات الشخصية.
- لا صور من الكاميرات. نشر التسجيلات قد يعرّضك لغرامة، فراجع النص الحالي لدى الجهة المختصة قبل استخدام أي منها.
- لا هدية مقابل تعديل تقييم أو حذفه، ولا تقييمات يكتبها الفريق أو الأصدقاء.
- لا تعويض يُذكر علنًا. اعرضه على انفراد، وإلا طالبت به التقييمات العشرة التالية.

ورد على التقييمات الجيدة أيضًا بجملة واحدة فيها تفصيل. وفي الفروع الحاصلة على شهادتنا يستطيع الضيف كتابة تقييم في الصفحة العامة للشهادة، وتستطيع المنشأة الرد عليه هناك، وتشرح ذلك [صفحة الشهادات](/ar/get-certified). هذه التقييمات آراء ولا تغيّر الدرجة.

## من الشكوى إلى التصحيح
الشكوى التي عولجت جيدًا ولم تُكتب ستعود. احتفظ بسجل واحد لكل شيء: الطاولة والمنضدة والجوال وتطبيق التوصيل والتقييمات. وتكفي ثمانية أعمدة: التاريخ والساعة، والفرع، ومكان الشكوى، والموضوع في جملة، والمعالجة، والمبلغ، والسبب، والإجراء.

وفي كل أسبوع، في ساعة ثابتة، يراجعه مدير الفرع مع المطبخ خلال خمس عشرة دقيقة.
1. اجمع الأسطر بحسب الموضوع لا بحسب الشخص.
2. خذ المجموعة الأكبر، وكل سطر يتعلق بالسلامة.
3. اسأل ما الذي كان يجب أن يختلف حتى لا يحدث ذلك. وتوقف حين يكون الجواب شيئًا تستطيع تغييره.
4. اكتب إجراءً واحدًا له **مسؤول واحد وموعد واحد وإثبات واحد**. عبارة «مزيد من الانتباه» ليست إجراءً.
5. راجع إجراءات الأسبوع الماضي. وما أُنجز منها يتحقق منه في الصالة شخص غير المسؤول عنه.

وللموعد يمكنك الاستفادة من المهل التي تقترحها منصتنا لملاحظات الزيارات: الحرجة في اليوم نفسه، والعالية خلال 3 أيام، والمتوسطة خلال 7 أيام، والمنخفضة خلال 14 يومًا.

### مثال
في أسبوعين تسعة أسطر عن طعام بارد، سبعة منها مساء الخميس والجمعة بعد الثامنة. السبب: الأطباق تنتظر عند منفذ التسليم لأن شخصًا واحدًا يحمل للصالة كلها. الإجراء: مساعد من الثامنة إلى العاشرة في الأمسيتين. المسؤول: مدير الوردية. الموعد: الخميس القادم. الإثبات: جدول الموظفين، وزمن انتظار عشرة أطباق أقل من دقيقتين. بعد أربعة أسابيع يظهر في السجل سطران. أُغلق الإجراء، وبقي المساعد في الجدول.

## قياس ذلك في الزيارات
يُظهر السجل الشكاوى التي قيلت، ولا يُظهر الضيف الذي لم يرضَ وسكت. والزيارة تُظهر جوانب أخرى. يتضمن نموذج التقييم الشامل هذه الأسئلة:
- هل سُئل الضيف عن رضاه خلال ثلاث دقائق من التقديم؟
- هل لُبّيت الطلبات الصغيرة خلال خمس دقائق؟
- هل بقي الموظفون محترمين ومنتبهين طوال الزيارة؟
- هل كان المدير حاضرًا ونشطًا في الصالة؟
- إن حدثت مشكلة: هل عولجت باعتذار وحل ومتابعة؟ تبدأ الدرجات الخمس بإنكار المشكلة وتنتهي باعتذار فوري وحل خلال دقائق ثم اطمئنان لاحق.

السؤال الأخير لا يُحتسب إلا إذا حدثت مشكلة فعلًا. [المتسوّقون](/ar/mystery-shopping) لا يفتعلون شكوى، ولذلك يُسجَّل «لا ينطبق» في زيارات كثيرة. اقرأه على مدى سنة لا في كل زيارة، و[مقال الزيارات القليلة](/ar/blog/reading-a-score-with-few-visits) يوضح السبب. أما الأربعة الأولى فتُقرأ كل مرة، وهي التي تقي من الشكاوى.

وأضف أربعة أرقام من عندك مرة في الشهر:
- عدد الشكاوى لكل 1,000 فاتورة: 18 شكوى في 2,400 فاتورة تعني 7.5،
- نسبة ما عولج في مكانه دون المدير،
- نسبة الموضوعات التي تكررت خلال أربعة أسابيع،
- نسبة التقييمات التي رُدّ عليها خلال يوم عمل.

في الشهرين الأولين يرتفع الرقم الأول عادةً، لأن الفريق بدأ يسجّل. أخبر المالك بذلك مسبقًا. والفرع الذي لا شكاوى فيه إطلاقًا الأرجح أنه لا يستمع.

## أخطاء شائعة
- حضور المدير من أجل كل فنجان قهوة. عندئذ لا توجد الحدود إلا على الورق.
- منح التعويض وبقاء السبب. يُدفع ثمن الطبق نفسه كل أسبوع.
- تصحيح الزميل أمام الضيف. هذا يحرج الاثنين.
- احتساب الشكوى نقطة على من يبلغ عنها. من ذلك اليوم لا يبلغ أحد.
- لصق نص واحد تحت أربعين تقييمًا.
- الوعد في الرد بتغيير لم يعتمده أحد.
- قراءة السجل في نهاية الربع حين لا يتذكر أحد شيئًا.

## قائمة تحقق
1. خطوات الدقيقة الأولى الخمس معلقة بجانب محطة الخدمة بلغتين.
2. كل دور يعرف حدّه بالريال، وعلى الصفحة تاريخ.
3. للحالات الأربع الخاصة اسم ورقم جوال.
4. بطاقة الجمل جرى التدريب عليها مرتين هذا الشهر، عشر دقائق كل مرة.
5. نظام نقاط البيع يتيح تصحيح الفاتورة، وفي كل وردية من يعرف الطريقة.
6. شخص وبديل عنه يردان على التقييمات خلال يوم عمل.
7. السجل فيه ثمانية أعمدة وعُبّئ أمس.
8. خمس عشرة دقيقة ثابتة له كل أسبوع.
9. لكل إجراء مفتوح مسؤول واحد وموعد واحد وإثبات واحد.
10. الزيارة القادمة مجدولة، وأسئلة العناية فيها تُقارن بالسابقة.

أسئلة العناية جزء من [قائمة تحقق المطاعم](/ar/checklists/restaurant)، وللخدمة عند المنضدة استخدم [قائمة تحقق المقاهي](/ar/checklists/cafe). وإن كنت تكتب معيار مطعمك في الوقت نفسه فابدأ من [معيار الخدمة](/ar/blog/writing-a-restaurant-service-standard): سطر «ما العمل عند التعذّر» هو مكان الحدود المذكورة في هذا المقال.`,
  },
}
