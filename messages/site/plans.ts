import { defineMessages } from '#/domain/text.ts'

/** The page of plans: comparison, single visits, frequent questions. */
export const plansMessages = defineMessages({
  title: { en: 'Plans and prices', ar: 'الباقات والأسعار' },
  description: {
    en: 'Basic at SAR 999 and Professional at SAR 2,499 a month before VAT, Enterprise on request, or single visits. With a comparison and answers.',
    ar: 'الباقة الأساسية 999 ريالًا والاحترافية 2,499 ريالًا شهريًا قبل الضريبة، وباقة المنشآت الكبرى عند الطلب، أو زيارات منفردة.',
  },
  lead: {
    en: 'Three plans by the number of visits you need, or single visits without a plan. All prices are before 15% VAT; the amount with VAT stands beside them.',
    ar: 'ثلاث باقات بحسب عدد الزيارات التي تحتاج إليها، أو زيارات منفردة دون باقة. جميع الأسعار قبل ضريبة القيمة المضافة 15%، وبجانبها المبلغ شاملًا الضريبة.',
  },
  plansTitle: { en: 'Monthly plans', ar: 'الباقات الشهرية' },
  moneyBackText: {
    en: 'If a plan does not suit you, ask within 30 days of the first payment and you get it back in full.',
    ar: 'إن لم تناسبك الباقة فاطلب الاسترداد خلال 30 يومًا من أول دفعة لتستعيدها كاملة.',
  },
  refundRule: { en: 'Refund rule', ar: 'قاعدة استرداد المبلغ' },

  compareTitle: { en: 'What each plan contains', ar: 'ما تشمله كل باقة' },
  feature: { en: 'Content', ar: 'المحتوى' },
  rowPrice: { en: 'Price a month, VAT excluded', ar: 'السعر شهريًا، غير شامل الضريبة' },
  rowEvaluations: { en: 'Evaluations a month', ar: 'التقييمات شهريًا' },
  row_reports: { en: 'Report with score, findings, evidence and PDF', ar: 'تقرير بالدرجة والملاحظات والأدلة وملف PDF' },
  row_dashboard: { en: 'Company dashboard', ar: 'لوحة تحكم للمنشأة' },
  row_summary: { en: 'Generated summary with drivers', ar: 'ملخص مولّد مع الأسباب' },
  row_analytics: { en: 'Trend, comparison, answers, benchmarks', ar: 'الاتجاه والمقارنة والإجابات والمتوسطات المرجعية' },
  row_certificates: { en: 'Digital certificates', ar: 'الشهادات الرقمية' },
  row_questionnaires: { en: 'Your own questionnaires', ar: 'نماذج تقييم خاصة بك' },
  row_support: { en: 'Support by email', ar: 'الدعم عبر البريد الإلكتروني' },
  row_telephone: { en: 'Support by phone', ar: 'الدعم عبر الجوال' },
  row_manager: { en: 'Dedicated account manager', ar: 'مدير حساب مخصص' },
  row_training: { en: 'On-site training', ar: 'تدريب في مقر المنشأة' },
  row_agreement: { en: '24/7 support, by agreement', ar: 'دعم على مدار الساعة حسب الاتفاقية' },
  onRequest: { en: 'On request', ar: 'عند الطلب' },
  unlimited: { en: 'Unlimited', ar: 'غير محدودة' },
  included: { en: 'Included', ar: 'مشمول' },
  notIncluded: { en: 'Not included', ar: 'غير مشمول' },

  visitsText: {
    en: 'For a first impression, or for one branch now and then. You pay for the visit; there is no monthly fee.',
    ar: 'لانطباع أول، أو لفرع واحد بين حين وآخر. تدفع قيمة الزيارة فقط دون رسوم شهرية.',
  },
  visitFullText: {
    en: 'All sections: welcome, service, food, cleanliness, payment and more, with photos and times.',
    ar: 'جميع المحاور: الاستقبال والخدمة والطعام والنظافة والدفع وغيرها، مع الصور والأوقات.',
  },
  visitBasicText: {
    en: 'The essentials of a short visit, suited to cafes and counters.',
    ar: 'أساسيات زيارة قصيرة تناسب المقاهي ومنافذ البيع.',
  },
  orderVisit: { en: 'Register and order a visit', ar: 'سجّل واطلب زيارة' },
  howVisits: { en: 'How a visit works', ar: 'كيف تجري الزيارة' },

  questionsTitle: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
  q1: { en: 'Are the prices with VAT?', ar: 'هل الأسعار شاملة للضريبة؟' },
  a1: {
    en: 'No. Prices are before 15% value added tax. The amount with VAT is written below each price, and a tax invoice shows both.',
    ar: 'لا، الأسعار قبل ضريبة القيمة المضافة 15%. المبلغ شاملًا الضريبة مكتوب أسفل كل سعر، والفاتورة الضريبية تبيّن المبلغين.',
  },
  q2: { en: 'Do I need a plan to try it?', ar: 'هل أحتاج إلى باقة للتجربة؟' },
  a2: {
    en: 'No. Register your company and order a single visit. You see the price before you confirm the order.',
    ar: 'لا. سجّل منشأتك واطلب زيارة منفردة، ويظهر لك السعر قبل تأكيد الطلب.',
  },
  q3: {
    en: 'What happens when I need more visits than my plan holds?',
    ar: 'ماذا لو احتجت إلى زيارات أكثر مما في باقتي؟',
  },
  a3: {
    en: 'You order further visits at the single price, or move to the next plan. We never change a plan without your word.',
    ar: 'تطلب زيارات إضافية بالسعر المنفرد، أو تنتقل إلى الباقة التالية. ولا نغيّر باقة أحد دون موافقته.',
  },
  q4: { en: 'How does the 30-day money-back guarantee work?', ar: 'كيف يعمل ضمان الاسترداد خلال 30 يومًا؟' },
  a4: {
    en: 'Ask on the page of your plan, or write to us, within 30 days of paying for a plan for the first time. You get that payment back in full, VAT included, without giving a reason. Reports released until then stay yours.',
    ar: 'اطلب ذلك من صفحة باقتك أو راسلنا خلال 30 يومًا من أول دفعة للباقة لتستردها كاملة شاملة الضريبة دون ذكر سبب، وتبقى التقارير المنشورة حتى ذلك الحين لك.',
  },
  q5: { en: 'Can I pay once a year?', ar: 'هل يمكنني الدفع مرة في السنة؟' },
  a5: {
    en: 'Plans run by the month. For Enterprise the terms are agreed in the contract.',
    ar: 'الباقات شهرية. أما باقة المنشآت الكبرى فتُحدد شروطها في العقد.',
  },
  q6: { en: 'Is the shopper’s meal in the price?', ar: 'هل وجبة المتسوّق مشمولة في السعر؟' },
  a6: {
    en: 'The price shown is the price of the visit. If something further is to be ordered or tested, it is agreed with you beforehand.',
    ar: 'السعر المعروض هو سعر الزيارة. وإن لزم طلب أو اختبار إضافي فيُتفق عليه معك مسبقًا.',
  },
  q7: { en: 'Can I change or end my plan?', ar: 'هل يمكنني تغيير باقتي أو إنهاؤها؟' },
  a7: {
    en: 'Yes, on the page of your plan. A larger plan begins at once, and what is left of your month is taken off; a smaller one, or ending it, takes effect when the paid month is over.',
    ar: 'نعم، من صفحة باقتك. الباقة الأكبر تبدأ فورًا ويُخصم المتبقي من شهرك، أما الأصغر أو الإنهاء فيسري بنهاية الشهر المدفوع.',
  },
  q8: { en: 'How is the Enterprise price made?', ar: 'كيف يُحدد سعر باقة المنشآت الكبرى؟' },
  a8: {
    en: 'By the number of branches and visits, the training on site, and the systems to be connected. You get a written offer.',
    ar: 'بحسب عدد الفروع والزيارات والتدريب في مواقعك والأنظمة المطلوب ربطها، ويصلك عرض مكتوب.',
  },

  closingTitle: { en: 'Need a number for your branches?', ar: 'تريد سعرًا لفروعك؟' },
  closingText: {
    en: 'Tell us how many branches you have and how often you want to look. We write you an offer.',
    ar: 'أخبرنا بعدد فروعك وبعدد الزيارات التي تريدها، ونرسل إليك عرضًا مكتوبًا.',
  },
  signUp: { en: 'Create an account', ar: 'إنشاء حساب' },
  contact: { en: 'Contact us', ar: 'تواصل معنا' },
})
