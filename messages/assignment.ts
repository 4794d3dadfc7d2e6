import { defineMessages } from '#/domain/text.ts'

/** Who may have a visit, and why others may not. */
export const assignmentMessages = defineMessages({
  title: { en: 'Assign a shopper', ar: 'تعيين متسوّق' },
  description: {
    en: 'Ranked by fit. The rules are checked again when you assign.',
    ar: 'مرتّبون حسب الملاءمة. تُفحص القواعد مرة أخرى عند التعيين.',
  },
  search: { en: 'Search shoppers', ar: 'ابحث عن متسوّق' },
  assign: { en: 'Assign', ar: 'تعيين' },
  assignName: { en: 'Assign {name}', ar: 'تعيين {name}' },
  fit: { en: 'Fit {points} of 100', ar: 'الملاءمة {points} من 100' },
  openJobs: {
    en: { one: '{count} open visit', other: '{count} open visits' },
    ar: {
      zero: 'لا زيارات مفتوحة',
      one: 'زيارة مفتوحة واحدة',
      two: 'زيارتان مفتوحتان',
      few: '{count} زيارات مفتوحة',
      many: '{count} زيارة مفتوحة',
      other: '{count} زيارة مفتوحة',
    },
  },
  openOffers: {
    en: { one: '{count} open offer', other: '{count} open offers' },
    ar: {
      zero: 'لا عروض مفتوحة',
      one: 'عرض مفتوح واحد',
      two: 'عرضان مفتوحان',
      few: '{count} عروض مفتوحة',
      many: '{count} عرضًا مفتوحًا',
      other: '{count} عرض مفتوح',
    },
  },
  level_basic: { en: 'Basic', ar: 'أساسي' },
  level_professional: { en: 'Professional', ar: 'احترافي' },
  level_senior: { en: 'Senior', ar: 'متقدم' },
  level_lead: { en: 'Lead', ar: 'خبير' },
  part_quality: { en: 'Report quality', ar: 'جودة التقارير' },
  part_reliability: { en: 'Reliability', ar: 'الالتزام' },
  part_distance: { en: 'Distance', ar: 'القرب من الفرع' },
  part_freshness: { en: 'New to this client', ar: 'حداثة العهد بالعميل' },
  part_profile: { en: 'Profile match', ar: 'ملاءمة الملف' },
  part_fairness: { en: 'Fair share', ar: 'عدالة التوزيع' },
  noData: { en: 'no data yet, half the points', ar: 'لا بيانات بعد، نصف النقاط' },
  why: { en: 'How the fit is calculated', ar: 'تفاصيل الملاءمة' },
  none: { en: 'No shopper can take this visit at the moment', ar: 'لا يوجد متسوّق متاح لهذه الزيارة حاليًا' },
  noneHelp: {
    en: 'The reasons are below. Most of them end on a date.',
    ar: 'الأسباب مذكورة أدناه، وينتهي معظمها في تاريخ محدد.',
  },
  noShoppers: { en: 'There are no shoppers yet', ar: 'لا يوجد متسوّقون بعد' },
  more: {
    en: 'Only the first {shown} are shown. Search by name for the others.',
    ar: 'يظهر أول {shown} فقط. ابحث بالاسم عن غيرهم.',
  },
  fitCount: {
    en: { one: '{count} shopper can take it', other: '{count} shoppers can take it' },
    ar: {
      zero: 'لا متسوّق متاح',
      one: 'متسوّق واحد متاح',
      two: 'متسوّقان متاحان',
      few: '{count} متسوّقين متاحين',
      many: '{count} متسوّقًا متاحًا',
      other: '{count} متسوّق متاح',
    },
  },
  refusedCount: {
    en: { one: '{count} shopper cannot take it', other: '{count} shoppers cannot take it' },
    ar: {
      zero: 'جميع المتسوّقين متاحون',
      one: 'متسوّق واحد غير متاح',
      two: 'متسوّقان غير متاحين',
      few: '{count} متسوّقين غير متاحين',
      many: '{count} متسوّقًا غير متاح',
      other: '{count} متسوّق غير متاح',
    },
  },
  rule_inactive: { en: 'The account is blocked', ar: 'الحساب موقوف' },
  rule_not_approved: { en: 'Not approved yet', ar: 'لم يُعتمد الحساب بعد' },
  rule_agreement: {
    en: 'Has not accepted the current shopper’s code of conduct',
    ar: 'لم يوافق على ميثاق سلوك المتسوّق الساري',
  },
  rule_level: { en: 'The level does not allow this type of visit', ar: 'المستوى لا يسمح بهذا النوع من الزيارات' },
  rule_auditor: { en: 'Not qualified as an auditor', ar: 'غير مؤهّل مدقّقًا' },
  rule_open_jobs: {
    en: 'Has as many open visits and offers as the level allows',
    ar: 'بلغ الحد الأعلى للزيارات والعروض المفتوحة في مستواه',
  },
  rule_same_branch: {
    en: 'Has a visit or an offer for this branch too close to that day',
    ar: 'له زيارة أو عرض لهذا الفرع في موعد قريب',
  },
  rule_same_client: {
    en: 'Has a visit or an offer for this client too close to that day',
    ar: 'له زيارة أو عرض لهذا العميل في موعد قريب',
  },
  rule_branch_day: {
    en: 'The branch already has a visit on that day, or one is offered',
    ar: 'للفرع زيارة أخرى أو عرض مفتوح في اليوم نفسه',
  },
  rule_shopper_day: { en: 'Visits and offers fill that day', ar: 'اكتملت زياراته وعروضه في ذلك اليوم' },
  rule_unknown_place: {
    en: 'City unknown: ask the shopper to set it',
    ar: 'المدينة غير معروفة: اطلب من المتسوّق تحديدها',
  },
  rule_too_far: { en: 'The branch is too far away', ar: 'الفرع أبعد من النطاق المسموح' },
  rule_conflict: { en: 'Conflict of interest with this client', ar: 'تضارب مصالح مع هذا العميل' },
  rule_audited: {
    en: 'Audited this client less than 24 months before or after',
    ar: 'دقّق هذا العميل والفاصل أقل من 24 شهرًا',
  },
  rule_shopped: {
    en: 'Shopped this client less than 24 months before or after',
    ar: 'زار هذا العميل متسوّقًا سريًا والفاصل أقل من 24 شهرًا',
  },
  rule_blocked: { en: 'Blocked by this client, or blocked it', ar: 'حظر بين المتسوّق وهذا العميل' },
  rule_weekday: { en: 'Does not accept visits on this day of the week', ar: 'لا يقبل زيارات في هذا اليوم من الأسبوع' },
  rule_busy: { en: 'Not free on that day', ar: 'غير متاح في ذلك اليوم' },
  my_inactive: { en: 'Your account is blocked', ar: 'حسابك موقوف' },
  my_not_approved: { en: 'Your account is not approved yet', ar: 'لم يُعتمد حسابك بعد' },
  my_agreement: {
    en: 'You have not accepted the current shopper’s code of conduct',
    ar: 'لم توافق على ميثاق سلوك المتسوّق الساري',
  },
  my_level: { en: 'Your level does not include this type of visit', ar: 'مستواك لا يشمل هذا النوع من الزيارات' },
  my_auditor: { en: 'You are not qualified as an auditor', ar: 'لم تُعتمد مدقّقًا بعد' },
  my_open_jobs: {
    en: 'You have as many open visits and offers as your level allows',
    ar: 'بلغت الحد الأعلى للزيارات والعروض المفتوحة في مستواك',
  },
  my_same_branch: {
    en: 'You have a visit or an offer for this branch too close to that day',
    ar: 'لك زيارة أو عرض لهذا الفرع في موعد قريب',
  },
  my_same_client: {
    en: 'You have a visit or an offer for this client too close to that day',
    ar: 'لك زيارة أو عرض لهذا العميل في موعد قريب',
  },
  my_branch_day: {
    en: 'The branch already has a visit on that day, or one is offered',
    ar: 'للفرع زيارة أخرى أو عرض مفتوح في اليوم نفسه',
  },
  my_shopper_day: { en: 'Your visits and offers fill that day', ar: 'اكتملت زياراتك وعروضك في ذلك اليوم' },
  my_unknown_place: {
    en: 'Your city is missing, so we do not know how far the branch is from you',
    ar: 'لم تحدّد مدينتك، فلا نعرف كم يبعد الفرع عنك',
  },
  my_too_far: { en: 'It is beyond your travel distance', ar: 'أبعد من مسافة تنقلك' },
  my_conflict: { en: 'You declared a conflict of interest', ar: 'أفصحت عن تضارب مصالح' },
  my_audited: {
    en: 'You audited this company less than 24 months before or after',
    ar: 'دقّقت هذه المنشأة والفاصل أقل من 24 شهرًا',
  },
  my_shopped: {
    en: 'You shopped this company less than 24 months before or after',
    ar: 'زرت هذه المنشأة متسوّقًا سريًا والفاصل أقل من 24 شهرًا',
  },
  my_blocked: { en: 'This client is not available to you', ar: 'هذا العميل غير متاح لك' },
  my_weekday: { en: 'You do not accept visits on this day of the week', ar: 'لا تقبل زيارات في هذا اليوم من الأسبوع' },
  my_busy: { en: 'You are not free on that day', ar: 'لست متاحًا في ذلك اليوم' },
  notBegun: {
    en: 'The visit did not start within 24 hours of its time.',
    ar: 'لم تبدأ الزيارة خلال 24 ساعة من موعدها.',
  },
  joinedTeam: {
    en: 'You joined the team of this company, so you cannot visit it as a mystery shopper. This does not count against you.',
    ar: 'انضممت إلى فريق هذه المنشأة، فلا يمكنك زيارتها متسوّقًا سريًا. لا يُحتسب ذلك عليك.',
  },
  team_takenBack: { en: 'withdrawn and open again', ar: 'سُحبت وأصبحت متاحة' },
  team_begun: { en: 'already started, decide about its report', ar: 'بدأت بالفعل، ويلزم البت في تقريرها' },
  until: { en: 'ends {date}', ar: 'حتى {date}' },
  untilOffer: {
    en: 'ends {date}, earlier if the open offer is declined or expires on {offer}',
    ar: 'حتى {date}، أو قبله إذا اعتذر عن العرض المفتوح أو انتهت مهلته في {offer}',
  },
  firstOffer: {
    en: 'ends when an open offer is declined or expires, the first on {offer}',
    ar: 'حتى الاعتذار عن أحد العروض المفتوحة أو انتهاء مهلته، وأولها في {offer}',
  },
  byStandby: { en: 'standby for a visit; {end}', ar: 'بديل في زيارة؛ {end}' },
  noEnd: { en: 'no end date', ar: 'دون تاريخ انتهاء' },
})

/** What shoppers declare about themselves. */
export const declarationMessages = defineMessages({
  busyTitle: { en: 'My days off', ar: 'أيام عدم توفري' },
  busyHelp: {
    en: 'You are not assigned visits on these days. Visits you already have stay yours.',
    ar: 'لن تُعيَّن لك زيارات في هذه الأيام، وتبقى زياراتك الحالية كما هي.',
  },
  day: { en: 'Day', ar: 'اليوم' },
  addDay: { en: 'Add day off', ar: 'إضافة يوم' },
  removeDay: { en: 'Remove {day}', ar: 'إزالة {day}' },
  noDays: { en: 'No days off declared.', ar: 'لم تحدد أيامًا بعد.' },
  dayAdded: { en: 'Day off added', ar: 'أُضيف اليوم' },
  conflictsTitle: { en: 'Conflicts of interest', ar: 'تضارب المصالح' },
  conflictsHelp: {
    en: 'You are not assigned visits for these companies. Declare a conflict on the page of a visit.',
    ar: 'لن تُعيَّن لك زيارات لهذه المنشآت. يمكن الإفصاح عن تضارب من صفحة الزيارة.',
  },
  noConflicts: { en: 'No conflicts declared.', ar: 'لم تفصح عن أي تضارب.' },
  declareTitle: { en: 'Do you have a conflict of interest?', ar: 'هل لديك تضارب مصالح؟' },
  declareHelp: {
    en: 'If you or a family member works or has worked for {client}, declare it and you will get no more visits there. Then hand this visit back.',
    ar: 'إذا كنت تعمل أو سبق أن عملت، أنت أو أحد أفراد أسرتك، لدى {client} فأفصح عن ذلك، ولن تُعيَّن لك زيارات أخرى هناك. ثم اعتذر عن هذه الزيارة.',
  },
  kind: { en: 'Your connection', ar: 'نوع الصلة' },
  kind_worked_there: { en: 'I work or worked there', ar: 'أعمل أو عملت هناك' },
  kind_related: { en: 'A relative works there or owns it', ar: 'أحد أقاربي يعمل هناك أو يملك المنشأة' },
  declare: { en: 'Declare', ar: 'إفصاح' },
  declared: { en: 'Conflict declared', ar: 'سُجّل تضارب المصالح' },
})
