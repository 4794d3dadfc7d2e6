import { defineMessages } from '#/domain/text.ts'

/** The page that the service worker makes when a phone has no network and no copy of the page asked for. */
export const noConnectionMessages = defineMessages({
  title: { en: 'No connection', ar: 'لا يوجد اتصال' },
  text: {
    en: 'This page is not kept on this device. What you have answered is still here.',
    ar: 'هذه الصفحة غير محفوظة على هذا الجهاز. ما أجبت عنه باقٍ هنا.',
  },
  keptVisits: { en: 'My kept visits', ar: 'زياراتي المحفوظة' },
})
