import { defineMessages } from '#/domain/text.ts'

/** Texts of the dialog of keys. */
export const shortcutMessages = defineMessages({
  title: { en: 'Keyboard shortcuts', ar: 'اختصارات لوحة المفاتيح' },
  on: { en: 'Shortcuts are on', ar: 'الاختصارات مفعّلة' },
  everywhere: { en: 'On every page', ar: 'في كل الصفحات' },
  inLists: { en: 'In lists', ar: 'في القوائم' },
  key_search: { en: 'Search or jump to a page', ar: 'البحث أو الانتقال إلى صفحة' },
  key_help: { en: 'Show these shortcuts', ar: 'عرض هذه الاختصارات' },
  key_next: { en: 'Next row', ar: 'الصف التالي' },
  key_previous: { en: 'Previous row', ar: 'الصف السابق' },
  key_tick: { en: 'Select the row', ar: 'تحديد الصف' },
  key_extend: { en: 'Select the rows on the way', ar: 'تحديد الصفوف أثناء التنقل' },
  key_open: { en: 'Open the row', ar: 'فتح الصف' },
  key_beside: { en: 'Open the row beside the list', ar: 'فتح الصف بجانب القائمة' },
  key_step: { en: 'Main step of the row', ar: 'الإجراء الأساسي للصف' },
  key_find: { en: 'Search in the list', ar: 'البحث في القائمة' },
  key_new: { en: 'New recipe or ingredient, in their lists', ar: 'وصفة جديدة أو مكوّن جديد، في قائمتيهما' },
  key_undo: { en: 'Undo the last step, while Undo is shown', ar: 'التراجع عن آخر إجراء ما دام زر التراجع ظاهرًا' },
})
