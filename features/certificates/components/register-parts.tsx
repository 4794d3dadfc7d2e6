import { certifiedMessages } from '#/messages/get-certified.ts'
import { publicPath } from '#/platform/i18n.ts'
import { type Tone, StatusBadge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { DataTable } from '#/ui/data-table.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { SearchField, TextField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import type { CertificateState, Register, RegisterEntry } from '../register.server.ts'

const tones: Record<CertificateState, Tone> = { active: 'green', suspended: 'yellow', expired: 'grey', revoked: 'red' }

function StateBadge({ state }: { state: CertificateState }) {
  const t = useT(certifiedMessages)
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
}

/** A number from a certificate on a wall, and what stands behind it today. */
export function NumberCheck({ number, found }: { number: string; found: RegisterEntry | null }) {
  const t = useT(certifiedMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col gap-4">
      <form
        method="get"
        action={`${publicPath(lang, '/get-certified')}#register`}
        className="flex flex-col items-stretch gap-3"
      >
        <div className="min-w-0">
          <TextField
            name="number"
            type="code"
            label={t('numberLabel')}
            help={t('numberHelp')}
            maxLength={30}
            defaultValue={number}
          />
        </div>
        <Button type="submit">{t('checkNumber')}</Button>
      </form>
      {number !== '' && (found ? <Found entry={found} /> : <NotFound number={number} />)}
    </div>
  )
}

function NotFound({ number }: { number: string }) {
  const t = useT(certifiedMessages)
  return (
    <Notice kind="warning" title={t('noSuchNumber')} live>
      {t('noSuchNumberText', { number })}
    </Notice>
  )
}

function Found({ entry }: { entry: RegisterEntry }) {
  const t = useT(certifiedMessages)
  return (
    <div role="status" className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-h3">{t('found', { number: entry.number })}</h3>
        <StateBadge state={entry.state} />
      </div>
      <DescriptionList
        items={[
          { term: t('holder'), value: entry.holder },
          { term: t('branch'), value: entry.branch },
          { term: t('level'), value: t(entry.level) },
          { term: t('validUntil'), value: <Time at={entry.expiresAt} /> },
        ]}
      />
    </div>
  )
}

/** Who holds a certificate; says plainly when nobody does. */
export function HolderList({ register, q, pageSize }: { register: Register; q: string; pageSize: number }) {
  const t = useT(certifiedMessages)
  const lang = useLang()
  if (register.isEmpty) return <EmptyState title={t('nobodyYet')}>{t('nobodyYetText')}</EmptyState>
  const path = publicPath(lang, '/get-certified')
  return (
    <div className="flex flex-col gap-4">
      <form
        method="get"
        action={`${path}#register`}
        role="search"
        className="flex flex-wrap items-end gap-3 max-md:[&>button]:w-full"
      >
        <div className="min-w-0 flex-1">
          <SearchField name="q" label={t('search')} defaultValue={q} />
        </div>
        <Button type="submit">{t('searchButton')}</Button>
      </form>
      {register.rows.length === 0 ? (
        <EmptyState
          compact
          title={t('noneFound', { q })}
          action={
            <a href={`${path}#register`} className="link">
              {t('showAll')}
            </a>
          }
        />
      ) : (
        <HolderTable rows={register.rows} />
      )}
      <Pagination total={register.total} pageSize={pageSize} />
    </div>
  )
}

function HolderTable({ rows }: { rows: RegisterEntry[] }) {
  const t = useT(certifiedMessages)
  return (
    <DataTable
      caption={t('registerTitle')}
      rows={rows}
      rowKey={({ number }) => number}
      empty={null}
      columns={[
        { key: 'holder', header: t('holder'), cell: ({ holder }) => <bdi>{holder}</bdi> },
        {
          key: 'branch',
          header: t('branch'),
          cell: ({ branch, city }) => (
            <>
              <bdi>{branch}</bdi>
              {city && (
                <span className="block text-caption text-ink-2">
                  <bdi>{city}</bdi>
                </span>
              )}
            </>
          ),
        },
        { key: 'level', header: t('level'), cell: ({ level }) => t(level) },
        { key: 'state', header: t('state'), card: 'aside', cell: ({ state }) => <StateBadge state={state} /> },
        { key: 'until', header: t('validUntil'), cell: ({ expiresAt }) => <Time at={expiresAt} /> },
        {
          key: 'number',
          header: t('number'),
          cell: ({ number }) => (
            <bdi dir="ltr" className="num">
              {number}
            </bdi>
          ),
        },
      ]}
    />
  )
}
