import { defineMessages } from '#/domain/text.ts'

export const vaultMails = defineMessages({
  'vault.shared.subject': {
    en: 'A vault collection of {called} was shared with you',
    ar: 'مشاركة جديدة معك في خزنة كلمات المرور: {called}',
  },
  'vault.shared.body': {
    en: 'Hello {name},\n\n{by} shared a collection of the password vault of {called} with you. Unlock your vault to read it. We do not know its name or its content: both are encrypted in the browser.\n\nOpen the vault:\n{link}',
    ar: 'مرحبًا {name}،\n\nشارك {by} معك مجموعة من خزنة كلمات المرور ({called}). افتح خزنتك للاطلاع عليها. لا نعرف اسمها ولا محتواها، فكلاهما مشفّر في المتصفح.\n\nفتح الخزنة:\n{link}',
  },
  'vault.removed.subject': {
    en: 'A vault collection of {called} is no longer shared with you',
    ar: 'توقّفت مشاركة مجموعة معك في خزنة كلمات المرور: {called}',
  },
  'vault.removed.body': {
    en: 'Hello {name},\n\n{by} stopped sharing a collection of the password vault of {called} with you. Its key has changed, so new entries are not readable for you.\n\nOpen the vault:\n{link}',
    ar: 'مرحبًا {name}،\n\nأوقف {by} مشاركة مجموعة من خزنة كلمات المرور معك ({called}). تغيّر مفتاحها، فلا يمكنك قراءة ما يُضاف إليها.\n\nفتح الخزنة:\n{link}',
  },
})
