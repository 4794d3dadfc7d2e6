import { Scale } from 'lucide-react'
import { Form, href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { GapTable, GapVerdict } from '#/features/operations/audits/components/gap-table.tsx'
import { readGap } from '#/features/operations/audits/read-gap.server.ts'
import { auditGapMessages } from '#/messages/operations/audits-gap.ts'
import { auditMessages } from '#/messages/operations/audits.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/gap'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, auditGapMessages.title) }]

export const loader = pageData(({ context, url }: Route.LoaderArgs) => {
  const asked = url.searchParams.get('branch') ?? ''
  return readGap(actorOf(context), isRecordId(asked) ? asked.toLowerCase() : null)
})

/** Audits beside mystery visits: where the two see different things. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { topics, branches, branch, counts } = loaderData
  const t = useT(auditGapMessages)
  const word = useT(auditMessages)
  const here = href('/client/audits/gap')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/audits'), label: word('title') }, { label: t('title') }]}
        title={t('title')}
        description={t('about')}
      />
      <Form method="get" action={here} className="flex flex-wrap items-end gap-3">
        <div className="w-full md:w-[16rem]">
          <SelectField
            key={branch}
            name="branch"
            label={t('branch')}
            placeholder={t('allBranches')}
            defaultValue={branch ?? ''}
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <Button type="submit">{t('show')}</Button>
      </Form>
      {counts.audits === 0 || counts.guests === 0 ? (
        <EmptyState icon={Scale} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          <GapVerdict topics={topics} />
          <Card flush>
            <GapTable topics={topics} />
          </Card>
          <p className="max-w-[70ch] text-caption text-ink-2">{t('explain')}</p>
        </>
      )}
    </div>
  )
}
