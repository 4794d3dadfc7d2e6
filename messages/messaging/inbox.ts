import { defineMessages } from '#/domain/text.ts'

/** The inbox of notifications. */
export const inboxMessages = defineMessages({
  today: { en: 'Today', ar: 'اليوم' },
  week: { en: 'This week', ar: 'هذا الأسبوع' },
  earlier: { en: 'Earlier', ar: 'أقدم من ذلك' },
  views: { en: 'Views', ar: 'طرق العرض' },
  all: { en: 'All', ar: 'الكل' },
  unread: { en: 'Unread', ar: 'غير المقروءة' },
  topic: { en: 'Topic', ar: 'الموضوع' },
  node: { en: 'Branch or group', ar: 'الفرع أو المجموعة' },
  ofTopic: {
    en: { one: '{topic}: {count} notification', other: '{topic}: {count} notifications' },
    ar: {
      zero: '{topic}: لا إشعارات',
      one: '{topic}: إشعار واحد',
      two: '{topic}: إشعاران',
      few: '{topic}: {count} إشعارات',
      many: '{topic}: {count} إشعارًا',
      other: '{topic}: {count} إشعار',
    },
  },
  before: {
    en: { one: '{count} earlier notification about this', other: '{count} earlier notifications about this' },
    ar: {
      zero: 'لا إشعارات أقدم عن هذا',
      one: 'إشعار واحد أقدم عن هذا',
      two: 'إشعاران أقدم عن هذا',
      few: '{count} إشعارات أقدم عن هذا',
      many: '{count} إشعارًا أقدم عن هذا',
      other: '{count} إشعار أقدم عن هذا',
    },
  },
  latest: { en: 'Latest: {text}', ar: 'الأحدث: {text}' },
  markRead: { en: 'Mark as read', ar: 'تحديد كمقروء' },
  markOne: { en: 'Mark as read: {text}', ar: 'تحديد كمقروء: {text}' },
  markShown: { en: 'Mark these as read', ar: 'تحديد المعروض كمقروء' },
  marked: {
    en: { one: '{count} notification marked as read', other: '{count} notifications marked as read' },
    ar: {
      zero: 'لم يُحدَّد أي إشعار',
      one: 'حُدِّد إشعار واحد كمقروء',
      two: 'حُدِّد إشعاران كمقروءين',
      few: 'حُدِّدت {count} إشعارات كمقروءة',
      many: 'حُدِّد {count} إشعارًا كمقروء',
      other: 'حُدِّد {count} إشعار كمقروء',
    },
  },
  undo: { en: 'Undo', ar: 'تراجع' },
  nothingFound: { en: 'No notifications here', ar: 'لا توجد إشعارات هنا' },
  showAll: { en: 'Show all notifications', ar: 'عرض كل الإشعارات' },
})
