import { Plus } from 'lucide-react'
import { href, Link } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { type CatalogueEntry, isReviewDue } from '#/domain/operations/papers/catalogue.ts'
import { may } from '#/domain/permissions.ts'
import { type Day, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { MenuRulesCard } from '#/features/kitchen/menus/components/rules-card.tsx'
import { browseObligations } from '#/features/operations/catalogue/change-obligation.server.ts'
import { catalogueMessages } from '#/messages/operations/catalogue.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { now } from '#/platform/clock.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/compliance'

const here = href('/admin/compliance')
const shows = ['all', 'due', 'off'] as const
type Show = (typeof shows)[number]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const asked = url.searchParams.get('show')
  return {
    entries: await browseObligations(actor),
    show: shows.find((each) => each === asked) ?? 'all',
    today: riyadhDay(now()),
    mayWrite: may(actor, 'obligations.write'),
  }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, catalogueMessages.title) }]

const isShown = (entry: CatalogueEntry, show: Show, today: Day): boolean =>
  show === 'all' || (show === 'due' ? isReviewDue(entry, today) : !entry.isActive)

/** The catalogue of obligations by authority, with what is to be reviewed. */
export default function Page({ loaderData: { entries, show, today, mayWrite } }: Route.ComponentProps) {
  const t = useT(catalogueMessages)
  const word = useT(paperMessages)
  const groups = [
    ...Map.groupBy(
      entries.filter((entry) => isShown(entry, show, today)),
      ({ authority }) => authority,
    ),
  ]
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          mayWrite && (
            <LinkButton to={href('/admin/compliance/new')} icon={Plus} variant="primary">
              {t('add')}
            </LinkButton>
          )
        }
      />
      <nav aria-label={t('show')} className="flex flex-wrap gap-2">
        {shows.map((each) => (
          <LinkButton
            key={each}
            to={each === 'all' ? here : `${here}?${new URLSearchParams({ show: each })}`}
            variant={each === show ? 'secondary' : 'quiet'}
            aria-current={each === show ? 'page' : undefined}
          >
            {t(each)}
            <span className="num ms-1.5 text-ink-2">
              {entries.filter((entry) => isShown(entry, each, today)).length}
            </span>
          </LinkButton>
        ))}
      </nav>
      {groups.length === 0 && <p className="text-ui text-ink-2">{t(show === 'off' ? 'noneOff' : 'noneDue')}</p>}
      {groups.map(([authority, rows]) => (
        <Card key={authority} title={word(`authority_${authority}`)} flush>
          <ul className="flex flex-col">
            {rows.map((entry) => (
              <Line key={entry.code} entry={entry} today={today} />
            ))}
          </ul>
        </Card>
      ))}
      {show === 'all' && <MenuRulesCard today={today} />}
    </div>
  )
}

function Line({ entry, today }: { entry: CatalogueEntry; today: Day }) {
  const t = useT(catalogueMessages)
  const lang = useLang()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 first:border-t-0 md:px-6">
      <span className="min-w-0 flex-1 basis-full md:basis-0">
        <Link
          className="link inline-flex min-h-11 items-center font-medium md:min-h-6"
          to={href('/admin/compliance/:code', { code: entry.code })}
        >
          {entry.name[lang]}
        </Link>
        <span className="block text-caption text-ink-2">
          {[
            t(`scope_${entry.scope}`),
            t('weightIs', { weight: entry.weight }),
            t('leadIs', { count: entry.lead }),
            t('reviewedOn', { day: formatDay(entry.reviewedOn, lang) }),
          ].join(' · ')}
        </span>
      </span>
      {entry.isCritical && <Badge tone="red">{t('critical')}</Badge>}
      {isReviewDue(entry, today) && <Badge tone="yellow">{t('reviewDue')}</Badge>}
      {!entry.isActive && <Badge>{t('isOff')}</Badge>}
    </li>
  )
}
