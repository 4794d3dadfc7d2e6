import { defineMessages } from '#/domain/text.ts'

/** The request to a business consultant. */
export const messageMessages = defineMessages({
  title: { en: 'Talk to a business consultant', ar: 'التحدث مع مستشار الأعمال' },
  description: {
    en: 'Ask for a demo, a price or advice for your restaurants and cafes. A consultant answers within working hours.',
    ar: 'اطلب عرضًا تجريبيًا أو سعرًا أو استشارة لمطاعمك ومقاهيك، ويردّ عليك مستشار خلال ساعات العمل.',
  },
  demoTitle: { en: 'Request a demo', ar: 'طلب عرض تجريبي' },
  lead: {
    en: 'A few lines are enough. A consultant answers by email or phone, Sunday to Thursday.',
    ar: 'بضعة أسطر تكفي، ويردّ عليك مستشار بالبريد الإلكتروني أو الجوال من الأحد إلى الخميس.',
  },
  name: { en: 'Full name', ar: 'الاسم الكامل' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone: { en: 'Mobile number', ar: 'رقم الجوال' },
  topic: { en: 'Subject', ar: 'الموضوع' },
  message: { en: 'Message', ar: 'الرسالة' },
  messageHelp: {
    en: 'Tell us how many branches you have, in which cities, and how we can help.',
    ar: 'اذكر عدد فروعك ومدنها وما تود معرفته.',
  },
  send: { en: 'Send', ar: 'إرسال' },
  thanks: { en: 'Thank you. Your message has been sent.', ar: 'شكرًا لك، تم إرسال رسالتك.' },
})

/** Topics of a consultation. */
export const consultantTopics = defineMessages({
  demo: { en: 'Demo of the platform', ar: 'عرض تجريبي للمنصة' },
  'mystery-shopping': { en: 'Mystery shopping', ar: 'التسوّق السري' },
  'operations-audit': { en: 'Operations audits', ar: 'تدقيق العمليات التشغيلية' },
  'ai-reports': { en: 'Analytics and AI reports', ar: 'التحليلات وتقارير الذكاء الاصطناعي' },
  certification: { en: 'Quality certification', ar: 'شهادات الجودة' },
  franchise: { en: 'Franchising', ar: 'الامتياز التجاري' },
  training: { en: 'Staff training', ar: 'تدريب الموظفين' },
  'quality-assurance': { en: 'Quality assurance', ar: 'ضمان الجودة' },
  'daily-operations': { en: 'Daily operations', ar: 'التشغيل اليومي' },
  plans: { en: 'Plans and prices', ar: 'الباقات والأسعار' },
  other: { en: 'Something else', ar: 'موضوع آخر' },
})

/** The contact form. */
export const contactFormTexts = defineMessages({
  title: { en: 'Write to us', ar: 'راسلنا' },
  intro: {
    en: 'Tell us how we can help. You get an enquiry number immediately and an answer within working hours.',
    ar: 'أخبرنا بما تحتاج إليه. يصلك رقم المتابعة فورًا، ونردّ عليك خلال ساعات العمل.',
  },
})

/** The enquiry about franchising. */
export const franchiseFormTexts = defineMessages({
  title: { en: 'Talk to us about your franchise', ar: 'تحدّث معنا عن مشروع الامتياز التجاري' },
  intro: {
    en: 'Tell us about your brand today and your plans for it. A consultant reads your message before calling you.',
    ar: 'حدّثنا عن علامتك اليوم وخططك لها. يطّلع المستشار على رسالتك قبل أن يتصل بك.',
  },
  button: { en: 'Send enquiry', ar: 'إرسال الاستفسار' },
  brand: { en: 'Brand or company', ar: 'العلامة التجارية أو المنشأة' },
  city: { en: 'City', ar: 'المدينة' },
  branches: { en: 'Branches open today', ar: 'عدد الفروع العاملة اليوم' },
  readiness: { en: 'Readiness check result', ar: 'نتيجة فحص الجاهزية' },
  messageHelp: {
    en: 'Tell us whether you want to grant or acquire a franchise, in which cities, and by when.',
    ar: 'اذكر هل تريد منح الامتياز أم الحصول عليه، وفي أي مدن، ومتى.',
  },
})
