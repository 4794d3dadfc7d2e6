import { defineMessages } from '#/domain/text.ts'

/** Staffing of a wave: assigned visits, and steps for the others. */
export const waveStaffingMessages = defineMessages({
  title: {
    en: '{staffed} of {visits} visits have a shopper',
    ar: 'زيارات لها متسوّق: {staffed} من {visits}',
  },
  allStaffed: {
    en: { one: 'The visit has a shopper', other: 'All {count} visits have a shopper' },
    ar: {
      zero: 'لا زيارات',
      one: 'للزيارة متسوّق',
      two: 'لكل من الزيارتين متسوّق',
      few: 'لكل الزيارات متسوّق، وعددها {count}',
      many: 'لكل الزيارات متسوّق، وعددها {count}',
      other: 'لكل الزيارات متسوّق، وعددها {count}',
    },
  },
  help: {
    en: 'The wave is complete only when every visit has a shopper. Visits without one are on the board.',
    ar: 'لا تكتمل الجولة قبل أن يكون لكل زيارة متسوّق. والزيارات التي ليس لها متسوّق معروضة في لوحة الزيارات.',
  },
  waiting: {
    en: 'All others are offered. An offer that is declined or expires goes to the next shopper.',
    ar: 'بقية الزيارات معروضة على متسوّقين، وينتقل العرض إلى التالي عند الاعتذار أو انتهاء المهلة.',
  },
  staffed: { en: 'With a shopper', ar: 'لها متسوّق' },
  offered: { en: 'Offered', ar: 'معروضة' },
  open: { en: 'Without a shopper', ar: 'دون متسوّق' },
  next: {
    en: {
      one: 'Next step for the visit without a shopper',
      other: 'Next step for the {count} visits without a shopper',
    },
    ar: {
      zero: 'الخطوة التالية',
      one: 'الخطوة التالية للزيارة التي ليس لها متسوّق',
      two: 'الخطوة التالية للزيارتين اللتين ليس لهما متسوّق',
      few: 'الخطوة التالية للزيارات التي ليس لها متسوّق، وعددها {count}',
      many: 'الخطوة التالية للزيارات التي ليس لها متسوّق، وعددها {count}',
      other: 'الخطوة التالية للزيارات التي ليس لها متسوّق، وعددها {count}',
    },
  },
  bonus: { en: 'Bonus per visit (SAR)', ar: 'المكافأة للزيارة (ريال)' },
  bonusHelp: {
    en: 'Shown on the board immediately, also to shoppers who would come from farther away.',
    ar: 'تظهر في لوحة الزيارات فورًا، ويراها أيضًا من قد يأتي من مسافة أبعد.',
  },
  bonusDo: { en: 'Offer with a bonus', ar: 'العرض بمكافأة' },
  bonusDone: { en: 'The visits are offered with the bonus', ar: 'عُرضت الزيارات بالمكافأة' },
  extend: { en: 'Days later', ar: 'التأجيل بالأيام' },
  extendHelp: {
    en: 'Each visit keeps its time of day. The clients are notified. Then propose again.',
    ar: 'تبقى ساعة كل زيارة كما هي، ويُبلَّغ العملاء. ثم أعد الاقتراح.',
  },
  extendDo: { en: 'Move to later dates', ar: 'نقلها إلى مواعيد لاحقة' },
  extendDone: { en: 'The visits have later dates', ar: 'نُقلت الزيارات إلى مواعيد لاحقة' },
  cancel: { en: 'Reason for the clients', ar: 'السبب الذي يطّلع عليه العملاء' },
  cancelHelp: { en: 'Visits with a shopper or an open offer stay.', ar: 'تبقى الزيارات التي لها متسوّق أو عرض مفتوح.' },
  cancelDo: { en: 'Cancel the rest', ar: 'إلغاء الباقي' },
  cancelAsk: {
    en: { one: 'Cancel {count} visit without a shopper?', other: 'Cancel {count} visits without a shopper?' },
    ar: {
      zero: 'إلغاء الباقي؟',
      one: 'إلغاء زيارة واحدة ليس لها متسوّق؟',
      two: 'إلغاء زيارتين ليس لهما متسوّق؟',
      few: 'إلغاء {count} زيارات ليس لها متسوّق؟',
      many: 'إلغاء {count} زيارة ليس لها متسوّق؟',
      other: 'إلغاء {count} زيارة ليس لها متسوّق؟',
    },
  },
  cancelText: {
    en: 'The clients are notified once with your reason. This cannot be undone.',
    ar: 'يُبلَّغ العملاء مرة واحدة بالسبب الذي كتبته، ولا يمكن التراجع.',
  },
  restCancelled: { en: 'The rest of the wave is cancelled', ar: 'أُلغي باقي الجولة' },
  inRoom: { en: 'Open them in evaluation requests', ar: 'فتحها في طلبات التقييم' },
  short: {
    en: '{wave}: {staffed} of {visits} visits have a shopper, {open} do not',
    ar: '{wave}: زيارات لها متسوّق: {staffed} من {visits}، ودون متسوّق: {open}',
  },
})
