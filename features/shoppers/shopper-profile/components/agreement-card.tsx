import { formatDay } from '#/domain/riyadh-time.ts'
import type { LegalView } from '#/features/identity/consents/read-legal.ts'
import { profilePapersMessages } from '#/messages/shoppers/shopper-profile.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { Agreement } from '../agree.server.ts'

/** The current code with its acceptance. */
export function AgreementCard({ agreement, code }: { agreement: Agreement; code: LegalView }) {
  const t = useT(profilePapersMessages)
  const lang = useLang()
  const saved = useBackgroundForm(t('accepted'))
  const { version, accepted, earlier } = agreement
  return (
    <Card
      title={t('agreementTitle')}
      description={t('agreementVersion', { version, day: formatDay(code.since, lang) })}
    >
      <div className="flex max-w-[44rem] flex-col gap-6">
        {accepted ? (
          <Notice kind="success">
            {t('acceptedAt', { version: accepted.version })} <Time at={accepted.acceptedAt} mode="datetime" />
          </Notice>
        ) : (
          <Notice kind="warning">{t('notAccepted')}</Notice>
        )}
        <p className="text-body">{code.summary}</p>
        <Clauses clauses={code.clauses} />
        {!accepted && (
          <ActionForm {...saved} errors="inline">
            <Checkbox name="agreed" value={version} label={t('agree')} />
            <FormActions>
              <SubmitButton>{t('accept')}</SubmitButton>
            </FormActions>
          </ActionForm>
        )}
        {earlier.length > 0 && (
          <div>
            <h3 className="text-h3">{t('earlierVersions')}</h3>
            <ul className="mt-2 flex flex-col gap-1 text-ui text-ink-2">
              {earlier.map((old) => (
                <li key={old.version}>
                  {t('version', { version: old.version })} · <Time at={old.acceptedAt} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  )
}

function Clauses({ clauses }: { clauses: LegalView['clauses'] }) {
  return (
    <ol className="flex flex-col gap-5">
      {clauses.map((clause) => (
        <li key={clause.title}>
          <h3 className="text-ui font-semibold">{clause.title}</h3>
          {clause.text.map((paragraph) => (
            <p key={paragraph} className="mt-1 text-ui">
              {paragraph}
            </p>
          ))}
          {clause.list.length > 0 && (
            <ul className="mt-1 flex list-disc flex-col gap-1 ps-6 text-ui">
              {clause.list.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
