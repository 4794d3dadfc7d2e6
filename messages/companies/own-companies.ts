import { defineMessages } from '#/domain/text.ts'

/** Switch between the companies of one person. */
export const ownCompanyMessages = defineMessages({
  switch: { en: 'Switch company', ar: 'تبديل المنشأة' },
  teams: { en: 'Companies you work with', ar: 'المنشآت التي تعمل معها' },
  toVisits: { en: 'Your visits', ar: 'زياراتك' },
})
