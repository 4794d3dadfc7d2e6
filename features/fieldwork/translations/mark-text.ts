import { type Lang, translator } from '#/domain/text.ts'
import type { ToldText } from '#/domain/translation.ts'
import { translationMarkMessages } from '#/messages/fieldwork/translations.ts'

/** Says that a text is a translation, or in which language it was written. For mails and papers, where nothing opens. */
export const markText = (told: ToldText, lang: Lang): string => {
  const t = translator(lang, translationMarkMessages)
  return told.text === null ? t(`original_${told.lang}`) : t('translated')
}
