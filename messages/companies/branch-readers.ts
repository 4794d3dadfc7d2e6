import { defineMessages } from '#/domain/text.ts'

/** The page of the members who see a branch. */
export const branchReaderMessages = defineMessages({
  title: { en: 'Who sees a branch', ar: 'المطّلعون على الفرع' },
  lead: {
    en: 'Everyone with a role on the branch, or on a part of the company above it. Nearest roles come first.',
    ar: 'كل من له دور على الفرع أو على قسم أعلى منه في المنشأة، والأقرب إلى الفرع أولًا.',
  },
  branch: { en: 'Branch', ar: 'الفرع' },
  choose: { en: 'Choose a branch', ar: 'اختر فرعًا' },
  show: { en: 'Show', ar: 'عرض' },
  of: { en: 'Members who see {branch}', ar: 'أعضاء الفريق المطّلعون على {branch}' },
  suspended: { en: 'Suspended', ar: 'موقوف' },
  accountant: {
    en: 'Sees requests and invoices of the branch, without its reports',
    ar: 'الطلبات والفواتير الخاصة بالفرع دون تقاريره',
  },
  noBranches: { en: 'No branches yet', ar: 'لا توجد فروع بعد' },
  noBranchesHint: {
    en: 'Branches appear here once they are added or ordered for.',
    ar: 'تظهر الفروع هنا بعد إضافتها أو طلب زيارة لها.',
  },
})
