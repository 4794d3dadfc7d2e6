import { defineMessages } from '#/domain/text.ts'

/** Notifications about the daily work of branches. */
export const operationsNotices = defineMessages({
  'audit.planned': {
    en: 'An audit is planned for you: {branch}, {day}',
    ar: 'تدقيق جديد مسند إليك: {branch}، {day}',
  },
  'audit.moved': { en: 'The audit of {branch} was moved to {day}', ar: 'غُيّر موعد تدقيق {branch} إلى {day}' },
  'audit.cancelled': {
    en: 'The audit of {branch} on {day} was cancelled: {reason}',
    ar: 'أُلغي تدقيق {branch}، {day}: {reason}',
  },
  'audit.signed': {
    en: 'The audit of {branch} is signed: {score}. It waits for your release.',
    ar: 'وُقّع تدقيق {branch}: {score}. النتيجة بانتظار اعتمادك.',
  },
  'audit.released': { en: 'Result of the audit of {branch}: {score}', ar: 'نتيجة تدقيق {branch}: {score}' },
  'audit.critical': {
    en: 'Critical failure in an audit of {branch}: {finding}',
    ar: 'إخفاق في معيار حرج عند تدقيق {branch}: {finding}',
  },
  'daily.temperature': {
    en: '{point} at {branch}: {degrees} °C, limit {limit} °C',
    ar: '{point}، {branch}: {degrees} °م، والحد {limit} °م',
  },
  'daily.alert': {
    en: '{field} at {branch} on {day}: {value}',
    ar: '{field}، {branch}، {day}: {value}',
  },
  'daily.alert-now': {
    en: 'Unusual value at {branch}, {day}. {field}: {value}',
    ar: 'قيمة غير معتادة في {branch}، {day}. {field}: {value}',
  },
  'daily.late': { en: 'The daily report of {branch} for {day} is late', ar: 'تأخر تقرير {branch} ليوم {day}' },
  'daily.missing': { en: 'The daily report of {branch} for {day} is missing', ar: 'لم يُقدَّم تقرير {branch} ليوم {day}' },
})
