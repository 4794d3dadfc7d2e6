import { defineMessages } from '#/domain/text.ts'

/** Mails about the daily work of branches. */
export const operationsMails = defineMessages({
  'daily.temperature.subject': {
    en: 'Temperature out of limit: {point}, {branch}',
    ar: 'حرارة خارج الحد: {point}، {branch}',
  },
  'daily.temperature.body': {
    en: 'Hello {name},\n\nA temperature at {branch} is beyond the limit.\n\n{point}: {degrees} °C\nLimit: {limit} °C\n\nA critical action was opened. It is due today.\n\nView the action:\n{link}',
    ar: 'مرحبًا {name}،\n\nسُجلت في {branch} درجة حرارة خارج الحد.\n\n{point}: {degrees} °م\nالحد: {limit} °م\n\nفُتح إجراء حرج، وموعده اليوم.\n\nعرض الإجراء:\n{link}',
  },
})
