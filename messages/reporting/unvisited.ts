import { defineMessages } from '#/domain/text.ts'

/** Branches that wait for a visit. */
export const unvisitedMessages = defineMessages({
  title: { en: 'Branches without a recent visit', ar: 'فروع دون زيارة حديثة' },
  ofBranches: { en: '{count} of {all}', ar: '{count} من {all}' },
  branch: { en: 'Branch', ar: 'الفرع' },
  waiting: { en: 'Waiting', ar: 'مدة الانتظار' },
  lastVisit: { en: 'Last visit', ar: 'آخر زيارة' },
  score: { en: 'Score', ar: 'الدرجة' },
  never: { en: 'Never visited', ar: 'لم يُزر قط' },
  days: {
    en: { one: 'Not visited for {count} day', other: 'Not visited for {count} days' },
    ar: {
      zero: 'دون زيارة',
      one: 'دون زيارة منذ يوم واحد',
      two: 'دون زيارة منذ يومين',
      few: 'دون زيارة منذ {count} أيام',
      many: 'دون زيارة منذ {count} يومًا',
      other: 'دون زيارة منذ {count} يوم',
    },
  },
  order: { en: 'Order a visit', ar: 'طلب زيارة' },
  orderFor: { en: 'Order a visit to {branch}', ar: 'طلب زيارة إلى {branch}' },
  firstOnes: {
    en: 'The {count} that have waited longest, of {all}.',
    ar: 'تظهر أطول مدد الانتظار: {count} من {all}.',
  },
})
