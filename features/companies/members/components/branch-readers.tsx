import { Store } from 'lucide-react'
import { Form, href, Link } from 'react-router'
import { branchReaderMessages } from '#/messages/companies/branch-readers.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Button } from '#/ui/button.tsx'
import { teamPageMessages } from '#/messages/companies/team.ts'
import type { BranchReader, BranchReaders as Readers } from '../read-branch-readers.server.ts'
import { grantWords } from '../grant-words.ts'

type Named = { nameEn: string | null; nameAr: string | null }
export type BranchChoice = Named & { id: string; above: Named[] }

const named = ({ nameEn, nameAr }: Named, lang: 'en' | 'ar'): string =>
  (lang === 'ar' ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? ''

type PageProps = { choices: readonly BranchChoice[]; chosen?: { id: string } & Readers }

/** Chooses a branch and lists the members who see it, with the role and the place of each. */
export function BranchReadersPage({ choices, chosen }: PageProps) {
  const t = useT(branchReaderMessages)
  const team = useT(teamPageMessages)
  const lang = useLang()
  const options = choices.map((choice) => ({
    value: choice.id,
    label: [named(choice, lang), ...choice.above.toReversed().map((group) => named(group, lang))].join(' · '),
  }))
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('lead')}
        breadcrumbs={[{ label: team('title'), to: href('/client/users') }, { label: t('title') }]}
      />
      {choices.length === 0 ? (
        <EmptyState icon={Store} title={t('noBranches')}>
          {t('noBranchesHint')}
        </EmptyState>
      ) : (
        <Form
          method="get"
          action={href('/client/users/branch')}
          key={chosen?.id}
          className="flex flex-col gap-3 md:flex-row md:items-end"
        >
          <div className="min-w-0 flex-1">
            <SelectField
              name="branch"
              label={t('branch')}
              options={options}
              placeholder={t('choose')}
              {...(chosen && { defaultValue: chosen.id })}
              required
            />
          </div>
          <Button type="submit">{t('show')}</Button>
        </Form>
      )}
      {chosen && (
        <Card title={t('of', { branch: named(chosen.branch, lang) })}>
          <ul className="flex flex-col divide-y divide-line">
            {chosen.readers.map((reader) => (
              <Reader key={reader.memberId} reader={reader} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function Reader({ reader: { memberId, name, email, state, isSeen, grants } }: { reader: BranchReader }) {
  const t = useT(branchReaderMessages)
  const lang = useLang()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {isSeen ? (
            <Link to={href('/client/users/:memberId', { memberId })} className="link font-medium">
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi className="font-medium">{name}</bdi>
          )}
          {state === 'suspended' && <Badge>{t('suspended')}</Badge>}
        </p>
        {email && (
          <p className="text-caption wrap-anywhere text-ink-2">
            <bdi dir="ltr">{email}</bdi>
          </p>
        )}
      </div>
      <ul className="flex flex-col gap-1 md:items-end">
        {grants.map((grant) => (
          <li key={`${grant.nodeId} ${grant.role}`} className="text-ui md:text-end">
            <bdi>{grantWords(grant, lang)}</bdi>
            {grant.role === 'accountant' && <p className="text-caption text-ink-2">{t('accountant')}</p>}
          </li>
        ))}
      </ul>
    </li>
  )
}
