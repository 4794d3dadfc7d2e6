import { defineMessages } from '#/domain/text.ts'

/** The page about certificates: levels, rule, self-check, register. */
export const certifiedMessages = defineMessages({
  title: { en: 'A certificate that guests can check', ar: 'شهادة يستطيع ضيوفك التحقق منها' },
  shortName: { en: 'Get certified', ar: 'احصل على الشهادة' },
  description: {
    en: 'Silver, Gold and Platinum certificates for restaurant branches in Saudi Arabia: the published rule, a self-check, and the register of holders.',
    ar: 'شهادات فضية وذهبية وبلاتينية لفروع المطاعم في المملكة: القاعدة المنشورة، وفحص ذاتي، وسجل الحاصلين عليها.',
  },
  lead: {
    en: 'It is earned by visits, never bought. The rule is public, it is the same for everybody, and every certificate can be looked up here.',
    ar: 'تُكتسب بالزيارات ولا تُباع. قاعدتها منشورة وواحدة للجميع، ويمكن البحث عن أي شهادة هنا.',
  },
  check: { en: 'Check your branch', ar: 'افحص فرعك' },
  findHolder: { en: 'Search the register', ar: 'ابحث في السجل' },

  levelsTitle: { en: 'Three levels, one rule', ar: 'ثلاثة مستويات وقاعدة واحدة' },
  levelsText: {
    en: 'The mean of the last {visits} within {months} decides the level of a branch.',
    ar: 'متوسط آخر {visits} خلال {months} يحدد مستوى الفرع.',
  },
  silver: { en: 'Silver', ar: 'الفضي' },
  gold: { en: 'Gold', ar: 'الذهبي' },
  platinum: { en: 'Platinum', ar: 'البلاتيني' },
  meanFrom: { en: 'Mean of at least {mean}', ar: 'متوسط لا يقل عن {mean}' },
  silverText: { en: 'Guests are served reliably well.', ar: 'خدمة جيدة يُعتمد عليها.' },
  goldText: { en: 'Little is left to wish for, visit after visit.', ar: 'مستوى رفيع يتكرر زيارة بعد زيارة.' },
  platinumText: { en: 'Among the best a guest can meet.', ar: 'من أفضل ما يلقاه الضيف.' },

  ruleTitle: { en: 'The rule in full', ar: 'القاعدة كاملة' },
  rule1: {
    en: 'Visits count once their report has been released and was not excluded for a fault of ours.',
    ar: 'تُحتسب الزيارة بعد صدور تقريرها ما لم يُستبعد لخلل من جانبنا.',
  },
  rule2: {
    en: 'Means are not rounded up: 79.99 is not 80.',
    ar: 'لا يُقرَّب المتوسط إلى الأعلى: 79.99 ليست 80.',
  },
  rule3: {
    en: 'No critical failure in the last {months}, such as insects or a foreign body in the food.',
    ar: 'ألا يقع إخفاق حرج خلال آخر {months}، كوجود حشرات أو جسم غريب في الطعام.',
  },
  rule4: {
    en: 'No corrective action on a critical failure is overdue.',
    ar: 'ألا يكون هناك إجراء تصحيحي متأخر لإخفاق حرج.',
  },
  rule5: {
    en: 'A certificate is valid for {months}. A critical failure suspends it at once, until the correction has been verified.',
    ar: 'تسري الشهادة {months}، ويوقفها الإخفاق الحرج فورًا إلى أن يُتحقق من تصحيحه.',
  },
  rule6: {
    en: 'Every certificate is for one branch, not for a company.',
    ar: 'كل شهادة لفرع واحد لا للمنشأة كلها.',
  },
  coversTitle: { en: 'What it covers', ar: 'ما تشمله الشهادة' },
  coversText: {
    en: 'What guests experienced on the visits behind it: welcome, service, food, cleanliness they could see, the bill.',
    ar: 'ما عاشه الضيوف في الزيارات التي بُنيت عليها: الاستقبال والخدمة والطعام والنظافة الظاهرة والفاتورة.',
  },
  notCoversTitle: { en: 'What it does not', ar: 'ما لا تشمله' },
  notCoversText: {
    en: 'It is no health certificate and no municipal, food-safety or civil-defence licence, and it says nothing about kitchens and stores that no guest sees.',
    ar: 'ليست شهادة صحية ولا رخصة بلدية أو رخصة سلامة غذاء أو دفاع مدني، ولا تخص المطابخ والمستودعات التي لا يراها الضيف.',
  },

  checkTitle: { en: 'Would your branch qualify?', ar: 'هل يستوفي فرعك الشروط؟' },
  checkText: {
    en: 'Enter the last {visits}. Nothing is stored: the answer is computed from what you type.',
    ar: 'أدخل آخر {visits}. لا يُحفظ شيء، وتُحسب النتيجة مما تكتبه فقط.',
  },
  visit1: { en: 'Last visit', ar: 'الزيارة الأخيرة' },
  visitBack: { en: 'Visit {number}, counting back', ar: 'الزيارة {number} عدًّا من الأخيرة' },
  counted: {
    en: { one: '{count} counted visit', other: '{count} counted visits' },
    ar: {
      zero: '{count} زيارة محتسبة',
      one: 'زيارة محتسبة واحدة',
      two: 'زيارتين محتسبتين',
      few: '{count} زيارات محتسبة',
      many: '{count} زيارة محتسبة',
      other: '{count} زيارة محتسبة',
    },
  },
  months: {
    en: { one: '{count} month', other: '{count} months' },
    ar: {
      zero: '{count} شهر',
      one: 'شهر واحد',
      two: 'شهرين',
      few: '{count} أشهر',
      many: '{count} شهرًا',
      other: '{count} شهر',
    },
  },
  inForce: {
    en: 'Version {version} of the rule, in force since {date}.',
    ar: 'النسخة {version} من القاعدة، معمول بها منذ {date}.',
  },
  day: { en: 'Date of the visit', ar: 'تاريخ الزيارة' },
  score: { en: 'Score in per cent', ar: 'الدرجة بالمئة' },
  critical: { en: 'A critical question failed', ar: 'لم يتحقق فيها سؤال حرج' },
  earlier: { en: 'Date of an earlier critical failure', ar: 'تاريخ إخفاق حرج أقدم' },
  earlierHelp: { en: 'If there was one in older visits', ar: 'إن وقع في زيارات أقدم' },
  overdue: { en: 'A corrective action on a critical failure is overdue', ar: 'يوجد إجراء تصحيحي متأخر لإخفاق حرج' },
  compute: { en: 'Check now', ar: 'افحص الآن' },
  'day-missing': { en: 'Enter the date of this visit', ar: 'أدخل تاريخ هذه الزيارة' },
  'day-unreadable': { en: 'Enter a date such as 2026-09-30', ar: 'أدخل تاريخًا مثل 2026-09-30' },
  'day-ahead': { en: 'Enter a day that has already been', ar: 'أدخل يومًا سابقًا' },
  'score-missing': { en: 'Enter the score of this visit', ar: 'أدخل درجة هذه الزيارة' },
  'score-unreadable': { en: 'Enter a score from 0 to 100', ar: 'أدخل درجة من 0 إلى 100' },
  problems: { en: 'Something cannot be read', ar: 'تعذّرت قراءة بعض البيانات' },
  problemsText: { en: 'Correct the marked fields and check again.', ar: 'صحّح الحقول المحددة ثم أعد الفحص.' },

  resultTitle: { en: 'Result', ar: 'النتيجة' },
  eligible: { en: 'This branch qualifies today: {level}', ar: 'هذا الفرع يستوفي اليوم شروط المستوى {level}' },
  notYet: { en: 'Not yet', ar: 'ليس بعد' },
  mean: { en: 'Mean of these visits: {mean}', ar: 'متوسط هذه الزيارات: {mean}' },
  missingTitle: { en: 'What is missing', ar: 'ما ينقص' },
  missingVisits: {
    en: {
      one: '{count} more visit within the last {months} is needed.',
      other: '{count} more visits within the last {months} are needed.',
    },
    ar: {
      zero: 'لا تنقص أي زيارة.',
      one: 'تلزم زيارة واحدة أخرى خلال آخر {months}.',
      two: 'تلزم زيارتان أخريان خلال آخر {months}.',
      few: 'تلزم {count} زيارات أخرى خلال آخر {months}.',
      many: 'تلزم {count} زيارة أخرى خلال آخر {months}.',
      other: 'تلزم {count} زيارة أخرى خلال آخر {months}.',
    },
  },
  missingMean: {
    en: 'The mean must be at least {need}; {gap} points are missing.',
    ar: 'يجب ألا يقل المتوسط عن {need}، وينقصه {gap} من النقاط.',
  },
  missingCritical: {
    en: 'The critical failure of {on} stands in the way until {until}.',
    ar: 'الإخفاق الحرج بتاريخ {on} يمنع المنح حتى {until}.',
  },
  missingAction: {
    en: 'The overdue corrective action must be done and verified.',
    ar: 'يجب تنفيذ الإجراء التصحيحي المتأخر والتحقق منه.',
  },
  nextLevel: {
    en: 'To {level}, the mean needs {gap} points more.',
    ar: 'للوصول إلى المستوى {level} يلزم رفع المتوسط {gap} من النقاط.',
  },
  checkNote: {
    en: 'The self-check is no decision: what counts are the released reports in your portal.',
    ar: 'الفحص الذاتي ليس قرارًا، والمعتبر هو التقارير الصادرة في بوابتك.',
  },

  applyTitle: { en: 'How to apply', ar: 'طريقة التقديم' },
  apply1: { en: 'Register your company and order visits for the branch.', ar: 'سجّل منشأتك واطلب زيارات للفرع.' },
  apply2: {
    en: 'Once enough reports are released and the branch meets the rule, apply for the certificate in your portal; staff check the rule against the reports.',
    ar: 'بعد صدور ما يكفي من التقارير واستيفاء الفرع للشروط، اطلب الشهادة من حسابك، ويطابق فريقنا القاعدة على التقارير.',
  },
  apply3: {
    en: 'You receive the decision with the reports it rests on. There is no fee for the check.',
    ar: 'يصلك القرار مع التقارير التي استند إليها، ولا رسوم على الفحص.',
  },
  register: { en: 'Register your company', ar: 'سجّل منشأتك' },
  ask: { en: 'Ask about certification', ar: 'اسأل عن الشهادة' },

  registerTitle: { en: 'Register of holders', ar: 'سجل الحاصلين على الشهادة' },
  registerText: {
    en: 'Every branch that holds or held a certificate, unless its holder left the register.',
    ar: 'كل فرع يحمل شهادة أو حملها، ما لم يطلب صاحبها عدم إدراجه.',
  },
  numberLabel: { en: 'Certificate number', ar: 'رقم الشهادة' },
  numberHelp: { en: 'As it is written on the certificate', ar: 'كما هو مكتوب على الشهادة' },
  checkNumber: { en: 'Check the number', ar: 'تحقق من الرقم' },
  noSuchNumber: { en: 'No certificate matches this number', ar: 'لا توجد شهادة بهذا الرقم' },
  noSuchNumberText: {
    en: 'We never issued a certificate {number}. If a branch shows it, please tell us.',
    ar: 'لم نمنح أي شهادة بالرقم {number}. إذا كان أحد الفروع يعرضها فنرجو إبلاغنا.',
  },
  busy: { en: 'Please wait a moment', ar: 'انتظر قليلًا من فضلك' },
  busyText: {
    en: 'Many numbers that belong to no certificate were asked for from your network. Try again in a few minutes.',
    ar: 'طُلبت من شبكتك أرقام كثيرة لا تخص أي شهادة. حاول مرة أخرى بعد دقائق.',
  },
  search: { en: 'Name of the restaurant or branch', ar: 'اسم المطعم أو الفرع' },
  searchButton: { en: 'Search', ar: 'بحث' },
  nobodyYet: { en: 'No certificate has been issued yet', ar: 'لم تُمنح أي شهادة بعد' },
  nobodyYetText: {
    en: 'The first holders appear here on the day they earn it. Until then, nobody can truthfully show one.',
    ar: 'يظهر أول الحاصلين عليها هنا يوم استحقاقها، وحتى ذلك الحين لا يمكن لأحد أن يعرضها بصدق.',
  },
  noneFound: { en: 'No holder matches “{q}”', ar: 'لا نتائج مطابقة لـ «{q}»' },
  showAll: { en: 'Show all', ar: 'عرض الكل' },
  holder: { en: 'Holder', ar: 'الحاصل على الشهادة' },
  branch: { en: 'Branch', ar: 'الفرع' },
  level: { en: 'Level', ar: 'المستوى' },
  state: { en: 'Status', ar: 'الحالة' },
  number: { en: 'Number', ar: 'الرقم' },
  validUntil: { en: 'Valid until', ar: 'سارية حتى' },
})
