import { Presentation } from 'lucide-react'
import { langs } from '#/domain/text.ts'
import { insightAddress, type InsightQuery } from '#/features/reporting/insights/query.ts'
import { boardDeckMessages } from '#/messages/reporting/board-deck.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'

/** Slides for a board under the filters of the page: in the reader's language, and from tablets on in the other one too. */
export function DeckButtons({ query }: { query: InsightQuery }) {
  const t = useT(boardDeckMessages)
  const own = useLang()
  const { viewing } = useRights()
  if (viewing) return null
  return (
    <span data-print="hide" className="contents">
      {langs
        .toSorted((a) => (a === own ? -1 : 1))
        .map((lang) => (
          <span key={lang} className={lang === own ? 'contents' : 'max-md:hidden md:contents'}>
            <AnchorButton icon={Presentation} href={insightAddress('/deck', query, { lang })} download>
              {lang === own ? t('button') : t('otherButton', { language: t(`in_${lang}`) })}
            </AnchorButton>
          </span>
        ))}
    </span>
  )
}
