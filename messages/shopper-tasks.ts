import { defineMessages } from '#/domain/text.ts'

/** A shopper's tasks: job board, offers and own visits. */
export const shopperTaskMessages = defineMessages({
  views: { en: 'Views of your visits', ar: 'أقسام زياراتك' },
  view_offered: { en: 'Offered', ar: 'معروضة' },
  view_todo: { en: 'To do', ar: 'مطلوبة' },
  view_sent: { en: 'Sent', ar: 'مرسلة' },
  view_paid: { en: 'Paid', ar: 'مدفوعة' },
  view_work: { en: 'Other tasks', ar: 'مهام أخرى' },
  offeredViews: { en: 'Offers and open visits', ar: 'العروض والزيارات المتاحة' },
  view_offers: { en: 'Offers', ar: 'العروض' },
  view_board: { en: 'Open visits', ar: 'المتاحة' },
  none_todo: { en: 'Nothing to do', ar: 'لا زيارات مطلوبة منك' },
  noneText_todo: {
    en: 'Visits assigned to you and reports that the editor returned appear here.',
    ar: 'تظهر هنا الزيارات المسندة إليك والتقارير التي طلب المراجع تعديلها.',
  },
  none_sent: { en: 'Nothing sent', ar: 'لا تقارير مرسلة' },
  noneText_sent: {
    en: 'Reports stay here from the moment you send them until their fee is paid.',
    ar: 'يبقى التقرير هنا منذ إرساله حتى تحويل أجره.',
  },
  none_paid: { en: 'Nothing paid yet', ar: 'لا زيارات مدفوعة بعد' },
  noneText_paid: {
    en: 'Visits appear here when their fee has been transferred to you.',
    ar: 'تظهر الزيارة هنا بعد تحويل أجرها إليك.',
  },

  // One visit
  type_full_service: { en: 'Full service', ar: 'تقييم شامل' },
  type_basic: { en: 'Basic', ar: 'تقييم أساسي' },
  type_operations_audit: { en: 'Operations audit', ar: 'تدقيق العمليات التشغيلية' },
  type: { en: 'Type', ar: 'نوع التقييم' },
  visitAt: { en: 'Visit', ar: 'موعد الزيارة' },
  window: { en: 'Choose your day', ar: 'اختر يومك' },
  windowDays: { en: '{from} to {until}', ar: 'من {from} إلى {until}' },
  part_breakfast: { en: 'breakfast time', ar: 'وقت الفطور' },
  part_lunch: { en: 'lunch time', ar: 'وقت الغداء' },
  part_afternoon: { en: 'in the afternoon', ar: 'وقت العصر' },
  part_dinner: { en: 'dinner time', ar: 'وقت العشاء' },
  part_late: { en: 'late evening', ar: 'آخر المساء' },
  pay: { en: 'Your pay', ar: 'أجرك' },
  withBonus: { en: '{fee} and a bonus of {bonus}', ar: '{fee} ومكافأة {bonus}' },
  perHour: { en: 'Pay per hour', ar: 'أجر الساعة' },
  minutesInAll: { en: '{minutes} min with the report', ar: 'المدة مع التقرير بالدقائق: {minutes}' },
  givenBack: { en: 'Expenses reimbursed', ar: 'تعويض المشتريات' },
  upTo: { en: 'up to {amount}', ar: 'حتى {amount}' },
  distance: { en: 'Distance', ar: 'المسافة' },
  km: { en: '{km} km', ar: '{km} كم' },
  asCrowFlies: { en: 'in a straight line', ar: 'في خط مستقيم' },
  distanceUnknown: { en: 'Unknown', ar: 'غير معروفة' },

  // Picking a date
  day: { en: 'Day', ar: 'اليوم' },
  time: { en: 'Time', ar: 'الساعة' },
  pickDay: { en: 'Choose a day', ar: 'اختر اليوم' },
  pickTime: { en: 'Choose a time', ar: 'اختر الساعة' },

  // Offers
  offerEnds: { en: 'Time to answer:', ar: 'مهلة الرد:' },
  offerOver: { en: 'Expired', ar: 'انتهت المهلة' },
  offerOverTitle: { en: 'This offer has expired', ar: 'انتهت مهلة هذا العرض' },
  offerOverText: {
    en: 'It went to another shopper. This does not count against you.',
    ar: 'انتقل العرض إلى متسوّق آخر، ولا يُحتسب ذلك عليك.',
  },
  toBoard: { en: 'View open visits', ar: 'عرض الزيارات المتاحة' },
  standby: { en: 'Standby', ar: 'بديل' },
  standbyText: {
    en: 'This visit is offered to another shopper first. Accept to take it if they cannot; we will notify you immediately.',
    ar: 'عُرضت الزيارة على متسوّق آخر أولًا. اقبل لتكون البديل إن تعذّر عليه الحضور، وسنخبرك فورًا.',
  },
  accept: { en: 'Accept the offer', ar: 'قبول العرض' },
  acceptStandby: { en: 'Accept as standby', ar: 'القبول بصفة بديل' },
  decline: { en: 'Decline', ar: 'اعتذار' },
  declineTitle: { en: 'Does this offer not suit you?', ar: 'لا يناسبك العرض؟' },
  declineText: {
    en: 'Declining does not affect your rating and lets another shopper have it sooner.',
    ar: 'لا يؤثر الاعتذار عن العرض في تقييمك، ويتيح لغيرك الحصول عليه أسرع.',
  },
  declineReason: { en: 'Why not?', ar: 'سبب الاعتذار' },
  noOffers: { en: 'No offers at the moment', ar: 'لا توجد عروض حاليًا' },
  noOffersText: {
    en: 'When a visit suits you, it is offered to you here and by email. You have a few hours to answer.',
    ar: 'عند توفر زيارة تناسبك ستُعرض عليك هنا وبالبريد الإلكتروني، ولديك بضع ساعات للرد.',
  },
  accepted: { en: 'The visit is yours', ar: 'أصبحت الزيارة لك' },
  onStandby: { en: 'You are on standby for this visit', ar: 'أنت الآن بديل في هذه الزيارة' },
  standbysTitle: { en: 'Your standby visits', ar: 'زيارات أنت بديل فيها' },
  standbysText: {
    en: 'Other shoppers have these visits. If one cannot go, the visit becomes yours and we notify you immediately.',
    ar: 'أُسندت هذه الزيارات إلى غيرك. إن تعذّر الحضور أصبحت الزيارة لك ونخبرك فورًا.',
  },
  declined: { en: 'Offer declined', ar: 'سُجّل اعتذارك عن العرض' },

  openOffers: {
    en: { one: '{count} offer is awaiting your answer', other: '{count} offers are awaiting your answer' },
    ar: {
      zero: 'لا توجد عروض بانتظار ردك',
      one: 'عرض واحد بانتظار ردك',
      two: 'عرضان بانتظار ردك',
      few: '{count} عروض بانتظار ردك',
      many: '{count} عرضًا بانتظار ردك',
      other: '{count} عرض بانتظار ردك',
    },
  },
  answerOffers: { en: 'View offers', ar: 'الرد على العروض' },
  visitTime: { en: 'It is time for the visit', ar: 'حان موعد الزيارة' },
  nextVisit: { en: 'Your next visit', ar: 'زيارتك القادمة' },
  readBrief: { en: 'Visit instructions', ar: 'تعليمات الزيارة' },
  yourLevel: { en: 'Your level: {level}', ar: 'مستواك: {level}' },
  onTheWay: { en: 'Your progress towards {level}', ar: 'تقدّمك نحو المستوى التالي: {level}' },
  topLevel: { en: 'You have reached the highest level.', ar: 'وصلت إلى أعلى مستوى.' },
  levelFalls: { en: 'On {date} your level becomes {level}', ar: 'يتغير مستواك إلى {level} في {date}' },
  levelMore: { en: 'About levels', ar: 'عن المستويات' },
  haveOf: { en: '{have}, required {needed}', ar: '{have}، والمطلوب {needed}' },
  testPassed: { en: 'Passed', ar: 'مُجتاز' },
  testOpen: { en: 'Not yet', ar: 'لم يُجتز بعد' },

  // Board
  search: { en: 'Search visits', ar: 'ابحث في الزيارات' },
  searchHint: { en: 'Branch, company or code', ar: 'الفرع أو المنشأة أو الرقم' },
  city: { en: 'City', ar: 'المدينة' },
  within: { en: 'Distance', ar: 'المسافة' },
  withinKm: { en: 'Within {km} km', ar: 'ضمن {km} كم' },
  sort: { en: 'Order', ar: 'الترتيب' },
  sort_soon: { en: 'Soonest', ar: 'الأقرب موعدًا' },
  sort_near: { en: 'Nearest', ar: 'الأقرب مسافة' },
  sort_pay: { en: 'Highest pay', ar: 'الأعلى أجرًا' },
  sort_rate: { en: 'Highest pay per hour', ar: 'الأعلى أجرًا للساعة' },
  only: { en: 'Show', ar: 'عرض' },
  'only_open-to-me': { en: 'Open to me', ar: 'المتاحة لي' },
  only_wished: { en: 'Visits I want', ar: 'التي أرغب فيها' },
  asList: { en: 'List', ar: 'قائمة' },
  asMap: { en: 'Map', ar: 'خريطة' },
  listOrMap: { en: 'List or map', ar: 'قائمة أو خريطة' },
  mapOf: { en: 'Open visits on the map', ar: 'الزيارات المتاحة على الخريطة' },
  openToYou: { en: 'Open to you', ar: 'متاحة لك' },
  notOpen: { en: 'Not open to you', ar: 'غير متاحة لك' },
  whyNot: { en: 'Why not', ar: 'لماذا؟' },
  claim: { en: 'Claim this visit', ar: 'حجز الزيارة' },
  claimText: {
    en: 'The visit becomes yours immediately.',
    ar: 'تصبح الزيارة لك فورًا.',
  },
  wish: { en: 'I want it', ar: 'أرغب فيها' },
  unwish: { en: 'I no longer want it', ar: 'لم أعد أرغب فيها' },
  wished: { en: 'You want it', ar: 'أبديت رغبتك' },
  wishText: {
    en: 'At your level, visits come as offers. Tell us that you want this one, and our team will see it.',
    ar: 'في مستواك تصلك الزيارات كعروض. أخبرنا برغبتك في هذه الزيارة لتظهر لفريقنا.',
  },
  noJobs: { en: 'No open visits at the moment', ar: 'لا توجد زيارات متاحة حاليًا' },
  noJobsText: {
    en: 'New visits appear here as soon as they are approved.',
    ar: 'تظهر الزيارات الجديدة هنا فور الموافقة عليها.',
  },

  refused: { en: 'The rules do not allow you this visit:', ar: 'لا تسمح القواعد بإسناد هذه الزيارة إليك:' },

  // Mine
  moveTitle: { en: 'Choose another date', ar: 'تغيير الموعد' },
  moveText: {
    en: 'The client allows the days from {from} to {until}. The rules are checked for the new day.',
    ar: 'يتيح لك العميل الأيام من {from} إلى {until}، وتُفحص القواعد لليوم الجديد.',
  },
  move: { en: 'Change the date', ar: 'تغيير الموعد' },
  moved: { en: 'Date changed', ar: 'عُدّل الموعد' },
})

/** Reasons why a shopper may not take an open visit, with possible steps. */
export const whyNotMessages = defineMessages({
  rule_inactive: { en: 'Your account is blocked', ar: 'حسابك موقوف' },
  rule_not_approved: { en: 'We have not approved your account yet', ar: 'لم يُعتمد حسابك بعد' },
  rule_agreement: { en: 'You have not accepted the shopper’s code', ar: 'لم توافق على ميثاق المتسوّق بعد' },
  rule_level: { en: 'Your level does not include this type', ar: 'مستواك لا يشمل هذا النوع من التقييم' },
  rule_auditor: { en: 'You are not qualified as an auditor', ar: 'لم تُعتمد مدقّقًا بعد' },
  rule_open_jobs: {
    en: 'You have as many open visits and offers as your level allows',
    ar: 'بلغت الحد الأعلى للزيارات والعروض المفتوحة في مستواك',
  },
  rule_same_branch: {
    en: 'Too close to another visit or offer of yours for this branch',
    ar: 'قريبة من زيارة أخرى لك أو عرض للفرع نفسه',
  },
  rule_same_client: {
    en: 'Too close to another visit or offer of yours for this company',
    ar: 'قريبة من زيارة أخرى لك أو عرض للمنشأة نفسها',
  },
  rule_branch_day: {
    en: 'The branch already has a visit on that day, or one is offered',
    ar: 'للفرع زيارة أخرى أو عرض مفتوح في اليوم نفسه',
  },
  rule_shopper_day: { en: 'Your visits and offers fill that day', ar: 'اكتملت زياراتك وعروضك في ذلك اليوم' },
  rule_unknown_place: {
    en: 'Your city is missing, so we do not know how far it is for you',
    ar: 'لم تحدّد مدينتك، فلا نعرف كم تبعد الزيارة عنك',
  },
  rule_too_far: { en: 'Beyond your travel distance', ar: 'أبعد من النطاق الذي تقبله' },
  rule_conflict: { en: 'You or your family have a connection there', ar: 'لك أو لأسرتك صلة بهذه المنشأة' },
  rule_audited: {
    en: 'You audited this company less than 24 months before or after',
    ar: 'دقّقت هذه المنشأة والفاصل أقل من 24 شهرًا',
  },
  rule_shopped: {
    en: 'You shopped this company less than 24 months before or after',
    ar: 'زرت هذه المنشأة متسوّقًا سريًا والفاصل أقل من 24 شهرًا',
  },
  rule_blocked: { en: 'You do not visit this company', ar: 'لا تُعيَّن لك زيارات لهذه المنشأة' },
  rule_weekday: { en: 'You do not accept visits on this weekday', ar: 'لا تقبل زيارات في هذا اليوم من الأسبوع' },
  rule_busy: { en: 'You are not free on that day', ar: 'لست متاحًا في ذلك اليوم' },
  fix_agreement: { en: 'Read and accept it', ar: 'قراءته والموافقة عليه' },
  fix_level: { en: 'How to move up', ar: 'كيف ترفع مستواك؟' },
  fix_open_jobs: { en: 'Your visits', ar: 'زياراتك' },
  fix_unknown_place: { en: 'Set your city', ar: 'تحديد مدينتك' },
  fix_offers: { en: 'Your offers', ar: 'عروضك' },
  fix_too_far: { en: 'Your location and range', ar: 'موقعك ونطاقك' },
  fix_weekday: { en: 'Your availability', ar: 'أوقات توفرك' },
  fix_busy: { en: 'Your availability', ar: 'أوقات توفرك' },
})

/** Requirements before a shopper's first visit. */
export const readinessMessages = defineMessages({
  pendingTitle: { en: 'Your account is waiting for approval', ar: 'حسابك بانتظار الاعتماد' },
  pendingText: {
    en: 'You can look around and complete your profile. Visits open to you once we have approved it.',
    ar: 'يمكنك التصفح واستكمال ملفك، وتُتاح لك الزيارات بعد اعتماد الحساب.',
  },
  rejectedTitle: { en: 'Your account was not approved', ar: 'لم يُعتمد حسابك' },
  rejectedText: {
    en: 'You get no visits. Write to us if you think this is a mistake.',
    ar: 'لن تُتاح لك زيارات. تواصل معنا إن كنت ترى في ذلك خطأ.',
  },
  missingTitle: { en: 'Complete your profile', ar: 'استكمل ملفك' },
  missing_agreement: { en: 'Accept the shopper’s code', ar: 'الموافقة على ميثاق المتسوّق' },
  missing_city: {
    en: 'Set your city: you cannot get visits without it',
    ar: 'تحديد مدينتك: لا يمكن أن تُسند إليك زيارة قبل ذلك',
  },
  toCity: { en: 'Set your city', ar: 'تحديد المدينة' },
  missing_place: { en: 'Set your starting point', ar: 'تحديد موقع انطلاقك' },
  toProfile: { en: 'Go to your profile', ar: 'الانتقال إلى الملف' },
})

export const weekdayMessages = defineMessages({
  dayOf: { en: '{weekday}, {date}', ar: '{weekday}، {date}' },
  weekday_0: { en: 'Sun', ar: 'الأحد' },
  weekday_1: { en: 'Mon', ar: 'الاثنين' },
  weekday_2: { en: 'Tue', ar: 'الثلاثاء' },
  weekday_3: { en: 'Wed', ar: 'الأربعاء' },
  weekday_4: { en: 'Thu', ar: 'الخميس' },
  weekday_5: { en: 'Fri', ar: 'الجمعة' },
  weekday_6: { en: 'Sat', ar: 'السبت' },
})
