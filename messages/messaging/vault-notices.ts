import { defineMessages } from '#/domain/text.ts'

/** Notifications about the password vault. Names of collections are encrypted, so none is told. */
export const vaultNotices = defineMessages({
  'vault.shared': {
    en: '{by} shared a collection of the password vault of {called} with you',
    ar: '{called}: شارك {by} معك مجموعة من خزنة كلمات المرور',
  },
  'vault.removed': {
    en: '{by} stopped sharing a collection of the password vault of {called} with you',
    ar: '{called}: أوقف {by} مشاركة مجموعة من خزنة كلمات المرور معك',
  },
})
