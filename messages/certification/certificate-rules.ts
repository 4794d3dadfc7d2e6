import { defineMessages } from '#/domain/text.ts'

/** The rule by which certificates are given, its versions, and a new one. */
export const certificateRuleMessages = defineMessages({
  title: { en: 'Award criteria', ar: 'شروط المنح' },
  description: {
    en: 'The criteria for awarding certificates. They are public, and each certificate keeps the version under which it was issued.',
    ar: 'الشروط التي تُمنح الشهادات على أساسها، وهي معلنة للجميع. وتبقى كل شهادة خاضعة للإصدار الذي مُنحت به حتى انتهائها.',
  },
  inForce: { en: 'In force', ar: 'السارية' },
  version: { en: 'Version {version}', ar: 'الإصدار {version}' },
  publishedPage: { en: 'View the public page', ar: 'عرض الصفحة العامة' },

  visits: { en: 'Number of counted visits', ar: 'عدد الزيارات المحتسبة' },
  withinMonths: { en: 'Period in months', ar: 'المدة بالأشهر' },
  leastMean_silver: { en: 'Minimum average for Silver', ar: 'أدنى متوسط للمستوى الفضي' },
  leastMean_gold: { en: 'Minimum average for Gold', ar: 'أدنى متوسط للمستوى الذهبي' },
  leastMean_platinum: { en: 'Minimum average for Platinum', ar: 'أدنى متوسط للمستوى البلاتيني' },
  criticalMonths: { en: 'Months without a critical failure', ar: 'عدد الأشهر دون إخفاق حرج' },
  validMonths: { en: 'Validity in months', ar: 'مدة سريان الشهادة بالأشهر' },
  issuesByItself: { en: 'Issue automatically', ar: 'المنح التلقائي' },
  issuesByItselfHelp: {
    en: 'Every night, certificates are issued to branches that meet the criteria.',
    ar: 'تُمنح الشهادات كل ليلة للفروع المستوفية للشروط.',
  },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },

  newVersion: { en: 'A new version', ar: 'إصدار جديد' },
  newVersionText: {
    en: 'It applies from the moment it is published. Existing certificates stay valid until they end.',
    ar: 'يسري من لحظة نشره، وتبقى الشهادات القائمة حتى انتهائها.',
  },
  note: { en: 'Changes and their reasons', ar: 'التغييرات وأسبابها' },
  noteHelp: {
    en: 'Shown in the list of versions, also to clients.',
    ar: 'يظهر في قائمة الإصدارات، ويطّلع عليه العملاء أيضًا.',
  },
  publish: { en: 'Publish this version', ar: 'نشر هذا الإصدار' },
  published: { en: 'Version {version} is in force', ar: 'أصبح الإصدار {version} ساريًا' },
  nothingNew: { en: 'No difference from the criteria in force yet.', ar: 'لا فرق حتى الآن عن الشروط السارية.' },

  preview: { en: 'Effect of these criteria today', ar: 'أثر هذه الشروط اليوم' },
  previewText: { en: 'From the released visits of all branches', ar: 'من الزيارات المنشورة لكل الفروع' },
  previewWrong: {
    en: 'Correct the numbers to see their effect.',
    ar: 'صحّح الأرقام لعرض أثرها.',
  },
  inForceShort: { en: 'Criteria in force', ar: 'الشروط السارية' },
  typed: { en: 'New criteria', ar: 'الشروط الجديدة' },
  fulfil: { en: 'Branches that meet them', ar: 'فروع تستوفيها' },
  ofThem: { en: 'of them {level}', ar: 'منها {level}' },
  notHeld: { en: 'of them without a certificate', ar: 'منها دون شهادة' },
  wouldLose: { en: 'Current certificates that would not meet them', ar: 'شهادات قائمة لا تستوفي الشروط الجديدة' },
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
  measured: { en: 'Measure', ar: 'المقياس' },

  versions: { en: 'Versions', ar: 'الإصدارات' },
  first: { en: 'The first version', ar: 'الإصدار الأول' },
  issued: {
    en: { one: '{count} certificate issued under it', other: '{count} certificates issued under it' },
    ar: {
      zero: 'لم تُمنح وفقه أي شهادة',
      one: 'مُنحت وفقه شهادة واحدة',
      two: 'مُنحت وفقه شهادتان',
      few: 'مُنحت وفقه {count} شهادات',
      many: 'مُنحت وفقه {count} شهادة',
      other: 'مُنحت وفقه {count} شهادة',
    },
  },
  byPlatform: { en: 'The platform', ar: 'المنصة' },
  oneToOther: { en: '{before} → {after}', ar: '{before} ← {after}' },
})
