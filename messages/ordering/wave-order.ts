import { defineMessages } from '#/domain/text.ts'

const visitForms = {
  en: { one: '{count} visit', other: '{count} visits' },
  ar: {
    zero: 'لا زيارات',
    one: 'زيارة واحدة',
    two: 'زيارتان',
    few: '{count} زيارات',
    many: '{count} زيارة',
    other: '{count} زيارة',
  },
} as const

/** A wave before it is ordered: its price, and how much of it there is room for. */
export const waveOrderMessages = defineMessages({
  visitCount: visitForms,
  roomFor: {
    en: {
      one: '{count} visit, room for {staffed}',
      other: '{count} visits, room for {staffed}',
    },
    ar: {
      zero: 'لا زيارات',
      one: 'زيارة واحدة، والمتاح متسوّقون لعدد {staffed}',
      two: 'زيارتان، والمتاح متسوّقون لعدد {staffed}',
      few: '{count} زيارات، والمتاح متسوّقون لعدد {staffed}',
      many: '{count} زيارة، والمتاح متسوّقون لعدد {staffed}',
      other: '{count} زيارة، والمتاح متسوّقون لعدد {staffed}',
    },
  },
  roomForAll: {
    en: { one: '{count} visit, and a shopper for it', other: '{count} visits, and a shopper for each' },
    ar: {
      zero: 'لا زيارات',
      one: 'زيارة واحدة، ولها متسوّق',
      two: 'زيارتان، ولكل منهما متسوّق',
      few: '{count} زيارات، ولكل منها متسوّق',
      many: '{count} زيارة، ولكل منها متسوّق',
      other: '{count} زيارة، ولكل منها متسوّق',
    },
  },
  roomHelp: {
    en: 'Computed now from this plan, today’s shoppers, their visits and open offers, and all assignment rules. Nothing is ordered yet.',
    ar: 'محسوب الآن من هذه الخطة ومن متسوّقي اليوم وزياراتهم وعروضهم المفتوحة وفق كل قواعد التعيين. لم يُطلب شيء بعد.',
  },
  wanted: { en: 'Planned visits', ar: 'الزيارات المخططة' },
  canBeStaffed: { en: 'With a shopper', ar: 'لها متسوّق' },
  withoutShopper: { en: 'Without a shopper', ar: 'دون متسوّق' },
  atMost: { en: 'At most {count} are possible', ar: 'الحد الأعلى الممكن {count}' },
  noPlanMore: { en: 'No assignment reaches more', ar: 'لا يمكن أكثر من ذلك' },
  binding: { en: 'What keeps shoppers away', ar: 'ما يمنع التوزيع' },
  bindingHelp: {
    en: 'For each visit without a shopper, the rule that keeps most shoppers from it.',
    ar: 'لكل زيارة دون متسوّق: القاعدة التي تمنع أكبر عدد من المتسوّقين.',
  },
  noShoppers: { en: 'There are no shoppers', ar: 'لا يوجد متسوّقون' },
  notExamined: { en: 'Other visits, not examined one by one', ar: 'زيارات أخرى لم تُفحص كل على حدة' },
  helps: { en: 'What would free more visits', ar: 'ما يتيح زيارات أكثر' },
  helpsHelp: {
    en: 'One change at a time, computed on the same plan. Rules are changed in the assignment settings.',
    ar: 'تغيير واحد في كل مرة، محسوب على الخطة نفسها. تُعدَّل القواعد في إعدادات التعيين.',
  },
  if_one_km: { en: 'One kilometre more:', ar: 'كيلومتر واحد إضافي:' },
  if_farther: { en: 'A bonus that brings shoppers from twice as far:', ar: 'مكافأة تجذب متسوّقين من ضعف المسافة:' },
  if_one_client_day: {
    en: 'One day less between two visits to a client:',
    ar: 'يوم أقل بين زيارتين للعميل نفسه:',
  },
  if_client_week: {
    en: 'A week less between two visits to a client:',
    ar: 'أسبوع أقل بين زيارتين للعميل نفسه:',
  },
  if_branch_month: {
    en: '30 days less between two visits to a branch:',
    ar: 'أقل بمقدار 30 يومًا بين زيارتين للفرع نفسه:',
  },
  if_open_visit: { en: 'One open visit more at every level:', ar: 'زيارة مفتوحة إضافية لكل مستوى:' },
  gains: {
    en: { one: '{count} visit more', other: '{count} visits more' },
    ar: {
      zero: 'دون زيادة',
      one: 'زيارة واحدة إضافية',
      two: 'زيارتان إضافيتان',
      few: '{count} زيارات إضافية',
      many: '{count} زيارة إضافية',
      other: '{count} زيارة إضافية',
    },
  },
  bonusCost: {
    en: '(at {bonus} per visit, together {total})',
    ar: '(بواقع {bonus} للزيارة، والإجمالي {total})',
  },
  noRuleHelps: {
    en: 'None of the rules alone: more shoppers are needed, or fewer visits.',
    ar: 'لا تكفي أي قاعدة وحدها: يلزم متسوّقون أكثر أو زيارات أقل.',
  },
  noTime: {
    en: 'This plan is too large to try other rules here. Plan it in parts to see what would help.',
    ar: 'هذه الخطة أكبر من أن تُجرَّب عليها قواعد أخرى هنا. قسّمها لترى ما يساعد.',
  },
  someUntried: {
    en: 'The plan is large: not every rule was tried.',
    ar: 'الخطة كبيرة، فلم تُجرَّب كل القواعد.',
  },
  longerPeriod: {
    en: 'A longer period also helps: shoppers then have room for a second visit.',
    ar: 'تساعد المدة الأطول أيضًا، إذ يتسع وقت المتسوّقين لزيارة ثانية.',
  },
  periodAndDays: {
    en: 'A longer period or more days of the week also help.',
    ar: 'تساعد أيضًا مدة أطول أو أيام أكثر في الأسبوع.',
  },
  recruit: { en: 'Where to recruit', ar: 'أين يلزم متسوّقون' },
  recruitHelp: {
    en: 'New professional shoppers that would take every open visit in the city.',
    ar: 'عدد المتسوّقين الاحترافيين الجدد الذين يغطون كل الزيارات المتبقية في المدينة.',
  },
  cityNeed: {
    en: 'Open visits: {open} · shoppers living there: {shoppers} · recruit: {recruits}',
    ar: 'زيارات متبقية: {open} · متسوّقون يسكنون فيها: {shoppers} · المطلوب ضمّهم: {recruits}',
  },
  unknownCity: { en: 'Branches without a known city', ar: 'فروع مدينتها غير معروفة' },
  orderTitle: { en: 'Price and order', ar: 'السعر والطلب' },
  orderHelp: {
    en: 'The visits become approved requests at today’s prices and the clients are notified. Shoppers do not see them until the wave is confirmed.',
    ar: 'تصبح الزيارات طلبات معتمدة بأسعار اليوم ويُبلَّغ العملاء، ولا تظهر للمتسوّقين قبل تأكيد الجولة.',
  },
  listed: { en: 'All visits at their price', ar: 'سعر كل الزيارات' },
  withinPlans: { en: 'Included in the clients’ plans', ar: 'ضمن باقات العملاء' },
  net: { en: 'To be invoiced, excluding VAT', ar: 'المبلغ المستحق قبل الضريبة' },
  vat: { en: 'VAT 15%', ar: 'ضريبة القيمة المضافة \u206615%\u2069' },
  gross: { en: 'To be invoiced, including VAT', ar: 'المبلغ المستحق شاملًا الضريبة' },
  fees: { en: 'Shoppers’ fees', ar: 'أجور المتسوّقين' },
  margin: { en: 'Margin after fees', ar: 'الهامش بعد الأجور' },
  room: { en: 'Room', ar: 'المتاح' },
  roomOf: { en: '{staffed} of {visits} visits', ar: '{staffed} من {visits} زيارة' },
  moneyNote: {
    en: 'Plans are taken to run on; their monthly price pays for the visits that they include and is not part of this margin. Bonuses and refunded receipts are not included.',
    ar: 'على افتراض استمرار الباقات؛ ورسومها الشهرية تغطي الزيارات المشمولة ولا تدخل في هذا الهامش. ولا يشمل المكافآت ولا ما يُسدَّد من إيصالات الشراء.',
  },
  order: {
    en: { one: 'Order {count} visit', other: 'Order {count} visits' },
    ar: {
      zero: 'طلب الزيارات',
      one: 'طلب زيارة واحدة',
      two: 'طلب زيارتين',
      few: 'طلب {count} زيارات',
      many: 'طلب {count} زيارة',
      other: 'طلب {count} زيارة',
    },
  },
  planFor: {
    en: { one: 'Plan for {count} visit instead', other: 'Plan for {count} visits instead' },
    ar: {
      zero: 'تعديل الخطة',
      one: 'الاكتفاء بزيارة واحدة',
      two: 'الاكتفاء بزيارتين',
      few: 'الاكتفاء بعدد {count} زيارات',
      many: 'الاكتفاء بعدد {count} زيارة',
      other: 'الاكتفاء بعدد {count} زيارة',
    },
  },
  ask: {
    en: { one: 'Order {count} visit for {price}?', other: 'Order {count} visits for {price}?' },
    ar: {
      zero: 'طلب الزيارات؟',
      one: 'طلب زيارة واحدة بمبلغ {price}؟',
      two: 'طلب زيارتين بمبلغ {price}؟',
      few: 'طلب {count} زيارات بمبلغ {price}؟',
      many: 'طلب {count} زيارة بمبلغ {price}؟',
      other: 'طلب {count} زيارة بمبلغ {price}؟',
    },
  },
  askShort: {
    en: {
      one: '{count} visit has no shopper by today’s rules.',
      other: '{count} visits have no shopper by today’s rules.',
    },
    ar: {
      zero: 'لكل زيارة متسوّق.',
      one: 'زيارة واحدة ليس لها متسوّق وفق قواعد اليوم.',
      two: 'زيارتان ليس لهما متسوّق وفق قواعد اليوم.',
      few: '{count} زيارات ليس لها متسوّق وفق قواعد اليوم.',
      many: '{count} زيارة ليس لها متسوّق وفق قواعد اليوم.',
      other: '{count} زيارة ليس لها متسوّق وفق قواعد اليوم.',
    },
  },
  askFollows: {
    en: 'The clients are notified immediately. Visits without a shopper can be cancelled later.',
    ar: 'يُبلَّغ العملاء فورًا. ويمكن إلغاء الزيارات التي ليس لها متسوّق لاحقًا.',
  },
})
