import { defineMessages } from '#/domain/text.ts'

/** Mails, a subject and a body a kind. Every body may use {name} and {link}; the signature is added by the sender. */
export const emailMessages = defineMessages({
  'account.welcome.subject': { en: 'Welcome to {company}', ar: 'مرحبًا بك في {company}' },
  'account.welcome.body': {
    en: 'Dear {name},\n\nYour account is ready. Sign in here:\n{link}',
    ar: 'عزيزنا {name}،\n\nحسابك جاهز. يمكنك تسجيل الدخول من هنا:\n{link}',
  },
  'account.reset.subject': { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
  'account.reset.body': {
    en: 'Dear {name},\n\nUse this link within 30 minutes to set a new password:\n{link}\n\nIf you did not ask for it, nothing has changed and you can ignore this mail.',
    ar: 'عزيزنا {name}،\n\nاستخدم هذا الرابط خلال 30 دقيقة لتعيين كلمة مرور جديدة:\n{link}\n\nإن لم تطلب ذلك فتجاهل هذه الرسالة، فلم يتغير شيء في حسابك.',
  },
  'account.password-changed.subject': { en: 'Your password was changed', ar: 'تم تغيير كلمة مرورك' },
  'account.password-changed.body': {
    en: 'Dear {name},\n\nThe password of your account was just changed and all devices were signed out. If this was not you, set a new one at once:\n{link}',
    ar: 'عزيزنا {name}،\n\nتم تغيير كلمة مرور حسابك قبل قليل وتسجيل الخروج من جميع الأجهزة. إن لم تكن أنت من غيّرها فعيّن كلمة مرور جديدة فورًا:\n{link}',
  },
})

type Key = keyof typeof emailMessages
export type EmailKind = Key extends infer K ? (K extends `${infer Kind}.subject` ? Kind : never) : never
