import { defineMessages } from '#/domain/text.ts'

/** The rooms in which staff fill the public site. */
export const contentTabMessages = defineMessages({
  rooms: { en: 'Content of the website', ar: 'محتوى الموقع' },
  pages: { en: 'Pages', ar: 'الصفحات' },
  home: { en: 'Home page', ar: 'الصفحة الرئيسية' },
  menus: { en: 'Menus', ar: 'القوائم' },
  blog: { en: 'Blog', ar: 'المدونة' },
  pictures: { en: 'Pictures', ar: 'الصور' },
  caseStudies: { en: 'Case studies', ar: 'قصص العملاء' },
})
