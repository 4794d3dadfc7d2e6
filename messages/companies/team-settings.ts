import { defineMessages } from '#/domain/text.ts'

/** What the owners of a company let its team see. */
export const teamSettingsMessages = defineMessages({
  title: { en: 'Team visibility', ar: 'اطلاع الفريق' },
  lead: {
    en: 'Owners and accountants see all amounts, and owners and managers see visits as soon as they are ordered.',
    ar: 'يطّلع المُلّاك والمحاسبون على جميع المبالغ، ويطّلع المُلّاك والمديرون على الزيارات منذ طلبها.',
  },
  'managers-see-money': { en: 'Managers see what visits cost', ar: 'اطّلاع المديرين على تكلفة الزيارات' },
  'managers-see-moneyHelp': {
    en: 'Each manager sees the cost of visits to the own branches, in lists and files. Managers of the whole company also see invoices and payments.',
    ar: 'يطّلع كل مدير على تكلفة زيارات فروعه في القوائم والملفات. ويطّلع مديرو المنشأة كاملة على الفواتير والمدفوعات أيضًا.',
  },
  'teams-foresee': {
    en: 'Branch managers and viewers see visits before the report',
    ar: 'اطّلاع مديري الفروع ومستخدمي الاطلاع على الزيارات قبل التقرير',
  },
  'teams-foreseeHelp': {
    en: 'They then know the day of a visit in advance. Visits of a programme stay hidden from everyone until their report.',
    ar: 'يعرفون عندئذ يوم الزيارة مسبقًا. أما زيارات البرنامج فتبقى مخفية عن الجميع حتى صدور تقريرها.',
  },
  'branches-see-costs': {
    en: 'Branch managers see costs of the kitchen',
    ar: 'اطّلاع مديري الفروع على تكاليف المطبخ',
  },
  'branches-see-costsHelp': {
    en: 'Prices of ingredients and costs of recipes: those of all branches and of the own branch.',
    ar: 'أسعار المكونات وتكاليف الوصفات: ما يخص جميع الفروع وما يخص فرعهم.',
  },
  'viewers-see-costs': {
    en: 'Viewers see costs of the kitchen',
    ar: 'اطّلاع مستخدمي الاطلاع على تكاليف المطبخ',
  },
  'viewers-see-costsHelp': {
    en: 'Without it they read ingredients and recipes without prices.',
    ar: 'من دونه يقرؤون المكونات والوصفات دون أسعار.',
  },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Saved. It counts from each member’s next page.', ar: 'تم الحفظ، ويسري من الصفحة التالية لكل عضو.' },
})
