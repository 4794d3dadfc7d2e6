import { defineMessages } from '#/domain/text.ts'

/** The page about certificates: levels, rule, self-check, register. */
export const certifiedMessages = defineMessages({
  title: { en: 'A certificate that guests can check', ar: 'شهادة يستطيع ضيوفك التحقق منها' },
  shortName: { en: 'Get certified', ar: 'احصل على الشهادة' },
  description: {
    en: 'Silver, Gold and Platinum certificates for restaurant branches in Saudi Arabia: the award criteria, a self-check, and the register of holders.',
    ar: 'شهادات فضية وذهبية وبلاتينية لفروع المطاعم في المملكة: شروط المنح، وفحص ذاتي، وسجل الحاصلين عليها.',
  },
  lead: {
    en: 'It is earned by visits, never bought. The award criteria are public and the same for everyone, and every certificate can be looked up here.',
    ar: 'تُستحق بنتائج الزيارات ولا تُباع. شروط المنح معلنة وواحدة للجميع، ويمكن البحث عن أي شهادة هنا.',
  },
  check: { en: 'Check your branch', ar: 'فحص أهلية فرعك' },
  findHolder: { en: 'Search the register', ar: 'البحث في السجل' },

  levelsTitle: { en: 'Three levels, one set of criteria', ar: 'ثلاثة مستويات وشروط موحّدة' },
  levelsText: {
    en: 'The average of the last {visits} within {months} decides the level of a branch.',
    ar: 'يتحدد مستوى الفرع بمتوسط آخر {visits} خلال {months}.',
  },
  silver: { en: 'Silver', ar: 'الفضي' },
  gold: { en: 'Gold', ar: 'الذهبي' },
  platinum: { en: 'Platinum', ar: 'البلاتيني' },
  meanFrom: { en: 'Average of at least {mean}', ar: 'متوسط لا يقل عن {mean}' },
  silverText: { en: 'Reliably good service.', ar: 'خدمة جيدة يُعتمد عليها.' },
  goldText: { en: 'Consistently excellent, visit after visit.', ar: 'مستوى رفيع يتكرر زيارة بعد زيارة.' },
  platinumText: { en: 'Among the best guest experiences.', ar: 'مستوى من الأفضل في تجربة الضيف.' },

  ruleTitle: { en: 'The award criteria in full', ar: 'شروط المنح كاملة' },
  rule1: {
    en: 'A visit counts once its report is released, unless the report was excluded for a fault of ours.',
    ar: 'تُحتسب الزيارة بعد نشر تقريرها ما لم يُستبعد لخلل من جانبنا.',
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
    en: 'A certificate is valid for {months}. A critical failure suspends it immediately, until the correction is verified.',
    ar: 'تسري الشهادة لمدة {months}، وتُوقف مؤقتًا فور رصد إخفاق حرج إلى أن يُتحقق من تصحيحه.',
  },
  rule6: {
    en: 'Every certificate is for one branch, not for a company.',
    ar: 'كل شهادة لفرع واحد لا للمنشأة كلها.',
  },
  coversTitle: { en: 'Covered', ar: 'ما تشمله الشهادة' },
  coversText: {
    en: 'Guest experience as found on the counted visits: welcome, service, food, visible cleanliness and the bill.',
    ar: 'تجربة الضيف كما رُصدت في الزيارات المحتسبة: الاستقبال والخدمة والطعام والنظافة الظاهرة والفاتورة.',
  },
  notCoversTitle: { en: 'Not covered', ar: 'ما لا تشمله الشهادة' },
  notCoversText: {
    en: 'It is not a health certificate or a municipal, food-safety or civil-defence licence. It does not cover kitchens and stores that guests do not see.',
    ar: 'ليست شهادة صحية ولا رخصة بلدية أو رخصة سلامة غذاء أو دفاع مدني، ولا تشمل المطابخ والمستودعات التي لا يراها الضيف.',
  },

  checkTitle: { en: 'Would your branch qualify?', ar: 'هل يستوفي فرعك الشروط؟' },
  checkText: {
    en: 'Enter the last {visits}. Nothing is stored. The result is calculated from your entries only.',
    ar: 'أدخل آخر {visits}. لا يُحفظ شيء، وتُحسب النتيجة مما تدخله فقط.',
  },
  visit1: { en: 'Last visit', ar: 'الزيارة الأخيرة' },
  visitBack: { en: 'Visit {number}, newest first', ar: 'الزيارة {number} من الأحدث إلى الأقدم' },
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
    en: 'Version {version} of the criteria, in force since {date}.',
    ar: 'الإصدار {version} من الشروط، ساري المفعول منذ {date}.',
  },
  day: { en: 'Date of the visit', ar: 'تاريخ الزيارة' },
  score: { en: 'Score (%)', ar: 'الدرجة (%)' },
  critical: { en: 'A critical failure was found', ar: 'سُجّل فيها إخفاق في معيار حرج' },
  earlier: { en: 'Date of an earlier critical failure', ar: 'تاريخ إخفاق حرج أقدم' },
  earlierHelp: { en: 'If an older visit had one', ar: 'إن وُجد في زيارة أقدم' },
  overdue: { en: 'A corrective action on a critical failure is overdue', ar: 'يوجد إجراء تصحيحي متأخر لإخفاق حرج' },
  compute: { en: 'Check now', ar: 'إجراء الفحص' },
  'day-missing': { en: 'Enter the date of this visit', ar: 'أدخل تاريخ هذه الزيارة' },
  'day-unreadable': { en: 'Enter a date such as 2026-09-30', ar: 'أدخل تاريخًا مثل 2026-09-30' },
  'day-ahead': { en: 'Enter a date in the past', ar: 'أدخل تاريخًا سابقًا' },
  'score-missing': { en: 'Enter the score of this visit', ar: 'أدخل درجة هذه الزيارة' },
  'score-unreadable': { en: 'Enter a score from 0 to 100', ar: 'أدخل درجة من 0 إلى 100' },
  problems: { en: 'Some entries are not valid', ar: 'بعض البيانات غير صحيحة' },
  problemsText: { en: 'Correct the marked fields and check again.', ar: 'صحّح الحقول المحددة ثم أعد الفحص.' },

  eligible: { en: 'This branch qualifies today: {level}', ar: 'هذا الفرع يستوفي اليوم شروط المستوى {level}' },
  notYet: { en: 'Not eligible yet', ar: 'لم يستوفِ الشروط بعد' },
  mean: { en: 'Average of these visits: {mean}', ar: 'متوسط هذه الزيارات: {mean}' },
  missingTitle: { en: 'Still missing', ar: 'الشروط الناقصة' },
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
    en: 'The average must be at least {need}. It is {gap} points short.',
    ar: 'يجب ألا يقل المتوسط عن {need}، وهو الآن أقل بمقدار {gap} نقطة.',
  },
  missingCritical: {
    en: 'No certificate before {until} because of the critical failure of {on}.',
    ar: 'لا تُمنح الشهادة قبل {until} بسبب الإخفاق الحرج بتاريخ {on}.',
  },
  missingAction: {
    en: 'The overdue corrective action must be done and verified.',
    ar: 'يجب تنفيذ الإجراء التصحيحي المتأخر والتحقق منه.',
  },
  nextLevel: {
    en: 'To reach {level}, the average must rise by {gap} points.',
    ar: 'للوصول إلى المستوى {level} يلزم رفع المتوسط {gap} نقطة.',
  },
  checkNote: {
    en: 'The self-check is for guidance only. The decision is based on the released reports in your portal.',
    ar: 'الفحص الذاتي استرشادي، والقرار وفق التقارير المنشورة في بوابتك.',
  },

  applyTitle: { en: 'How to apply', ar: 'طريقة التقديم' },
  apply1: { en: 'Register your company and order visits for the branch.', ar: 'سجّل منشأتك واطلب زيارات للفرع.' },
  apply2: {
    en: 'Once enough reports are released and the branch meets the criteria, apply for the certificate in your portal. Our team checks the criteria against the reports.',
    ar: 'بعد نشر ما يكفي من التقارير واستيفاء الفرع للشروط، قدّم طلب الشهادة من بوابتك، ويتحقق فريقنا من الشروط وفق التقارير.',
  },
  apply3: {
    en: 'You receive the decision with the reports it is based on. There is no fee for the check.',
    ar: 'يصلك القرار مع التقارير التي استند إليها، ولا رسوم على الفحص.',
  },
  register: { en: 'Register your company', ar: 'تسجيل المنشأة' },
  ask: { en: 'Ask about certification', ar: 'الاستفسار عن الشهادة' },

  registerTitle: { en: 'Register of holders', ar: 'سجل الحاصلين على الشهادة' },
  registerText: {
    en: 'Every branch that holds or held a certificate, unless its holder chose not to be listed.',
    ar: 'كل فرع لديه شهادة أو سبق أن حصل عليها، ما لم يطلب صاحبها عدم إدراجه.',
  },
  numberLabel: { en: 'Certificate number', ar: 'رقم الشهادة' },
  numberHelp: { en: 'As it is written on the certificate', ar: 'كما هو مكتوب على الشهادة' },
  checkNumber: { en: 'Check the number', ar: 'التحقق من الرقم' },
  noSuchNumber: { en: 'No certificate matches this number', ar: 'لا توجد شهادة بهذا الرقم' },
  noSuchNumberText: {
    en: 'We never issued a certificate {number}. If a branch shows it, please tell us.',
    ar: 'لم نمنح أي شهادة بالرقم {number}. إذا كان أحد الفروع يعرضها فنرجو إبلاغنا.',
  },
  busy: { en: 'Please wait a moment', ar: 'انتظر قليلًا من فضلك' },
  busyText: {
    en: 'Too many lookups of unknown numbers from your network. Try again in a few minutes.',
    ar: 'محاولات كثيرة بأرقام غير صحيحة من شبكتك. حاول مرة أخرى بعد دقائق.',
  },
  search: { en: 'Name of the restaurant or branch', ar: 'اسم المطعم أو الفرع' },
  searchButton: { en: 'Search', ar: 'بحث' },
  nobodyYet: { en: 'No certificate has been issued yet', ar: 'لم تُمنح أي شهادة بعد' },
  nobodyYetText: {
    en: 'The first holders appear here on the day they earn it. Any certificate shown before then is not ours.',
    ar: 'يظهر أول الحاصلين عليها هنا يوم استحقاقها. وأي شهادة تُعرض قبل ذلك غير صادرة عنا.',
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
