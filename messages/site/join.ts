import { defineMessages } from '#/domain/text.ts'

/** The pages for mystery shoppers and freelancers, around their registration forms. */
export const joinMessages = defineMessages({
  toForm: { en: 'Create a free account', ar: 'إنشاء حساب مجاني' },

  payTitle: { en: 'Pay per visit', ar: 'أجر الزيارة' },
  payText: {
    en: 'The fee is shown before you accept a visit and never depends on the branch’s score. Urgent visits may carry a bonus.',
    ar: 'يظهر الأجر قبل قبول الزيارة، ولا يتأثر أبدًا بدرجة الفرع. وقد تُضاف مكافأة إلى الزيارات العاجلة.',
  },
  visit: { en: 'Visit', ar: 'الزيارة' },
  fee: { en: 'Fee', ar: 'الأجر' },
  minutes: { en: 'Time with the report', ar: 'المدة مع التقرير' },
  aboutMinutes: {
    en: { one: 'about {count} minute', other: 'about {count} minutes' },
    ar: {
      zero: 'أقل من دقيقة',
      one: 'نحو دقيقة واحدة',
      two: 'نحو دقيقتين',
      few: 'نحو {count} دقائق',
      many: 'نحو {count} دقيقة',
      other: 'نحو {count} دقيقة',
    },
  },
  spending: { en: 'Your order, reimbursed', ar: 'تعويض مشترياتك' },
  upTo: { en: 'up to {amount}', ar: 'حتى {amount}' },
  payNote: {
    en: 'You pay at the branch and send a photo of the receipt with the report. Fee and expenses go to your bank account once the report is released.',
    ar: 'تدفع في الفرع وترسل صورة إيصال الشراء مع التقرير، ويُحوَّل الأجر وتعويض المشتريات إلى حسابك البنكي بعد نشر التقرير.',
  },

  stepsTitle: { en: 'From registration to your first fee', ar: 'من التسجيل إلى أول أجر' },
  step1: { en: 'Register', ar: 'التسجيل' },
  step1Text: {
    en: 'Name, email and password. You agree to the code of conduct.',
    ar: 'الاسم والبريد الإلكتروني وكلمة المرور، والموافقة على ميثاق السلوك.',
  },
  step2: { en: 'Complete your profile', ar: 'إكمال الملف' },
  step2Text: {
    en: 'Your city, the days you can go, and places where you work or have worked, so that you are never sent there.',
    ar: 'مدينتك والأيام التي تناسبك، والأماكن التي تعمل أو عملت فيها كي لا تُرسل إليها.',
  },
  step3: { en: 'Approval', ar: 'الاعتماد' },
  step3Text: {
    en: 'A member of our team reads each profile. You get an answer by email.',
    ar: 'يراجع أحد أعضاء فريقنا كل ملف، ويصلك الرد بالبريد الإلكتروني.',
  },
  step4: { en: 'Visit and report', ar: 'الزيارة والتقرير' },
  step4Text: {
    en: 'Accept an offer, visit as a guest, and send the report within 24 hours. It works on the phone, also without network.',
    ar: 'اقبل عرضًا وزُر الفرع مثل أي ضيف وأرسل التقرير خلال 24 ساعة. يعمل النموذج على الجوال حتى دون اتصال.',
  },
  step5: { en: 'Payment', ar: 'صرف الأجر' },
  step5Text: {
    en: 'An editor checks and grades the report. Once it is released, your fee is due.',
    ar: 'يدقق المراجع التقرير ويقيّمه، ويُستحق أجرك عند نشره.',
  },

  briefTitle: { en: 'A sample of visit instructions', ar: 'مثال على تعليمات زيارة' },
  briefText: {
    en: 'You receive instructions like these before each visit. The branch and the time are added to them.',
    ar: 'تصلك قبل كل زيارة تعليمات مثل هذه، ومعها الفرع والموعد.',
  },
  example: { en: 'Example', ar: 'مثال' },
  briefStay: { en: 'Stay', ar: 'مدة البقاء' },
  briefPhotos: { en: 'Photos', ar: 'الصور' },
  briefPhotosText: {
    en: 'The dishes, the receipt and the facade. Never people.',
    ar: 'الأطباق وإيصال الشراء والواجهة، دون تصوير الأشخاص إطلاقًا.',
  },

  levelsTitle: { en: 'Levels', ar: 'المستويات' },
  levelsText: {
    en: 'Everyone starts at Basic. Your level rises with released reports, good grades and punctuality, by published rules.',
    ar: 'يبدأ الجميع بالمستوى الأساسي، ويرتفع مستواك بالتقارير المنشورة والدرجات الجيدة والالتزام بالمواعيد وفق قواعد معلنة.',
  },
  level: { en: 'Level', ar: 'المستوى' },
  opens: { en: 'Rights', ar: 'ما يتيحه' },
  needs: { en: 'Requirements', ar: 'شروطه' },
  opensBasic: { en: 'Basic evaluations', ar: 'التقييمات الأساسية' },
  opensAll: { en: 'Both types of visits', ar: 'نوعا الزيارات' },
  openJobs: {
    en: { one: '{count} visit at a time', other: '{count} visits at a time' },
    ar: {
      zero: 'دون زيارات',
      one: 'زيارة واحدة في الوقت نفسه',
      two: 'زيارتان في الوقت نفسه',
      few: '{count} زيارات في الوقت نفسه',
      many: '{count} زيارة في الوقت نفسه',
      other: '{count} زيارة في الوقت نفسه',
    },
  },
  claims: { en: 'claims open visits without an offer', ar: 'حجز الزيارات المتاحة دون عرض' },
  needsProfile: { en: 'An approved profile', ar: 'ملف معتمد' },
  needsReports: {
    en: { one: '{count} released report', other: '{count} released reports' },
    ar: {
      zero: 'دون تقارير',
      one: 'تقرير منشور واحد',
      two: 'تقريران منشوران',
      few: '{count} تقارير منشورة',
      many: '{count} تقريرًا منشورًا',
      other: '{count} تقرير منشور',
    },
  },
  needsGrade: { en: 'average grade of {grade} out of 5', ar: 'متوسط درجة {grade} من 5' },
  needsPunctual: { en: '{percent}% on time', ar: '{percent}% في الموعد' },
  needsTest: { en: 'level test', ar: 'اختبار المستوى' },

  questionsTitle: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
  q1: { en: 'Do I need experience?', ar: 'هل أحتاج إلى خبرة؟' },
  a1: {
    en: 'No. The instructions and each question explain what to look at. The first visits are short basic evaluations.',
    ar: 'لا. تشرح التعليمات وكل سؤال ما تنتبه إليه، والزيارات الأولى تقييمات أساسية قصيرة.',
  },
  q2: { en: 'When do I get my money?', ar: 'متى أستلم أجري؟' },
  a2: {
    en: 'The fee is due when the report is released. A few working days later it is part of the next transfer to your bank account. You see every step under “Payouts”.',
    ar: 'يُستحق الأجر عند نشر التقرير، ويدخل بعد أيام عمل قليلة في التحويل التالي إلى حسابك البنكي. وتتابع كل خطوة في صفحة «المستحقات».',
  },
  q3: { en: 'Does the branch learn who I am?', ar: 'هل يعرف الفرع من أنا؟' },
  a3: {
    en: 'No. Clients never learn your name, and reports don’t show it.',
    ar: 'لا. لا يعرف العملاء اسمك أبدًا، ولا يظهر في التقارير.',
  },
  q4: { en: 'May I photograph or record?', ar: 'هل يحق لي التصوير أو التسجيل؟' },
  a4: {
    en: 'Photograph only the things a question asks for, never people. Recording sound or video of a visit is not allowed.',
    ar: 'صوّر ما يطلبه السؤال فقط دون تصوير الأشخاص. ولا يُسمح بتسجيل الصوت أو الفيديو أثناء الزيارة.',
  },
  q5: { en: 'What if I can’t go?', ar: 'ماذا لو تعذّر حضوري؟' },
  a5: {
    en: 'Hand the visit back as early as possible. There are no consequences as long as another shopper can still go.',
    ar: 'اعتذر عن الزيارة في أقرب وقت، ولا يترتب عليك شيء ما دام متسوّق آخر يستطيع تنفيذها.',
  },
  q6: { en: 'Is this a job?', ar: 'هل هذه وظيفة؟' },
  a6: {
    en: 'No. You work on your own account and decide which visits to accept. You must be at least 18 years old.',
    ar: 'لا. تعمل لحسابك الخاص وتقرر أي الزيارات تقبل، ويجب ألا يقل عمرك عن 18 عامًا.',
  },
  readCode: { en: 'Read the whole code of conduct', ar: 'قراءة ميثاق السلوك كاملًا' },

  tasksTitle: { en: 'Tasks for freelancers', ar: 'مهام المستقلين' },
  tasksText: {
    en: 'Beside visits, freelancers carry out tasks of our team: photos of menus, checks of opening hours, lists of prices. Each task names what to deliver and by when. Visits pay as follows.',
    ar: 'إلى جانب الزيارات ينفّذ المستقلون مهام لفريقنا: تصوير القوائم والتحقق من أوقات العمل وحصر الأسعار. وتبيّن كل مهمة المطلوب تسليمه وموعده. أما الزيارات فأجورها كما يلي.',
  },
  formTitle: { en: 'Registration', ar: 'التسجيل' },
})
