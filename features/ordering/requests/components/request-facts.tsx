import type { ReactNode } from 'react'
import { requestCode } from '#/domain/evaluation.ts'
import type { VisitWindow } from '#/domain/visit-window.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { DescriptionList, type Fact } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { RequestFacts } from '../read-request.server.ts'
import { WindowOrTime } from './window-or-time.tsx'

type RequestFactListProps = {
  request: RequestFacts
  window?: VisitWindow | null
  /** In place of the branch's name: a link to its record. */
  branch?: ReactNode
  more?: readonly Fact[]
}

/** Facts of a request shown to client and back office. */
export function RequestFactList({
  request,
  window = null,
  branch = request.branchName,
  more = [],
}: RequestFactListProps) {
  const t = useT(evaluationMessages)
  return (
    <DescriptionList
      items={[
        {
          term: t('reference'),
          value: (
            <bdi dir="ltr" className="code">
              {requestCode(request.number)}
            </bdi>
          ),
        },
        { term: t('branch'), value: branch },
        { term: t('location'), value: request.branchLocation },
        { term: t('type'), value: t(`type_${request.type}`) },
        {
          term: t(window ? 'window' : 'visit'),
          value: <WindowOrTime visitAt={request.visitAt} window={window} />,
        },
        { term: t('ordered'), value: <Time at={request.orderedAt} mode="datetime" /> },
        ...more,
      ]}
    />
  )
}

/** Notes for the shopper with their line breaks. */
export function RequestNotes({ notes }: { notes: string | null }) {
  if (!notes) return null
  return (
    <p
      dir="auto"
      className="text-body [overflow-wrap:anywhere] whitespace-pre-wrap text-start [unicode-bidi:plaintext]"
    >
      {notes}
    </p>
  )
}
