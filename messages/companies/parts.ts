import { defineMessages } from '#/domain/text.ts'

/** The filter of lists by a group of the company. */
export const partMessages = defineMessages({
  part: { en: 'Brand or region', ar: 'العلامة التجارية أو المنطقة' },
})
