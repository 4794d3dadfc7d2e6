import { href, Link, redirect, redirectDocument } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { doors, isDoorName } from '#/domain/doors.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { DoorSecrets, DoorSettings } from '#/features/office/integrations/components/door-forms.tsx'
import { integrationForm } from '#/features/office/integrations/form.ts'
import { doorTones } from '#/features/office/integrations/list.ts'
import { type DoorView, readIntegration } from '#/features/office/integrations/read.server.ts'
import {
  forgetSecret,
  saveIntegration,
  switchIntegration,
  useEnvironment,
} from '#/features/office/integrations/save.server.ts'
import { testIntegration, type TestResult } from '#/features/office/integrations/test.server.ts'
import { integrationMessages } from '#/messages/office/integrations.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/$door'

export const meta: Route.MetaFunction = ({ matches, params }) => [
  {
    title: pageTitle(
      matches,
      isDoorName(params.door) ? integrationMessages[`door_${params.door}`] : integrationMessages.title,
    ),
  },
]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readIntegration(actorOf(context), params.door),
)

type Tested = { tested: TestResult }

export const action = formAction(
  integrationForm,
  async (actor, input, { params, context }): Promise<Response | Tested> => {
    const door = params['door'] ?? ''
    // why: an open document keeps its content policy, which names the origin of the map tiles
    const to = door === 'tiles' ? redirectDocument : redirect
    const done = (key: string) => to(`${href('/admin/integrations/:door', { door })}?done=${key}`)
    switch (input.intent) {
      case 'save': {
        const { intent: _, ...typed } = input
        await saveIntegration(actor, door, typed)
        return done('saved')
      }
      case 'environment':
        await useEnvironment(actor, door)
        return done('environment')
      case 'forget':
        await forgetSecret(actor, door, input.secret)
        return done('forgotten')
      case 'on':
      case 'off':
        await switchIntegration(actor, door, input.intent === 'on')
        return done(input.intent)
      case 'test':
        return { tested: await testIntegration(actor, door, infoOf(context).lang) }
    }
  },
)

/** A door to an outside service: state, test, switch, settings and secrets. */
export default function DoorPage({ loaderData: door, actionData }: Route.ComponentProps) {
  const t = useT(integrationMessages)
  const resultOf = (intent: string): FormResult | undefined =>
    actionData && !actionData.ok && actionData.values['intent'] === intent ? actionData : undefined
  const name = t(`door_${door.door}`)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={name}
        breadcrumbs={[{ to: href('/admin/integrations'), label: t('title') }, { label: name }]}
        actions={<Steps door={door} />}
      />
      <DoneMessage
        texts={{
          saved: t('saved'),
          environment: t('environmentUsed'),
          forgotten: t('forgotten'),
          on: t('switchedOn'),
          off: t('switchedOff'),
        }}
      />
      {actionData?.ok && actionData.result && <Tested result={actionData.result.tested} />}
      <Facts door={door} />
      {door.door === 'zatca' ? (
        <Units door={door} />
      ) : (
        <Card
          title={t('own')}
          actions={door.source === 'own' && <BackToEnvironment result={resultOf('environment')} />}
        >
          <DoorSettings key={`${door.source} ${door.changedAt}`} door={door} result={resultOf('save')} />
        </Card>
      )}
      {door.secrets.length > 0 && (
        <Card title={t('secrets')}>
          <DoorSecrets door={door} result={resultOf('forget')} />
        </Card>
      )}
    </div>
  )
}

/** Test and switch, in the page's head. */
function Steps({ door: { door, isOn } }: { door: DoorView }) {
  const t = useT(integrationMessages)
  return (
    <>
      {doors[door].switches && (
        <ActionForm>
          <SubmitButton intent={isOn ? 'off' : 'on'} size="dense" variant={isOn ? 'danger-quiet' : 'secondary'}>
            {t(isOn ? 'switchOff' : 'switchOn')}
          </SubmitButton>
        </ActionForm>
      )}
      <ActionForm>
        <SubmitButton intent="test" size="dense" variant="secondary">
          {t('test')}
        </SubmitButton>
      </ActionForm>
    </>
  )
}

function Tested({ result }: { result: TestResult }) {
  const t = useT(integrationMessages)
  const kind = result === 'passed' ? 'success' : result === 'failed' ? 'danger' : 'info'
  return (
    <Notice kind={kind} live>
      {t(`test_${result}`)}
    </Notice>
  )
}

function Facts({ door: { door, state, source, goodAt, failedAt, problem, changedAt, changedBy } }: { door: DoorView }) {
  const t = useT(integrationMessages)
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <DescriptionList
          columns={3}
          items={[
            { term: t('status'), value: <StatusBadge tone={doorTones[state]}>{t(`state_${state}`)}</StatusBadge> },
            { term: t('source'), value: door === 'zatca' ? null : t(`source_${source}`) },
            {
              term: t('changedAt'),
              value: changedAt && (
                <>
                  <Time at={changedAt} mode="datetime" /> {changedBy && <bdi>{changedBy}</bdi>}
                </>
              ),
            },
            { term: t('goodAt'), value: goodAt ? <Time at={goodAt} mode="datetime" /> : t('never') },
            { term: t('failedAt'), value: failedAt && <Time at={failedAt} mode="datetime" /> },
            {
              term: t('problem'),
              value: problem && (
                <bdi dir="ltr" lang="en">
                  {problem}
                </bdi>
              ),
            },
          ]}
        />
        <p className="text-ui text-ink-2">{t(`effect_${door}`)}</p>
      </div>
    </Card>
  )
}

function BackToEnvironment({ result }: { result: FormResult | undefined }) {
  const t = useT(integrationMessages)
  return (
    <ActionForm result={result}>
      <SubmitButton intent="environment" variant="quiet">
        {t('useEnvironment')}
      </SubmitButton>
    </ActionForm>
  )
}

function Units({ door: { units } }: { door: DoorView }) {
  const t = useT(integrationMessages)
  return (
    <Card
      title={t('units')}
      actions={
        <Link
          to={href('/admin/invoices/units')}
          className="link inline-flex min-h-8 items-center text-ui coarse:min-h-11"
        >
          {t('units')}
        </Link>
      }
    >
      {units.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noUnits')}</p>
      ) : (
        <ul>
          {units.map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
