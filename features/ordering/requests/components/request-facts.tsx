import { requestCode } from '#/domain/evaluation.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { DescriptionList, type Fact } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { RequestFacts } from '../read-request.server.ts'

/** Facts of a request shown to client and back office. */
export function RequestFactList({ request, more = [] }: { request: RequestFacts; more?: readonly Fact[] }) {
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
        { term: t('branch'), value: request.branchName },
        { term: t('location'), value: request.branchLocation },
        { term: t('type'), value: t(`type_${request.type}`) },
        { term: t('visit'), value: <Time at={request.visitAt} mode="datetime" /> },
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
