import type { FormResult } from '#/domain/form-result.ts'
import { ownDataMessages } from '#/messages/own-data.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import type { UnderWay } from '../erase.server.ts'

/** Consequences of erasing, current obstacles, and the form. */
export function EraseForm({ underWay, result }: { underWay: UnderWay; result: FormResult | undefined }) {
  const t = useT(ownDataMessages)
  const reasons = (['visits', 'reports', 'appeals', 'payouts'] as const).filter((what) => underWay[what] > 0)
  return (
    <Card title={t('eraseTitle')}>
      <div className="flex flex-col gap-5">
        <p className="text-ui">{t('eraseLead')}</p>
        <dl className="grid gap-4 text-ui md:grid-cols-2">
          <div>
            <dt className="font-semibold">{t('goes')}</dt>
            <dd className="text-ink-2">{t('goesList')}</dd>
          </div>
          <div>
            <dt className="font-semibold">{t('stays')}</dt>
            <dd className="text-ink-2">{t('staysList')}</dd>
          </div>
        </dl>
        {reasons.length > 0 ? (
          <Notice kind="warning" title={t('notYet')}>
            <ul className="list-disc ps-5">
              {reasons.map((what) => (
                <li key={what}>{t(what, { count: underWay[what] })}</li>
              ))}
            </ul>
          </Notice>
        ) : (
          <ActionForm result={result}>
            <PasswordField name="password" label={t('password')} autoComplete="current-password" required />
            <Checkbox name="sure" label={t('sure')} required />
            <SubmitButton variant="danger">{t('erase')}</SubmitButton>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}
