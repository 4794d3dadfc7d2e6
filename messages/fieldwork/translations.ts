import { defineMessages } from '#/domain/text.ts'

/** Marks of a text that a reader sees in the other language than it was written in. */
export const translationMarkMessages = defineMessages({
  translated: { en: 'Translated', ar: 'مترجم' },
  showOriginal: { en: 'Show original', ar: 'عرض النص الأصلي' },
  original_en: { en: 'Original in English', ar: 'النص الأصلي بالإنجليزية' },
  original_ar: { en: 'Original in Arabic', ar: 'النص الأصلي بالعربية' },
})
