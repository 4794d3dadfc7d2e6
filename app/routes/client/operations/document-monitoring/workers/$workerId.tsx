import { Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { PaperTable } from '#/features/operations/papers/components/paper-table.tsx'
import { WorkerFields } from '#/features/operations/papers/components/worker-fields.tsx'
import { workerForm } from '#/features/operations/papers/form.ts'
import { readPaperPlaces } from '#/features/operations/papers/read-paper.server.ts'
import { changeWorker, moveWorker, openWorker, type WorkerFile } from '#/features/operations/papers/workers.server.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/$workerId'

export const loader = pageData(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const worker = await openWorker(actor, params.workerId)
  return { worker, places: await readPaperPlaces(actor) }
})

export const action = formAction(workerForm, async (actor, input, { params }) => {
  const seen = { workerId: params['workerId'] ?? '', revision: input.revision }
  if (input.intent === 'save') await changeWorker(actor, seen, input)
  else await moveWorker(actor, seen, input.intent === 'leave')
  return null
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.worker.name
  return [{ title: pageTitle(matches, name ? { en: name, ar: name } : paperMessages.workers) }]
}

/** The file of a worker: papers, data, and who opened it. */
export default function Page({ loaderData: { worker, places } }: Route.ComponentProps) {
  const t = useT(paperMessages)
  const saved = useBackgroundForm(t('workerSaved'))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[
          { to: href('/client/document-monitoring'), label: t('title') },
          { to: href('/client/document-monitoring/workers'), label: t('workers') },
          { label: worker.name },
        ]}
        title={<bdi>{worker.name}</bdi>}
        badge={worker.leftOn && <Badge>{t('left')}</Badge>}
        description={
          <>
            <bdi>{worker.job}</bdi> · <bdi>{worker.branch}</bdi>
          </>
        }
        actions={
          !worker.leftOn && (
            <LinkButton
              to={`${href('/client/document-monitoring/new')}?${new URLSearchParams({ kind: 'health-certificate', worker: worker.id })}`}
              icon={Plus}
              variant="primary"
            >
              {t('add')}
            </LinkButton>
          )
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={t('caption')}>
            {worker.papers.length === 0 ? (
              <p className="text-ui text-ink-2">{t('paperNone')}</p>
            ) : (
              <PaperTable papers={worker.papers} />
            )}
          </Card>
          <Card title={t('facts')}>
            <ActionForm key={worker.revision} {...saved} errors="inline">
              <input type="hidden" name="revision" value={worker.revision} />
              <WorkerFields branches={places.branches} worker={worker} />
              <FormActions>
                <SubmitButton intent="save" variant="secondary">
                  {t('save')}
                </SubmitButton>
              </FormActions>
            </ActionForm>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={t('openings')}>
            <ul className="flex flex-col gap-2 text-ui">
              {worker.openings.map(({ at, by }) => (
                <li key={`${at} ${by}`} className="flex flex-wrap justify-between gap-x-4">
                  <bdi>{by}</bdi>
                  <span className="text-caption text-ink-2">
                    <Time at={at} mode="datetime" />
                  </span>
                </li>
              ))}
            </ul>
          </Card>
          <Leaving worker={worker} />
        </div>
      </div>
    </div>
  )
}

function Leaving({ worker: { name, leftOn, revision } }: { worker: WorkerFile }) {
  const t = useT(paperMessages)
  const saved = useBackgroundForm(t('workerSaved'))
  return (
    <Card>
      <ActionForm key={revision} {...saved} className="gap-2">
        <input type="hidden" name="revision" value={revision} />
        {leftOn ? (
          <SubmitButton intent="return" variant="secondary">
            {t('back')}
          </SubmitButton>
        ) : (
          <>
            <AskingSubmit
              intent="leave"
              variant="secondary"
              ask={() => ({ title: t('leaveTitle', { name }), text: t('leaveHint') })}
            >
              {t('leave')}
            </AskingSubmit>
            <p className="text-caption text-ink-2">{t('leaveHint')}</p>
          </>
        )}
      </ActionForm>
    </Card>
  )
}
