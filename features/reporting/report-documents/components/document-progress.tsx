import { ArrowLeft, FileDown, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { getDocumentMessages } from '#/messages/reporting/report-documents.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import { askedParams } from '../asked.ts'
import type { DocumentStanding } from '../get-document.server.ts'

const lookAgainMs = 3000

type Props = {
  standing: DocumentStanding
  /** Address of the report's page. */
  report: string
}

/** Waits until the document is ready; without scripts by reloading. */
export function DocumentProgress({ standing, report }: Props) {
  const t = useT(getDocumentMessages)
  const { revalidate } = useRevalidator()
  const { state, branch, lang, revision } = standing
  const page = revision ? `${report}?revision=${revision}` : report
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setInterval(() => void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [state, revalidate])
  const download = `${report}/document?${askedParams(lang, revision)}`
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: page, label: branch }, { label: t('title') }]}
        title={t('title')}
        description={<bdi>{branch}</bdi>}
      />
      <Card title={t(state)}>
        <div className="flex flex-col items-start gap-4" aria-live="polite">
          <p className="prose-width flex items-start gap-3 text-ui">
            {state === 'waiting' && <Spinner decorative />}
            <span>{state === 'ready' && revision ? t('oldReadyHint', { revision }) : t(`${state}Hint`)}</span>
          </p>
          <div className="flex flex-wrap gap-3">
            {state === 'ready' && (
              <AnchorButton variant="primary" icon={FileDown} href={download}>
                {t('get')}
              </AnchorButton>
            )}
            {state === 'failed' && (
              <AnchorButton variant="primary" icon={RotateCw} href={download}>
                {t('again')}
              </AnchorButton>
            )}
            <LinkButton to={page} icon={ArrowLeft} directional>
              {t('back')}
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  )
}
