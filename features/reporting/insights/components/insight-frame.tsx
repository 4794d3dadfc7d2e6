import type { ReactNode } from 'react'
import { averagePeriods } from '#/domain/reporting/averages.ts'
import { useLocation, Form, useSubmit, href } from 'react-router'
import { type InsightQuery, insightAddress } from '../query.ts'
import type { Sheet } from '../tallies.server.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { partMessages } from '#/messages/companies/parts.ts'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { reportMessages } from '#/messages/reports.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import { useRights } from '#/ui/rights.tsx'

export type BranchName = { id: string; name: string; location: string }

/** Branches to choose from; the location is added only where names are ambiguous. */
export const branchOptions = (branches: readonly BranchName[]): { value: string; label: string }[] =>
  branches.map(({ id, name, location }) => {
    const alone = branches.every((other) => other.id === id || other.name !== name)
    return { value: id, label: alone ? name : `${name} · ${location}` }
  })

/** Views of a client's reports, each with its own address. */
export function InsightTabs() {
  const t = useT(insightPageMessages)
  return (
    <NavTabs
      label={t('tabs')}
      items={[
        { to: href('/client/reports'), label: t('tabReports'), end: true },
        { to: href('/client/reports/branches'), label: t('tabBranches') },
        { to: href('/client/reports/levels'), label: t('tabLevels') },
        { to: href('/client/reports/returns'), label: t('tabReturns') },
        { to: href('/client/reports/trend'), label: t('tabTrend') },
        { to: href('/client/reports/compare'), label: t('tabCompare') },
      ]}
    />
  )
}

/** Head, tabs and body of a view over many reports. */
type Frame = { title: string; intro: string; actions?: ReactNode; children: ReactNode }
export function InsightFrame({ title, intro, actions, children }: Frame) {
  const word = useT(reportMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/reports'), label: word('reports') }, { label: title }]}
        title={title}
        description={intro}
        actions={actions}
      />
      <InsightTabs />
      {children}
    </div>
  )
}

type Filters = {
  query: InsightQuery
  sheets: readonly Sheet[]
  sheet: Sheet | null
  branches?: readonly BranchName[] | undefined
  /** Groups of the company. */
  parts: readonly { value: string; label: string }[]
  children?: ReactNode
}

/**
 * Period, type of visit, questionnaire and branch, stored in the address. A plain GET form that works without scripts.
 */
export function InsightFilters({ query, sheets, sheet, branches, parts, children }: Filters) {
  const word = useT(partMessages)
  const t = useT(insightPageMessages)
  const type = useT(evaluationMessages)
  const submit = useSubmit()
  const { pathname } = useLocation()
  const types = [...new Set(sheets.map((one) => one.type))]
  const codes = sheets.filter((one) => one.type === sheet?.type)
  return (
    <Form
      method="get"
      action={pathname}
      key={JSON.stringify(query)}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { preventScrollReset: true })
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <div className="min-w-36 max-md:flex-1">
        <SelectField
          name="period"
          label={t('period')}
          defaultValue={query.period}
          options={averagePeriods.map((months) => ({ value: months, label: t(`period_${months}`) }))}
        />
      </div>
      {types.length > 1 && (
        <div className="min-w-36 max-md:flex-1">
          <SelectField
            name="type"
            label={t('type')}
            defaultValue={sheet?.type ?? ''}
            options={types.map((one) => ({ value: one, label: type(`type_${one}`) }))}
          />
        </div>
      )}
      {codes.length > 1 && (
        <div className="min-w-36 max-md:flex-1">
          <SelectField
            name="code"
            label={t('questionnaire')}
            defaultValue={query.code === sheet?.code ? (query.code ?? '') : ''}
            placeholder={t('allQuestionnaires')}
            options={codes.map(({ code }) => ({ value: code, label: code }))}
          />
        </div>
      )}
      {parts.length > 0 && (
        <div className="min-w-44 max-md:w-full">
          <SearchableSelect
            name="part"
            label={word('part')}
            defaultValue={query.part ?? ''}
            placeholder={t('company')}
            options={parts}
          />
        </div>
      )}
      {query.part && (
        <div className="min-w-44 max-md:w-full">
          <SelectField
            name="as"
            label={word('as')}
            defaultValue={query.as}
            options={[
              { value: 'now', label: word('as_now') },
              { value: 'then', label: word('as_then') },
            ]}
          />
        </div>
      )}
      {branches && (
        <div className="min-w-44 max-md:w-full">
          <SearchableSelect
            name="branch"
            label={t('branch')}
            defaultValue={query.branch[0] ?? ''}
            placeholder={t('company')}
            options={branchOptions(branches)}
          />
        </div>
      )}
      {children}
      <Button type="submit">{t('show')}</Button>
    </Form>
  )
}

/** Filtered reports, sections and answers as files. */
export function ExportLinks({ query, most }: { query: InsightQuery; most: number }) {
  const t = useT(insightPageMessages)
  const { viewing } = useRights()
  if (viewing) return null
  return (
    <Card title={t('export')} description={t('exportHint', { most })}>
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        {(['reports', 'sections', 'answers'] as const).map((what) => (
          <li key={what} className="flex flex-wrap items-center gap-2">
            <span className="text-ui font-medium">{t(`export_${what}`)}</span>
            {(['csv', 'xlsx'] as const).map((format) => (
              <AnchorButton
                key={format}
                href={insightAddress('/export', query, { what, format })}
                download
                aria-label={`${t(`export_${what}`)} ${format.toUpperCase()}`}
              >
                <bdi dir="ltr">{format.toUpperCase()}</bdi>
              </AnchorButton>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
