import { defineMessages } from '#/domain/text.ts'

/** Corrective actions by state, as cards in columns. */
export const actionBoardMessages = defineMessages({
  ways: { en: 'Ways to see the actions', ar: 'طرق عرض الإجراءات' },
  view_list: { en: 'List', ar: 'قائمة' },
  view_board: { en: 'Board', ar: 'لوحة' },
  help: { en: 'Drag a card or use its menu.', ar: 'اسحب البطاقة أو استخدم قائمتها.' },
  columns: { en: 'Columns', ar: 'الأعمدة' },
  emptyColumn: { en: 'No actions', ar: 'لا إجراءات' },
  showAll: {
    en: { one: 'Show {count} action in the list', other: 'Show all {count} actions in the list' },
    ar: {
      zero: 'عرض القائمة',
      one: 'عرض الإجراء في القائمة',
      two: 'عرض الإجراءين في القائمة',
      few: 'عرض {count} إجراءات في القائمة',
      many: 'عرض {count} إجراءً في القائمة',
      other: 'عرض {count} إجراء في القائمة',
    },
  },
  steps: { en: 'Steps: {title}', ar: 'الخطوات: {title}' },
  open: { en: 'Open the action', ar: 'فتح صفحة الإجراء' },
  moved: { en: '{title}: {status}', ar: '{title}: {status}' },
})
