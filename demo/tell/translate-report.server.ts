import type { Actor } from '#/domain/actor.ts'
import type { Text } from '#/domain/text.ts'
import { remarks } from '#/content/remarks/answer-sheet.ts'
import { readDeskTexts } from '#/features/fieldwork/translations/read-desk-texts.server.ts'
import { saveTranslations } from '#/features/fieldwork/translations/save-translation.server.ts'
import { typedTranslations } from '../stories/translations.ts'

const bank = new Map(
  Object.values(remarks)
    .flatMap((remark): readonly Text[] => Object.values(remark).flat())
    .flatMap((text): [string, string][] => [
      [text.en, text.ar],
      [text.ar, text.en],
    ]),
)

/** Types the other language of a report's texts on the desk: those of the bank of remarks, and those typed for the story. Idempotent. */
export async function translateReport(editor: Actor, reportId: string, storyKey: string): Promise<void> {
  const typed = typedTranslations[storyKey] ?? {}
  const { texts } = await readDeskTexts(editor, reportId)
  const written = texts.flatMap(({ questionKey, field, text: original, state }) => {
    const text = (field === 'na-reason' ? undefined : typed[questionKey]) ?? bank.get(original)
    return text === undefined || state !== 'none' ? [] : [{ questionKey, field, original, version: 0, text }]
  })
  if (written.length > 0) await saveTranslations(editor, { reportId, texts: written })
}
