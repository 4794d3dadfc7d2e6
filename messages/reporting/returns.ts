import { defineMessages } from '#/domain/text.ts'

/** Findings of all branches by what they are worth. */
export const returnMessages = defineMessages({
  title: { en: 'Riyals at stake', ar: 'الإيراد المعرّض للخسارة' },
  caption: { en: 'Findings by their worth', ar: 'الملاحظات حسب قيمتها' },
  intro: {
    en: 'Findings of each branch’s last visit, by what putting them right may be worth in a month.',
    ar: 'ملاحظات آخر زيارة لكل فرع، مرتبة حسب ما قد تحققه معالجتها في الشهر.',
  },
  search: { en: 'Search findings', ar: 'البحث في الملاحظات' },
  by: { en: 'Rows of the table', ar: 'صفوف الجدول' },
  by_question: { en: 'By finding', ar: 'حسب الملاحظة' },
  by_section: { en: 'By section', ar: 'حسب المحور' },
  finding: { en: 'Finding', ar: 'الملاحظة' },
  section: { en: 'Section', ar: 'المحور' },
  branch: { en: 'Branch', ar: 'الفرع' },
  amount: { en: 'SAR per month', ar: 'ريال في الشهر' },
  points: { en: 'Points', ar: 'النقاط' },
  visited: { en: 'Visit', ar: 'الزيارة' },
  owner: { en: 'Owner', ar: 'المسؤول' },
  action: { en: 'Action', ar: 'الإجراء' },
  critical: { en: 'Critical', ar: 'حرج' },
  inSection: {
    en: { one: '{count} finding', other: '{count} findings' },
    ar: {
      zero: 'دون ملاحظات',
      one: 'ملاحظة واحدة',
      two: 'ملاحظتان',
      few: '{count} ملاحظات',
      many: '{count} ملاحظة',
      other: '{count} ملاحظة',
    },
  },
  perMonth: { en: 'a month, estimated', ar: 'شهريًا، تقديرًا' },
  inBranches: {
    en: { one: 'in {count} branch', other: 'in {count} branches' },
    ar: {
      zero: 'دون فروع',
      one: 'في فرع واحد',
      two: 'في فرعين',
      few: 'في {count} فروع',
      many: 'في {count} فرعًا',
      other: 'في {count} فرع',
    },
  },
  assumptions: { en: 'How this was estimated', ar: 'طريقة التقدير' },
  order: {
    en: 'Findings have no estimate of effort, so the order is by worth alone. The findings of one branch together count at most the distance of its score from 100.',
    ar: 'لا يتوفر تقدير للجهد اللازم لكل ملاحظة، لذا يعتمد الترتيب على القيمة وحدها. ولا يتجاوز مجموع ملاحظات الفرع ما ينقص درجته عن 100.',
  },
  ask: {
    en: 'Enter guests, average bill and rate to see riyals. Until then the findings are in the order of their points.',
    ar: 'أدخل عدد الضيوف ومتوسط الفاتورة والنسبة لعرض المبالغ. وحتى ذلك الحين تُرتب الملاحظات حسب نقاطها.',
  },
  askOthers: {
    en: 'Owners and managers of the company can enter guests, average bill and rate. Until then the findings are in the order of their points.',
    ar: 'يمكن للمالك ومدير المنشأة إدخال عدد الضيوف ومتوسط الفاتورة والنسبة. وحتى ذلك الحين تُرتب الملاحظات حسب نقاطها.',
  },
  none: { en: 'Nothing to put right', ar: 'لا توجد ملاحظات' },
  noneHint: {
    en: 'The last visits lost no points, or there are no visits yet.',
    ar: 'لم تُخصم نقاط في آخر الزيارات، أو لا توجد زيارات بعد.',
  },
})
