import { defineMessages } from '#/domain/text.ts'

/** Notifications about a shopper’s account, level and payouts. */
export const shopperNotices = defineMessages({
  'auditor.qualified': {
    en: 'You are now an auditor: kitchen audits appear among your visits',
    ar: 'اعتُمدت مدققًا، وستظهر لك عمليات تدقيق المطابخ بين الزيارات',
  },
  'auditor.withdrawn': {
    en: 'You no longer receive new kitchen audits',
    ar: 'لن تُعرض عليك عمليات تدقيق جديدة للمطابخ',
  },
  'level.rose': { en: 'Congratulations: your level is now {level}', ar: 'أحسنت، مستواك الآن: {level}' },
  'level.warned': { en: 'Your level may fall on {date}', ar: 'قد ينخفض مستواك بتاريخ {date}' },
  'level.fell': { en: 'Your level is now {level}', ar: 'أصبح مستواك: {level}' },
  'message.from-office': { en: '{subject}: {text}', ar: '{subject}: {text}' },
  'shopper.approved': { en: 'Your account is approved for visits', ar: 'اعتُمد حسابك لتنفيذ الزيارات' },
  'shopper.rejected': {
    en: 'Your account was not approved for visits: {reason}',
    ar: 'لم يُعتمد حسابك لتنفيذ الزيارات: {reason}',
  },
  'shopper.document-accepted': { en: 'Your document “{document}” was accepted', ar: 'قُبل مستندك «{document}»' },
  'shopper.document-refused': {
    en: 'Your document “{document}” was not accepted: {reason}',
    ar: 'لم يُقبل مستندك «{document}»: {reason}',
  },
  'shopper.unblocked': { en: 'Your account is active again', ar: 'أُعيد تفعيل حسابك' },
  'shopper.merged': {
    en: 'Your account {email} was merged into this one',
    ar: 'دُمج حسابك {email} في هذا الحساب',
  },
  'payout.paid': { en: 'Paid to your bank account: {amount}', ar: 'حُوّل {amount} إلى حسابك البنكي' },
  'payout.failed': {
    en: 'Your bank did not accept a transfer of {amount}. Check your bank account.',
    ar: 'لم يقبل البنك تحويل {amount} إليك. تحقق من حسابك البنكي.',
  },
  'payout.answered': { en: 'We answered your question about a payout', ar: 'رددنا على استفسارك عن المستحقات' },
  'payout.asked': { en: '{shopper} has a question about a payout', ar: 'استفسار من {shopper} عن المستحقات' },
  'payout.batch-waiting': {
    en: 'Payout batch {number} is waiting for approval, created by {name}',
    ar: 'دفعة الصرف {number} بانتظار الاعتماد، أنشأها: {name}',
  },
})
