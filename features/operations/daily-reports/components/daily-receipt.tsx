import { CircleCheck, PenLine, Smartphone } from 'lucide-react'
import { href } from 'react-router'
import { figuresOf, termsOf } from '#/domain/operations/daily-reports/values.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { useDaily } from './daily-context.ts'
import { Reckoning } from './reckoning.tsx'

/** After the signature: on the phone, or with the server. */
export function DailyReceipt() {
  const t = useT(dailyFillMessages)
  const { filling, state, store } = useDaily()
  const waits = state.step?.kind === 'sign'
  const submitted = !waits && state.state === 'submitted'
  const nextFloat = state.values['cash.nextFloat']
  const { branchId, day, shift } = filling
  const icon = waits ? Smartphone : submitted ? PenLine : CircleCheck
  return (
    <>
      <section className="flex flex-col items-center gap-3 py-6 text-center">
        <Icon as={icon} size={24} />
        <h2 className="text-h2" data-settled={waits ? 'waiting' : state.state}>
          {waits || !submitted ? t('signedNow') : t('submittedNow')}
        </h2>
        <p className="text-ui text-ink-2">
          {waits
            ? t('signWaits')
            : submitted
              ? t('submittedHint')
              : t('signedHint', { signer: filling.signedBy ?? filling.signer })}
        </p>
      </section>
      <Reckoning
        reckoned={figuresOf(state.values).cash}
        terms={termsOf(state.values)}
        nextFloat={typeof nextFloat === 'number' ? nextFloat : 0}
      />
      {!waits && (
        <div className="flex flex-col gap-2">
          {submitted && (
            <Button size="large" variant="primary" full onClick={() => store.step('sign')}>
              {t('sign')}
            </Button>
          )}
          <LinkButton
            size="large"
            full
            reloadDocument
            to={href('/client/daily-operations-report/:branchId/:day/:shift', { branchId, day, shift })}
          >
            {t('view')}
          </LinkButton>
          <LinkButton size="large" full reloadDocument variant="quiet" to={href('/client/daily-operations-report')}>
            {t('toMonth')}
          </LinkButton>
        </div>
      )}
    </>
  )
}
