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
    en: 'Eleven services around one question: what do guests experience at your branches, and how can it be better? Each page says what you receive, who carries it out and how it begins.',
    ar: 'إحدى عشرة خدمة حول سؤال واحد: ما تجربة ضيوفك في فروعك، وما الذي يحسّنها؟ في صفحة كل خدمة ما تحصل عليه ومن ينفّذها وكيف تبدأ.',
  },
  quality: { en: 'Quality and evidence', ar: 'الجودة والأدلة' },
  growth: { en: 'People and growth', ar: 'الفريق والنمو' },
  more: { en: 'What you receive and how it begins', ar: 'ما تحصل عليه وكيف تبدأ' },
  moreAbout: { en: '{service}: what you receive and how it begins', ar: '{service}: ما تحصل عليه وكيف تبدأ' },
  by: { en: 'Who carries it out', ar: 'من ينفّذها' },
  byVisit: {
    en: 'A mystery shopper visits, one of our editors checks the report, and the platform calculates the score.',
    ar: 'يزور المتسوّق السري الفرع، ويدقق مراجع من فريقنا التقرير، وتُحتسب الدرجة على المنصة.',
  },
  byPlatform: {
    en: 'The platform calculates it from reports that one of our editors has checked.',
    ar: 'تُحتسب على المنصة من تقارير دققها مراجع من فريقنا.',
  },
  byPeople: {
    en: 'Our consultants, in person or by call. It is work by people, not a function of the platform, and is quoted separately unless your plan includes it.',
    ar: 'مستشارونا حضوريًا أو عن بُعد. هي عمل أشخاص لا خاصية في المنصة، ولها عرض سعر مستقل ما لم تشملها باقتك.',
  },
  byTool: {
    en: 'Your team does it on the platform. Our consultants help with the setup and with what takes people, quoted separately unless your plan includes it.',
    ar: 'ينجزه فريقك على المنصة، ويساعدك مستشارونا في الإعداد وفي ما يحتاج إلى عملهم، بعرض سعر مستقل ما لم تشمله باقتك.',
  },
  byAuditors: {
    en: 'One of our qualified auditors, ordered for a branch and a day in the client portal. Your own managers can audit too, free of charge: the portal has the same kitchen checklist of 45 questions for the phone, which also works without a connection. An auditor of your company never shops it within two years.',
    ar: 'أحد مدقّقينا المعتمدين، بطلب من بوابة العملاء للفرع واليوم المناسبين. ويمكن لمديريك التدقيق بأنفسهم دون رسوم: في البوابة قائمة تدقيق المطبخ نفسها من 45 سؤالًا تُعبأ بالجوال حتى دون اتصال. ولا يزور من دقّق منشأتك فروعها متسوّقًا سريًا خلال سنتين.',
  },
  byBoth: {
    en: 'The platform plans and orders the visits and follows up corrections. Our consultants review the results with you.',
    ar: 'تُخطط الزيارات وتُطلب وتُتابع التصحيحات على المنصة، ويراجع مستشارونا النتائج معك.',
  },
  price: { en: 'Price', ar: 'السعر' },
  auditPrice: {
    en: '{price} for an audit, before VAT. Audits are outside every plan: your visits stay untouched.',
    ar: '{price} للتدقيق الواحد قبل الضريبة. التدقيق خارج جميع الباقات ولا يُنقص من زياراتك.',
  },
  auditOrder: { en: 'Order an audit', ar: 'اطلب تدقيقًا' },
  others: { en: 'Other services', ar: 'خدمات أخرى' },
  all: { en: 'All services', ar: 'جميع الخدمات' },
  begin: { en: 'Order a visit', ar: 'طلب زيارة' },
  receive: { en: 'What you receive', ar: 'ما تحصل عليه' },
  forWhom: { en: 'For whom', ar: 'لمن تناسب' },
  begins: { en: 'How it begins', ar: 'كيف تبدأ' },
  ask: { en: 'Ask about this service', ar: 'الاستفسار عن هذه الخدمة' },
  askAbout: { en: 'Ask about this service: {service}', ar: 'الاستفسار عن هذه الخدمة: {service}' },
  dailyOperations: { en: 'Daily operations', ar: 'التشغيل اليومي' },
  dailyOperationsText: {
    en: 'Four services for the days between visits: tools that your team uses on the platform, and consultants for the rest.',
    ar: 'أربع خدمات للأيام الواقعة بين زيارتين: أدوات يستخدمها فريقك على المنصة، ومستشارون لما سواها.',
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
    en: 'A checklist result by area with measured temperatures, photos of the points that need attention, the signature of your manager on duty, and a list of corrections to follow up.',
    ar: 'نتيجة تفصيلية لكل قسم مع درجات الحرارة المقيسة، وصور لما يحتاج إلى معالجة، وتوقيع المدير المناوب لديك، وقائمة تصحيحات للمتابعة.',
  },
  auditFor: {
    en: 'Operations managers who need every kitchen to run to the same standard, and owners before an inspection.',
    ar: 'مديرو العمليات الذين يريدون مطبخًا يعمل بالمستوى نفسه في كل فرع، والملّاك قبل زيارة تفتيشية.',
  },
  auditBegin: {
    en: 'Register your company, choose the branch and the day, and the auditor comes. Tell us beforehand if you have a standard of your own: we agree on the checklist first.',
    ar: 'سجّل منشأتك واختر الفرع واليوم ليحضر المدقّق. وإن كانت لديك معايير مكتوبة فأخبرنا مسبقًا لنتفق على بنود التدقيق.',
  },

  analytics: { en: 'Analytics and AI reports', ar: 'التحليلات وتقارير الذكاء الاصطناعي' },
  analyticsWhat: {
    en: 'Every answer is weighted by a published method. A plain summary names the strongest and weakest points, each linked to its evidence.',
    ar: 'تُحتسب كل إجابة وفق طريقة معلنة، ويذكر ملخّص واضح أبرز نقاط القوة وفرص التحسين، وكل جملة فيه مرتبطة بدليلها.',
  },
  analyticsReceive: {
    en: 'A report per visit with the calculation of every score, the trend of each branch, alerts when a score drops, and mailing lists for the people who should read it.',
    ar: 'تقرير لكل زيارة بطريقة احتساب كل درجة، وتطوّر كل فرع، وتنبيه عند انخفاض الدرجة، وقوائم بريدية لمن يهمه التقرير.',
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
    en: 'Consultants help you turn a concept that works into one that others can run: standards, manuals, figures per branch, selection and supervision of partners.',
    ar: 'يساعدك مستشارون على تحويل فكرة ناجحة إلى نموذج يستطيع غيرك تشغيله: معايير وأدلة تشغيل وأرقام الفرع الواحد واختيار الشركاء ومتابعتهم.',
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
    en: 'A trainer comes to your branch for short sessions on the weak points in your own reports: greeting, order accuracy, product knowledge, hygiene, complaints.',
    ar: 'يحضر مدرّب إلى فرعك ويقدّم جلسات قصيرة في المواضع التي تُظهر تقاريرك ضعفها: الترحيب ودقة الطلب ومعرفة الأصناف والنظافة والتعامل مع الشكاوى.',
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
    en: 'Suppliers, quotations, orders and deliveries in one place, so that prices can be compared like for like. A consultant helps you choose candidates for the work they will actually do.',
    ar: 'المورّدون وعروض الأسعار وأوامر الشراء والاستلام في مكان واحد، فتُقارَن الأسعار على أساس واحد. ويساعدك مستشار في اختيار المرشحين وفق العمل الذي سيؤدونه فعلًا.',
  },
  procurementReceive: {
    en: 'Quotations that suppliers answer by a link, a comparison by unit, orders within your limits of approval, receiving on a phone, and supplier invoices checked against order and delivery. For hiring, a shortlist with our reasons.',
    ar: 'طلبات أسعار يجيب عنها المورّدون عبر رابط، ومقارنة بسعر الوحدة، وأوامر شراء ضمن حدود الاعتماد لديك، واستلام بالجوال، ومطابقة فواتير المورّدين مع الأمر والاستلام. وللتوظيف قائمة مختصرة بالمرشحين مع أسباب الاختيار.',
  },
  procurementFor: {
    en: 'Kitchens whose costs or quality vary with the supplier, and branches about to open.',
    ar: 'مطابخ تتغير تكاليفها أو جودتها بتغيّر المورّد، وفروع على وشك الافتتاح.',
  },
  procurementBegin: {
    en: 'Enter your suppliers in the client portal, or tell us which people you are looking for and a consultant replies with a proposal.',
    ar: 'أضف مورّديك في بوابة العميل، أو أخبرنا بمن تبحث عنهم للتوظيف ليردّ عليك مستشار بمقترح.',
  },

  menus: { en: 'Digital menus', ar: 'القوائم الرقمية' },
  menusWhat: {
    en: 'A menu for the guest’s phone in Arabic and English, with photos, prices with VAT, calories and allergens from your recipes. You change it yourself and mark dishes that are sold out today.',
    ar: 'قائمة طعام لجوال الضيف بالعربية والإنجليزية، فيها الصور والأسعار شاملة الضريبة والسعرات ومسببات الحساسية من وصفاتك. تعدّلها بنفسك، وتحدّد الأصناف التي نفدت اليوم.',
  },
  menusReceive: {
    en: 'A menu at an address of its own, the declarations required by the regulator, prices by channel and branch, and codes for your tables to print.',
    ar: 'قائمة بعنوان خاص بها، والبيانات التي تشترطها الجهة التنظيمية، وأسعار بحسب القناة والفرع، ورموز للطاولات جاهزة للطباعة.',
  },
  menusFor: {
    en: 'Restaurants whose dishes or prices change often and who don’t want to reprint each time.',
    ar: 'مطاعم تتغير أصنافها أو أسعارها باستمرار ولا تريد إعادة الطباعة كل مرة.',
  },
  menusBegin: {
    en: 'Write your recipes in the client portal and publish the menu, or send us your current one and we’ll tell you the cost of setting it up.',
    ar: 'أدخل وصفاتك في بوابة العميل وانشر القائمة، أو أرسل قائمتك الحالية لنخبرك بتكلفة إعدادها.',
  },

  payments: { en: 'Split payments', ar: 'تقسيم المدفوعات' },
  paymentsWhat: {
    en: 'Advice on letting several guests pay one bill at your tables: in equal parts, by dish or by amount, without calculation by the waiter.',
    ar: 'استشارة لتمكين عدة ضيوف من دفع فاتورة واحدة على الطاولة: بالتساوي أو حسب الصنف أو بمبلغ محدد، دون أن يحسب النادل شيئًا.',
  },
  paymentsReceive: {
    en: 'A recommendation that fits your tills and your bank, and support in introducing it. Your own invoices from us can already be split among several payers.',
    ar: 'توصية تناسب نقاط البيع والبنك لديك، ودعم لتطبيقها مع فريقك. أما فواتيرك لدينا فيمكن تقسيمها بين عدة دافعين من الآن.',
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
    en: 'Members with roles by branch, recurring duties with proof, and daily reports on the phone. On request, a consultant writes down responsibilities with you, so that a standard doesn’t leave with the person who knew it.',
    ar: 'أعضاء بأدوار لكل فرع، ومهام دورية بإثبات، وتقارير يومية على الجوال. وعند الطلب يدوّن معك مستشار المسؤوليات، كي لا يغيب المعيار بغياب من يعرفه.',
  },
  teamReceive: {
    en: 'A page for the morning of each branch manager, reminders that go upwards when a duty is late, and a routine for following up the findings of a report.',
    ar: 'صفحة لصباح مدير الفرع، وتذكير يصل إلى المسؤول الأعلى إذا تأخرت مهمة، وآلية لمتابعة ما كشفه التقرير.',
  },
  teamFor: {
    en: 'Branch managers with a growing team, and groups where every branch works its own way.',
    ar: 'مديرو فروع يكبر فريقهم، ومجموعات يعمل كل فرع فيها بطريقته.',
  },
  teamBegin: {
    en: 'Invite your team in the client portal, or start with a consultation about your branches, shifts and roles.',
    ar: 'ادعُ فريقك من بوابة العميل، أو ابدأ بجلسة مع مستشار عن فروعك وورديّاتك والأدوار فيها.',
  },

  assurance: { en: 'Quality assurance', ar: 'ضمان الجودة' },
  assuranceWhat: {
    en: 'A yearly programme of visits, audits and follow-up, so that corrected faults do not return.',
    ar: 'برنامج سنوي من الزيارات والتدقيق والمتابعة، حتى لا يتكرر ما سبق تصحيحه.',
  },
  assuranceReceive: {
    en: 'A visit programme for the year that orders visits automatically, corrective actions with a person and a date, slides for your board each month, and a list of recurring failures.',
    ar: 'برنامج زيارات للسنة تُطلب زياراته تلقائيًا، وإجراءات تصحيحية لكل منها مسؤول وتاريخ، وعرض شهري لمجلس الإدارة، وبيان بالإخفاقات المتكررة.',
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
  openAccount: { en: 'Create an account', ar: 'إنشاء حساب' },
  register: { en: 'Register for Secret Shopper', ar: 'التسجيل في برنامج المتسوّق السري' },
})
