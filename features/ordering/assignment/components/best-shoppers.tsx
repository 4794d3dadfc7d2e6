import { Send, UserPlus } from 'lucide-react'
import { useFetcher } from 'react-router'
import { refusalsIn } from '#/domain/assignment.ts'
import type { FitPartScore } from '#/domain/ordering/fit.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { controlRoomMessages } from '#/messages/evaluations.ts'
import { visitRoomMessages } from '#/messages/ordering/control-room.ts'
import { Badge } from '#/ui/badge.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { isFormResult } from '#/ui/form-result.ts'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { BestShoppers as Best, RankedShopper } from '../rank-shoppers.server.ts'
import { OpenLoad } from './open-load.tsx'
import { Refusals } from './refusals.tsx'

type Props = {
  best: Best
  /** Address of the forms. */
  action: string
  /** An offer waits for its answer: another one is refused. */
  isOffered: boolean
}

/** The best-matched shoppers for a visit, each assigned or asked with one press; errors stay beside the shopper. */
export function BestShoppers({ best: { shoppers, fitCount }, action, isOffered }: Props) {
  const t = useT(assignmentMessages)
  if (shoppers.length === 0) return <p className="text-ui text-ink-2">{t('none')}</p>
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {shoppers.map((shopper) => (
          <Shopper key={shopper.id} shopper={shopper} action={action} isOffered={isOffered} />
        ))}
      </ul>
      {fitCount > shoppers.length && <p className="text-caption text-ink-2">{t('fitCount', { count: fitCount })}</p>}
    </>
  )
}

type ShopperProps = { shopper: RankedShopper } & Pick<Props, 'action' | 'isOffered'>

function Shopper({ shopper, action, isOffered }: ShopperProps) {
  const t = useT(assignmentMessages)
  const room = useT(visitRoomMessages)
  const word = useT(controlRoomMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const { id, name, level, fit } = shopper
  const answer = isFormResult(fetcher.data) && !fetcher.data.ok ? fetcher.data : null
  const done = (result: unknown) =>
    toast({ text: result === 'offered' ? room('offered') : word('assigned'), kind: 'success' })
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ui font-medium">
            <bdi>{name}</bdi>
            <Badge>{t(`level_${level}`)}</Badge>
          </p>
          <p className="text-caption text-ink-2">
            <OpenLoad {...shopper} />
          </p>
        </div>
        <p className="num shrink-0 text-caption font-semibold">{t('fit', { points: isolated(fit.total) })}</p>
      </div>
      <Reasons parts={fit.parts} />
      <ActionForm fetcher={fetcher} action={action} errors="inline" onDone={done} className="gap-2">
        <input type="hidden" name="shopperId" value={id} />
        {answer?.problem && <Refusals refusals={refusalsIn(answer.problem.details)} />}
        <div className="flex flex-wrap justify-end gap-2">
          {!isOffered && (
            <SubmitButton
              intent="offer"
              variant="secondary"
              size="dense"
              icon={Send}
              directional
              aria-label={room('offerName', { name })}
            >
              {room('offer')}
            </SubmitButton>
          )}
          <SubmitButton
            intent="assign"
            variant="secondary"
            size="dense"
            icon={UserPlus}
            aria-label={t('assignName', { name })}
          >
            {t('assign')}
          </SubmitButton>
        </div>
      </ActionForm>
    </li>
  )
}

const isolated = (text: string | number): string => `\u2066${text}\u2069`
const mostReasons = 3
const share = ({ points, max }: FitPartScore): number => (max === 0 ? 0 : points / max)

/** What speaks most for a shopper: known parts of the fit with at least half of their points. */
function Reasons({ parts }: { parts: readonly FitPartScore[] }) {
  const t = useT(assignmentMessages)
  const reasons = parts
    .filter((part) => part.known && share(part) >= 0.5)
    .toSorted((a, b) => share(b) - share(a))
    .slice(0, mostReasons)
  if (reasons.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-caption text-ink-2">
      {reasons.map(({ part, points, max }) => (
        <li key={part} className="num">
          {t(`part_${part}`)} {isolated(`${points}/${max}`)}
        </li>
      ))}
    </ul>
  )
}
