import { useState } from 'react'
import { FileText } from 'lucide-react'
import { href } from 'react-router'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { inputClasses } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'
import type { Sheet } from '../read-sheet.server.ts'
import { LabelPanel } from './label-panel.tsx'

const langs = ['en', 'ar', 'both'] as const
const labels = { en: 'cardEn', ar: 'cardAr', both: 'cardBoth' } as const
const batches = ['1/2', '1', '2', '3', '5', '10'] as const

/** The card to print, in one language or both, of one batch or several. */
export function CardPanel({ sheet, readOnly }: { sheet: Sheet; readOnly: boolean }) {
  const t = useT(sheetMessages)
  const [times, setTimes] = useState('1')
  return (
    <div className="flex max-w-[640px] flex-col gap-4">
      <p className="text-ui text-ink-2">{t('cardHint')}</p>
      <label className="flex items-center gap-3">
        <span className="text-ui">{t('batches')}</span>
        <span className="w-28">
          <select className={inputClasses} value={times} onChange={(event) => setTimes(event.target.value)}>
            {batches.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </span>
      </label>
      <div className="flex flex-wrap gap-3">
        {langs.map((lang) => (
          <AnchorButton
            key={lang}
            icon={FileText}
            href={`${href('/client/recipe-management/:recipeId/card/:lang', { recipeId: sheet.id, lang })}?times=${encodeURIComponent(times)}`}
          >
            {t(labels[lang])}
          </AnchorButton>
        ))}
      </div>
      <LabelPanel sheet={sheet} readOnly={readOnly} />
    </div>
  )
}
