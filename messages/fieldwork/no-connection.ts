import { defineMessages } from '#/domain/text.ts'

/** The page that the service worker makes when a phone has no network and no copy of the page asked for. */
export const noConnectionMessages = defineMessages({
  title: { en: 'No connection', ar: 'لا يوجد اتصال' },
  text: {
    en: 'This page is not saved on this device. Your answers are still here.',
    ar: 'هذه الصفحة غير محفوظة على هذا الجهاز، لكن إجاباتك باقية هنا.',
  },
  keptVisits: { en: 'My saved visits', ar: 'زياراتي المحفوظة' },
})
