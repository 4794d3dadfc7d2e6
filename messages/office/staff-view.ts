import { defineMessages } from '#/domain/text.ts'

/** Views of staff as a client: the banner, the way in, and the list for owners. */
export const staffViewMessages = defineMessages({
  open: { en: 'Open as read-only', ar: 'فتح للاطلاع فقط' },
  openTitle: { en: 'View the pages of {client}?', ar: 'عرض صفحات العميل {client}؟' },
  openAbout: {
    en: 'You see the client’s pages for 30 minutes and cannot change anything. The owners of the company are notified and see your reason.',
    ar: 'تظهر لك صفحات العميل لمدة 30 دقيقة دون إمكانية التعديل. يُبلَّغ مالكو المنشأة ويظهر لهم السبب.',
  },
  reason: { en: 'Reason (shown to the owners)', ar: 'السبب (يظهر للمالكين)' },
  reasonHelp: {
    en: 'For example: question of 24 Nov about report 1042',
    ar: 'مثال: استفسار 24 نوفمبر عن التقرير 1042',
  },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  banner: { en: 'View by our team', ar: 'عرض من فريقنا' },
  viewing: { en: 'You are viewing {client}, read-only', ar: 'تعرض الآن صفحات {client} للاطلاع فقط' },
  over: { en: 'The view has ended', ar: 'انتهى العرض' },
  end: { en: 'End view', ar: 'إنهاء العرض' },
  listTitle: { en: 'Views by our team', ar: 'اطلاع فريقنا على حسابك' },
  listLead: {
    en: 'When our team viewed your pages, and why. Nothing can be changed in a view.',
    ar: 'متى اطّلع فريقنا على صفحاتك ولماذا. لا يمكن تعديل أي شيء أثناء الاطلاع.',
  },
  from: { en: 'From', ar: 'من' },
  until: { en: 'Until', ar: 'إلى' },
  isOpen: { en: 'Now', ar: 'الآن' },
  reasonGiven: { en: 'Reason', ar: 'السبب' },
  noViews: { en: 'Our team has not viewed your pages', ar: 'لم يطّلع فريقنا على صفحاتك' },
})
