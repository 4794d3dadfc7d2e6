import { defineMessages } from '#/domain/text.ts'

/** Mails about head-office duties. */
export const dutyMails = defineMessages({
  'duty.due.subject': { en: 'Head-office duties today: {first}', ar: 'مهام الإدارة اليوم: {first}' },
  'duty.due.body': {
    en: 'Hello {name},\n\nTasks of head-office duties await you.\n\nFirst: {first}\nTasks: {count}\nLate: {late}\n\nView the tasks:\n{link}',
    ar: 'مرحبًا {name}،\n\nلديك مهام إدارية بانتظار التنفيذ.\n\nأولها: {first}\nعدد المهام: {count}\nالمتأخرة: {late}\n\nعرض المهام:\n{link}',
  },
})
