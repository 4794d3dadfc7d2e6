import { defineMessages } from '#/domain/text.ts'

/** Mails about staff tasks, failed jobs, messages of the website and case studies. */
export const officeMails = defineMessages({
  'job.failed-money.subject': { en: 'A payment job failed: {job}', ar: 'تعذّرت مهمة مالية: {job}' },
  'job.failed-money.body': {
    en: 'Hello {name},\n\nThe job {job} failed after all its attempts. A payment, payout or tax document may be missing.\n\nView the error and try again:\n{link}',
    ar: 'مرحبًا {name}،\n\nتعذّرت المهمة {job} بعد استنفاد محاولاتها. قد تنقص بسببها دفعة أو مستحقات أو مستند ضريبي.\n\nعرض الخطأ وإعادة المحاولة:\n{link}',
  },
  'work.given.subject': { en: 'New task for you: {title}', ar: 'لديك مهمة جديدة: {title}' },
  'work.given.body': {
    en: 'Hello {name},\n\nA task has been assigned to you.\n\nTask: {title}\nPriority: {priority}\nDue: {due}\n\nView the task:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُسندت إليك مهمة جديدة.\n\nالمهمة: {title}\nالأولوية: {priority}\nموعد الاستحقاق: {due}\n\nعرض المهمة:\n{link}',
  },
  'work.due.subject': { en: 'Task due today: {title}', ar: 'مهمة موعدها اليوم: {title}' },
  'work.due.body': {
    en: 'Hello {name},\n\nA task of yours is due today.\n\nTask: {title}\nPriority: {priority}\n\nView the task:\n{link}',
    ar: 'مرحبًا {name}،\n\nيحين اليوم موعد إحدى مهامك.\n\nالمهمة: {title}\nالأولوية: {priority}\n\nعرض المهمة:\n{link}',
  },
  'message.received.subject': { en: 'Website message {ticket}: {form}', ar: 'رسالة من الموقع {ticket}: {form}' },
  'message.received.body': {
    en: 'Hello,\n\nA new message from {name} has arrived through the website.\n\nEnquiry number: {ticket}\nForm: {form}\n\n{answers}\n\nOpen the message:\n{link}',
    ar: 'مرحبًا،\n\nوصلت رسالة جديدة من {name} عبر الموقع.\n\nرقم المتابعة: {ticket}\nالنموذج: {form}\n\n{answers}\n\nفتح الرسالة:\n{link}',
  },
  'message.thanks.subject': {
    en: 'We received your message, enquiry number {ticket}',
    ar: 'وصلتنا رسالتك، رقم المتابعة {ticket}',
  },
  'message.thanks.body': {
    en: 'Hello,\n\nThank you for contacting us. We received your message (“{form}”) and will reply during working hours, Sunday to Thursday.\n\nYour enquiry number: {ticket}\n\nTo add something, write to {contact} and mention this number. If you did not contact us, your address was entered by mistake and you can ignore this email.',
    ar: 'مرحبًا،\n\nشكرًا لتواصلك معنا. وصلتنا رسالتك (نموذج «{form}»)، وسنرد عليك خلال ساعات العمل من الأحد إلى الخميس.\n\nرقم المتابعة: {ticket}\n\nلإضافة أي تفاصيل راسلنا على {contact} واذكر هذا الرقم. وإن لم تتواصل معنا فقد كُتب بريدك بالخطأ، ويمكنك تجاهل هذه الرسالة.',
  },
  'papers.ending.subject': { en: 'Documents to renew: {count}', ar: 'مستندات تحتاج إلى تجديد: {count}' },
  'papers.ending.body': {
    en: 'Hello {name},\n\nThese documents end soon or have ended:\n\n{lines}\n\nIf you have started a renewal, note it at the document: reminders then rest until 7 days before the end.\n\nView the documents:\n{link}',
    ar: 'مرحبًا {name}،\n\nمستندات قارب انتهاؤها أو انتهت:\n\n{lines}\n\nإذا بدأت التجديد فسجّل ذلك عند المستند، فتتوقف التذكيرات حتى 7 أيام قبل الانتهاء.\n\nعرض المستندات:\n{link}',
  },
  'automation.told.subject': { en: '{what}, {place}', ar: '{what}، {place}' },
  'automation.told.body': {
    en: 'Hello {name},\n\n{text}\n\n{what}\n{place}\n\nOpen it:\n{link}\n\nSent by the automation rule “{rule}”.',
    ar: 'مرحبًا {name}،\n\n{text}\n\n{what}\n{place}\n\nفتح التفاصيل:\n{link}\n\nأُرسلت بموجب قاعدة الأتمتة «{rule}».',
  },
  'automation.proposed.subject': { en: 'Proposed visit: {place}', ar: 'زيارة مقترحة: {place}' },
  'automation.proposed.body': {
    en: 'Hello {name},\n\n{text}\n\n{what}\n{place}\n\nChoose a day and order the visit:\n{link}\n\nNothing has been ordered. Sent by the automation rule “{rule}”.',
    ar: 'مرحبًا {name}،\n\n{text}\n\n{what}\n{place}\n\nاختيار موعد وطلب الزيارة:\n{link}\n\nلم تُطلب أي زيارة بعد. أُرسلت بموجب قاعدة الأتمتة «{rule}».',
  },
  'automation.paused.subject': { en: 'Automation rule paused: {rule}', ar: 'إيقاف قاعدة أتمتة مؤقتًا: {rule}' },
  'automation.paused.body': {
    en: 'Hello {name},\n\nThe automation rule “{rule}” is paused: {why}\n\nOpen the rule:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُوقفت قاعدة الأتمتة «{rule}» مؤقتًا: {why}\n\nفتح قاعدة الأتمتة:\n{link}',
  },
  'library.to-confirm.subject': { en: 'Please read and confirm: {title}', ar: 'بانتظار قراءتك وإقرارك: {title}' },
  'library.to-confirm.body': {
    en: 'Hello {name},\n\nA document for you is waiting to be read and confirmed: “{title}”.\n\nRead it and confirm:\n{link}',
    ar: 'مرحبًا {name}،\n\nلديك مستند بانتظار قراءتك وإقرارك: «{title}».\n\nقراءة المستند والإقرار:\n{link}',
  },
  'library.reminder.subject': { en: 'Still to confirm: {title}', ar: 'تذكير بالإقرار: {title}' },
  'library.reminder.body': {
    en: 'Hello {name},\n\nYou have not yet confirmed that you have read “{title}”.\n\nRead it and confirm:\n{link}',
    ar: 'مرحبًا {name}،\n\nلم يصلنا إقرارك بقراءة «{title}» بعد.\n\nقراءة المستند والإقرار:\n{link}',
  },
  'case-study.offered.subject': { en: 'May we publish your story?', ar: 'هل توافق على نشر قصتك؟' },
  'case-study.offered.body': {
    en: 'Hello {name},\n\nWe wrote a short story about your results: “{title}”. We publish it only with your approval, and you can withdraw your approval at any time.\n\nRead the story and decide:\n{link}',
    ar: 'مرحبًا {name}،\n\nكتبنا قصة قصيرة عن نتائجك بعنوان «{title}». لن تُنشر إلا بموافقتك، ويمكنك سحب الموافقة في أي وقت.\n\nالاطلاع على القصة واتخاذ القرار:\n{link}',
  },
})
