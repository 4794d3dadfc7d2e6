import { defineMessages } from '#/domain/text.ts'

/** The page of services: each one explained under the same four headings. */
export const serviceMessages = defineMessages({
  title: { en: 'Services for restaurants and cafes', ar: 'خدماتنا للمطاعم والمقاهي' },
  shortTitle: { en: 'Services', ar: 'الخدمات' },
  description: {
    en: 'Mystery shopping, audits, reports, certification, franchising, training, procurement and digital tools: what each includes and how it begins.',
    ar: 'التسوّق السري والتدقيق والتقارير والشهادات والامتياز والتدريب والمشتريات والأدوات الرقمية: ما تشمله كل خدمة وكيف تبدأ.',
  },
  lead: {
    en: 'Eleven services that answer one question: what do guests experience at your branches, and how can it be better? Choose one, or combine them.',
    ar: 'إحدى عشرة خدمة تجيب عن سؤال واحد: ما تجربة ضيفك في فروعك، وما الذي يحسّنها؟ اختر واحدة، أو اجمع بينها ليكمل بعضها بعضًا.',
  },
  overview: { en: 'At a glance', ar: 'نظرة عامة' },
  each: { en: 'Every service explained', ar: 'شرح كل خدمة' },
  onThisPage: { en: 'On this page', ar: 'في هذه الصفحة' },
  receive: { en: 'What you receive', ar: 'ما تحصل عليه' },
  forWhom: { en: 'For whom', ar: 'لمن تناسب' },
  begins: { en: 'How it begins', ar: 'كيف تبدأ' },
  ask: { en: 'Ask about this service', ar: 'الاستفسار عن هذه الخدمة' },
  askAbout: { en: 'Ask about this service: {service}', ar: 'الاستفسار عن هذه الخدمة: {service}' },
  dailyOperations: { en: 'Daily operations', ar: 'التشغيل اليومي' },
  dailyOperationsText: {
    en: 'Four services for the days between visits: procurement, digital menus, split payments and team management.',
    ar: 'أربع خدمات للأيام الواقعة بين زيارتين: المشتريات، والقوائم الرقمية، وتقسيم المدفوعات، وإدارة الفريق.',
  },

  shopping: { en: 'Mystery shopping', ar: 'التسوّق السري' },
  shoppingWhat: {
    en: 'A shopper unknown to the branch comes as a guest, measures times, keeps the receipt, takes photos and answers a weighted questionnaire.',
    ar: 'يزور الفرعَ متسوّقٌ لا يعرفه أحد فيه كأي ضيف، فيقيس الأوقات ويحتفظ بإيصال الشراء ويلتقط الصور ويجيب عن نموذج تقييم بأسئلة موزونة.',
  },
  shoppingReceive: {
    en: 'A checked report with a score for every section, the evidence for each answer, and seven days to dispute it.',
    ar: 'تقرير مدقَّق بدرجة لكل محور، مع دليل كل إجابة، وحق الاعتراض خلال سبعة أيام.',
  },
  shoppingFor: {
    en: 'A cafe that wants an independent view, or a group that compares its branches with the same questions.',
    ar: 'مقهى يريد رأيًا محايدًا، أو مجموعة تقارن بين فروعها بالأسئلة نفسها.',
  },
  shoppingBegin: {
    en: 'Register your company, choose a branch and a date. A single visit needs no plan.',
    ar: 'سجّل منشأتك ثم اختر الفرع والموعد. الزيارة المنفردة لا تحتاج إلى باقة.',
  },
  shoppingLink: { en: 'How a visit works', ar: 'كيف تجري الزيارة' },

  audit: { en: 'Operations audits', ar: 'تدقيق العمليات التشغيلية' },
  auditWhat: {
    en: 'An announced visit by an auditor who looks where guests cannot: storage, kitchen, opening and closing, records and licences.',
    ar: 'زيارة معلنة يجريها مدقّق يطّلع على ما لا يراه الضيف: المستودع والمطبخ والفتح والإغلاق والسجلات والتراخيص.',
  },
  auditReceive: {
    en: 'A checklist result by area, photos of the points that need attention, and a prioritised list of corrections, each with a person and a date.',
    ar: 'نتيجة تفصيلية لكل قسم، وصور لما يحتاج إلى معالجة، وقائمة تصحيحات مرتبة لكل منها مسؤول وتاريخ.',
  },
  auditFor: {
    en: 'Operations managers who need every kitchen to run to the same standard, and owners before an inspection.',
    ar: 'مديرو العمليات الذين يريدون مطبخًا يعمل بالمستوى نفسه في كل فرع، والملّاك قبل زيارة تفتيشية.',
  },
  auditBegin: {
    en: 'Tell us about your branches and your own standard, if you have one. We agree on the checklist before the first audit.',
    ar: 'أخبرنا عن فروعك وعن معاييرك إن كانت مكتوبة، ونتفق على بنود التدقيق قبل أول زيارة.',
  },

  analytics: { en: 'Analytics and AI reports', ar: 'التحليلات وتقارير الذكاء الاصطناعي' },
  analyticsWhat: {
    en: 'Every answer is weighted by a published method. A plain summary names the strongest and weakest points, each linked to its evidence.',
    ar: 'تُحتسب كل إجابة وفق طريقة معلنة، ويذكر ملخّص واضح أبرز نقاط القوة وفرص التحسين، وكل جملة فيه مرتبطة بدليلها.',
  },
  analyticsReceive: {
    en: 'A report per visit, the calculation of every score question by question, and the trend of each branch over its visits.',
    ar: 'تقرير لكل زيارة، وطريقة احتساب كل درجة سؤالًا سؤالًا، وتطوّر كل فرع عبر زياراته.',
  },
  analyticsFor: {
    en: 'Managers who have to decide which fix comes first, and explain why.',
    ar: 'كل مدير عليه أن يحدد أولويات الإصلاح وأن يوضح أسبابها.',
  },
  analyticsBegin: {
    en: 'It is part of every visit. Read the sample report to see what you will get.',
    ar: 'هي جزء من كل زيارة. اطّلع على نموذج التقرير لترى ما سيصلك.',
  },
  analyticsLink: { en: 'Open the sample report', ar: 'فتح نموذج التقرير' },
  analyticsResults: { en: 'Results by city and cuisine', ar: 'نتائج حسب المدينة ونوع المطبخ' },

  certificate: { en: 'Quality certification and digital certificates', ar: 'شهادات الجودة والشهادات الرقمية' },
  certificateWhat: {
    en: 'Branches that keep a published level over several visits receive a silver, gold or platinum certificate.',
    ar: 'تحصل الفروع التي تحافظ على المستوى المطلوب في زياراتها على شهادة فضية أو ذهبية أو بلاتينية.',
  },
  certificateReceive: {
    en: 'A digital certificate with a number that guests and partners can check, and the award criteria it met.',
    ar: 'شهادة رقمية برقم يستطيع الضيوف والشركاء التحقق منه، مع شروط المنح التي استوفاها الفرع.',
  },
  certificateFor: {
    en: 'Branches that are consistently good and want to show it to guests, landlords and delivery partners.',
    ar: 'فروع أداؤها ثابت وتريد إثبات ذلك للضيوف وملّاك العقارات وشركاء التوصيل.',
  },
  certificateBegin: {
    en: 'Use the scores of your last three visits to check whether a branch qualifies.',
    ar: 'تحقّق من أهلية فرعك بدرجات آخر ثلاث زيارات.',
  },
  certificateLink: { en: 'Levels and award criteria', ar: 'المستويات وشروط المنح' },

  franchising: { en: 'Franchising support', ar: 'دعم الامتياز التجاري' },
  franchisingWhat: {
    en: 'We help you turn a concept that works into one that others can run: standards, manuals, figures per branch, selection and supervision of partners.',
    ar: 'نساعد على تحويل فكرة ناجحة إلى نموذج يستطيع غيرك تشغيله: معايير وأدلة تشغيل وأرقام الفرع الواحد واختيار الشركاء ومتابعتهم.',
  },
  franchisingReceive: {
    en: 'A readiness assessment, a plan for the gaps, and the documents of the programme as each is finished.',
    ar: 'تقييم للجاهزية، وخطة لما ينقص، ووثائق البرنامج عند اكتمال كل منها.',
  },
  franchisingFor: {
    en: 'Owners with at least one branch that is profitable without them on site.',
    ar: 'ملّاك لديهم فرع واحد على الأقل يحقق ربحًا دون وجودهم فيه.',
  },
  franchisingBegin: {
    en: 'Take the readiness check. It takes ten minutes and you don’t need an account.',
    ar: 'ابدأ بفحص الجاهزية، فهو يستغرق عشر دقائق ولا يتطلب حسابًا.',
  },
  franchisingLink: { en: 'Readiness check', ar: 'فحص الجاهزية' },

  training: { en: 'Staff training', ar: 'تدريب الموظفين' },
  trainingWhat: {
    en: 'Short sessions on the weak points in your own reports: greeting, order accuracy, product knowledge, hygiene, complaints.',
    ar: 'جلسات قصيرة في المواضع التي تُظهر تقاريرك ضعفها: الترحيب ودقة الطلب ومعرفة الأصناف والنظافة والتعامل مع الشكاوى.',
  },
  trainingReceive: {
    en: 'A plan by role, sessions in Arabic or English on site, and a later visit that shows the progress.',
    ar: 'خطة لكل دور وظيفي، وجلسات بالعربية أو الإنجليزية في مقر منشأتك، وزيارة لاحقة تُظهر ما تغيّر.',
  },
  trainingFor: {
    en: 'Teams with new people, a new menu, or a section of the report that isn’t improving.',
    ar: 'فرق انضم إليها موظفون جدد، أو لديها قائمة طعام جديدة، أو محور في التقرير لا يتحسن وحده.',
  },
  trainingBegin: {
    en: 'Request it with your latest report. On-site training is part of the Enterprise plan.',
    ar: 'اطلبه مع آخر تقرير لديك. التدريب في مقر المنشأة جزء من باقة المنشآت الكبرى.',
  },

  procurement: { en: 'Procurement and hiring', ar: 'المشتريات والتوظيف' },
  procurementWhat: {
    en: 'Suppliers are compared like for like, and candidates are chosen for the work they will actually do.',
    ar: 'نقارن المورّدين على أسس واحدة، ونختار المرشحين وفق العمل الذي سيؤدونه فعلًا.',
  },
  procurementReceive: {
    en: 'A comparison of offers with price, quality, delivery and terms side by side, or a shortlist of candidates with our reasons.',
    ar: 'مقارنة للعروض من حيث السعر والجودة والتوريد والشروط جنبًا إلى جنب، أو قائمة مختصرة بالمرشحين مع أسباب الاختيار.',
  },
  procurementFor: {
    en: 'Kitchens whose costs or quality vary with the supplier, and branches about to open.',
    ar: 'مطابخ تتغير تكاليفها أو جودتها بتغيّر المورّد، وفروع على وشك الافتتاح.',
  },
  procurementBegin: {
    en: 'Send us a list of the goods you buy or the people you are looking for. A consultant replies with a proposal.',
    ar: 'أرسل قائمة بما تشتريه أو بمن تبحث عنه، ويردّ عليك مستشار بمقترح.',
  },

  menus: { en: 'Digital menus', ar: 'القوائم الرقمية' },
  menusWhat: {
    en: 'Your menu for the guest’s phone in Arabic and English: photos, prices with VAT, calories and allergens, managed in one place.',
    ar: 'قائمتك على جوال الضيف بالعربية والإنجليزية: صور وأسعار شاملة الضريبة وسعرات ومسببات حساسية، في مكان واحد.',
  },
  menusReceive: {
    en: 'A consultant who sets the menu up with you: structure, both languages, the declarations required by the regulator, and codes for your tables.',
    ar: 'مستشار يُعدّ القائمة معك: هيكلها ولغتاها والبيانات التي تشترطها الجهة التنظيمية ورموز الطاولات.',
  },
  menusFor: {
    en: 'Restaurants whose dishes or prices change often and who don’t want to reprint each time.',
    ar: 'مطاعم تتغير أصنافها أو أسعارها باستمرار ولا تريد إعادة الطباعة كل مرة.',
  },
  menusBegin: {
    en: 'Send us your current menu. We’ll list the gaps and the cost of the work.',
    ar: 'أرسل قائمتك الحالية، ونخبرك بما ينقصها وبتكلفة العمل.',
  },

  payments: { en: 'Split payments', ar: 'تقسيم المدفوعات' },
  paymentsWhat: {
    en: 'One bill that several guests pay: in equal parts, by dish, or by amount, with no calculation by the waiter.',
    ar: 'فاتورة واحدة يدفعها عدة ضيوف: بالتساوي أو حسب الصنف أو بمبلغ محدد، دون أن يحسب النادل شيئًا.',
  },
  paymentsReceive: {
    en: 'Advice on the method that fits your tills and your bank, and support in introducing it to your team.',
    ar: 'استشارة حول الطريقة المناسبة لنقاط البيع والبنك لديك، ودعم لتطبيقها مع فريقك.',
  },
  paymentsFor: {
    en: 'Restaurants with large tables, where splitting the bill holds everyone up.',
    ar: 'مطاعم تستقبل مجموعات كبيرة ويطول فيها دفع الفاتورة.',
  },
  paymentsBegin: {
    en: 'Tell us which till you use and how guests pay today.',
    ar: 'أخبرنا بنظام نقاط البيع لديك وبطريقة دفع الضيوف اليوم.',
  },

  team: { en: 'Team management', ar: 'إدارة الفريق' },
  teamWhat: {
    en: 'Shifts, tasks and responsibilities written down, so that a standard does not leave with the person who knew it.',
    ar: 'ورديات ومهام ومسؤوليات مكتوبة، كي لا يغيب المعيار بغياب من يعرفه.',
  },
  teamReceive: {
    en: 'Job descriptions, shift and handover plans, and a routine for following up the findings of a report.',
    ar: 'أوصاف وظيفية وخطط للورديات والتسليم، وآلية لمتابعة ما كشفه التقرير.',
  },
  teamFor: {
    en: 'Branch managers with a growing team, and groups where every branch works its own way.',
    ar: 'مديرو فروع يكبر فريقهم، ومجموعات يعمل كل فرع فيها بطريقته.',
  },
  teamBegin: {
    en: 'Start with a consultation about your branches, shifts and roles.',
    ar: 'بجلسة مع مستشار عن فروعك وورديّاتك والأدوار فيها.',
  },

  assurance: { en: 'Quality assurance', ar: 'ضمان الجودة' },
  assuranceWhat: {
    en: 'A yearly programme of visits, audits and follow-up, so that corrected faults do not return.',
    ar: 'برنامج سنوي من الزيارات والتدقيق والمتابعة، حتى لا يتكرر ما سبق تصحيحه.',
  },
  assuranceReceive: {
    en: 'A visit plan for the year, quarterly reviews and a list of recurring failures.',
    ar: 'خطة زيارات للسنة، ومراجعة كل ثلاثة أشهر، وبيان بالإخفاقات المتكررة.',
  },
  assuranceFor: {
    en: 'Groups and franchisors responsible for a standard that others deliver.',
    ar: 'المجموعات ومانحو الامتياز المسؤولون عن معيار ينفّذه غيرهم.',
  },
  assuranceBegin: {
    en: 'Choose a plan by the number of visits you need, or ask us for a proposal.',
    ar: 'اختر الباقة وفق عدد الزيارات التي تحتاج إليها، أو اطلب منا مقترحًا.',
  },
  assuranceLink: { en: 'Plans and prices', ar: 'الباقات والأسعار' },

  closingTitle: { en: 'Not sure which one you need?', ar: 'لست متأكدًا مما تحتاج إليه؟' },
  closingText: {
    en: 'Write two lines about your branches. We’ll recommend the service that helps, or say so if you need none.',
    ar: 'اكتب سطرين عن فروعك، ونرشدك إلى الخدمة المناسبة، أو نخبرك بصراحة إن لم تكن بحاجة إلى أي منها.',
  },
  signUp: { en: 'Create an account', ar: 'إنشاء حساب' },
  contact: { en: 'Contact us', ar: 'تواصل معنا' },
  register: { en: 'Register for Secret Shopper', ar: 'التسجيل في برنامج المتسوّق السري' },
})
