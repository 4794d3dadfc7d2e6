import { defineMessages } from '#/domain/text.ts'

/** Files beside a dispute or a corrective action. */
export const attachmentMessages = defineMessages({
  addFiles: { en: 'Add photos or PDF', ar: 'إرفاق صور أو PDF' },
  addPhotos: { en: 'Add photos', ar: 'إرفاق صور' },
  count: { en: '{count} of {most}', ar: '{count} من {most}' },
  helpFiles: {
    en: 'JPG, PNG or PDF, at most {count}, each up to 10 MB, 20 MB in all.',
    ar: 'عدد الملفات حتى {count} بصيغة JPEG أو PNG أو PDF، حتى 10 ميجابايت للملف و20 ميجابايت للمجموع.',
  },
  helpPhotos: {
    en: 'Photos, at most {count}, each up to 10 MB, 20 MB in all.',
    ar: 'عدد الصور حتى {count}، حتى 10 ميجابايت للصورة و20 ميجابايت لمجموعها.',
  },
  remove: { en: 'Remove {name}', ar: 'إزالة {name}' },
  papers: { en: 'Documents', ar: 'المستندات' },
  files: { en: 'Attached files', ar: 'الملفات المرفقة' },
  problem_many: {
    en: 'Not all of them fit: the number of files is limited.',
    ar: 'لم تُضف كل الملفات، فقد بلغت الحد المسموح.',
  },
  problem_large: { en: 'A file is larger than 10 MB.', ar: 'أحد الملفات أكبر من 10 ميجابايت.' },
  'problem_all-large': { en: 'Together the files are larger than 20 MB.', ar: 'مجموع الملفات أكبر من 20 ميجابايت.' },
  problem_kind: { en: 'Only photos and PDF files can be added.', ar: 'يمكن إرفاق الصور وملفات PDF فقط.' },
  problem_photo: { en: 'Only photos can be added.', ar: 'يمكن إرفاق الصور فقط.' },
})
