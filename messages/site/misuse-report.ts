import { defineMessages } from '#/domain/text.ts'

/** Public form to report misuse of a certificate. */
export const misuseFormTexts = defineMessages({
  title: { en: 'Report misuse of a certificate', ar: 'الإبلاغ عن إساءة استخدام شهادة' },
  intro: {
    en: 'Our team reads every report. We never disclose the sender to the certificate holder.',
    ar: 'يقرأ فريقنا كل بلاغ، ولا نكشف هوية المُبلّغ لصاحب الشهادة.',
  },
  button: { en: 'Send the report', ar: 'إرسال البلاغ' },
  success: { en: 'Thank you. We’ll look into it.', ar: 'شكرًا لك. سننظر في البلاغ.' },
  kind: { en: 'Type of misuse', ar: 'نوع المخالفة' },
  elsewhere: { en: 'It is shown at another branch or company', ar: 'تُعرض في فرع آخر أو منشأة أخرى' },
  altered: { en: 'The printed certificate or the badge was altered', ar: 'عُدّلت الشهادة المطبوعة أو الشارة' },
  over: { en: 'It is shown although it is not valid', ar: 'تُعرض مع أنها غير سارية' },
  different: { en: 'The branch does not match the certificate', ar: 'حال الفرع يخالف مضمون الشهادة' },
  another: { en: 'Something else', ar: 'مخالفة أخرى' },
  message: { en: 'What you saw, where and when', ar: 'ماذا رأيت، وأين، ومتى' },
  name: { en: 'Your name', ar: 'اسمك' },
  email: { en: 'Your email, if we may contact you', ar: 'بريدك الإلكتروني إن أردت أن نتواصل معك' },
  certificate: { en: 'Certificate', ar: 'الشهادة' },
  address: { en: 'Address of the certificate', ar: 'رابط الشهادة' },
})
