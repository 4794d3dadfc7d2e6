import { defineMessages } from '#/domain/text.ts'

/** Mails about the daily work of branches. */
export const operationsMails = defineMessages({
  'audit.planned.subject': { en: 'Audit planned: {branch}, {day}', ar: 'تدقيق مجدول: {branch}، {day}' },
  'audit.planned.body': {
    en: 'Hello {name},\n\nAn operations audit is planned for you.\n\nBranch: {branch}\nDay: {day}\n\nOpen it once on your phone before you go: it then works without a connection.\n\nOpen the audit:\n{link}',
    ar: 'مرحبًا {name}،\n\nجُدول لك تدقيق للعمليات التشغيلية.\n\nالفرع: {branch}\nاليوم: {day}\n\nافتحه مرة على جوالك قبل ذهابك، ليعمل بعدها بلا اتصال.\n\nفتح التدقيق:\n{link}',
  },
  'audit.moved.subject': { en: 'Audit moved: {branch}, {day}', ar: 'تغيّر موعد التدقيق: {branch}، {day}' },
  'audit.moved.body': {
    en: 'Hello {name},\n\nThe audit of {branch} was moved.\n\nNew day: {day}\n\nOpen the audit:\n{link}',
    ar: 'مرحبًا {name}،\n\nتغيّر موعد تدقيق {branch}.\n\nاليوم الجديد: {day}\n\nفتح التدقيق:\n{link}',
  },
  'audit.cancelled.subject': { en: 'Audit cancelled: {branch}, {day}', ar: 'أُلغي التدقيق: {branch}، {day}' },
  'audit.cancelled.body': {
    en: 'Hello {name},\n\nThe audit of {branch} on {day} was cancelled.\n\nReason: {reason}\n\nView the audit:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُلغي تدقيق {branch}، وكان موعده {day}.\n\nالسبب: {reason}\n\nعرض التدقيق:\n{link}',
  },
  'audit.critical.subject': {
    en: 'Critical failure in an audit: {branch}',
    ar: 'إخفاق في معيار حرج: {branch}',
  },
  'audit.critical.body': {
    en: 'Hello {name},\n\nAn audit of {branch} found a critical failure.\n\n{finding}\n\nAn action was opened with the audit.\n\nView the audit:\n{link}',
    ar: 'مرحبًا {name}،\n\nكشف تدقيق {branch} إخفاقًا في معيار حرج.\n\n{finding}\n\nفُتح مع التدقيق إجراء لمعالجته.\n\nعرض التدقيق:\n{link}',
  },
  'daily.temperature.subject': {
    en: 'Temperature out of limit: {point}, {branch}',
    ar: 'حرارة خارج الحد: {point}، {branch}',
  },
  'daily.temperature.body': {
    en: 'Hello {name},\n\nA temperature at {branch} is beyond the limit.\n\n{point}: {degrees} °C\nLimit: {limit} °C\n\nA critical action was opened. It is due today.\n\nView the action:\n{link}',
    ar: 'مرحبًا {name}،\n\nسُجلت في {branch} درجة حرارة خارج الحد.\n\n{point}: {degrees} °م\nالحد: {limit} °م\n\nفُتح إجراء حرج، وموعده اليوم.\n\nعرض الإجراء:\n{link}',
  },
  'daily.alert-now.subject': { en: '{field} at {branch}: {value}', ar: '{field}، {branch}: {value}' },
  'daily.alert-now.body': {
    en: 'Hello {name},\n\nThe daily report of {branch} has an unusual value.\n\nDay: {day}\n{field}: {value}\n\nView the report:\n{link}',
    ar: 'مرحبًا {name}،\n\nسُجلت في التقرير اليومي قيمة تستدعي الانتباه.\n\nالفرع: {branch}\nاليوم: {day}\n{field}: {value}\n\nعرض التقرير:\n{link}',
  },
})
