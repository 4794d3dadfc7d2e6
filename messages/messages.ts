import { defineMessages } from '#/domain/text.ts'

/** The request to a business consultant. */
export const messageMessages = defineMessages({
  title: { en: 'Talk to a business consultant', ar: 'تحدّث مع مستشار الأعمال' },
  description: {
    en: 'Ask for a demo, a price or advice for your restaurants and cafes. A consultant answers within working hours.',
    ar: 'اطلب عرضًا تجريبيًا أو سعرًا أو استشارة لمطاعمك ومقاهيك، ويردّ عليك مستشار خلال ساعات العمل.',
  },
  demoTitle: { en: 'Request a demo', ar: 'اطلب عرضًا تجريبيًا' },
  lead: {
    en: 'A few lines are enough. A consultant answers by email or phone, Sunday to Thursday.',
    ar: 'بضعة أسطر تكفي، ويردّ عليك مستشار بالبريد أو الهاتف من الأحد إلى الخميس.',
  },
  name: { en: 'Full name', ar: 'الاسم الكامل' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone (mobile)', ar: 'رقم الجوال' },
  topic: { en: 'Subject', ar: 'الموضوع' },
  chooseTopic: { en: 'Choose a subject…', ar: 'اختر الموضوع…' },
  message: { en: 'Message', ar: 'الرسالة' },
  messageHelp: {
    en: 'How many branches you have, in which cities, and what you would like to know.',
    ar: 'كم فرعًا لديك، وفي أي مدن، وما الذي تود معرفته.',
  },
  send: { en: 'Send', ar: 'إرسال' },
  website: { en: 'Leave this field empty', ar: 'اترك هذا الحقل فارغًا' },
  thanks: { en: 'Thank you. Your message has been sent.', ar: 'شكرًا لك، تم إرسال رسالتك.' },
  ticket: { en: 'Your ticket number: {ticket}', ar: 'رقم طلبك: {ticket}' },
  sentBefore: { en: 'Message sent, ticket number {ticket}.', ar: 'تم إرسال رسالتك، ورقم طلبك {ticket}.' },
  topic_demo: { en: 'Demo of the platform', ar: 'عرض تجريبي للمنصة' },
  'topic_mystery-shopping': { en: 'Mystery shopping', ar: 'التسوّق السري' },
  'topic_operations-audit': { en: 'Operations audits', ar: 'تدقيق العمليات التشغيلية' },
  'topic_ai-reports': { en: 'Analytics and AI reports', ar: 'التحليلات وتقارير الذكاء الاصطناعي' },
  topic_certification: { en: 'Quality certification', ar: 'شهادات الجودة' },
  topic_franchise: { en: 'Franchising and staff training', ar: 'الامتياز التجاري وتدريب الموظفين' },
  'topic_daily-operations': { en: 'Daily operations', ar: 'التشغيل اليومي' },
  topic_plans: { en: 'Plans and prices', ar: 'الباقات والأسعار' },
  topic_other: { en: 'Something else', ar: 'موضوع آخر' },
})
