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
      one: '{count} visit, {staffed} with a shopper',
      other: '{count} visits, {staffed} with a shopper',
    },
    ar: {
      zero: 'لا زيارات',
      one: 'زيارة واحدة، المتاح لها متسوّق: {staffed}',
      two: 'زيارتان، المتاح لها متسوّق: {staffed}',
      few: '{count} زيارات، المتاح لها متسوّق: {staffed}',
      many: '{count} زيارة، المتاح لها متسوّق: {staffed}',
      other: '{count} زيارة، المتاح لها متسوّق: {staffed}',
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
    en: 'Calculated now from this plan, the current shoppers, their visits and open offers, and all assignment rules. Nothing is ordered yet.',
    ar: 'محسوب الآن وفق هذه الخطة والمتسوّقين الحاليين وزياراتهم وعروضهم المفتوحة وكل قواعد التعيين. لم يُطلب شيء بعد.',
  },
  wanted: { en: 'Planned visits', ar: 'الزيارات المخططة' },
  canBeStaffed: { en: 'With a shopper', ar: 'لها متسوّق' },
  withoutShopper: { en: 'Without a shopper', ar: 'دون متسوّق' },
  atMost: { en: 'At most {count} are possible', ar: 'الحد الأعلى الممكن {count}' },
  noPlanMore: { en: 'No plan can staff more', ar: 'لا يمكن أكثر من ذلك' },
  binding: { en: 'Limiting rules', ar: 'القواعد المانعة' },
  bindingHelp: {
    en: 'For each visit without a shopper, the rule that excludes the most shoppers.',
    ar: 'لكل زيارة دون متسوّق: أكثر قواعد التعيين استبعادًا للمتسوّقين.',
  },
  noShoppers: { en: 'There are no shoppers', ar: 'لا يوجد متسوّقون' },
  notExamined: { en: 'Other visits, not checked one by one', ar: 'زيارات أخرى لم تُفحص كل على حدة' },
  helps: { en: 'Ways to staff more visits', ar: 'طرق لتوزيع زيارات أكثر' },
  helpsHelp: {
    en: 'One change at a time, calculated for the same plan. Rules are changed in the assignment settings.',
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
    en: { one: '{count} more visit', other: '{count} more visits' },
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
    en: 'No single rule is enough. More shoppers or fewer visits are needed.',
    ar: 'لا تكفي قاعدة واحدة. يلزم متسوّقون أكثر أو زيارات أقل.',
  },
  noTime: {
    en: 'This plan is too large to test other rules here. Split it into parts to see the options.',
    ar: 'هذه الخطة أكبر من أن تُجرَّب عليها قواعد أخرى هنا. قسّمها لمعرفة الحلول الممكنة.',
  },
  someUntried: {
    en: 'The plan is large, so not every rule was tested.',
    ar: 'الخطة كبيرة، فلم تُجرَّب كل القواعد.',
  },
  longerPeriod: {
    en: 'A longer period also helps: shoppers then have time for a second visit.',
    ar: 'تساعد المدة الأطول أيضًا، إذ يتسع وقت المتسوّقين لزيارة ثانية.',
  },
  periodAndDays: {
    en: 'A longer period or more days of the week also help.',
    ar: 'تساعد أيضًا مدة أطول أو أيام أكثر في الأسبوع.',
  },
  recruit: { en: 'Shoppers to recruit', ar: 'الاحتياج من المتسوّقين' },
  recruitHelp: {
    en: 'New Professional shoppers needed to cover every open visit in the city.',
    ar: 'عدد المتسوّقين الجدد من المستوى الاحترافي اللازم لتغطية كل الزيارات المتبقية في المدينة.',
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
  vat: { en: 'VAT (15%)', ar: 'ضريبة القيمة المضافة (15%)' },
  gross: { en: 'To be invoiced, including VAT', ar: 'المبلغ المستحق شاملًا الضريبة' },
  fees: { en: 'Shoppers’ fees', ar: 'أجور المتسوّقين' },
  margin: { en: 'Margin after fees', ar: 'الهامش بعد الأجور' },
  room: { en: 'Can be staffed', ar: 'المتاح توزيعه' },
  roomOf: { en: '{staffed} of {visits} visits', ar: '{staffed} من {visits}' },
  moneyNote: {
    en: 'Plans are assumed to continue. Their monthly price covers the included visits and is not part of this margin. Bonuses and reimbursed expenses are not included.',
    ar: 'على افتراض استمرار الباقات، ورسومها الشهرية تغطي الزيارات المشمولة ولا تدخل في هذا الهامش. ولا يشمل الهامش المكافآت ولا تعويض المشتريات.',
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
      few: 'الاكتفاء بـ{count} زيارات',
      many: 'الاكتفاء بـ{count} زيارة',
      other: 'الاكتفاء بـ{count} زيارة',
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
      one: '{count} visit has no shopper under the current rules.',
      other: '{count} visits have no shopper under the current rules.',
    },
    ar: {
      zero: 'لكل زيارة متسوّق.',
      one: 'زيارة واحدة ليس لها متسوّق وفق القواعد الحالية.',
      two: 'زيارتان ليس لهما متسوّق وفق القواعد الحالية.',
      few: '{count} زيارات ليس لها متسوّق وفق القواعد الحالية.',
      many: '{count} زيارة ليس لها متسوّق وفق القواعد الحالية.',
      other: '{count} زيارة ليس لها متسوّق وفق القواعد الحالية.',
    },
  },
  askFollows: {
    en: 'The clients are notified immediately. Visits without a shopper can be cancelled later.',
    ar: 'يُبلَّغ العملاء فورًا. ويمكن إلغاء الزيارات التي ليس لها متسوّق لاحقًا.',
  },
})
