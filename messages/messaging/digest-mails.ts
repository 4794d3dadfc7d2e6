import { defineMessages } from '#/domain/text.ts'

/** Mails that stand for several: once a day, and of a burst of one kind. */
export const digestMails = defineMessages({
  'notices.daily.subject': {
    en: 'Your daily summary. Notifications: {count}',
    ar: 'ملخصك اليومي. عدد الإشعارات: {count}',
  },
  'notices.daily.body': {
    en: 'Hello {name},\n\nThese notifications are new since your last summary:\n\n{lines}\n\nAll notifications:\n{link}\n\nYou can change when emails are sent in the notification settings.',
    ar: 'مرحبًا {name}،\n\nهذه الإشعارات الجديدة منذ ملخصك السابق:\n\n{lines}\n\nكل الإشعارات:\n{link}\n\nيمكنك تغيير مواعيد وصول الرسائل من إعدادات الإشعارات.',
  },
  'notices.many.subject': { en: 'New notifications: {count}', ar: 'إشعارات جديدة: {count}' },
  'notices.many.body': {
    en: 'Hello {name},\n\nSeveral emails of the same kind were waiting for you. They are listed here in one:\n\n{lines}\n\nAll notifications:\n{link}',
    ar: 'مرحبًا {name}،\n\nاجتمعت لك عدة رسائل من النوع نفسه، وهي هنا في رسالة واحدة:\n\n{lines}\n\nكل الإشعارات:\n{link}',
  },
})
