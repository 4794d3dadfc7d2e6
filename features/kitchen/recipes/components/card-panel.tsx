import { href } from 'react-router'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { useT } from '#/ui/language.tsx'
import type { Sheet } from '../read-sheet.server.ts'
import { LabelPanel } from './label-panel.tsx'
import { CardLinks } from './print-cards.tsx'

/** The card to print, in one language or both, of one batch or several. */
export function CardPanel({ sheet, readOnly }: { sheet: Sheet; readOnly: boolean }) {
  const t = useT(sheetMessages)
  return (
    <div className="flex max-w-[640px] flex-col gap-4">
      <p className="text-ui text-ink-2">{t('cardHint')}</p>
      <CardLinks
        address={(lang, times) =>
          `${href('/client/recipe-management/:recipeId/card/:lang', { recipeId: sheet.id, lang })}?times=${encodeURIComponent(times)}`
        }
      />
      <LabelPanel sheet={sheet} readOnly={readOnly} />
    </div>
  )
}
