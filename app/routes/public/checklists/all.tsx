import { Link } from 'react-router'
import { type ChecklistId, checklists } from '#/app/site/checklist-list.ts'
import { libraryPageMessages } from '#/messages/site/library-pages.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Lattice } from '#/ui/lattice.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { publicMeta } from '../../../shell/page-title.ts'
import { PageHead } from '../../../site/page-head.tsx'
import type { Route } from './+types/all'

/** Checklists with their number of questions; the questionnaires themselves stay on the server. */
export const loader = () => ({
  sheets: Object.entries(checklists).map(([id, { definition }]) => ({
    id: id as ChecklistId,
    code: definition.code,
    count: definition.sections.reduce((sum, { questions }) => sum + questions.length, 0),
  })),
})

const words = {
  restaurant: { name: 'restaurant', about: 'restaurantAbout' },
  cafe: { name: 'cafe', about: 'cafeAbout' },
} as const satisfies Record<ChecklistId, object>

export const meta: Route.MetaFunction = ({ matches }) => {
  const { checklistsTitle: title, checklists: shortName, checklistsDescription: description } = libraryPageMessages
  return publicMeta({ matches, path: '/checklists', title, shortName, description })
}

/** All checklists to print. */
export default function Checklists({ loaderData: { sheets } }: Route.ComponentProps) {
  const t = useT(libraryPageMessages)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('checklistsTitle')} lead={t('checklistsLead')} />
      <div className="site-wrap py-12 md:py-20">
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
          {sheets.map(({ id, code, count }) => (
            <li
              key={id}
              className="relative flex min-h-56 flex-col overflow-hidden rounded-card border border-line bg-card p-6 hover:border-line-input md:p-8"
            >
              <Lattice id={`lattice-${id}`} fade="end" />
              <h2 className="relative text-h2">
                <Link
                  to={publicPath(lang, `/checklists/${id}`)}
                  className="underline-offset-[.2em] after:absolute after:-inset-8 hover:underline"
                >
                  {t(words[id].name)}
                </Link>
              </h2>
              <p className="relative mt-2 text-body text-ink-2">{t(words[id].about)}</p>
              <p className="num relative mt-auto flex gap-4 pt-6 text-ui text-ink-2">
                <bdi dir="ltr">{code}</bdi>
                <span>{t('questionCount', { count })}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-8 max-md:[&>*]:w-full">
          <LinkButton to={publicPath(lang, '/plans#visit-prices')} size="large">
            {t('order')}
          </LinkButton>
        </div>
      </div>
    </>
  )
}
