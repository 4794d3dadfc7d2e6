import { defineMessages } from '#/domain/text.ts'

/** Transfer of a company to another owner. */
export const ownershipMessages = defineMessages({
  title: { en: 'Transfer of ownership', ar: 'نقل الملكية' },
  lead: {
    en: 'Hand your company over to another member. The transfer waits 72 hours. All owners are notified, and each can withdraw it in that time.',
    ar: 'انقل ملكية منشأتك إلى عضو آخر. يُنفذ النقل بعد 72 ساعة، ويصل إشعار إلى جميع المُلّاك، ولكل منهم سحب النقل خلالها.',
  },
  start: { en: 'Start the transfer', ar: 'بدء نقل الملكية' },
  receiver: { en: 'New owner', ar: 'المالك الجديد' },
  becomes: { en: 'Afterwards, you', ar: 'بعد النقل' },
  becomes_manager: { en: 'stay as manager of the whole company', ar: 'تبقى مديرًا للمنشأة كلها' },
  becomes_leaves: { en: 'leave the company', ar: 'تغادر المنشأة' },
  noReceiver: { en: 'No member can receive the company yet', ar: 'لا يوجد عضو يمكن نقل الملكية إليه بعد' },
  noReceiverHelp: {
    en: 'The new owner must be an active member with two-step sign-in or a passkey.',
    ar: 'يلزم أن يكون المالك الجديد عضوًا نشطًا فعّل الدخول بخطوتين أو مفتاح مرور.',
  },
  others: {
    en: 'Members who need two-step sign-in first: {count}.',
    ar: 'أعضاء يلزمهم تفعيل الدخول بخطوتين أولًا: {count}.',
  },
  waiting: { en: 'Waiting for an answer', ar: 'بانتظار الرد' },
  accepted: { en: 'Accepted', ar: 'قُبل النقل' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  state: { en: 'Status', ar: 'الحالة' },
  afterwards: { en: 'Former owner afterwards', ar: 'المالك السابق بعد النقل' },
  after_manager: { en: 'manager of the whole company', ar: 'مدير المنشأة كلها' },
  after_leaves: { en: 'leaves the company', ar: 'مغادرة المنشأة' },
  due: { en: 'Takes effect', ar: 'موعد النفاذ' },
  dueHelp: {
    en: 'Without acceptance by that time, the transfer expires.',
    ar: 'إن لم يُقبل النقل قبل هذا الموعد أُلغي تلقائيًا.',
  },
  withdraw: { en: 'Withdraw the transfer', ar: 'سحب نقل الملكية' },
  offered: { en: 'You are offered ownership of this company', ar: 'عُرضت عليك ملكية هذه المنشأة' },
  offeredHelp: {
    en: 'An owner can do everything: money, team, plan and the end of the company account. It takes effect at the time shown.',
    ar: 'للمالك جميع الصلاحيات: الأمور المالية والفريق والباقة وإنهاء حساب المنشأة. يسري ذلك في الموعد المبيّن.',
  },
  accept: { en: 'Accept ownership', ar: 'قبول الملكية' },
  decline: { en: 'Decline', ar: 'رفض' },
  done_start: { en: 'The transfer has started. All owners are notified.', ar: 'بدأ نقل الملكية، وأُشعر جميع المُلّاك.' },
  done_withdraw: { en: 'The transfer is withdrawn.', ar: 'سُحب نقل الملكية.' },
  done_accept: {
    en: 'Accepted. You become an owner when the time is over.',
    ar: 'قبلت الملكية، وتصبح مالكًا عند انتهاء المهلة.',
  },
  done_decline: { en: 'Declined. The owners are notified.', ar: 'رفضت الملكية، وأُشعر المُلّاك.' },
  noneOpen: { en: 'No transfer is open', ar: 'لا يوجد نقل ملكية قائم' },
  outcome_started: { en: 'started', ar: 'بدأ' },
  outcome_accepted: { en: 'accepted by the new owner', ar: 'قُبل من المالك الجديد' },
  outcome_declined: { en: 'declined by the new owner', ar: 'رُفض من المالك الجديد' },
  outcome_withdrawn: { en: 'withdrawn by an owner', ar: 'سُحب من أحد المُلّاك' },
  outcome_expired: { en: 'expired', ar: 'انتهت مهلته' },
  outcome_done: { en: 'completed', ar: 'اكتمل' },
})
