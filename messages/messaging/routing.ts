import { defineMessages } from '#/domain/text.ts'

/** The page that shows who of a team is told about what. */
export const routingMessages = defineMessages({
  title: { en: 'Who is notified', ar: 'من يُبلَّغ' },
  about: {
    en: 'Members who are notified of each topic at this branch or group, the nearest first. It follows from their roles and their part of the company. Everyone chooses the channels of optional topics. The email about a critical failure goes to the nearest level first, and to the next one if no one opens it in time.',
    ar: 'أعضاء الفريق الذين يُبلَّغون بكل موضوع في هذا الفرع أو المجموعة، والأقرب أولًا. يتحدد ذلك من أدوارهم ونطاق كل منهم في المنشأة، ويختار كل عضو قنوات المواضيع الاختيارية. تصل رسالة الإخفاق الحرج إلى أقرب مستوى أولًا، ثم إلى المستوى الأعلى إن لم تُفتح في موعدها.',
  },
  back: { en: 'Back to the notifications', ar: 'العودة إلى الإشعارات' },
  node: { en: 'Branch or group', ar: 'الفرع أو المجموعة' },
  whole: { en: 'Whole company', ar: 'المنشأة كلها' },
  topic: { en: 'Topic', ar: 'الموضوع' },
  people: { en: 'Notified, nearest first', ar: 'يُبلَّغ، والأقرب أولًا' },
  noOne: { en: 'No one', ar: 'لا أحد' },
  contact: { en: 'Contact without an account', ar: 'جهة اتصال دون حساب' },
  app: { en: 'in the app', ar: 'داخل المنصة' },
  email: { en: 'by email', ar: 'بالبريد الإلكتروني' },
  noChannel: { en: 'switched off', ar: 'أوقف القنوات كلها' },
  contacts: { en: 'Contacts for critical failures', ar: 'جهات الاتصال للإخفاقات الحرجة' },
  role_owner: { en: 'Owner', ar: 'مالك' },
  role_manager: { en: 'Manager', ar: 'مدير' },
  role_branch_manager: { en: 'Branch manager', ar: 'مدير فرع' },
  role_viewer: { en: 'Viewer', ar: 'مستخدم للاطلاع' },
  role_accountant: { en: 'Accountant', ar: 'محاسب' },
})
