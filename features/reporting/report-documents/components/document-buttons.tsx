import { FileDown } from 'lucide-react'
import { href } from 'react-router'
import { langs } from '#/domain/text.ts'
import { getDocumentMessages } from '#/messages/reporting/report-documents.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { askedParams } from '../asked.ts'

type Props = {
  reportId: string
  /** In which portal the reader is. */
  portal: 'client' | 'admin'
  /** On the page of an older revision: its own document, not the present one. */
  revision?: number | undefined
}

/** The report as a PDF, in either language whatever the page's own is. */
export function ReportDocumentButtons({ reportId, portal, revision }: Props) {
  const t = useT(getDocumentMessages)
  return (
    <span data-print="hide" className="contents">
      {langs.map((lang) => (
        <AnchorButton
          key={lang}
          icon={FileDown}
          href={`${href(`/${portal}/reports/:reportId/document`, { reportId })}?${askedParams(lang, revision)}`}
        >
          {revision ? t(`old_${lang}`, { revision }) : t(`in_${lang}`)}
        </AnchorButton>
      ))}
    </span>
  )
}
