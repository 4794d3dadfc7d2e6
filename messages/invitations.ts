import { defineMessages } from '#/domain/text.ts'

/** Invitations to a team, of a company or our own: those that wait, and the page of one that can no longer be used. */
export const invitationMessages = defineMessages({
  pending: { en: 'Pending invitations', ar: 'دعوات بانتظار القبول' },
  until: { en: 'Valid until {date}', ar: 'صالحة حتى {date}' },
  over: { en: 'Expired on {date}', ar: 'انتهت في {date}' },
  resend: { en: 'Send again', ar: 'إعادة الإرسال' },
  resendNamed: { en: 'Send again: {email}', ar: 'إعادة الإرسال: {email}' },
  resent: { en: 'Invitation sent again', ar: 'أُعيد إرسال الدعوة' },
  withdraw: { en: 'Withdraw', ar: 'سحب الدعوة' },
  withdrawNamed: { en: 'Withdraw: {email}', ar: 'سحب الدعوة: {email}' },
  withdrawn: { en: 'Invitation withdrawn', ar: 'سُحبت الدعوة' },
  dead: { en: 'This invitation cannot be used any more', ar: 'لم تعد هذه الدعوة صالحة' },
})
