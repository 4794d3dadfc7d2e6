import { href, Link } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { PaperLine } from '../read-paper.server.ts'
import { PaperStateBadge, usePaperName } from './paper-parts.tsx'

/** Papers of one subject, one a line; each leads to its page. */
export function PaperTable({ papers }: { papers: readonly PaperLine[] }) {
  const t = useT(paperMessages)
  const lang = useLang()
  const nameOf = usePaperName()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {papers.map((paper) => (
        <li key={paper.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <Link
            className="link inline-flex min-h-11 min-w-0 flex-1 items-center md:min-h-6"
            to={href('/client/document-monitoring/:documentId', { documentId: paper.id })}
          >
            {nameOf(paper)}
          </Link>
          <span className="text-caption text-ink-2">{paper.endsOn ? formatDay(paper.endsOn, lang) : t('noEnd')}</span>
          <PaperStateBadge state={paper.state} />
        </li>
      ))}
    </ul>
  )
}
