import { defineMessages } from '#/domain/text.ts'

/** The page about the company. */
export const aboutMessages = defineMessages({
  title: { en: 'About us', ar: 'من نحن' },
  description: {
    en: 'Who we are, how we work and what we hold to: independent views of service quality for restaurants, cafes and hospitality in Saudi Arabia.',
    ar: 'من نحن وكيف نعمل وما نلتزم به: نظرة مستقلة إلى جودة الخدمة في المطاعم والمقاهي ومنشآت الضيافة في السعودية.',
  },
  lead: {
    en: 'We help restaurants, cafes and hospitality businesses in Saudi Arabia hear what their guests rarely say aloud, and turn it into better service.',
    ar: 'نساعد المطاعم والمقاهي ومنشآت الضيافة في السعودية على سماع ما لا يقوله الضيوف عادةً، وتحويله إلى خدمة أفضل.',
  },
  figures: { en: 'In figures', ar: 'بالأرقام' },
  vision: { en: 'Vision', ar: 'رؤيتنا' },
  visionText: {
    en: 'A hospitality sector in the Kingdom where every guest, in every branch, can rely on what the sign above the door promises.',
    ar: 'قطاع ضيافة في المملكة يثق فيه كل ضيف، في كل فرع، بما تعد به اللافتة فوق الباب.',
  },
  mission: { en: 'Mission', ar: 'رسالتنا' },
  missionText: {
    en: 'To show owners and teams what their guests experience: with fair questions, checked evidence and arithmetic that anyone can follow.',
    ar: 'أن نُري الملّاك وفرق العمل ما يعيشه ضيوفهم: بأسئلة منصفة وأدلة مدقَّقة وحساب يستطيع أي شخص تتبّعه.',
  },
  values: { en: 'Our values', ar: 'قيمنا' },
  valuesText: {
    en: 'Four rules that decide when it is not obvious what to do.',
    ar: 'أربع قواعد نحتكم إليها حين لا يكون القرار واضحًا.',
  },
  honest: { en: 'Honest', ar: 'الصدق' },
  honestText: {
    en: 'A score is shown with how it was made, and never softened. Where few visits were made, we say how uncertain the figure is.',
    ar: 'تُعرض كل درجة مع طريقة حسابها ولا نجمّلها. وحين تكون الزيارات قليلة نذكر هامش الخطأ.',
  },
  discreet: { en: 'Discreet', ar: 'الكتمان' },
  discreetText: {
    en: 'Shoppers stay unknown to the branch, your results stay yours, and the staff on shift are described by role, not exposed.',
    ar: 'لا يعرف الفرع هوية المتسوّق، ونتائجك لك وحدك، ويُذكر موظفو الوردية بأدوارهم دون تشهير.',
  },
  fair: { en: 'Fair', ar: 'الإنصاف' },
  fairText: {
    en: 'Equal questions for every branch, an editor’s check before you read, and a right to object for seven days after.',
    ar: 'أسئلة واحدة لجميع الفروع، وتدقيق من محرّر قبل أن تقرأ، وحق الاعتراض خلال سبعة أيام بعد ذلك.',
  },
  useful: { en: 'Useful', ar: 'النفع' },
  usefulText: {
    en: 'Every lost point names its evidence, so that the next step is a decision and not a guess.',
    ar: 'كل درجة مفقودة يرافقها دليلها، لتكون الخطوة التالية قرارًا لا تخمينًا.',
  },
  howTitle: { en: 'How we work', ar: 'كيف نعمل' },
  how1: { en: 'Shoppers are chosen by rule', ar: 'نختار المتسوّقين وفق قواعد' },
  how1Text: {
    en: 'No one visits a branch they work for or are related to. The same shopper does not return to a branch within 90 days.',
    ar: 'لا يزور أحدٌ فرعًا يعمل فيه أو تربطه به صلة، ولا يعود المتسوّق نفسه إلى الفرع خلال 90 يومًا.',
  },
  how2: { en: 'Reports are checked by a person', ar: 'يدقّق التقاريرَ إنسان' },
  how2Text: {
    en: 'An editor compares answers, receipt, photos and times, and sends back what does not agree. A report is never released by itself.',
    ar: 'يقارن محرّر بين الإجابات والفاتورة والصور والأوقات ويعيد ما لا يتطابق، ولا يُنشر تقرير تلقائيًا أبدًا.',
  },
  how3: { en: 'Scores can be followed', ar: 'الدرجات قابلة للتتبّع' },
  how3Text: {
    en: 'The weights are published. “How this score was made” repeats the arithmetic question by question, in both languages.',
    ar: 'الأوزان منشورة، وصفحة «كيف حُسبت هذه الدرجة» تعيد الحساب سؤالًا بسؤال وباللغتين.',
  },
  how4: { en: 'Data is kept to what is needed', ar: 'نحتفظ بما يلزم من البيانات' },
  how4Text: {
    en: 'What we store, why and for how long is written in our privacy notice, under the Saudi personal data protection law.',
    ar: 'ما نحفظه وسببه ومدته مكتوب في إشعار الخصوصية، وفق نظام حماية البيانات الشخصية في المملكة.',
  },
  scoring: { en: 'Method of scoring', ar: 'طريقة احتساب الدرجات' },
  terms: { en: 'Terms and privacy notice', ar: 'الشروط وإشعار الخصوصية' },
  closingTitle: { en: 'Get to know us by one visit', ar: 'تعرّف إلينا بزيارة واحدة' },
  closingText: {
    en: 'Create an account and order a single visit, or ask us what you would like to know first.',
    ar: 'أنشئ حسابًا واطلب زيارة واحدة، أو اسألنا عمّا تود معرفته أولًا.',
  },
  signUp: { en: 'Create an account', ar: 'إنشاء حساب' },
  contact: { en: 'Contact us', ar: 'تواصل معنا' },
})
