import { defineMessages } from '#/domain/text.ts'

/** The page about the company. */
export const aboutMessages = defineMessages({
  title: { en: 'About us', ar: 'من نحن' },
  description: {
    en: 'Who we are, how we work and the values we keep to: independent insight into service quality for restaurants, cafes and hospitality in Saudi Arabia.',
    ar: 'من نحن وكيف نعمل وما قيمنا: نظرة مستقلة إلى جودة الخدمة في المطاعم والمقاهي ومنشآت الضيافة في السعودية.',
  },
  lead: {
    en: 'We help restaurants, cafes and hospitality businesses in Saudi Arabia hear what their guests rarely say aloud, and turn it into better service.',
    ar: 'نساعد المطاعم والمقاهي ومنشآت الضيافة في السعودية على سماع ما لا يقوله الضيوف عادةً، وتحويله إلى خدمة أفضل.',
  },
  figures: { en: 'In figures', ar: 'بالأرقام' },
  vision: { en: 'Vision', ar: 'رؤيتنا' },
  visionText: {
    en: 'A Saudi hospitality sector in which every brand keeps its promise to every guest, in every branch.',
    ar: 'قطاع ضيافة في المملكة يجد فيه كل ضيف، وفي كل فرع، ما تَعِد به العلامة التجارية.',
  },
  mission: { en: 'Mission', ar: 'رسالتنا' },
  missionText: {
    en: 'To show owners and teams what their guests experience, with fair questions, verified evidence and transparent scoring.',
    ar: 'أن نُطلع الملّاك وفرق العمل على تجربة ضيوفهم كما هي: بأسئلة منصفة وأدلة مدققة وطريقة احتساب واضحة للجميع.',
  },
  values: { en: 'Our values', ar: 'قيمنا' },
  valuesText: {
    en: 'Four rules for decisions that are not obvious.',
    ar: 'أربع قواعد نرجع إليها حين لا يكون القرار واضحًا.',
  },
  honest: { en: 'Honest', ar: 'الصدق' },
  honestText: {
    en: 'We show how each score is calculated and never soften it. When there are few visits, we state how uncertain the figure is.',
    ar: 'تُعرض كل درجة مع طريقة احتسابها ولا نجمّلها. وحين تكون الزيارات قليلة نذكر هامش الخطأ.',
  },
  discreet: { en: 'Discreet', ar: 'الكتمان' },
  discreetText: {
    en: 'Shoppers stay unknown to the branch, your results stay yours, and staff on shift are described by role, never exposed.',
    ar: 'لا يعرف الفرع هوية المتسوّق، ونتائجك لك وحدك، ويُذكر موظفو الوردية بأدوارهم دون تشهير.',
  },
  fair: { en: 'Fair', ar: 'الإنصاف' },
  fairText: {
    en: 'The same questions for every branch, an editor’s check before you see the report, and seven days to dispute it.',
    ar: 'أسئلة موحّدة لجميع الفروع، ومراجعة كل تقرير قبل أن يصلك، وحق الاعتراض خلال سبعة أيام من نشره.',
  },
  useful: { en: 'Useful', ar: 'النفع' },
  usefulText: {
    en: 'Every lost point comes with its evidence, so the next step is a decision and not a guess.',
    ar: 'كل نقطة مخصومة موثّقة بدليلها، لتكون الخطوة التالية قرارًا لا تخمينًا.',
  },
  howTitle: { en: 'How we work', ar: 'كيف نعمل' },
  how1: { en: 'Shoppers are selected by clear rules', ar: 'اختيار المتسوّقين وفق ضوابط' },
  how1Text: {
    en: 'No one visits a branch they work for or have ties to, and the same shopper does not return to a branch within 90 days.',
    ar: 'لا يزور المتسوّق فرعًا يعمل فيه أو تربطه به صلة، ولا يعود إلى الفرع نفسه خلال 90 يومًا.',
  },
  how2: { en: 'Reports are checked by a person', ar: 'كل تقرير يراجعه مختص' },
  how2Text: {
    en: 'An editor compares answers, receipt, photos and times, and returns anything that does not match. No report is released automatically.',
    ar: 'يطابق المراجع بين الإجابات وإيصال الشراء والصور والأوقات ويعيد ما لا يتطابق، ولا يُنشر أي تقرير تلقائيًا.',
  },
  how3: { en: 'Transparent scoring', ar: 'احتساب واضح للدرجات' },
  how3Text: {
    en: 'The weights are published. “How this score was made” shows the calculation question by question, in both languages.',
    ar: 'الأوزان معلنة، وفي صفحة «كيف احتُسبت هذه الدرجة» الحساب سؤالًا سؤالًا وباللغتين.',
  },
  how4: { en: 'We keep only the data we need', ar: 'لا نحتفظ إلا بما يلزم من البيانات' },
  how4Text: {
    en: 'Our privacy notice, under the Saudi Personal Data Protection Law, lists the data we store, our reasons and the retention periods.',
    ar: 'تجد في إشعار الخصوصية، وفق نظام حماية البيانات الشخصية في المملكة، البيانات التي نحفظها وسبب حفظها ومدته.',
  },
  scoring: { en: 'Scoring method', ar: 'طريقة احتساب الدرجات' },
  terms: { en: 'Terms and privacy notice', ar: 'الشروط وإشعار الخصوصية' },
  proofTitle: { en: 'Check us yourself', ar: 'تحقّق بنفسك' },
  proof1: { en: 'Read a whole report', ar: 'اقرأ تقريرًا كاملًا' },
  proof1Text: {
    en: 'A sample with every answer, photo and time, exactly as clients receive it.',
    ar: 'نموذج بكل إجابة وصورة ووقت، كما يصل إلى العملاء.',
  },
  proof2: { en: 'Read the questions and their weights', ar: 'اقرأ الأسئلة وأوزانها' },
  proof2Text: {
    en: 'Both questionnaires and the scoring method are published in full.',
    ar: 'نموذجا التقييم وطريقة احتساب الدرجات منشورة بالكامل.',
  },
  proof3: { en: 'Check a certificate', ar: 'تحقّق من شهادة' },
  proof3Text: {
    en: 'The number on a certificate leads to its current state, signed so that you can verify it without trusting us.',
    ar: 'أدخل رقم الشهادة لتعرف حالتها الحالية، وهي موقّعة رقميًا لتتحقق منها بنفسك.',
  },
  proof4: { en: 'Read the terms', ar: 'اقرأ الشروط' },
  proof4Text: {
    en: 'Terms, privacy notice, shoppers’ code and refund policy, each with its version and date.',
    ar: 'الشروط وإشعار الخصوصية وقواعد سلوك المتسوّقين وسياسة الاسترداد، ولكل منها إصدار وتاريخ.',
  },
  allContact: { en: 'All contact details', ar: 'جميع بيانات التواصل' },
  closingTitle: { en: 'Try us with one visit', ar: 'جرّبنا بزيارة واحدة' },
  closingText: {
    en: 'Create an account and order a single visit, or ask us anything first.',
    ar: 'أنشئ حسابًا واطلب زيارة واحدة، أو اسألنا أولًا عمّا تود معرفته.',
  },
  signUp: { en: 'Create an account', ar: 'إنشاء حساب' },
  contact: { en: 'Contact us', ar: 'تواصل معنا' },
})
