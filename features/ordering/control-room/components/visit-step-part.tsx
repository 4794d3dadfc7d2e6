import { Ban, Check, Undo2, UserX } from 'lucide-react'
import { requestCode } from '#/domain/evaluation.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { OpenedPart } from '#/features/ordering/requests/components/opened-part.tsx'
import { ReasonForm } from '#/features/ordering/requests/components/reason-form.tsx'
import type { AnyRequest } from '#/features/ordering/requests/read-request.server.ts'
import { visitRoomMessages } from '#/messages/ordering/control-room.ts'
import { controlRoomMessages } from '#/messages/evaluations.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { roomPath } from '../room-query.ts'
import { TakeBackForm } from './visit-steps.tsx'

/** Steps that need a reason. */
export const reasonSteps = ['takeBack', 'cancel', 'noShow'] as const
type ReasonStep = (typeof reasonSteps)[number]

/** Steps available for the request. */
export function VisitActions({ request, mayBeMissed }: { request: AnyRequest; mayBeMissed: boolean }) {
  const t = useT(controlRoomMessages)
  const word = useT(visitRoomMessages)
  return (
    <>
      {request.steps.includes('cancel') && (
        <LinkButton to="?do=cancel" variant="danger-quiet" icon={Ban} preventScrollReset>
          {t('cancel')}
        </LinkButton>
      )}
      {mayBeMissed && (
        <LinkButton to="?do=noShow" icon={UserX} preventScrollReset>
          {word('noShow')}
        </LinkButton>
      )}
      {request.steps.includes('takeBack') && (
        <LinkButton to="?do=takeBack" icon={Undo2} directional preventScrollReset>
          {t('takeBack')}
        </LinkButton>
      )}
      {request.steps.includes('approve') && (
        <ActionForm errors="inline" className="max-md:w-full">
          <input type="hidden" name="intent" value="approve" />
          <SubmitButton icon={Check} full="phone">
            {t('approve')}
          </SubmitButton>
        </ActionForm>
      )}
    </>
  )
}

type StepPartProps = {
  request: AnyRequest
  step: ReasonStep | null
  /** The client does not see the visit. */
  isWithheld: boolean
  result: FormResult | undefined
}

/** Dialog of a step that needs a reason. */
export function VisitStepPart({ request, step, isWithheld, result }: StepPartProps) {
  const t = useT(controlRoomMessages)
  const word = useT(visitRoomMessages)
  const shopper = request.shopperName ?? ''
  const titles = {
    cancel: t('cancelTitle', { number: requestCode(request.number) }),
    takeBack: t('takeBackTitle', { shopper }),
    noShow: word('noShowTitle', { shopper }),
  }
  const words = {
    cancel: {
      consequence: t(isWithheld ? 'cancelHelpWithheld' : 'cancelHelp', { client: request.clientName }),
      submitLabel: t('cancel'),
    },
    noShow: { consequence: word('noShowHelp', { shopper }), submitLabel: word('noShow') },
  }
  const back = `${roomPath}/${request.id}`
  return (
    <OpenedPart open={step !== null} title={titles[step ?? 'cancel']} back={back}>
      {step === 'takeBack' && <TakeBackForm shopper={shopper} back={back} result={result} />}
      {step !== null && step !== 'takeBack' && (
        <ReasonForm
          intent={step}
          {...words[step]}
          reasonLabel={t('reason')}
          danger={step === 'cancel'}
          back={back}
          result={result}
        />
      )}
    </OpenedPart>
  )
}
