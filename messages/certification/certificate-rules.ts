import { defineMessages } from '#/domain/text.ts'

/** The rule by which certificates are given, its versions, and a new one. */
export const certificateRuleMessages = defineMessages({
  title: { en: 'The rule', ar: 'القاعدة' },
  description: {
    en: 'By this certificates are given. It is published; what was issued keeps the version it was issued by until it ends.',
    ar: 'على أساسها تُمنح الشهادات، وهي منشورة للجميع. وكل شهادة تبقى على الإصدار الذي مُنحت به حتى نهايتها.',
  },
  inForce: { en: 'In force', ar: 'السارية' },
  version: { en: 'Version {version}', ar: 'الإصدار {version}' },
  publishedPage: { en: 'As it is published', ar: 'كما هي منشورة' },

  visits: { en: 'Visits that are counted', ar: 'عدد الزيارات المحتسبة' },
  withinMonths: { en: 'Within so many months', ar: 'خلال عدد من الأشهر' },
  leastMean_silver: { en: 'Least mean for Silver', ar: 'أدنى متوسط للمستوى الفضي' },
  leastMean_gold: { en: 'Least mean for Gold', ar: 'أدنى متوسط للمستوى الذهبي' },
  leastMean_platinum: { en: 'Least mean for Platinum', ar: 'أدنى متوسط للمستوى البلاتيني' },
  criticalMonths: { en: 'Months without a critical failure', ar: 'أشهر دون إخفاق حرج' },
  validMonths: { en: 'Months a certificate is valid', ar: 'مدة سريان الشهادة بالأشهر' },
  issuesByItself: { en: 'Issue by itself', ar: 'المنح التلقائي' },
  issuesByItselfHelp: {
    en: 'Every night the platform gives a certificate to each branch that fulfils the rule.',
    ar: 'تمنح المنصة كل ليلة شهادة لكل فرع يستوفي القاعدة.',
  },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },

  newVersion: { en: 'A new version', ar: 'إصدار جديد' },
  newVersionText: {
    en: 'It is in force from the moment it is published. Certificates that are held stay until they end.',
    ar: 'يسري من لحظة نشره، وتبقى الشهادات القائمة حتى نهايتها.',
  },
  note: { en: 'What changes and why', ar: 'ما الذي يتغير ولماذا' },
  noteHelp: {
    en: 'It stands in the list of versions; clients can read it.',
    ar: 'يظهر في قائمة الإصدارات ويستطيع العملاء قراءته.',
  },
  publish: { en: 'Publish this version', ar: 'نشر هذا الإصدار' },
  published: { en: 'Version {version} is in force', ar: 'أصبح الإصدار {version} ساريًا' },
  nothingNew: { en: 'Nothing differs from the rule in force yet.', ar: 'لا فرق بعد عن القاعدة السارية.' },

  preview: { en: 'With this rule today', ar: 'أثر هذه القاعدة اليوم' },
  previewText: { en: 'From the released visits of all branches', ar: 'من الزيارات المنشورة لكل الفروع' },
  previewWrong: {
    en: 'Correct the numbers to see what they would do.',
    ar: 'صحّح الأرقام لعرض أثرها.',
  },
  inForceShort: { en: 'Rule in force', ar: 'القاعدة السارية' },
  typed: { en: 'This rule', ar: 'هذه القاعدة' },
  fulfil: { en: 'Branches that fulfil it', ar: 'فروع تستوفيها' },
  ofThem: { en: 'of them {level}', ar: 'منها {level}' },
  notHeld: { en: 'of them without a certificate', ar: 'منها دون شهادة' },
  wouldLose: { en: 'Held, would not be earned again', ar: 'قائمة ولن تُستحق من جديد' },
  branches: {
    en: { one: '{count} branch with counted visits', other: '{count} branches with counted visits' },
    ar: {
      zero: 'لا فروع لها زيارات محتسبة',
      one: 'فرع واحد له زيارات محتسبة',
      two: 'فرعان لهما زيارات محتسبة',
      few: '{count} فروع لها زيارات محتسبة',
      many: '{count} فرعًا لها زيارات محتسبة',
      other: '{count} فرع لها زيارات محتسبة',
    },
  },
  measured: { en: 'Measured', ar: 'المقياس' },

  versions: { en: 'Versions', ar: 'الإصدارات' },
  first: { en: 'The first version', ar: 'الإصدار الأول' },
  issued: {
    en: { one: '{count} certificate issued by it', other: '{count} certificates issued by it' },
    ar: {
      zero: 'لم تُمنح به أي شهادة',
      one: 'مُنحت به شهادة واحدة',
      two: 'مُنحت به شهادتان',
      few: 'مُنحت به {count} شهادات',
      many: 'مُنحت به {count} شهادة',
      other: 'مُنحت به {count} شهادة',
    },
  },
  byPlatform: { en: 'The platform', ar: 'المنصة' },
  oneToOther: { en: '{before} → {after}', ar: '{before} ← {after}' },
})
