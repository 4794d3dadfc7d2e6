import { cityName } from '#/domain/cities.ts'
import { certifiedMessages } from '#/messages/certification/get-certified.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Button } from '#/ui/button.tsx'
import { DataTable } from '#/ui/data-table.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { SearchField, TextField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import type { Register, RegisterEntry } from '../register.server.ts'
import { CertificateState } from './certificate-state.tsx'

/** Check of a printed number. A valid one redirects to the certificate's page; others show their result here. */
export function NumberCheck({ number, isBusy }: { number: string; isBusy: boolean }) {
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
      {number !== '' && (isBusy ? <Busy /> : <NotFound number={number} />)}
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

function Busy() {
  const t = useT(certifiedMessages)
  return (
    <Notice kind="warning" title={t('busy')} live>
      {t('busyText')}
    </Notice>
  )
}

/** Link to the certificate's page as a full document, which works without the application. */
function HolderLink({ entry: { publicId, holder } }: { entry: RegisterEntry }) {
  const lang = useLang()
  return (
    <a
      href={publicPath(lang, `/review/${publicId}`)}
      className="link inline-flex min-h-8 items-center coarse:min-h-11 max-md:min-h-11"
    >
      <bdi>{holder[lang]}</bdi>
    </a>
  )
}

/** Certificate holders; says so when there are none. */
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
  const lang = useLang()
  return (
    <DataTable
      caption={t('registerTitle')}
      rows={rows}
      rowKey={({ number }) => number}
      empty={null}
      columns={[
        { key: 'holder', header: t('holder'), cell: (entry) => <HolderLink entry={entry} /> },
        {
          key: 'branch',
          header: t('branch'),
          cell: ({ branch, city }) => (
            <>
              <bdi>{branch[lang]}</bdi>
              {city && (
                <span className="block text-caption text-ink-2">
                  <bdi>{cityName(city, lang)}</bdi>
                </span>
              )}
            </>
          ),
        },
        { key: 'level', header: t('level'), cell: ({ level }) => t(level) },
        { key: 'state', header: t('state'), card: 'aside', cell: ({ state }) => <CertificateState state={state} /> },
        { key: 'until', header: t('validUntil'), cell: ({ expiresAt }) => <Time at={expiresAt} /> },
        {
          key: 'number',
          header: t('number'),
          exact: true,
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
