import { defineMessages } from '#/domain/text.ts'

/** Notifications about head-office duties. */
export const dutyNotices = defineMessages({
  'duty.due': {
    en: 'Head-office duties today: {first} (tasks: {count}, late: {late})',
    ar: 'مهام الإدارة اليوم: {first} (عدد المهام: {count}، المتأخرة: {late})',
  },
})
