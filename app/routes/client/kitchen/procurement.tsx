import { ListChecks } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { stepAddresses } from '#/features/kitchen/today/components/act-of.ts'
import { TodaySections } from '#/features/kitchen/today/components/today-sections.tsx'
import { readToday } from '#/features/kitchen/today/read-today.server.ts'
import { buyingTodayMessages } from '#/messages/kitchen/buying-today.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/procurement'

export const loader = pageData(({ context }: Route.LoaderArgs) => readToday(actorOf(context)))

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, buyingTodayMessages.pageTitle) }]

/** What waits in buying for the reader now, or the next useful step. */
export default function Page({ loaderData: { sections, total, step } }: Route.ComponentProps) {
  const t = useT(buyingTodayMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('pageTitle')} {...(total > 0 && { description: t('lead', { count: total }) })} />
      {sections.length === 0 ? (
        <EmptyState
          icon={ListChecks}
          title={t('empty')}
          action={
            <LinkButton to={stepAddresses[step]} variant={step === 'none' ? 'secondary' : 'primary'}>
              {t(`go_${step}`)}
            </LinkButton>
          }
        >
          {t(`step_${step}`)}
        </EmptyState>
      ) : (
        <TodaySections sections={sections} />
      )}
    </div>
  )
}
