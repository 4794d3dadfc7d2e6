import { defineMessages } from '#/domain/text.ts'

/** Initial content of the home page: slides, statistics, feature cards and testimonials. */
export const homeContentMessages = defineMessages({
  slide1Kicker: { en: 'Business development platform', ar: 'منصة تطوير الأعمال' },
  slide1Title: { en: 'See every branch the way your guests do', ar: 'شاهد فروعك كما يراها ضيوفك' },
  slide1Text: {
    en: 'Mystery shoppers visit, photograph and answer. You get a scored report you can act on the same day.',
    ar: 'متسوّقون سريون يزورون فروعك ويوثّقون التجربة، ليصلك تقرير واضح بالدرجات تبني عليه قرارك في اليوم نفسه.',
  },
  slide2Kicker: { en: 'Procurement and hiring', ar: 'المشتريات والتوظيف' },
  slide2Title: { en: 'Buy well, hire well, keep the standard', ar: 'مشتريات أوفر وفريق أكفأ' },
  slide2Text: {
    en: 'Suppliers compared like for like and people hired for the role, so quality is not left to chance.',
    ar: 'نقارن المورّدين على أسس واحدة ونختار الكفاءات المناسبة، كي لا تبقى الجودة رهنًا بالمصادفة.',
  },
  slide3Kicker: { en: 'Digital innovation', ar: 'الابتكار الرقمي' },
  slide3Title: { en: 'Digital tools for a busy shift', ar: 'أدوات رقمية ليوم مزدحم' },
  slide3Text: {
    en: 'Reports, alerts and tasks on the phone in both languages, and consultants who set up your digital menu and split payments with you.',
    ar: 'تقارير وتنبيهات ومهام على الجوال باللغتين، ومستشارون يُعدّون معك القائمة الرقمية وتقسيم المدفوعات.',
  },
  slide4Kicker: { en: 'Quality assurance and training', ar: 'ضمان الجودة والتدريب' },
  slide4Title: { en: 'Quality you can certify and teach', ar: 'جودة موثّقة وفريق مدرَّب' },
  slide4Text: {
    en: 'Clear standards, training where the reports show the need, and a certificate your guests can check.',
    ar: 'معايير واضحة، وتدريب يستهدف ما تكشفه التقارير، وشهادة يستطيع ضيوفك التحقق منها.',
  },
  requestDemo: { en: 'Request Demo', ar: 'طلب عرض تجريبي' },
  explore: { en: 'Explore Platform', ar: 'استكشاف المنصة' },
  registerShopping: { en: 'Register for Secret Shopper', ar: 'التسجيل في برنامج المتسوّق السري' },

  claim1Value: { en: '500+', ar: '500+' },
  claim1: { en: 'satisfied clients', ar: 'عميل راضٍ' },
  claim2Value: { en: '10,000+', ar: '10,000+' },
  claim2: { en: 'completed evaluations', ar: 'تقييم مكتمل' },
  claim3Value: { en: '95%', ar: '95%' },
  claim3: { en: 'satisfaction', ar: 'نسبة الرضا' },
  claim4Value: { en: '24/7', ar: '24/7' },
  claim4: { en: 'support requests received online', ar: 'استقبال طلبات الدعم إلكترونيًا' },

  feature1: { en: 'AI core', ar: 'نواة الذكاء الاصطناعي' },
  feature1Text: {
    en: 'Every answer is weighted and compared with your target. The biggest losses of points come first, with their evidence.',
    ar: 'تُحتسب كل إجابة بوزنها وتُقارن بمستهدفك، ويبدأ التقرير بأكثر ما خفّض درجتك مع دليله.',
  },
  feature2: { en: 'Smart automation', ar: 'الأتمتة الذكية' },
  feature2Text: {
    en: 'From request to released report, each step moves on automatically and notifies the right person.',
    ar: 'من الطلب إلى نشر التقرير، تنتقل كل خطوة تلقائيًا ويصل إشعارها إلى المعنيّ بها.',
  },
  feature3: { en: 'Agent network', ar: 'شبكة الوكلاء الأذكياء' },
  feature3Text: {
    en: 'Agents rank the best shopper for every visit, follow up delays and flag anything that looks wrong.',
    ar: 'وكلاء يرشّحون المتسوّق الأنسب لكل زيارة، ويتابعون المتأخر، وينبّهون إلى ما يستدعي الانتباه.',
  },
  feature4: { en: 'Predictive quality', ar: 'الجودة التنبؤية' },
  feature4Text: {
    en: 'Trends by branch and section show where a standard is slipping before your guests notice.',
    ar: 'اتجاهات الأداء لكل فرع ومحور تكشف تراجع المستوى قبل أن يلاحظه ضيوفك.',
  },

  voicesNote: {
    en: 'Examples of how people in these roles use our reports. We name people only with their written consent.',
    ar: 'أمثلة على استفادة أصحاب هذه الأدوار من تقاريرنا، ولا نذكر اسمًا إلا بموافقة مكتوبة من صاحبه.',
  },
  voice1: {
    en: 'We no longer argue about how service was. We open the report, look at the photo and agree on the next step.',
    ar: 'لم نعد نختلف حول مستوى الخدمة: نفتح التقرير وننظر إلى الصورة ونتفق على الخطوة التالية.',
  },
  voice1By: { en: 'The view of an operations manager', ar: 'من وجهة نظر مدير عمليات' },
  voice1At: { en: 'Restaurant group', ar: 'مجموعة مطاعم' },
  voice2: {
    en: 'The team asks which points it can win back before the next visit. That is worth more to me than the score itself.',
    ar: 'صار الفريق يسأل عن النقاط التي يمكنه استعادتها قبل الزيارة القادمة، وهذا عندي أثمن من الدرجة نفسها.',
  },
  voice2By: { en: 'The view of an owner', ar: 'من وجهة نظر مالك' },
  voice2At: { en: 'Specialty cafe', ar: 'مقهى مختص' },
  voice3: {
    en: 'One standard for every branch, written in both languages of our team, so no one can say they didn’t know.',
    ar: 'معيار واحد لجميع الفروع بلغتَي فريقنا، فلم يعد لأحد عذر بعدم المعرفة.',
  },
  voice3By: { en: 'The view of a quality lead', ar: 'من وجهة نظر مسؤول جودة' },
  voice3At: { en: 'Hotel kitchen', ar: 'مطبخ فندقي' },
})
