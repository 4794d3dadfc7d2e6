import { defineMessages } from '#/domain/text.ts'

/** Notifications about the daily work of branches. */
export const operationsNotices = defineMessages({
  'daily.temperature': {
    en: '{point} at {branch}: {degrees} °C, limit {limit} °C',
    ar: '{point}، {branch}: {degrees} °م، والحد {limit} °م',
  },
  'daily.late': { en: 'The daily report of {branch} for {day} is late', ar: 'تأخر تقرير {branch} ليوم {day}' },
  'daily.missing': { en: 'The daily report of {branch} for {day} is missing', ar: 'لم يُقدَّم تقرير {branch} ليوم {day}' },
})
