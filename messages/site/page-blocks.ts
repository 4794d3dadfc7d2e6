import { defineMessages } from '#/domain/text.ts'

/** Texts of a published page outside its blocks. */
export const pageMessages = defineMessages({
  onlyInEnglish: { en: 'This page is in English only', ar: 'هذه الصفحة متاحة بالإنجليزية فقط' },
  onlyInArabic: { en: 'This page is in Arabic only', ar: 'هذه الصفحة متاحة بالعربية فقط' },
  onlyText: {
    en: 'It has not been translated yet. You can read it in the other language or go to the home page.',
    ar: 'لم تُترجم بعد. يمكنك قراءتها باللغة الأخرى أو الانتقال إلى الصفحة الرئيسية.',
  },
  readInEnglish: { en: 'Read it in English', ar: 'قراءتها بالإنجليزية' },
  readInArabic: { en: 'Read it in Arabic', ar: 'قراءتها بالعربية' },
  home: { en: 'Home page', ar: 'الصفحة الرئيسية' },
  draft: {
    en: 'Only you and your colleagues can see this draft until it is published.',
    ar: 'هذه مسودة تظهر لك ولزملائك فقط إلى أن تُنشر.',
  },
  revision: {
    en: 'This is version {number} as it was saved. Visitors see it only while it is the published version.',
    ar: 'هذه النسخة {number} كما حُفظت، ولا تظهر للزوار إلا إذا كانت هي المنشورة.',
  },
  backToEditor: { en: 'Back to the editor', ar: 'العودة إلى المحرر' },
})
