import { FileDown } from 'lucide-react'
import { href } from 'react-router'
import { langs } from '#/domain/text.ts'
import { getDocumentMessages, wallSheetMessages } from '#/messages/reporting/report-documents.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { askedParams } from '../asked.ts'

type Props = {
  reportId: string
  /** The reader's portal. */
  portal: 'client' | 'admin'
  /** On the page of an older revision: its own document. */
  revision?: number | undefined
}

/** Download of the sheet for the wall of the branch, in the reader's language. */
function WallSheetButton({ reportId }: { reportId: string }) {
  const t = useT(wallSheetMessages)
  const lang = useLang()
  return (
    <span className="max-md:hidden md:contents">
      <AnchorButton
        icon={FileDown}
        href={`${href('/client/reports/:reportId/wall-document', { reportId })}?${askedParams(lang)}`}
      >
        {t('button')}
      </AnchorButton>
    </span>
  )
}

/** Downloads of the report as a PDF, in either language; on phones in the reader's, so that the report begins higher. */
export function ReportDocumentButtons({ reportId, portal, revision }: Props) {
  const t = useT(getDocumentMessages)
  const own = useLang()
  const { viewing } = useRights()
  if (viewing) return null
  return (
    <span data-print="hide" className="contents">
      {langs.map((lang) => (
        <span key={lang} className={lang === own ? 'contents' : 'max-md:hidden md:contents'}>
          <AnchorButton
            icon={FileDown}
            href={`${href(`/${portal}/reports/:reportId/document`, { reportId })}?${askedParams(lang, revision)}`}
          >
            {revision ? t(`old_${lang}`, { revision }) : t(`in_${lang}`)}
          </AnchorButton>
        </span>
      ))}
      {portal === 'client' && !revision && <WallSheetButton reportId={reportId} />}
    </span>
  )
}
