import { defineMessages } from '#/domain/text.ts'

/** A shopper's tasks: job board, offers and own visits. */
export const shopperTaskMessages = defineMessages({
  title: { en: 'Tasks', ar: 'المهام' },
  intro: {
    en: 'Visits that are offered to you, open visits to choose from, and those that are yours.',
    ar: 'زيارات معروضة عليك، وزيارات متاحة للاختيار، وزياراتك الحالية.',
  },
  views: { en: 'Views of your tasks', ar: 'أقسام المهام' },
  view_offers: { en: 'Offers', ar: 'العروض' },
  view_board: { en: 'Board', ar: 'المتاحة' },
  view_mine: { en: 'Mine', ar: 'زياراتي' },
  view_work: { en: 'Work', ar: 'أعمال أخرى' },

  // One visit
  type_full_service: { en: 'Full service', ar: 'تقييم شامل' },
  type_basic: { en: 'Basic', ar: 'تقييم أساسي' },
  type: { en: 'Type', ar: 'نوع التقييم' },
  visitAt: { en: 'Visit', ar: 'موعد الزيارة' },
  window: { en: 'Choose your day', ar: 'اختر يومك' },
  windowDays: { en: '{from} to {until}', ar: 'من {from} إلى {until}' },
  part_breakfast: { en: 'breakfast time', ar: 'وقت الفطور' },
  part_lunch: { en: 'lunch time', ar: 'وقت الغداء' },
  part_afternoon: { en: 'in the afternoon', ar: 'وقت العصر' },
  part_dinner: { en: 'dinner time', ar: 'وقت العشاء' },
  part_late: { en: 'late evening', ar: 'آخر المساء' },
  pay: { en: 'You earn', ar: 'أجرك' },
  withBonus: { en: '{fee} and a bonus of {bonus}', ar: '{fee} ومكافأة {bonus}' },
  perHour: { en: 'An hour', ar: 'أجر الساعة' },
  minutesInAll: { en: '{minutes} min with the report', ar: '{minutes} دقيقة مع التقرير' },
  givenBack: { en: 'Spending given back', ar: 'ما يُعاد من إنفاقك' },
  upTo: { en: 'up to {amount}', ar: 'حتى {amount}' },
  distance: { en: 'Distance', ar: 'المسافة' },
  km: { en: '{km} km', ar: '{km} كم' },
  asCrowFlies: { en: 'in a straight line', ar: 'في خط مستقيم' },
  distanceUnknown: { en: 'Not known', ar: 'غير معروفة' },

  // Picking a date
  day: { en: 'Day', ar: 'اليوم' },
  time: { en: 'Time', ar: 'الساعة' },
  pickDay: { en: 'Choose a day', ar: 'اختر اليوم' },
  pickTime: { en: 'Choose a time', ar: 'اختر الساعة' },

  // Offers
  offerEnds: { en: 'Answer within', ar: 'مهلة الرد' },
  offerOver: { en: 'Run out', ar: 'انتهت المهلة' },
  offerOverTitle: { en: 'This offer has run out', ar: 'انتهت مهلة هذا العرض' },
  offerOverText: {
    en: 'It has passed on to somebody else. It does not count against you.',
    ar: 'انتقل العرض إلى متسوّق آخر، ولا يُحتسب ذلك عليك.',
  },
  toBoard: { en: 'See the board', ar: 'عرض الزيارات المتاحة' },
  standby: { en: 'Standby', ar: 'احتياطي' },
  standbyText: {
    en: 'Somebody else is asked first. Accept to take the visit if they cannot; we tell you at once.',
    ar: 'عُرضت الزيارة على متسوّق آخر أولًا. اقبل لتكون البديل إن تعذّر عليه الحضور، وسنخبرك فورًا.',
  },
  accept: { en: 'Accept the visit', ar: 'قبول الزيارة' },
  acceptStandby: { en: 'Stand by', ar: 'قبول الاحتياط' },
  decline: { en: 'Decline', ar: 'اعتذار' },
  declineTitle: { en: 'Not for you?', ar: 'لا يناسبك العرض؟' },
  declineText: {
    en: 'Declining costs you nothing and lets the next person have it sooner.',
    ar: 'لا يؤثر الاعتذار عن العرض في تقييمك، ويتيح لغيرك الحصول عليه أسرع.',
  },
  declineReason: { en: 'Why not?', ar: 'سبب الاعتذار' },
  noOffers: { en: 'No offers at the moment', ar: 'لا توجد عروض حاليًا' },
  noOffersText: {
    en: 'When a visit suits you, it is offered to you here and by email. You have a few hours to answer.',
    ar: 'عند توفر زيارة تناسبك ستُعرض عليك هنا وبالبريد الإلكتروني، ولديك بضع ساعات للرد.',
  },
  accepted: { en: 'The visit is yours', ar: 'أصبحت الزيارة لك' },
  onStandby: { en: 'You are on standby for this visit', ar: 'أنت الآن بديل احتياطي لهذه الزيارة' },
  standbysTitle: { en: 'You stand by', ar: 'زيارات أنت بديل فيها' },
  standbysText: {
    en: 'Somebody else has these visits. If they cannot go, the visit becomes yours and we tell you at once.',
    ar: 'أُسندت هذه الزيارات إلى غيرك. إن تعذّر عليه الحضور أصبحت الزيارة لك ونخبرك فورًا.',
  },
  declined: { en: 'Offer declined', ar: 'تم الاعتذار عن العرض' },

  openOffers: {
    en: { one: '{count} offer waits for your answer', other: '{count} offers wait for your answer' },
    ar: {
      zero: 'لا توجد عروض بانتظار ردك',
      one: 'عرض واحد بانتظار ردك',
      two: 'عرضان بانتظار ردك',
      few: '{count} عروض بانتظار ردك',
      many: '{count} عرضًا بانتظار ردك',
      other: '{count} عرض بانتظار ردك',
    },
  },
  answerOffers: { en: 'Answer', ar: 'الرد على العروض' },
  visitTime: { en: 'The time of the visit has come', ar: 'حان موعد الزيارة' },
  nextVisit: { en: 'Your next visit', ar: 'زيارتك القادمة' },
  readBrief: { en: 'Read the brief', ar: 'تعليمات الزيارة' },
  yourLevel: { en: 'Your level: {level}', ar: 'مستواك: {level}' },
  onTheWay: { en: 'What {level} asks for, and what you have of it', ar: 'ما يتطلبه مستوى {level} وما حققته منه' },
  topLevel: { en: 'There is no level above yours.', ar: 'وصلت إلى أعلى مستوى.' },
  levelFalls: { en: 'On {date} your level becomes {level}', ar: 'يتغير مستواك إلى {level} في {date}' },
  levelMore: { en: 'About levels', ar: 'عن المستويات' },
  haveOf: { en: '{have} of {needed}', ar: '{have} من {needed}' },
  testPassed: { en: 'Passed', ar: 'تم اجتيازه' },
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
  sort_rate: { en: 'Highest pay an hour', ar: 'الأعلى أجرًا للساعة' },
  only: { en: 'Show', ar: 'عرض' },
  'only_open-to-me': { en: 'Open to me', ar: 'المتاحة لي' },
  only_wished: { en: 'Those I want', ar: 'التي أرغب فيها' },
  asList: { en: 'List', ar: 'قائمة' },
  asMap: { en: 'Map', ar: 'خريطة' },
  listOrMap: { en: 'List or map', ar: 'قائمة أو خريطة' },
  mapOf: { en: 'Open visits on the map', ar: 'الزيارات المتاحة على الخريطة' },
  openToYou: { en: 'Open to you', ar: 'متاحة لك' },
  notOpen: { en: 'Not open to you', ar: 'غير متاحة لك' },
  whyNot: { en: 'Why not', ar: 'لماذا؟' },
  claim: { en: 'Take this visit', ar: 'أخذ الزيارة' },
  claimText: {
    en: 'The visit becomes yours at once.',
    ar: 'تصبح الزيارة لك فورًا.',
  },
  wish: { en: 'I want it', ar: 'أرغب فيها' },
  unwish: { en: 'No longer wanted', ar: 'لم أعد أرغب فيها' },
  wished: { en: 'You want it', ar: 'أبديت رغبتك' },
  wishText: {
    en: 'Your level is offered visits. Tell us that you want this one, and the office sees it.',
    ar: 'مستواك يتلقى الزيارات بالعروض. أخبرنا برغبتك في هذه الزيارة لتظهر لفريق التشغيل.',
  },
  noJobs: { en: 'No open visits at the moment', ar: 'لا توجد زيارات متاحة حاليًا' },
  noJobsText: {
    en: 'New visits appear here as soon as they are approved.',
    ar: 'تظهر الزيارات الجديدة هنا فور الموافقة عليها.',
  },

  refused: { en: 'The rules do not let you have this visit:', ar: 'لا تسمح القواعد بإسناد هذه الزيارة إليك:' },

  // Mine
  noMine: { en: 'You have no visits under way', ar: 'لا توجد لديك زيارات حالية' },
  noMineText: {
    en: 'Accept an offer or choose a visit from the board.',
    ar: 'اقبل عرضًا أو اختر زيارة من الزيارات المتاحة.',
  },
  moveTitle: { en: 'Pick another date', ar: 'تغيير الموعد' },
  moveText: {
    en: 'The client leaves you the days from {from} to {until}. The rules are checked for the new day.',
    ar: 'يتيح لك العميل الأيام من {from} إلى {until}، وتُفحص القواعد لليوم الجديد.',
  },
  move: { en: 'Change the date', ar: 'تغيير الموعد' },
  moved: { en: 'Date changed', ar: 'تم تغيير الموعد' },
})

/** Reasons why a shopper may not take an open visit, with possible steps. */
export const whyNotMessages = defineMessages({
  rule_inactive: { en: 'Your account is blocked', ar: 'حسابك موقوف' },
  rule_not_approved: { en: 'We have not approved your account yet', ar: 'لم يُعتمد حسابك بعد' },
  rule_agreement: { en: 'You have not accepted the shopper’s code', ar: 'لم توافق على ميثاق المتسوّق بعد' },
  rule_level: { en: 'Your level does not include this type', ar: 'مستواك لا يشمل هذا النوع من التقييم' },
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
    en: 'Your city is missing, so we cannot tell how far it is for you',
    ar: 'لم تحدّد مدينتك، فلا نعرف كم تبعد الزيارة عنك',
  },
  rule_too_far: { en: 'Further away than you travel', ar: 'أبعد من النطاق الذي تقبله' },
  rule_conflict: { en: 'You or your family have a connection there', ar: 'لك أو لأسرتك صلة بهذه المنشأة' },
  rule_blocked: { en: 'You do not visit this company', ar: 'لا تُعيَّن لك زيارات لهذه المنشأة' },
  rule_weekday: { en: 'You take no visits on this weekday', ar: 'لا تستقبل زيارات في هذا اليوم من الأسبوع' },
  rule_busy: { en: 'You are not free on that day', ar: 'لست متاحًا في ذلك اليوم' },
  fix_agreement: { en: 'Read and accept it', ar: 'قراءته والموافقة عليه' },
  fix_level: { en: 'How to rise', ar: 'كيف ترتقي؟' },
  fix_open_jobs: { en: 'Your visits', ar: 'زياراتك' },
  fix_unknown_place: { en: 'Set your city', ar: 'تحديد مدينتك' },
  fix_offers: { en: 'Your offers', ar: 'عروضك' },
  fix_too_far: { en: 'Your place and range', ar: 'موقعك ونطاقك' },
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
    en: 'You get no visits. Write to us if you think that this is a mistake.',
    ar: 'لن تُتاح لك زيارات. تواصل معنا إن كنت ترى في ذلك خطأ.',
  },
  missingTitle: { en: 'Complete your profile', ar: 'استكمل ملفك' },
  missingText: { en: 'It brings you more visits that suit you.', ar: 'لتصلك زيارات أكثر تناسبك.' },
  missingOf: { en: '{done} of {all} done', ar: 'اكتمل {done} من {all}' },
  missing_agreement: { en: 'Accept the shopper’s code', ar: 'الموافقة على ميثاق المتسوّق' },
  missing_city: {
    en: 'Set your city: without it no visit can be given to you',
    ar: 'تحديد مدينتك: لا يمكن أن تُسند إليك زيارة قبل ذلك',
  },
  toCity: { en: 'Set your city', ar: 'تحديد المدينة' },
  missing_place: { en: 'Say where you start from', ar: 'تحديد موقع انطلاقك' },
  missing_languages: { en: 'Name your languages', ar: 'تحديد لغاتك' },
  missing_identity: { en: 'Record your identity', ar: 'تسجيل بيانات الهوية' },
  missing_iban: { en: 'Add your IBAN', ar: 'إضافة رقم الآيبان' },
  toProfile: { en: 'To your profile', ar: 'الانتقال إلى الملف' },
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
