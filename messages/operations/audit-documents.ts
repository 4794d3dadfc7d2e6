import { defineMessages } from '#/domain/text.ts'

/** The result of an own audit as a document. */
export const auditDocumentMessages = defineMessages({
  in_en: { en: 'PDF in English', ar: 'PDF بالإنجليزية' },
  in_ar: { en: 'PDF in Arabic', ar: 'PDF بالعربية' },
  title: { en: 'Operations audit: {branch}, {day}', ar: 'تدقيق العمليات: {branch}، {day}' },
  kicker: { en: 'Operations audit', ar: 'تدقيق العمليات' },
  footer: { en: '{branch} · {day} · audit {number}', ar: '{branch} · {day} · تدقيق رقم {number}' },
  draft: { en: 'Signed, not released yet', ar: 'موقّع ولم يُعتمد بعد' },
  own: {
    en: 'Done by the company itself; not part of certificates or of the averages of mystery visits.',
    ar: 'أجرته المنشأة بنفسها، ولا تدخل نتيجته في الشهادات ولا في متوسطات زيارات المتسوّق السري.',
  },
  question: { en: 'Question', ar: 'المعيار' },
  answer: { en: 'Answer', ar: 'الإجابة' },
  code: { en: 'Code', ar: 'الرمز' },
  nothing: { en: 'None', ar: 'لا يوجد' },
  photoMissing: { en: 'Photo not available', ar: 'الصورة غير متاحة' },
  placeReading: { en: '{place}: {degrees}', ar: '{place}: {degrees}' },
  placeReadingBy: {
    en: '{place}: {degrees} (thermometer {device})',
    ar: '{place}: {degrees} (مقياس الحرارة {device})',
  },
  actionState: { en: '{state}. {owner}, due {day}', ar: '{state}. {owner}، الموعد {day}' },
  leftOut: {
    en: {
      one: '{count} more photo is on the page of the audit.',
      other: '{count} more photos are on the page of the audit.',
    },
    ar: {
      zero: 'كل الصور معروضة هنا.',
      one: 'صورة أخرى واحدة في صفحة التدقيق.',
      two: 'صورتان أخريان في صفحة التدقيق.',
      few: '{count} صور أخرى في صفحة التدقيق.',
      many: '{count} صورة أخرى في صفحة التدقيق.',
      other: '{count} صورة أخرى في صفحة التدقيق.',
    },
  },
})
