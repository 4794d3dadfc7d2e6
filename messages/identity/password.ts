import { defineMessages } from '#/domain/text.ts'

/** Change of the own password. */
export const passwordMessages = defineMessages({
  title: { en: 'Change your password', ar: 'تغيير كلمة المرور' },
  lead: {
    en: 'You stay signed in here and are signed out on all other devices.',
    ar: 'يبقى دخولك على هذا الجهاز ويُسجَّل خروجك من الأجهزة الأخرى.',
  },
  save: { en: 'Save password', ar: 'حفظ كلمة المرور' },
  saved: { en: 'Your password was changed.', ar: 'غُيّرت كلمة مرورك.' },
  savedLead: {
    en: 'You were signed out on all other devices, and we sent you an email about it.',
    ar: 'سُجّل خروجك من الأجهزة الأخرى، وأرسلنا إليك رسالة بذلك.',
  },
})
