import { defineMessages } from '#/domain/text.ts'

/** The page about mystery shopping: the visit, the measurements, prices, ethics. */
export const mysteryShoppingMessages = defineMessages({
  title: { en: 'Mystery shopping for restaurants and cafes', ar: 'التسوّق السري للمطاعم والمقاهي' },
  shortName: { en: 'Mystery shopping', ar: 'التسوّق السري' },
  description: {
    en: 'How a mystery visit works, which questions are asked, how they are scored, what it costs, and what a shopper never does. With a sample to try.',
    ar: 'كيف تتم الزيارة السرية، وما الأسئلة وطريقة احتساب الدرجة، وكم التكلفة، وما الذي لا يفعله المتسوّق. مع نموذج للتجربة.',
  },
  lead: {
    en: 'Somebody who looks like any other guest visits your branch, answers the same questions every time and proves the answers. You read a score you can recompute yourself.',
    ar: 'شخص لا يختلف عن أي ضيف يزور فرعك، ويجيب عن الأسئلة نفسها في كل مرة ويثبت إجاباته. وتقرأ درجة يمكنك إعادة حسابها بنفسك.',
  },
  order: { en: 'Order a visit', ar: 'اطلب زيارة' },
  trySample: { en: 'Try the questionnaire', ar: 'جرّب الاستبيان' },

  stepsTitle: { en: 'A visit in six steps', ar: 'الزيارة في ست خطوات' },
  step1: { en: 'You order', ar: 'تطلب' },
  step1Text: {
    en: 'Branch, kind of visit, date. The price with VAT is shown before you send the order.',
    ar: 'الفرع ونوع الزيارة والموعد، ويظهر السعر شاملًا الضريبة قبل إرسال الطلب.',
  },
  step2: { en: 'We approve', ar: 'نعتمد' },
  step2Text: {
    en: 'Our staff check the order. Until a shopper is assigned you can cancel free of charge.',
    ar: 'يراجع فريقنا الطلب، ويمكنك إلغاؤه مجانًا إلى أن يُعيَّن متسوّق.',
  },
  step3: { en: 'A shopper is chosen', ar: 'يُختار المتسوّق' },
  step3Text: {
    en: 'By fixed rules: not the same branch within 90 days, not the same client within 14, nobody who works or worked there or has relatives there.',
    ar: 'وفق قواعد ثابتة: لا يزور الفرع نفسه خلال 90 يومًا ولا العميل نفسه خلال 14 يومًا، ولا يُختار من يعمل أو عمل هناك أو له أقارب فيه.',
  },
  step4: { en: 'The visit', ar: 'الزيارة' },
  step4Text: {
    en: 'The shopper checks in, orders, pays and notes times, photographing only what a question asks for. The report is due within 24 hours.',
    ar: 'يسجّل المتسوّق وصوله ويطلب ويدفع ويدوّن الأوقات، ولا يصوّر إلا ما يطلبه السؤال. ويُسلَّم التقرير خلال 24 ساعة.',
  },
  step5: { en: 'An editor checks', ar: 'يراجع المحرّر' },
  step5Text: {
    en: 'Every answer, comment and photo is read by one of our editors. What is unclear goes back to the shopper; what is not proven is not released.',
    ar: 'يقرأ أحد محرّرينا كل إجابة وتعليق وصورة. يعود غير الواضح إلى المتسوّق، ولا يصدر ما لم يثبت.',
  },
  step6: { en: 'You read the report', ar: 'تقرأ التقرير' },
  step6Text: {
    en: 'Score, sections, critical findings and photos, usually within 48 hours of the visit. You may object to any answer for 7 days.',
    ar: 'الدرجة والمحاور والملاحظات الحرجة والصور، عادةً خلال 48 ساعة من الزيارة. ولك الاعتراض على أي إجابة خلال 7 أيام.',
  },
  seeReport: { en: 'See a sample report', ar: 'اطّلع على نموذج تقرير' },

  measuredTitle: { en: 'What is measured', ar: 'ما الذي نقيسه' },
  measuredText: {
    en: 'A full visit asks {full} scored questions in eight sections. Each section has a fixed weight, so that a missing question never shifts the balance.',
    ar: 'تتضمن الزيارة الشاملة {full} سؤالًا محتسبًا في ثمانية محاور. لكل محور وزن ثابت، فلا يختل التوازن بغياب سؤال.',
  },
  section: { en: 'Section', ar: 'المحور' },
  questions: { en: 'Questions', ar: 'الأسئلة' },
  weight: { en: 'Weight', ar: 'الوزن' },
  measuredTotal: { en: 'Total', ar: 'المجموع' },

  sampleTitle: { en: 'Try it: twelve of the questions', ar: 'جرّب بنفسك: اثنا عشر سؤالًا' },
  sampleText: {
    en: 'Real questions with their real weights. Answer as if you had just paid your bill, and watch the score.',
    ar: 'أسئلة حقيقية بأوزانها الحقيقية. أجب كأنك دفعت حسابك للتو، وتابع الدرجة.',
  },
  fillExample: { en: 'Fill in an example', ar: 'تعبئة بمثال' },
  clear: { en: 'Start again', ar: 'البدء من جديد' },
  showScore: { en: 'Show the score', ar: 'عرض الدرجة' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  notApplicable: { en: 'Not applicable', ar: 'لا ينطبق' },
  guidance: { en: 'How to judge', ar: 'إرشادات الإجابة' },
  minutes: { en: 'Minutes', ar: 'الدقائق' },
  notMinutes: { en: 'Enter minutes as a number, such as 12', ar: 'أدخل الدقائق رقمًا، مثل 12' },
  critical: { en: 'Critical', ar: 'حرج' },
  major: { en: 'Major', ar: 'مهم' },
  questionWeight: { en: 'Weight {weight}', ar: 'الوزن {weight}' },

  yourScore: { en: 'Your score', ar: 'درجتك' },
  noScore: { en: 'Answer a question, and the score appears here.', ar: 'أجب عن سؤال لتظهر الدرجة هنا.' },
  answered: { en: '{count} of {total} answered', ar: 'أُجيب عن {count} من {total}' },
  bySection: { en: 'By section', ar: 'حسب المحور' },
  spokenScore: { en: 'Score now: {score}', ar: 'الدرجة الآن: {score}' },
  cappedTitle: { en: 'A critical question failed', ar: 'لم يتحقق سؤال حرج' },
  cappedText: {
    en: 'The answers add up to {calculated}, but with a critical failure the final score is at most {cap}. Both figures stay visible in the report.',
    ar: 'مجموع الإجابات {calculated}، لكن الدرجة النهائية لا تتجاوز {cap} عند عدم تحقق سؤال حرج. ويبقى الرقمان ظاهرين في التقرير.',
  },
  leftOut: {
    en: 'Sections without a counting answer are left out: their weight is not lost, it falls away on both sides of the sum.',
    ar: 'تُستبعد المحاور التي لا إجابة محتسبة فيها: لا يضيع وزنها بل يسقط من طرفي الحساب.',
  },
  how: { en: 'How this score was made', ar: 'كيف حُسبت هذه الدرجة' },
  howText: {
    en: 'Yes earns the whole weight, no nothing; a rating from 1 to 5 earns 0, 25, 50, 75 or 100%; a wait earns less as it passes each limit. What does not apply does not count.',
    ar: 'تكسب «نعم» الوزن كاملًا ولا تكسب «لا» شيئًا، ويكسب التقييم من 1 إلى 5 ما نسبته 0 أو 25 أو 50 أو 75 أو 100%، وتقل درجة الانتظار بتجاوز كل حد. وما لا ينطبق لا يُحتسب.',
  },
  question: { en: 'Question', ar: 'السؤال' },
  share: { en: 'Share × weight', ar: 'النسبة × الوزن' },
  points: { en: 'Points', ar: 'النقاط' },
  notCounted: { en: 'not counted', ar: 'غير محتسب' },
  overall: {
    en: 'Overall: section weight × section score, over the weights',
    ar: 'الدرجة الكلية: وزن المحور × درجته، على مجموع الأوزان',
  },

  pricesTitle: { en: 'Prices', ar: 'الأسعار' },
  pricesText: {
    en: 'One price a visit. Visits within the allowance of a monthly plan cost nothing extra.',
    ar: 'سعر واحد للزيارة. ولا تُضاف تكلفة على الزيارات ضمن حصة الباقة الشهرية.',
  },
  basic: { en: 'Basic visit', ar: 'تقييم أساسي' },
  basicText: {
    en: '{count} questions for cafes and counter service: arrival, order, product, cleanliness, farewell.',
    ar: '{count} سؤالًا للمقاهي وخدمة الكاونتر: الوصول والطلب والمنتج والنظافة والتوديع.',
  },
  full: { en: 'Full-service visit', ar: 'تقييم شامل' },
  fullText: {
    en: '{count} questions for restaurants with table service, from the map pin to the farewell.',
    ar: '{count} سؤالًا للمطاعم بخدمة الطاولة، من الموقع على الخريطة إلى التوديع.',
  },
  beforeVat: { en: 'before VAT', ar: 'غير شامل الضريبة' },
  withVat: { en: '{price} with 15% VAT', ar: '{price} شامل ضريبة 15%' },
  seePlans: { en: 'Compare the plans', ar: 'مقارنة الباقات' },

  ethicsTitle: { en: 'What a shopper never does', ar: 'ما لا يفعله المتسوّق أبدًا' },
  ethicsText: {
    en: 'Our code follows what the professional bodies for market research and mystery shopping ask of their members: honest, proportionate, and fair to the people who are observed.',
    ar: 'يتبع ميثاقنا ما تطلبه الهيئات المهنية لأبحاث السوق والتسوّق السري من أعضائها: الصدق والتناسب وإنصاف من تُلاحَظ خدمتهم.',
  },
  ethic1: { en: 'No hidden recordings', ar: 'لا تسجيل خفي' },
  ethic1Text: {
    en: 'No sound, no video, no photos of people. In restrooms the camera stays in the pocket.',
    ar: 'لا صوت ولا مقاطع مرئية ولا صور للأشخاص. وفي دورات المياه تبقى الكاميرا في الجيب.',
  },
  ethic2: { en: 'No traps', ar: 'لا فخاخ' },
  ethic2Text: {
    en: 'No invented complaints, no provocation, no scenes. The shopper pays, is polite and does not hold up other guests.',
    ar: 'لا شكاوى مختلقة ولا استفزاز. يدفع المتسوّق حسابه ويتعامل بأدب ولا يعطّل الضيوف.',
  },
  ethic3: { en: 'Nothing about who people are', ar: 'لا شيء عن هوية الناس' },
  ethic3Text: {
    en: 'Reports say what staff did: role, badge name, actions. Never origin, religion, health or looks.',
    ar: 'يذكر التقرير ما فعله الموظفون: الدور والاسم على البطاقة والتصرفات، ولا يذكر الأصل أو الديانة أو الصحة أو الشكل.',
  },
  ethic4: { en: 'No single visit as a verdict', ar: 'لا حكم من زيارة واحدة' },
  ethic4Text: {
    en: 'One visit is one guest on one day. Clients agree not to base a penalty against one employee on it, and staff are told that visits take place.',
    ar: 'الزيارة الواحدة تجربة ضيف واحد في يوم واحد. يلتزم العميل بألا يبني عليها جزاءً على موظف، ويُعلَم الموظفون بوجود الزيارات.',
  },
  ethic5: { en: 'No conflict of interest', ar: 'لا تضارب مصالح' },
  ethic5Text: {
    en: 'Shoppers declare where they and their relatives work, take no gifts, and are paid the same whether the branch did well or badly.',
    ar: 'يفصح المتسوّقون عن أماكن عملهم وعمل أقاربهم، ولا يقبلون الهدايا، ويتقاضون الأجر نفسه أيًا كانت نتيجة الفرع.',
  },
  ethic6: { en: 'No loose tongues', ar: 'لا إفشاء للأسرار' },
  ethic6Text: {
    en: 'Results go to the client alone. Shoppers stay anonymous to you, and your results to everybody else.',
    ar: 'تصل النتائج إلى العميل وحده. لا تعرف هوية المتسوّق، ولا يعرف غيرك نتائجك.',
  },
  readCode: { en: 'Read the code of conduct', ar: 'اقرأ ميثاق السلوك' },

  faqTitle: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
  faq1: { en: 'Will my staff notice?', ar: 'هل سيلاحظ الموظفون؟' },
  faq1Text: {
    en: 'The shopper comes, orders and pays like any guest and never visits the same branch twice within 90 days. You tell your staff that visits take place, not when.',
    ar: 'يأتي المتسوّق ويطلب ويدفع كأي ضيف، ولا يزور الفرع نفسه مرتين خلال 90 يومًا. تُعلم موظفيك بوجود الزيارات لا بموعدها.',
  },
  faq2: { en: 'How many visits do I need?', ar: 'كم زيارة أحتاج؟' },
  faq2Text: {
    en: 'One visit shows what can happen; three or more show what usually happens. Averages in your portal always say how many visits they come from and how far chance may move them.',
    ar: 'الزيارة الواحدة تبيّن ما قد يحدث، وثلاث فأكثر تبيّن ما يحدث عادةً. وتذكر المتوسطات في بوابتك عدد الزيارات وهامش الصدفة.',
  },
  faq3: { en: 'What if I disagree with an answer?', ar: 'ماذا لو اختلفت مع إجابة؟' },
  faq3Text: {
    en: 'Tell us within 7 days of the release. An editor looks at the evidence again; if you are right, the score is recomputed and the earlier version stays on record.',
    ar: 'أبلغنا خلال 7 أيام من الإصدار. يعيد المحرّر النظر في الأدلة، فإن كنت محقًا أُعيد حساب الدرجة وبقي الإصدار السابق محفوظًا.',
  },
  faq4: { en: 'In which cities do you visit?', ar: 'في أي مدن تتم الزيارات؟' },
  faq4Text: {
    en: 'Anywhere in Saudi Arabia where a suitable shopper lives within 40 kilometres. If nobody suits, we say so and you pay nothing.',
    ar: 'في أي مكان في المملكة يتوفر فيه متسوّق مناسب ضمن 40 كيلومترًا. وإن لم يتوفر أبلغناك ولم تدفع شيئًا.',
  },
  faq5: { en: 'Who pays for the meal?', ar: 'من يدفع ثمن الوجبة؟' },
  faq5Text: {
    en: 'The shopper pays your branch like any guest, so the bill is part of your sales of that day.',
    ar: 'يدفع المتسوّق في فرعك كأي ضيف، فتدخل الفاتورة في مبيعات ذلك اليوم.',
  },

  closingTitle: { en: 'See your branch as your guests do', ar: 'شاهد فرعك كما يراه ضيوفك' },
  closingText: {
    en: 'Register and order the first visit today. Visits begin once your account is approved.',
    ar: 'سجّل واطلب أول زيارة اليوم. وتبدأ الزيارات بعد اعتماد حسابك.',
  },
  talk: { en: 'Talk to a consultant', ar: 'تحدّث مع مستشار' },
})
