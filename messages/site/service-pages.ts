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
    en: 'Eleven services that answer one question: what does a guest experience at your branches, and what makes it better? Take one, or let them build on each other.',
    ar: 'إحدى عشرة خدمة تجيب عن سؤال واحد: ماذا يعيش الضيف في فروعك، وما الذي يحسّن تجربته؟ اختر واحدة منها، أو دع كلًّا منها تكمّل الأخرى.',
  },
  overview: { en: 'At a glance', ar: 'نظرة عامة' },
  each: { en: 'Every service explained', ar: 'شرح كل خدمة' },
  onThisPage: { en: 'On this page', ar: 'في هذه الصفحة' },
  receive: { en: 'What you receive', ar: 'ما تحصل عليه' },
  forWhom: { en: 'For whom', ar: 'لمن تناسب' },
  begins: { en: 'How it begins', ar: 'كيف تبدأ' },
  ask: { en: 'Ask about this service', ar: 'استفسر عن هذه الخدمة' },
  askAbout: { en: 'Ask about this service: {service}', ar: 'استفسر عن هذه الخدمة: {service}' },
  dailyOperations: { en: 'Daily operations', ar: 'التشغيل اليومي' },
  dailyOperationsText: {
    en: 'Four services for the days between two visits: procurement, digital menus, split payments and team management.',
    ar: 'أربع خدمات للأيام الواقعة بين زيارتين: المشتريات، والقوائم الرقمية، وتقسيم المدفوعات، وإدارة الفريق.',
  },

  shopping: { en: 'Mystery shopping', ar: 'التسوّق السري' },
  shoppingWhat: {
    en: 'A shopper whom the branch does not know comes as a guest, measures times, keeps the receipt, takes photos and answers a weighted questionnaire.',
    ar: 'يزور الفرعَ متسوّقٌ لا يعرفه أحد فيه كأي ضيف، فيقيس الأوقات ويحتفظ بالفاتورة ويلتقط الصور ويجيب عن استبانة موزونة.',
  },
  shoppingReceive: {
    en: 'A checked report with a score for every section, the evidence behind each answer, and a right to object for seven days.',
    ar: 'تقرير مدقَّق بدرجة لكل محور، مع الدليل وراء كل إجابة، وحق الاعتراض خلال سبعة أيام.',
  },
  shoppingFor: {
    en: 'One cafe that wants an outside view, or a group that compares its branches by the same questions.',
    ar: 'مقهى يريد نظرة من الخارج، أو مجموعة تقارن بين فروعها بالأسئلة نفسها.',
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
    en: 'A checklist result by area, photos of what needs attention, and an ordered list of corrections with a person and a date for each.',
    ar: 'نتيجة تفصيلية لكل قسم، وصور لما يحتاج إلى معالجة، وقائمة تصحيحات مرتبة لكل منها مسؤول وتاريخ.',
  },
  auditFor: {
    en: 'Operations managers who need the kitchen to run alike in every branch, and owners before an inspection.',
    ar: 'مديرو العمليات الذين يريدون مطبخًا يعمل بالمستوى نفسه في كل فرع، والملّاك قبل زيارة تفتيشية.',
  },
  auditBegin: {
    en: 'Tell us your branches and your own standard, if you have one. We agree on the checklist before the first audit.',
    ar: 'أخبرنا عن فروعك وعن معاييرك إن كانت مكتوبة، ونتفق على بنود التدقيق قبل أول زيارة.',
  },

  analytics: { en: 'Analytics and AI reports', ar: 'التحليلات وتقارير الذكاء الاصطناعي' },
  analyticsWhat: {
    en: 'Every answer is weighed by a published rule. A summary in plain sentences names the strongest and weakest points, each tied to its evidence.',
    ar: 'تُوزن كل إجابة وفق قاعدة منشورة، ويذكر ملخّص واضح أبرز نقاط القوة والضعف، وكل جملة فيه مرتبطة بدليلها.',
  },
  analyticsReceive: {
    en: 'A report per visit, the arithmetic of every score question by question, and the development of each branch over its visits.',
    ar: 'تقرير لكل زيارة، وطريقة حساب كل درجة سؤالًا بسؤال، وتطوّر كل فرع عبر زياراته.',
  },
  analyticsFor: {
    en: 'Whoever has to decide what to fix first, and to explain why.',
    ar: 'كل من عليه أن يقرر ما يبدأ بإصلاحه، وأن يوضح السبب.',
  },
  analyticsBegin: {
    en: 'It is part of every visit. Read the sample report to see what you will get.',
    ar: 'هي جزء من كل زيارة. اقرأ التقرير النموذجي لترى ما سيصلك.',
  },
  analyticsLink: { en: 'Open the sample report', ar: 'افتح التقرير النموذجي' },
  analyticsResults: { en: 'Results by city and cuisine', ar: 'نتائج حسب المدينة ونوع المطبخ' },

  certificate: { en: 'Quality certification and digital certificates', ar: 'شهادات الجودة والشهادات الرقمية' },
  certificateWhat: {
    en: 'Branches whose visits hold a published level over time earn a certificate in silver, gold or platinum.',
    ar: 'الفروع التي تحافظ زياراتها على مستوى منشور مدة كافية تنال شهادة فضية أو ذهبية أو بلاتينية.',
  },
  certificateReceive: {
    en: 'A digital certificate with a number that guests and partners can check, and the rule it was earned by.',
    ar: 'شهادة رقمية برقم يستطيع الضيوف والشركاء التحقق منه، مع القاعدة التي مُنحت بموجبها.',
  },
  certificateFor: {
    en: 'Branches that are consistently good and want to show it to guests, landlords and delivery partners.',
    ar: 'فروع جيدة باستمرار تريد إثبات ذلك للضيوف وملّاك العقارات وشركاء التوصيل.',
  },
  certificateBegin: {
    en: 'Check with the scores of your last three visits whether a branch qualifies.',
    ar: 'تحقّق من أهلية فرعك بدرجات آخر ثلاث زيارات.',
  },
  certificateLink: { en: 'Levels and rule', ar: 'المستويات والقاعدة' },

  franchising: { en: 'Franchising support', ar: 'دعم الامتياز التجاري' },
  franchisingWhat: {
    en: 'We help to turn a concept that works into one that others can run: standards, manuals, unit figures, selection and supervision of partners.',
    ar: 'نساعد على تحويل فكرة ناجحة إلى نموذج يستطيع غيرك تشغيله: معايير وأدلة تشغيل وأرقام الوحدة واختيار الشركاء ومتابعتهم.',
  },
  franchisingReceive: {
    en: 'A readiness assessment, a plan of what is missing, and the documents of the programme as they are finished.',
    ar: 'تقييم للجاهزية، وخطة لما ينقص، ووثائق البرنامج عند اكتمال كل منها.',
  },
  franchisingFor: {
    en: 'Owners with at least one branch that earns money without them standing in it.',
    ar: 'ملّاك لديهم فرع واحد على الأقل يحقق ربحًا دون وجودهم فيه.',
  },
  franchisingBegin: {
    en: 'Take the readiness check; it needs ten minutes and no account.',
    ar: 'ابدأ باختبار الجاهزية، فهو يستغرق عشر دقائق ولا يتطلب حسابًا.',
  },
  franchisingLink: { en: 'Readiness check', ar: 'اختبار الجاهزية' },

  training: { en: 'Staff training', ar: 'تدريب الموظفين' },
  trainingWhat: {
    en: 'Short sessions on the points that your own reports show as weak: greeting, order accuracy, product knowledge, hygiene, complaints.',
    ar: 'جلسات قصيرة في المواضع التي تُظهر تقاريرك ضعفها: الترحيب ودقة الطلب ومعرفة الأصناف والنظافة والتعامل مع الشكاوى.',
  },
  trainingReceive: {
    en: 'A plan by role, sessions in Arabic or English on your site, and a visit afterwards that shows what changed.',
    ar: 'خطة لكل دور وظيفي، وجلسات بالعربية أو الإنجليزية في موقعك، وزيارة لاحقة تُظهر ما تغيّر.',
  },
  trainingFor: {
    en: 'Teams with new people, a new menu, or a section of the report that does not improve by itself.',
    ar: 'فرق انضم إليها موظفون جدد، أو قائمة جديدة، أو محور في التقرير لا يتحسن من تلقاء نفسه.',
  },
  trainingBegin: {
    en: 'Ask for it together with your last report. On-site training is part of the Enterprise plan.',
    ar: 'اطلبه مع آخر تقرير لديك. التدريب في موقعك جزء من باقة المنشآت الكبرى.',
  },

  procurement: { en: 'Procurement and hiring', ar: 'المشتريات والتوظيف' },
  procurementWhat: {
    en: 'Suppliers are compared on equal terms, and candidates are chosen for the work they will really do.',
    ar: 'نقارن المورّدين على أسس واحدة، ونختار المرشحين وفق العمل الذي سيؤدونه فعلًا.',
  },
  procurementReceive: {
    en: 'A comparison of offers with price, quality, delivery and terms side by side, or a short list of people with our reasons.',
    ar: 'مقارنة للعروض من حيث السعر والجودة والتوريد والشروط جنبًا إلى جنب، أو قائمة مختصرة بالمرشحين مع أسباب الاختيار.',
  },
  procurementFor: {
    en: 'Kitchens whose costs or quality vary with the supplier, and branches about to open.',
    ar: 'مطابخ تتغير تكاليفها أو جودتها بتغيّر المورّد، وفروع على وشك الافتتاح.',
  },
  procurementBegin: {
    en: 'Send a list of what you buy or whom you look for. A consultant answers with a proposal.',
    ar: 'أرسل قائمة بما تشتريه أو بمن تبحث عنه، ويردّ عليك مستشار بمقترح.',
  },

  menus: { en: 'Digital menus', ar: 'القوائم الرقمية' },
  menusWhat: {
    en: 'Your menu for the guest’s phone in Arabic and English: photos, prices with VAT, calories and allergens, kept in one place.',
    ar: 'قائمتك على هاتف الضيف بالعربية والإنجليزية: صور وأسعار شاملة الضريبة وسعرات ومسببات حساسية، في مكان واحد.',
  },
  menusReceive: {
    en: 'A consultant who sets the menu up with you: structure, both languages, the declarations that the regulator asks for, codes for your tables.',
    ar: 'مستشار يُعدّ القائمة معك: هيكلها ولغتاها والبيانات التي تشترطها الجهة التنظيمية ورموز الطاولات.',
  },
  menusFor: {
    en: 'Restaurants that change dishes or prices more often than they print.',
    ar: 'مطاعم تغيّر أصنافها أو أسعارها أكثر مما تطبع.',
  },
  menusBegin: {
    en: 'Send your present menu. We say what is missing in it and what the work costs.',
    ar: 'أرسل قائمتك الحالية، ونخبرك بما ينقصها وبتكلفة العمل.',
  },

  payments: { en: 'Split payments', ar: 'تقسيم المدفوعات' },
  paymentsWhat: {
    en: 'One bill that several guests pay: in equal parts, by dish, or by amount, without the waiter doing sums.',
    ar: 'فاتورة واحدة يدفعها عدة ضيوف: بالتساوي أو حسب الصنف أو بمبلغ محدد، دون أن يحسب النادل شيئًا.',
  },
  paymentsReceive: {
    en: 'Advice on the way that fits your tills and your bank, and support in introducing it with your team.',
    ar: 'استشارة حول الطريقة المناسبة لنقاط البيع والبنك لديك، ودعم لتطبيقها مع فريقك.',
  },
  paymentsFor: {
    en: 'Restaurants with large tables, where paying takes longer than dessert.',
    ar: 'مطاعم ذات طاولات كبيرة، يستغرق فيها الدفع وقتًا أطول من الحلوى.',
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
    en: 'Job descriptions, shift and handover plans, and a routine for following up what a report has shown.',
    ar: 'أوصاف وظيفية وخطط للورديات والتسليم، وآلية لمتابعة ما كشفه التقرير.',
  },
  teamFor: {
    en: 'Branch managers with a growing team, and groups where every branch works its own way.',
    ar: 'مديرو فروع يكبر فريقهم، ومجموعات يعمل كل فرع فيها بطريقته.',
  },
  teamBegin: {
    en: 'A talk with a consultant about your branches, shifts and roles.',
    ar: 'بحديث مع مستشار عن فروعك وورديّاتك والأدوار فيها.',
  },

  assurance: { en: 'Quality assurance', ar: 'ضمان الجودة' },
  assuranceWhat: {
    en: 'A yearly rhythm of visits, audits and follow-up, so that what was corrected once stays correct.',
    ar: 'برنامج سنوي من الزيارات والتدقيق والمتابعة، كي يبقى ما أُصلح مرة صالحًا.',
  },
  assuranceReceive: {
    en: 'A plan of visits for the year, a review every quarter, and repeated failures named as such.',
    ar: 'خطة زيارات للسنة، ومراجعة كل ثلاثة أشهر، وتسمية الإخفاقات المتكررة بوضوح.',
  },
  assuranceFor: {
    en: 'Groups and franchisors who answer for a standard that other people deliver.',
    ar: 'المجموعات ومانحو الامتياز المسؤولون عن معيار ينفّذه غيرهم.',
  },
  assuranceBegin: {
    en: 'Choose a plan by the number of visits you need, or ask us for a proposal.',
    ar: 'اختر الباقة وفق عدد الزيارات التي تحتاج إليها، أو اطلب منا مقترحًا.',
  },
  assuranceLink: { en: 'Plans and prices', ar: 'الباقات والأسعار' },

  closingTitle: { en: 'Not sure which one you need?', ar: 'لست متأكدًا مما تحتاج إليه؟' },
  closingText: {
    en: 'Write two lines about your branches. We tell you which service helps, and also when none does.',
    ar: 'اكتب سطرين عن فروعك، ونخبرك بالخدمة المفيدة لك، وأيضًا إن لم تكن هناك حاجة إلى أي منها.',
  },
  signUp: { en: 'Create an account', ar: 'إنشاء حساب' },
  contact: { en: 'Contact us', ar: 'تواصل معنا' },
  register: { en: 'Register for Secret Shopper', ar: 'سجّل في برنامج المتسوّق السري' },
})
