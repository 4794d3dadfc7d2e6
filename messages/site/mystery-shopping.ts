import { defineMessages } from '#/domain/text.ts'

/** The page about mystery shopping: the visit, the measurements, prices, ethics. */
export const mysteryShoppingMessages = defineMessages({
  title: { en: 'Mystery shopping for restaurants and cafes', ar: 'التسوّق السري (المتسوّق الخفي) للمطاعم والمقاهي' },
  shortName: { en: 'Mystery shopping', ar: 'التسوّق السري' },
  description: {
    en: 'How a mystery visit works: the questions, the scoring, the price and our rules for shoppers. With a sample to try.',
    ar: 'كيف تُجرى زيارة المتسوّق السري أو المتسوّق الخفي، وما الأسئلة وطريقة احتساب الدرجة، وكم التكلفة، وما الذي لا يفعله المتسوّق. مع نموذج للتجربة.',
  },
  lead: {
    en: 'A shopper who looks like any other guest visits your branch, answers the same questions every time and backs them with evidence. You get a score you can recalculate yourself.',
    ar: 'يزور فرعك متسوّق لا يختلف عن أي ضيف، ويجيب عن الأسئلة نفسها في كل مرة مدعومةً بالأدلة، وتصلك درجة يمكنك مراجعة حسابها بنفسك.',
  },
  order: { en: 'Order a visit', ar: 'طلب زيارة' },
  trySample: { en: 'Try the questionnaire', ar: 'تجربة نموذج التقييم' },

  stepsTitle: { en: 'A visit in six steps', ar: 'الزيارة في ست خطوات' },
  step1: { en: 'You order', ar: 'الطلب' },
  step1Text: {
    en: 'Branch, type of visit and date. The price with VAT is shown before you send the order.',
    ar: 'الفرع ونوع الزيارة والموعد، ويظهر السعر شاملًا الضريبة قبل إرسال الطلب.',
  },
  step2: { en: 'We approve', ar: 'الاعتماد' },
  step2Text: {
    en: 'Our team checks the order. You can cancel free of charge until a shopper is assigned.',
    ar: 'يراجع فريقنا الطلب، ويمكنك إلغاؤه مجانًا إلى أن يُعيَّن متسوّق.',
  },
  step3: { en: 'A shopper is chosen', ar: 'اختيار المتسوّق' },
  step3Text: {
    en: 'By fixed rules: not the same branch within 90 days, not the same client within 14 days, and no one who works or has worked there or has relatives there.',
    ar: 'وفق قواعد ثابتة: لا يزور الفرع نفسه خلال 90 يومًا ولا العميل نفسه خلال 14 يومًا، ولا يُختار من يعمل أو عمل هناك أو له أقارب فيه.',
  },
  step4: { en: 'The visit', ar: 'الزيارة' },
  step4Text: {
    en: 'The shopper checks in, orders, pays and notes times, and photographs only the things a question asks for. The report is due within 24 hours.',
    ar: 'يسجّل المتسوّق وصوله ويطلب ويدفع ويدوّن الأوقات، ولا يصوّر إلا ما يطلبه السؤال. ويُرسل التقرير خلال 24 ساعة.',
  },
  step5: { en: 'An editor checks', ar: 'مراجعة التقرير' },
  step5Text: {
    en: 'An editor reads every answer and comment and looks at every photo. Unclear points return to the shopper; unproven points are not released.',
    ar: 'يطّلع المراجع على كل إجابة وتعليق وصورة. ما يحتاج إلى توضيح يُعاد إلى المتسوّق، وما لا يثبت لا يُنشر.',
  },
  step6: { en: 'You receive the report', ar: 'استلام التقرير' },
  step6Text: {
    en: 'Score, sections, critical findings and photos, usually within 48 hours of the visit. You may dispute any answer for 7 days.',
    ar: 'الدرجة والمحاور والملاحظات الحرجة والصور، عادةً خلال 48 ساعة من الزيارة. ولك الاعتراض على أي إجابة خلال 7 أيام.',
  },
  seeReport: { en: 'See a sample report', ar: 'الاطلاع على نموذج تقرير' },

  measuredTitle: { en: 'Sections and weights', ar: 'المحاور وأوزانها' },
  measuredText: {
    en: 'A full visit has {full} scored questions in eight sections. Each section has a fixed weight, so a missing question never shifts the balance.',
    ar: 'عدد الأسئلة المحتسبة في الزيارة الشاملة {full}، موزّعة على ثمانية محاور. لكل محور وزن ثابت، فلا يختل التوازن بغياب سؤال.',
  },
  section: { en: 'Section', ar: 'المحور' },
  questions: { en: 'Questions', ar: 'الأسئلة' },
  weight: { en: 'Weight', ar: 'الوزن' },
  measuredTotal: { en: 'Total', ar: 'المجموع' },

  sampleTitle: { en: 'Try it: twelve of the questions', ar: 'جرّب بنفسك: اثنا عشر سؤالًا' },
  sampleText: {
    en: 'Real questions with their real weights. Answer as if you had just paid your bill, and watch the score.',
    ar: 'أسئلة حقيقية بأوزانها الحقيقية. أجب كأنك دفعت الفاتورة للتو، وتابع الدرجة.',
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
  major: { en: 'Major', ar: 'جسيم' },
  questionWeight: { en: 'Weight {weight}', ar: 'الوزن {weight}' },

  yourScore: { en: 'Your score', ar: 'درجتك' },
  noScore: { en: 'Answer a question, and the score appears here.', ar: 'أجب عن سؤال لتظهر الدرجة هنا.' },
  answered: { en: '{count} of {total} answered', ar: 'أُجيب عن {count} من {total}' },
  bySection: { en: 'By section', ar: 'حسب المحور' },
  spokenScore: { en: 'Score now: {score}', ar: 'الدرجة الآن: {score}' },
  cappedTitle: { en: 'Critical failure', ar: 'إخفاق في معيار حرج' },
  cappedText: {
    en: 'The answers add up to {calculated}, but the final score is at most {cap} after a critical failure. Both figures appear in the report.',
    ar: 'مجموع الإجابات {calculated}، لكن الدرجة النهائية لا تتجاوز {cap} عند الإخفاق في معيار حرج. ويظهر الرقمان في التقرير.',
  },
  leftOut: {
    en: 'Sections without a counted answer are left out, and their weight is removed from both sides of the calculation.',
    ar: 'تُستبعد المحاور التي لا إجابة محتسبة فيها، ويُحذف وزنها من طرفي الحساب.',
  },
  how: { en: 'How this score was made', ar: 'كيف احتُسبت هذه الدرجة' },
  howText: {
    en: 'Yes gives the full weight and no gives nothing. A rating from 1 to 5 gives 0, 25, 50, 75 or 100%. A wait gives less with each limit it passes. Questions that do not apply are not counted.',
    ar: 'تمنح «نعم» الوزن كاملًا ولا تمنح «لا» شيئًا، ويُحتسب للتقييم من 1 إلى 5 على الترتيب 0 أو 25 أو 50 أو 75 أو 100%، وتقل درجة الانتظار بتجاوز كل حد. وما لا ينطبق لا يُحتسب.',
  },
  question: { en: 'Question', ar: 'السؤال' },
  share: { en: 'Share × weight', ar: 'النسبة × الوزن' },
  points: { en: 'Points', ar: 'النقاط' },
  notCounted: { en: 'not counted', ar: 'غير محتسب' },
  overall: {
    en: 'Overall: section weight × section score, divided by the sum of the weights',
    ar: 'الدرجة الكلية: وزن المحور × درجته، مقسومًا على مجموع الأوزان',
  },

  pricesTitle: { en: 'Prices', ar: 'الأسعار' },
  pricesText: {
    en: 'One price per visit. Visits within the allowance of a monthly plan cost nothing extra.',
    ar: 'سعر واحد للزيارة. ولا تُضاف تكلفة على الزيارات ضمن حصة الباقة الشهرية.',
  },
  basic: { en: 'Basic evaluation', ar: 'تقييم أساسي' },
  basicText: {
    en: '{count} questions for cafes and counter service: arrival, order, product, cleanliness, farewell.',
    ar: 'للمقاهي وخدمة الكاونتر: الوصول والطلب والمنتج والنظافة والتوديع. عدد الأسئلة: {count}.',
  },
  full: { en: 'Full service evaluation', ar: 'تقييم شامل' },
  fullText: {
    en: '{count} questions for restaurants with table service, from the map pin to the farewell.',
    ar: 'للمطاعم بخدمة الطاولة، من الموقع على الخريطة إلى التوديع. عدد الأسئلة: {count}.',
  },
  beforeVat: { en: 'before VAT', ar: 'غير شامل الضريبة' },
  withVat: { en: '{price} including 15% VAT', ar: '{price} شامل ضريبة 15%' },
  seePlans: { en: 'Compare the plans', ar: 'مقارنة الباقات' },

  ethicsTitle: { en: 'What our shoppers never do', ar: 'ما لا يفعله المتسوّق أبدًا' },
  ethicsText: {
    en: 'Our code follows the professional bodies for market research and mystery shopping: honest, proportionate, and fair to the people who are observed.',
    ar: 'يتبع ميثاقنا متطلبات الهيئات المهنية لأبحاث السوق والتسوّق السري: الصدق والتناسب وإنصاف من تُلاحَظ خدمتهم.',
  },
  ethic1: { en: 'No hidden recordings', ar: 'لا تسجيل خفي' },
  ethic1Text: {
    en: 'No recordings of people or conversations, no video and no photos of people. No photos at all in restrooms.',
    ar: 'لا تسجيل صوتيًا للأشخاص أو المحادثات، ولا مقاطع مرئية، ولا صور للأشخاص، ويُمنع التصوير في دورات المياه منعًا تامًا.',
  },
  ethic2: { en: 'No entrapment', ar: 'لا استدراج' },
  ethic2Text: {
    en: 'No invented complaints, no provocation, no scenes. The shopper pays, is polite and doesn’t hold up other guests.',
    ar: 'لا شكاوى مختلقة ولا استفزاز. يدفع المتسوّق فاتورته ويتعامل بأدب ولا يعطّل الضيوف.',
  },
  ethic3: { en: 'No personal descriptions', ar: 'لا أوصاف شخصية' },
  ethic3Text: {
    en: 'Reports describe the work of staff: role, badge name, actions. Never origin, religion, health or looks.',
    ar: 'يذكر التقرير ما فعله الموظفون: الدور والاسم على البطاقة والتصرفات، ولا يذكر الأصل أو الديانة أو الصحة أو الشكل.',
  },
  ethic4: { en: 'No verdict from a single visit', ar: 'لا حكم من زيارة واحدة' },
  ethic4Text: {
    en: 'One visit is one guest on one day. Clients agree not to penalise an employee because of it, and staff know that visits take place.',
    ar: 'الزيارة الواحدة تجربة ضيف واحد في يوم واحد. يلتزم العميل بألا يبني عليها جزاءً على موظف، ويُعلَم الموظفون بوجود الزيارات.',
  },
  ethic5: { en: 'No conflict of interest', ar: 'لا تضارب مصالح' },
  ethic5Text: {
    en: 'Shoppers declare where they and their relatives work, accept no gifts, and are paid the same for good and bad results.',
    ar: 'يفصح المتسوّقون عن أماكن عملهم وعمل أقاربهم، ولا يقبلون الهدايا، ويتقاضون الأجر نفسه أيًا كانت نتيجة الفرع.',
  },
  ethic6: { en: 'Strict confidentiality', ar: 'لا إفشاء للأسرار' },
  ethic6Text: {
    en: 'Results go to the client alone. Shoppers stay anonymous to you, and your results to everyone else.',
    ar: 'تصل النتائج إلى العميل وحده، فلا تعرف هوية المتسوّق، ولا يطّلع غيرك على نتائجك.',
  },
  readCode: { en: 'Read the code of conduct', ar: 'قراءة ميثاق السلوك' },

  faqTitle: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
  faq1: { en: 'Will my staff notice?', ar: 'هل سيلاحظ الموظفون؟' },
  faq1Text: {
    en: 'The shopper arrives, orders and pays like any guest and never visits the same branch twice within 90 days. You let your staff know that visits take place, not when.',
    ar: 'يأتي المتسوّق ويطلب ويدفع كأي ضيف، ولا يزور الفرع نفسه مرتين خلال 90 يومًا. تُعلم موظفيك بوجود الزيارات لا بموعدها.',
  },
  faq2: { en: 'How many visits do I need?', ar: 'كم زيارة أحتاج؟' },
  faq2Text: {
    en: 'One visit shows one experience; three or more show a pattern. Every average in your portal shows its number of visits and its margin of error.',
    ar: 'الزيارة الواحدة تبيّن ما قد يحدث، وثلاث فأكثر تبيّن ما يحدث عادةً. وبجانب كل متوسط في بوابتك عدد زياراته وهامش الخطأ.',
  },
  faq3: { en: 'What if I disagree with an answer?', ar: 'ماذا لو اختلفت مع إجابة؟' },
  faq3Text: {
    en: 'Dispute it within 7 days of the report’s release. An editor reviews the evidence again. If you are right, the score is recalculated and the earlier revision is kept.',
    ar: 'اعترض خلال 7 أيام من نشر التقرير. نعيد النظر في الأدلة، فإن كنت محقًا أُعيد احتساب الدرجة وحُفظت النسخة السابقة.',
  },
  faq4: { en: 'In which cities do you visit?', ar: 'في أي المدن تُجرى الزيارات؟' },
  faq4Text: {
    en: 'Anywhere in Saudi Arabia where a suitable shopper lives within 40 kilometres. If no shopper is available, we let you know and you pay nothing.',
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
  talk: { en: 'Talk to a consultant', ar: 'التحدث مع مستشار' },
})
