import { defineMessages } from '#/domain/text.ts'

/** The page about franchising: readiness, programme, enquiry. */
export const franchiseMessages = defineMessages({
  title: { en: 'Is your brand ready to franchise?', ar: 'هل علامتك جاهزة للامتياز التجاري؟' },
  shortName: { en: 'Franchising support', ar: 'دعم الامتياز التجاري' },
  description: {
    en: 'Franchising support for restaurant and cafe brands in Saudi Arabia: a readiness check with advice, the programme step by step, and an enquiry form.',
    ar: 'دعم الامتياز التجاري لعلامات المطاعم والمقاهي في المملكة: فحص للجاهزية مع توصيات، وخطوات البرنامج، ونموذج استفسار.',
  },
  lead: {
    en: 'A franchise copies your business, faults included. Fifteen honest answers show your strengths and the gaps to close first.',
    ar: 'الامتياز التجاري ينسخ نشاطك بما فيه من عيوب. خمس عشرة إجابة صادقة تبيّن ما اكتمل وما ينبغي بناؤه أولًا.',
  },
  start: { en: 'Check your readiness', ar: 'فحص جاهزيتك' },
  talk: { en: 'Talk to us', ar: 'التحدث معنا' },

  checkTitle: { en: 'Readiness check', ar: 'فحص الجاهزية' },
  checkText: {
    en: 'Fifteen questions in five areas. Your answers stay in your browser; nothing is stored unless you send us an enquiry.',
    ar: 'خمسة عشر سؤالًا في خمسة مجالات. تبقى إجاباتك في متصفحك، ولا يُحفظ شيء ما لم ترسل استفسارًا.',
  },
  yes: { en: 'Yes', ar: 'نعم' },
  partly: { en: 'Partly', ar: 'جزئيًا' },
  no: { en: 'No', ar: 'لا' },
  show: { en: 'Show the result', ar: 'عرض النتيجة' },
  progress: { en: '{count} of {total} answered', ar: 'أُجيب عن {count} من {total}' },
  incomplete: {
    en: 'The result appears once all questions are answered.',
    ar: 'تظهر النتيجة بعد الإجابة عن جميع الأسئلة.',
  },

  business: { en: 'Business', ar: 'النشاط' },
  profitable: {
    en: 'At least one branch has been profitable for two years.',
    ar: 'حقق فرع واحد على الأقل أرباحًا لمدة سنتين.',
  },
  'second-branch': {
    en: 'A second branch runs well without the founder in it every day.',
    ar: 'يعمل فرع ثانٍ بكفاءة دون وجود المؤسس فيه يوميًا.',
  },
  'unit-figures': {
    en: 'You know the cost, margin and payback period of one branch in figures.',
    ar: 'تعرف بالأرقام تكلفة الفرع الواحد وهامشه ومدة استرداد رأس ماله.',
  },
  brand: { en: 'Brand', ar: 'العلامة' },
  trademark: {
    en: 'The trademark is registered in your name in the Kingdom.',
    ar: 'العلامة التجارية مسجّلة باسمك في المملكة.',
  },
  distinct: {
    en: 'Guests can say in one sentence what makes your brand different.',
    ar: 'يستطيع الضيف أن يصف بجملة واحدة ما يميّز علامتك.',
  },
  'guest-score': {
    en: 'Guests’ experience is measured regularly and is good in every branch.',
    ar: 'تُقاس تجربة الضيوف بانتظام وهي جيدة في كل فرع.',
  },
  operations: { en: 'Operations', ar: 'التشغيل' },
  manual: {
    en: 'A written operations manual exists and is followed.',
    ar: 'يوجد دليل تشغيل مكتوب ويُعمل به.',
  },
  recipes: {
    en: 'Every dish has a recipe with weights, steps and photo.',
    ar: 'لكل طبق وصفة بالأوزان والخطوات والصورة.',
  },
  suppliers: {
    en: 'Suppliers can serve more branches and cities at agreed prices.',
    ar: 'يستطيع المورّدون خدمة فروع ومدن أكثر بأسعار متفق عليها.',
  },
  support: { en: 'Franchise model', ar: 'نموذج الامتياز' },
  'fee-model': {
    en: 'Entry fee, royalty and marketing contribution are calculated and leave the franchisee a profit.',
    ar: 'رسم الدخول والإتاوة ومساهمة التسويق محسوبة وتترك لصاحب الامتياز ربحًا.',
  },
  contract: {
    en: 'Contract and disclosure document follow the Commercial Franchise Law and a lawyer has checked them.',
    ar: 'العقد ووثيقة الإفصاح متوافقان مع نظام الامتياز التجاري وراجعهما محامٍ.',
  },
  'field-visits': {
    en: 'You have defined who checks the standards in franchised branches, how often, and the consequences.',
    ar: 'حدّدت من يتحقق من المعايير في فروع الامتياز، ومتى، وما الإجراء المترتب.',
  },
  people: { en: 'People', ar: 'الفريق' },
  training: {
    en: 'New staff are trained by a written plan, with a test at the end.',
    ar: 'يُدرَّب الموظف الجديد وفق خطة مكتوبة تنتهي باختبار.',
  },
  team: {
    en: 'A person other than the founder can support franchisees full time.',
    ar: 'يوجد غير المؤسس من يتفرغ لدعم أصحاب الامتياز.',
  },
  'opening-plan': {
    en: 'There is a week-by-week plan for opening a branch.',
    ar: 'توجد خطة أسبوعية لافتتاح الفرع.',
  },

  result: { en: 'Your result', ar: 'نتيجتك' },
  verdict_ready: { en: 'Ready to start', ar: 'جاهز للبدء' },
  verdict_nearly: { en: 'Nearly ready', ar: 'قريب من الجاهزية' },
  verdict_early: { en: 'Too early', ar: 'الوقت مبكر' },
  verdict_readyText: {
    en: 'The foundations are in place. Begin with the disclosure document and one pilot franchisee near you.',
    ar: 'الأساس مكتمل. ابدأ بوثيقة الإفصاح وبصاحب امتياز تجريبي واحد قريب منك.',
  },
  verdict_nearlyText: {
    en: 'Most requirements are met. Close the gaps below before the first contract. Later, your franchisees pay for them.',
    ar: 'معظم المتطلبات متوفرة. عالج الثغرات أدناه قبل أول عقد، فمعالجتها لاحقًا تكون على حساب أصحاب الامتياز.',
  },
  verdict_earlyText: {
    en: 'First make one branch excellent and repeatable. The recommendations below are ordered by impact.',
    ar: 'اجعل فرعًا واحدًا متميزًا وقابلًا للتكرار أولًا. التوصيات أدناه مرتبة حسب أثرها.',
  },
  blocking: { en: 'Must be resolved first', ar: 'يجب حسمه أولًا' },
  adviceTitle: { en: 'Recommendations', ar: 'التوصيات' },
  noAdvice: { en: 'No area is weak. Keep measuring.', ar: 'لا يوجد مجال ضعيف. واصل القياس.' },
  advice_business: {
    en: 'Prove the numbers: run the second branch for a full year by the manual and record its costs, income and needs.',
    ar: 'أثبت الأرقام: شغّل الفرع الثاني سنة كاملة وفق الدليل، ودوّن تكلفته وعائده واحتياجاته.',
  },
  advice_brand: {
    en: 'Register the trademark, and measure guests’ experience in every branch for at least six months.',
    ar: 'سجّل العلامة التجارية، وقِس تجربة الضيوف في كل فرع ستة أشهر على الأقل.',
  },
  advice_operations: {
    en: 'Write the manual from the practice of your best branch, recipe by recipe, and audit whether it is followed.',
    ar: 'اكتب الدليل من واقع أفضل فروعك، وصفةً وصفةً، ودقّق الالتزام به.',
  },
  advice_support: {
    en: 'Calculate the fees from the franchisee’s point of view, and have a lawyer prepare the contract and the disclosure document.',
    ar: 'احسب الرسوم من منظور صاحب الامتياز، وكلّف محاميًا بإعداد العقد ووثيقة الإفصاح.',
  },
  advice_people: {
    en: 'Appoint a person to look after franchisees, and train two people in your own branch by the plan before you train others.',
    ar: 'حدّد من يرعى أصحاب الامتياز، ودرّب شخصين في فرعك وفق الخطة قبل تدريب غيرهم.',
  },
  openQuestions: { en: 'Answered “no” or “partly”', ar: 'أسئلة أُجيب عنها بـ«لا» أو «جزئيًا»' },
  again: { en: 'Start again', ar: 'البدء من جديد' },

  programmeTitle: { en: 'The programme, step by step', ar: 'خطوات البرنامج' },
  programmeText: {
    en: 'You can begin at the step you have reached.',
    ar: 'يمكنك البدء من الخطوة التي وصلت إليها.',
  },
  step1: { en: 'Assess the current state', ar: 'تشخيص الوضع' },
  step1Text: {
    en: 'An operations audit and mystery visits in your own branches: which parts are repeatable, and which depend on one person.',
    ar: 'تدقيق تشغيلي وزيارات المتسوّق السري في فروعك: ما القابل للتكرار، وما الذي يعتمد على شخص واحد.',
  },
  step2: { en: 'Write the standards', ar: 'كتابة المعايير' },
  step2Text: {
    en: 'Operations manual, recipes, training plan and opening plan, with your team and in Arabic and English.',
    ar: 'دليل التشغيل والوصفات وخطة التدريب وخطة الافتتاح، مع فريقك وبالعربية والإنجليزية.',
  },
  step3: { en: 'Define the model', ar: 'تحديد النموذج' },
  step3Text: {
    en: 'Fees, territories and support, calculated for both sides. Contract and disclosure come from your lawyer; we supply the facts.',
    ar: 'الرسوم والمناطق والدعم محسوبة للطرفين. العقد ووثيقة الإفصاح من محاميك، ونزوّده بالمعلومات.',
  },
  step4: { en: 'Check before opening', ar: 'التحقق قبل الافتتاح' },
  step4Text: {
    en: 'A pre-opening audit of each franchised branch against the manual, with a list of findings to close before opening.',
    ar: 'تدقيق كل فرع امتياز قبل افتتاحه وفق الدليل، مع قائمة ملاحظات يجب إغلاقها قبل الافتتاح.',
  },
  step5: { en: 'Keep the standard', ar: 'المحافظة على المستوى' },
  step5Text: {
    en: 'Mystery visits in all branches with the same questionnaire, compared fairly; each franchisee sees its own results.',
    ar: 'زيارات المتسوّق السري في جميع الفروع بنموذج التقييم نفسه ومقارنة عادلة، ويرى كل صاحب امتياز نتائجه.',
  },
  lawNote: {
    en: 'We advise on operations and quality. For the contract, disclosure and registration with the Ministry of Commerce, please take legal advice.',
    ar: 'نقدّم المشورة في التشغيل والجودة. أما العقد والإفصاح والقيد لدى وزارة التجارة فتتطلب استشارة قانونية.',
  },

  enquiryText: {
    en: 'Tell us how far you have come. If you have done the readiness check, its result is sent with your message.',
    ar: 'أخبرنا بالمرحلة التي وصلت إليها. وإذا أجريت فحص الجاهزية فستُرسل نتيجته مع رسالتك.',
  },
  sentAlong: { en: 'Sent with your enquiry: {summary}', ar: 'يُرسل مع الاستفسار: {summary}' },
  summary: { en: 'Readiness {percent}, {verdict}. {areas}', ar: 'الجاهزية {percent}، {verdict}. {areas}' },
})
