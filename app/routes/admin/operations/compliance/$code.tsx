import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isReviewDue } from '#/domain/operations/papers/catalogue.ts'
import { may } from '#/domain/permissions.ts'
import { formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import {
  changeObligation,
  type ObligationVersion,
  readObligation,
  reviewObligation,
} from '#/features/operations/catalogue/change-obligation.server.ts'
import { ObligationFields } from '#/features/operations/catalogue/components/obligation-fields.tsx'
import { obligationForm } from '#/features/operations/catalogue/form.ts'
import { catalogueMessages } from '#/messages/operations/catalogue.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$code'

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return {
    ...(await readObligation(actor, params.code)),
    today: riyadhDay(now()),
    mayWrite: may(actor, 'obligations.write'),
  }
})

export const action = (args: Route.ActionArgs) =>
  formAction(obligationForm, async (actor, { intent, clientKey, seen, ...input }) => {
    const change = { id: clientKey, code: args.params.code, seen }
    if (intent === 'review') await reviewObligation(actor, change)
    else await changeObligation(actor, change, input as Parameters<typeof changeObligation>[2])
    return null
  })(args)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData?.entry.name ?? catalogueMessages.title) },
]

/** One obligation of the catalogue: its fields, its review, and what it was before. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { entry, fields, history, seen, today, mayWrite } = loaderData
  const t = useT(catalogueMessages)
  const word = useT(paperMessages)
  const lang = useLang()
  const saved = useBackgroundForm(t('saved'))
  const reviewed = useBackgroundForm(t('reviewed'))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/compliance'), label: t('title') }, { label: entry.name[lang] }]}
        title={entry.name[lang]}
        badge={
          isReviewDue(entry, today) ? (
            <StatusBadge tone="yellow">{t('reviewDue')}</StatusBadge>
          ) : (
            !entry.isActive && <StatusBadge>{t('isOff')}</StatusBadge>
          )
        }
        description={t('reviewedOn', { day: formatDay(entry.reviewedOn, lang) })}
        actions={
          mayWrite && (
            <ActionForm key={seen} {...reviewed} clientKey className="contents">
              <input type="hidden" name="seen" value={seen} />
              <SubmitButton intent="review" variant="secondary">
                {t('review')}
              </SubmitButton>
            </ActionForm>
          )
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card>
          {mayWrite ? (
            <ActionForm key={seen} {...saved} clientKey>
              <input type="hidden" name="seen" value={seen} />
              <ObligationFields first={fields} today={today} />
              <Checkbox
                name="isActive"
                label={t('isActive')}
                help={t('isActiveHint')}
                defaultChecked={entry.isActive}
              />
              <FormActions>
                <SubmitButton intent="save">{t('save')}</SubmitButton>
              </FormActions>
            </ActionForm>
          ) : (
            <DescriptionList
              items={[
                { term: t('nameEn'), value: fields.nameEn },
                { term: t('nameAr'), value: fields.nameAr },
                { term: t('weight'), value: fields.weight },
                { term: t('lead_days'), value: fields.lead },
                { term: t('critical'), value: fields.isCritical ? t('critical') : null },
                { term: t('basis'), value: t(`basis_${fields.basis}`) },
                { term: t('source'), value: <bdi>{fields.source}</bdi> },
                { term: t('noteEn'), value: fields.noteEn },
                { term: t('noteAr'), value: fields.noteAr },
              ]}
            />
          )}
        </Card>
        <div className="flex flex-col gap-6">
          <Card>
            <DescriptionList
              items={[
                { term: t('authority'), value: word(`authority_${entry.authority}`) },
                { term: t('scope'), value: t(`scope_${entry.scope}`) },
                { term: t('proof'), value: t(`proof_${entry.proof}`) },
              ]}
            />
            <p className="mt-3 text-caption text-ink-2">{t('fixed')}</p>
          </Card>
          <Card title={t('history')}>
            <ul className="flex flex-col gap-2 text-ui">
              {history.map((version, index) => (
                <li key={index}>
                  <Version version={version} />
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </div>
  )
}

function Version({ version: { startsOn, fields, isActive } }: { version: ObligationVersion }) {
  const t = useT(catalogueMessages)
  const lang = useLang()
  const reviewed = formatDay(fields.reviewedOn, lang)
  if (startsOn === null) return <>{t('historySeed', { day: reviewed })}</>
  const lead = t('leadIs', { count: fields.lead })
  return (
    <>
      {t('historyLine', { day: formatDay(startsOn, lang), weight: fields.weight, lead, reviewed })}
      {!isActive && <span className="ms-2 text-ink-2">{t('isOff')}</span>}
    </>
  )
}
