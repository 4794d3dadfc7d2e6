import { defineMessages } from '#/domain/text.ts'

/** Sessions and devices of the own account. */
export const sessionMessages = defineMessages({
  title: { en: 'Signed-in devices', ar: 'الأجهزة المسجّل دخولها' },
  lead: {
    en: 'If you do not recognise a device, sign it out and change your password.',
    ar: 'إن لم تتعرّف على جهاز فسجّل خروجه وغيّر كلمة مرورك.',
  },
  onSystem: { en: '{browser} on {system}', ar: '{browser} على {system}' },
  unknownDevice: { en: 'Unknown device', ar: 'جهاز غير معروف' },
  thisDevice: { en: 'This device', ar: 'هذا الجهاز' },
  network: { en: 'Network address:', ar: 'عنوان الشبكة:' },
  firstSeen: { en: 'Signed in:', ar: 'تسجيل الدخول:' },
  lastSeen: { en: 'Last used:', ar: 'آخر استخدام:' },
  end: { en: 'Sign out', ar: 'تسجيل الخروج' },
  othersTitle: { en: 'All other devices', ar: 'جميع الأجهزة الأخرى' },
  othersLead: {
    en: 'You stay signed in on this device. On all others, the password is required again.',
    ar: 'يبقى دخولك على هذا الجهاز، وتُطلب كلمة المرور من جديد على الأجهزة الأخرى.',
  },
  endOthers: { en: 'Sign out all other devices', ar: 'تسجيل الخروج من الأجهزة الأخرى' },
  noOthers: { en: 'You are not signed in on any other device.', ar: 'لا يوجد جهاز آخر مسجّل دخوله.' },
  ended: {
    en: { one: 'One device was signed out.', other: '{count} devices were signed out.' },
    ar: {
      zero: 'لم يُسجَّل خروج أي جهاز.',
      one: 'سُجّل خروج جهاز واحد.',
      two: 'سُجّل خروج جهازين.',
      few: 'سُجّل خروج {count} أجهزة.',
      many: 'سُجّل خروج {count} جهازًا.',
      other: 'سُجّل خروج {count} جهاز.',
    },
  },
})
