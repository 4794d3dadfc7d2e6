import { defineMessages } from '#/domain/text.ts'

/** Notifications about tasks, failed jobs, messages and case studies. */
export const officeNotices = defineMessages({
  'job.failed': {
    en: 'A background job failed after all its attempts: {job}',
    ar: 'تعذّرت مهمة خلفية بعد استنفاد محاولاتها: {job}',
  },
  'job.failed-money': {
    en: 'A payment job failed after all its attempts: {job}',
    ar: 'تعذّرت مهمة مالية بعد استنفاد محاولاتها: {job}',
  },
  'papers.ending': {
    en: 'Documents to renew: {count}. First: {first}',
    ar: 'مستندات تحتاج إلى تجديد: {count}. أولها: {first}',
  },
  'automation.told': { en: '{text} ({what}, {place})', ar: '{text} ({what}، {place})' },
  'automation.proposed': {
    en: 'Proposed visit: {text} ({what}, {place})',
    ar: 'زيارة مقترحة: {text} ({what}، {place})',
  },
  'automation.paused': {
    en: 'The automation rule “{rule}” is paused: {why}',
    ar: 'أُوقفت قاعدة الأتمتة «{rule}» مؤقتًا: {why}',
  },
  'library.published': { en: 'New document for you: {title}', ar: 'مستند جديد لك: {title}' },
  'library.to-confirm': { en: 'Please read and confirm: {title}', ar: 'بانتظار قراءتك وإقرارك: {title}' },
  'library.reminder': { en: 'Still to confirm: {title}', ar: 'لم تُقرّ بعد بقراءة: {title}' },
  'library.ends': { en: '{date} is the last day of the document “{title}”', ar: 'آخر يوم للمستند «{title}»: {date}' },
  'case-study.offered': { en: 'Your story is awaiting your approval: {title}', ar: 'قصتك بانتظار موافقتك: {title}' },
  'case-study.agreed': { en: '{client} approved the story “{title}”', ar: 'موافقة على نشر قصة «{title}»: {client}' },
  'case-study.declined': { en: '{client} declined the story “{title}”', ar: 'رُفضت قصة «{title}»: {client}' },
  'case-study.withdrawn': { en: '{client} withdrew the story “{title}”', ar: 'سُحبت قصة «{title}»: {client}' },
  'work.given': { en: 'New task for you: {title}', ar: 'لديك مهمة جديدة: {title}' },
  'work.due': { en: 'Task due today: {title}', ar: 'مهمة موعدها اليوم: {title}' },
  'message.received': { en: 'New message {ticket} from {name}', ar: 'رسالة جديدة {ticket} من {name}' },
})
