import { defineMessages } from '#/domain/text.ts'

/** Initial content of the home page: slides, statistics, feature cards and testimonials. */
export const homeContentMessages = defineMessages({
  slide1Kicker: { en: 'Business development platform', ar: 'منصة تطوير الأعمال' },
  slide1Title: { en: 'See every branch the way your guests do', ar: 'شاهد فروعك كما يراها ضيوفك' },
  slide1Text: {
    en: 'Mystery shoppers visit, photograph and answer. You read a scored report you can act on the same day.',
    ar: 'متسوّقون سريون يزورون ويوثّقون ويجيبون، لتقرأ تقريرًا بدرجات واضحة تتصرف بناءً عليه في اليوم نفسه.',
  },
  slide2Kicker: { en: 'Procurement and hiring', ar: 'المشتريات والتوظيف' },
  slide2Title: { en: 'Buy well, hire well, keep the standard', ar: 'مشتريات أوفر وفريق أكفأ' },
  slide2Text: {
    en: 'Suppliers compared on equal terms and people chosen for the work, so that quality does not hang on luck.',
    ar: 'نقارن المورّدين على أسس واحدة ونختار الكفاءات المناسبة، كي لا تبقى الجودة رهنًا بالمصادفة.',
  },
  slide3Kicker: { en: 'Digital innovation', ar: 'الابتكار الرقمي' },
  slide3Title: { en: 'From the menu to the bill, on one screen', ar: 'من القائمة إلى الفاتورة في شاشة واحدة' },
  slide3Text: {
    en: 'Digital menus, split payments and daily operations that your team learns in one shift.',
    ar: 'قوائم رقمية وتقسيم للمدفوعات وأدوات تشغيل يومي يتقنها فريقك في وردية واحدة.',
  },
  slide4Kicker: { en: 'Quality assurance and training', ar: 'ضمان الجودة والتدريب' },
  slide4Title: { en: 'Quality you can certify and teach', ar: 'جودة موثّقة وفريق مدرَّب' },
  slide4Text: {
    en: 'Clear standards, training where the reports point, and a certificate your guests can check.',
    ar: 'معايير واضحة، وتدريب يستهدف ما تكشفه التقارير، وشهادة يستطيع ضيوفك التحقق منها.',
  },
  requestDemo: { en: 'Request Demo', ar: 'اطلب عرضًا تجريبيًا' },
  explore: { en: 'Explore Platform', ar: 'استكشف المنصة' },
  registerShopping: { en: 'Register for Secret Shopper', ar: 'سجّل في برنامج المتسوّق السري' },

  claim1Value: { en: '500+', ar: '500+' },
  claim1: { en: 'satisfied clients', ar: 'عميل راضٍ' },
  claim2Value: { en: '10,000+', ar: '10,000+' },
  claim2: { en: 'completed evaluations', ar: 'تقييم مكتمل' },
  claim3Value: { en: '95%', ar: '95%' },
  claim3: { en: 'satisfaction', ar: 'نسبة الرضا' },
  claim4Value: { en: '24/7', ar: '24/7' },
  claim4: { en: 'support', ar: 'دعم على مدار الساعة' },

  feature1: { en: 'AI core', ar: 'نواة الذكاء الاصطناعي' },
  feature1Text: {
    en: 'Every answer is weighed and compared with your target. What cost you points comes first, with its evidence.',
    ar: 'تُوزن كل إجابة وتُقارن بمستهدفك، ويتصدّر التقرير ما أفقدك الدرجات مدعومًا بدليله.',
  },
  feature2: { en: 'Smart automation', ar: 'الأتمتة الذكية' },
  feature2Text: {
    en: 'From request to released report, each step moves on by itself and tells the right person.',
    ar: 'من الطلب إلى نشر التقرير، تنتقل كل خطوة تلقائيًا ويُبلَّغ بها الشخص المناسب.',
  },
  feature3: { en: 'Agent network', ar: 'شبكة الوكلاء الأذكياء' },
  feature3Text: {
    en: 'Agents rank the right shopper for every visit, follow up what is late and flag what looks wrong.',
    ar: 'وكلاء يرشّحون المتسوّق الأنسب لكل زيارة، ويتابعون المتأخر، وينبّهون إلى ما يستدعي الانتباه.',
  },
  feature4: { en: 'Predictive quality', ar: 'الجودة التنبؤية' },
  feature4Text: {
    en: 'Trends by branch and section show where a standard is slipping before your guests say so.',
    ar: 'اتجاهات الأداء لكل فرع ومحور تكشف تراجع المستوى قبل أن يلاحظه ضيوفك.',
  },

  voicesNote: {
    en: 'What people in these roles use our reports for. A name appears here only when its owner has agreed.',
    ar: 'هكذا يستفيد أصحاب هذه الأدوار من تقاريرنا، ولا نذكر اسمًا إلا بموافقة صاحبه.',
  },
  voice1: {
    en: 'We no longer argue about how service was. We open the report, look at the photo and agree on the next step.',
    ar: 'لم نعد نختلف حول مستوى الخدمة: نفتح التقرير وننظر إلى الصورة ونتفق على الخطوة التالية.',
  },
  voice1By: { en: 'The view of an operations manager', ar: 'من موقع مدير العمليات' },
  voice1At: { en: 'Restaurant group', ar: 'مجموعة مطاعم' },
  voice2: {
    en: 'The team asks which points it can win back before the next visit. That is worth more to me than the score itself.',
    ar: 'صار الفريق يسأل عن الدرجات التي يمكنه استعادتها قبل الزيارة القادمة، وهذا عندي أثمن من الدرجة نفسها.',
  },
  voice2By: { en: 'The view of an owner', ar: 'من موقع المالك' },
  voice2At: { en: 'Specialty cafe', ar: 'مقهى مختص' },
  voice3: {
    en: 'One standard for every branch, written in both languages of our team, so nobody can say they did not know.',
    ar: 'معيار واحد لجميع الفروع مكتوب بلغتَي فريقنا، فلا يبقى عذر بعدم المعرفة.',
  },
  voice3By: { en: 'The view of a quality lead', ar: 'من موقع مسؤول الجودة' },
  voice3At: { en: 'Hotel kitchen', ar: 'مطبخ فندقي' },
})
