import { type Account, accounts } from '#/domain/ledger.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { bookingKindMessages, financeMessages } from '#/messages/ledger/finance.ts'
import type { LedgerQuery } from '#/features/ledger/journal/query.ts'
import { DateField } from '#/ui/date-time-field.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { kindText } from '#/features/ledger/journal/kind-text.ts'
import { journalList } from '#/features/ledger/journal/list.ts'
import { ListTabs, ListTools } from '#/ui/list-tools.tsx'
import { LapsedNote, useListViews } from '#/ui/list-views.tsx'

/** Toolbar of the journal: saved views, search, account, kind, party and days, file. */
export function LedgerFilters({ query, party }: { query: LedgerQuery; party: string | null }) {
  const t = useT(financeMessages)
  const lang = useLang()
  const read = (value: string) => formatDay(value, lang)
  const { views } = useListViews(journalList)
  return (
    <div className="bleed-bar border-b border-line lg:-mt-6">
      <FilterBar
        page="before"
        views={views.length > 0 && <ListTabs list={journalList} query={query} />}
        tools={<ListTools list={journalList} query={query} columns="fixed" />}
        search={{ label: t('search'), placeholder: t('search') }}
        filters={[
          {
            name: 'account',
            label: t('account'),
            options: (Object.keys(accounts) as Account[]).map((value) => ({ value, label: t(`account_${value}`) })),
          },
          {
            name: 'kind',
            label: t('kind'),
            options: Object.keys(bookingKindMessages).map((value) => ({ value, label: kindText(lang, value) })),
          },
        ]}
        more={[
          ...(query.party ? [{ name: 'party', label: t('party'), read: () => party ?? '' }] : []),
          ...(query.from ? [{ name: 'from', label: t('from'), read }] : []),
          ...(query.to ? [{ name: 'to', label: t('to'), read }] : []),
        ]}
      >
        {query.party && <input type="hidden" name="party" value={query.party} readOnly />}
        <DateField key={`from ${query.from}`} name="from" label={t('from')} defaultValue={query.from ?? ''} />
        <DateField key={`to ${query.to}`} name="to" label={t('to')} defaultValue={query.to ?? ''} />
      </FilterBar>
      <LapsedNote list={journalList} />
    </div>
  )
}
