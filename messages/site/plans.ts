import { defineMessages } from '#/domain/text.ts'

/** The page of plans: comparison, single visits, frequent questions. */
export const plansMessages = defineMessages({
  title: { en: 'Plans and prices', ar: 'الباقات والأسعار' },
  description: {
    en: 'Basic at SAR 999 and Professional at SAR 2,499 per month before VAT, Enterprise on request, or single visits. With a comparison and answers.',
    ar: 'الباقة الأساسية 999 ريالًا والاحترافية 2,499 ريالًا شهريًا قبل الضريبة، وباقة المنشآت الكبرى عند الطلب، أو زيارات منفردة.',
  },
  plansTitle: { en: 'Monthly plans', ar: 'الباقات الشهرية' },
  moneyBackTitle: { en: 'Thirty days to change your mind', ar: 'لديك ثلاثون يومًا لتغيّر رأيك' },
  moneyBackText: {
    en: 'Ask within 30 days of your first plan payment and it is refunded in full, VAT included, without giving a reason. Reports released until then remain yours.',
    ar: 'اطلب الاسترداد خلال 30 يومًا من أول دفعة للباقة لتستعيدها كاملة شاملة الضريبة دون ذكر سبب، وتبقى لك التقارير المنشورة حتى ذلك الحين.',
  },
  refundRule: { en: 'Refund policy', ar: 'سياسة الاسترداد' },

  compareTitle: { en: 'What each plan includes', ar: 'ما تشمله كل باقة' },
  feature: { en: 'Feature', ar: 'الميزة' },
  rowPrice: { en: 'Price per month, excluding VAT', ar: 'السعر شهريًا، غير شامل الضريبة' },
  rowEvaluations: { en: 'Evaluations per month', ar: 'التقييمات شهريًا' },
  row_reports: { en: 'Report with score, findings, evidence and PDF', ar: 'تقرير بالدرجة والملاحظات والأدلة وملف PDF' },
  row_dashboard: { en: 'Company dashboard', ar: 'لوحة تحكم للمنشأة' },
  row_summary: { en: 'Automatic summary with key drivers', ar: 'ملخص آلي مع الأسباب' },
  row_analytics: { en: 'Trend, comparison, answers, benchmarks', ar: 'الاتجاه والمقارنة والإجابات والمتوسطات المرجعية' },
  row_certificates: { en: 'Digital certificates', ar: 'الشهادات الرقمية' },
  row_questionnaires: { en: 'Your own questionnaires', ar: 'نماذج تقييم خاصة بك' },
  row_api: { en: 'API and webhooks', ar: 'الواجهة البرمجية وإشعارات Webhooks' },
  row_support: { en: 'Support by email', ar: 'الدعم عبر البريد الإلكتروني' },
  row_telephone: { en: 'Support by phone', ar: 'الدعم الهاتفي' },
  row_manager: { en: 'Dedicated account manager', ar: 'مدير حساب مخصص' },
  row_training: { en: 'On-site training', ar: 'تدريب في مقر المنشأة' },
  row_agreement: { en: '24/7 support, by agreement', ar: 'دعم على مدار الساعة حسب الاتفاقية' },
  onRequest: { en: 'On request', ar: 'عند الطلب' },
  unlimited: { en: 'Unlimited', ar: 'غير محدودة' },
  included: { en: 'Included', ar: 'مشمول' },
  notIncluded: { en: 'Not included', ar: 'غير مشمول' },

  visitsText: {
    en: 'For a first impression, or for one branch now and then. You pay per visit, with no monthly fee.',
    ar: 'لتجربة أولى، أو لتقييم فرع من وقت لآخر. تدفع قيمة الزيارة فقط دون رسوم شهرية.',
  },
  visitFullText: {
    en: 'All sections: welcome, service, food, cleanliness, payment and more, with photos and times.',
    ar: 'جميع المحاور: الاستقبال والخدمة والطعام والنظافة والدفع وغيرها، مع الصور والأوقات.',
  },
  visitBasicText: {
    en: 'The essentials of a short visit, suited to cafes and counters.',
    ar: 'أساسيات زيارة قصيرة تناسب المقاهي ومنافذ البيع.',
  },
  orderVisit: { en: 'Register and order a visit', ar: 'التسجيل وطلب زيارة' },
  howVisits: { en: 'How a visit works', ar: 'كيف تجري الزيارة' },

  questionsTitle: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
  q1: { en: 'Do prices include VAT?', ar: 'هل الأسعار شاملة للضريبة؟' },
  a1: {
    en: 'No. Prices exclude 15% VAT. The amount including VAT is shown below each price, and the tax invoice shows both.',
    ar: 'لا، الأسعار قبل ضريبة القيمة المضافة (15%). المبلغ شاملًا الضريبة مكتوب أسفل كل سعر، والفاتورة الضريبية تبيّن المبلغين.',
  },
  q2: { en: 'Do I need a plan to try it?', ar: 'هل أحتاج إلى باقة للتجربة؟' },
  a2: {
    en: 'No. Register your company and order a single visit. You see the price before you confirm the order.',
    ar: 'لا. سجّل منشأتك واطلب زيارة منفردة، ويظهر لك السعر قبل تأكيد الطلب.',
  },
  q3: {
    en: 'What if I need more visits than my plan includes?',
    ar: 'ماذا لو احتجت إلى زيارات أكثر مما في باقتي؟',
  },
  a3: {
    en: 'Order extra visits at the single-visit price or upgrade. We never change your plan without your approval.',
    ar: 'تطلب زيارات إضافية بسعر الزيارة المنفردة، أو تنتقل إلى الباقة الأعلى. ولا نغيّر باقتك إلا بموافقتك.',
  },
  q4: { en: 'How does the 30-day money-back guarantee work?', ar: 'كيف يُطبَّق ضمان الاسترداد خلال 30 يومًا؟' },
  a4: {
    en: 'Request it on your plan page, or write to us, within 30 days of your first payment for a plan. We refund that payment in full, VAT included, and you don’t need to give a reason. Reports released until then remain yours.',
    ar: 'اطلب ذلك من صفحة باقتك أو راسلنا خلال 30 يومًا من أول دفعة للباقة لتستردها كاملة شاملة الضريبة دون ذكر سبب، وتبقى التقارير المنشورة حتى ذلك الحين لك.',
  },
  q5: { en: 'Can I pay once a year?', ar: 'هل يمكنني الدفع مرة في السنة؟' },
  a5: {
    en: 'Plans are billed monthly. For Enterprise, the terms are agreed in the contract.',
    ar: 'الباقات شهرية. أما باقة المنشآت الكبرى فتُحدد شروطها في العقد.',
  },
  q6: { en: 'Does the price include the shopper’s meal?', ar: 'هل وجبة المتسوّق مشمولة في السعر؟' },
  a6: {
    en: 'Yes. The shopper pays at your branch and we reimburse up to SAR 200 for a full service evaluation or SAR 40 for a basic one. It isn’t added to your invoice.',
    ar: 'نعم. يدفع المتسوّق في فرعك، ونعوّضه حتى 200 ريال في التقييم الشامل و40 ريالًا في التقييم الأساسي، ولا يُضاف ذلك إلى فاتورتك.',
  },
  q7: { en: 'Can I change or end my plan?', ar: 'هل يمكنني تغيير باقتي أو إنهاؤها؟' },
  a7: {
    en: 'Yes, on your plan page. An upgrade starts immediately, with credit for the rest of your month; a downgrade or cancellation takes effect at the end of the paid month.',
    ar: 'نعم، من صفحة باقتك. الانتقال إلى باقة أعلى يبدأ فورًا ويُخصم المتبقي من شهرك، أما الانتقال إلى باقة أقل أو إنهاء الاشتراك فيسري بنهاية الشهر المدفوع.',
  },
  q8: { en: 'How is Enterprise priced?', ar: 'كيف يُحدد سعر باقة المنشآت الكبرى؟' },
  a8: {
    en: 'By the number of branches and visits, the on-site training and the level of support. You get a written quote.',
    ar: 'بحسب عدد الفروع والزيارات والتدريب في مقر المنشأة ومستوى الدعم، ويصلك عرض مكتوب.',
  },

  closingTitle: { en: 'Need a price for your branches?', ar: 'تريد سعرًا لفروعك؟' },
  closingText: {
    en: 'Tell us how many branches you have and how often you want visits. We’ll send you a quote.',
    ar: 'أخبرنا بعدد فروعك وبعدد الزيارات التي تريدها، ونرسل إليك عرضًا مكتوبًا.',
  },
  signUp: { en: 'Create an account', ar: 'إنشاء حساب' },
  contact: { en: 'Contact us', ar: 'تواصل معنا' },
})
