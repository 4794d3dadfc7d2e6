import { deskTranslationMessages } from '#/messages/fieldwork/translations.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import type { DeskTexts } from '../read-desk-texts.server.ts'
import { openNextTranslation } from './open-translation.ts'

/** How many texts of the report have no second language yet, and the way to the next of them. */
export function MissingTranslations({ of: { texts, canTranslate } }: { of: DeskTexts }) {
  const t = useT(deskTranslationMessages)
  const missing = texts.filter(({ state }) => state !== 'made').length
  if (missing === 0 || !canTranslate) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="num text-ui text-ink-2">{t('without', { count: missing })}</p>
      <Button changes size="dense" variant="quiet" onClick={openNextTranslation}>
        {t('next')}
      </Button>
    </div>
  )
}
