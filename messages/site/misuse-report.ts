import { defineMessages } from '#/domain/text.ts'

/** Public form to report misuse of a certificate. */
export const misuseFormTexts = defineMessages({
  title: { en: 'Report misuse of a certificate', ar: 'الإبلاغ عن إساءة استخدام شهادة' },
  intro: {
    en: 'A person reads every report. We do not tell the holder who sent it.',
    ar: 'يقرأ كل بلاغ موظف من فريقنا، ولا نخبر صاحب الشهادة بمن أرسله.',
  },
  button: { en: 'Send the report', ar: 'إرسال البلاغ' },
  success: { en: 'Thank you. We look into it.', ar: 'شكرًا لك. سننظر في الأمر.' },
  kind: { en: 'What is wrong', ar: 'ما المشكلة' },
  elsewhere: { en: 'It is shown at another branch or company', ar: 'تُعرض في فرع آخر أو منشأة أخرى' },
  altered: { en: 'The paper or the badge was changed', ar: 'غُيّرت الورقة أو الشارة' },
  over: { en: 'It is shown although it is not valid', ar: 'تُعرض مع أنها غير سارية' },
  different: { en: 'The branch is not as certified', ar: 'حال الفرع يخالف ما تشهد به' },
  another: { en: 'Something else', ar: 'شيء آخر' },
  message: { en: 'What you saw, where and when', ar: 'ماذا رأيت، وأين، ومتى' },
  name: { en: 'Your name', ar: 'اسمك' },
  email: { en: 'Your email, if we may ask you more', ar: 'بريدك الإلكتروني إن سمحت لنا بالاستفسار' },
  certificate: { en: 'Certificate', ar: 'الشهادة' },
  address: { en: 'Address of the certificate', ar: 'عنوان الشهادة' },
})
