import type { Dictionary } from '@puckeditor/core'
import type { Lang } from '#/domain/text.ts'

/** Arabic texts of Puck that are visible or announced here; everything else is our own. */
const arabic: Dictionary = {
  'header-undo': 'تراجع',
  'header-redo': 'إعادة',
  'action-selectparent': 'تحديد العنصر الحاوي',
  'action-duplicate': 'تكرار',
  'action-delete': 'حذف',
  'label-page': 'الصفحة',
  'label-component': 'عنصر',
  'canvas-noconfig': 'عنصر غير معروف: {type}',
  'loader-loading': 'جارٍ التحميل',
}

export const puckDictionary = (lang: Lang): Dictionary => (lang === 'ar' ? arabic : {})
