import { useState } from 'react'
import { FileText } from 'lucide-react'
import { href } from 'react-router'
import { recipeMessages } from '#/messages/kitchen/recipes.ts'
import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { inputClasses } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'

const langs = ['en', 'ar', 'both'] as const
const labels = { en: 'cardEn', ar: 'cardAr', both: 'cardBoth' } as const
const batches = ['1/2', '1', '2', '3', '5', '10'] as const

/** Links to a document of cards in one language or both, of one batch or several. */
export function CardLinks({ address }: { address: (lang: (typeof langs)[number], times: string) => string }) {
  const t = useT(sheetMessages)
  const [times, setTimes] = useState('1')
  return (
    <>
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
          <AnchorButton key={lang} icon={FileText} href={address(lang, times)}>
            {t(labels[lang])}
          </AnchorButton>
        ))}
      </div>
    </>
  )
}

/** The cards of several recipes in one document. */
export function PrintCards({ ids }: { ids: readonly string[] }) {
  const t = useT(recipeMessages)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ui text-ink-2">{t('printCardsHint', { count: ids.length })}</p>
      <CardLinks
        address={(lang, times) => {
          const asked = new URLSearchParams([['times', times], ...ids.map((id) => ['recipe', id])])
          return `${href('/client/recipe-management/cards/:lang', { lang })}?${asked}`
        }}
      />
    </div>
  )
}
