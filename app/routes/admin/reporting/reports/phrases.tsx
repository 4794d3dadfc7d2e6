import { Plus } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { PhraseDialog, PhraseList } from '#/features/reporting/phrases/components/phrase-list.tsx'
import { phraseForm } from '#/features/reporting/phrases/form.ts'
import { changePhrases, type Phrase, readPhrases } from '#/features/reporting/phrases/phrases.server.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportMessages } from '#/messages/reports.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/phrases'

export const loader = pageData(({ context }: Route.LoaderArgs) => readPhrases(actorOf(context), { retired: true }))

export const action = formAction(phraseForm, changePhrases)

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, reviewMessages.library) }]

export default function Page({ loaderData: phrases }: Route.ComponentProps) {
  const t = useT(reviewMessages)
  const word = useT(reportMessages)
  const [changing, setChanging] = useState<Phrase | 'new' | null>(null)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/admin/reports'), label: word('reports') }, { label: t('library') }]}
        title={t('library')}
        actions={
          <Button changes variant="primary" icon={Plus} onClick={() => setChanging('new')}>
            {t('newPhrase')}
          </Button>
        }
      />
      <PhraseList phrases={phrases} onChange={setChanging} />
      <PhraseDialog phrase={changing} onClose={() => setChanging(null)} />
    </div>
  )
}
