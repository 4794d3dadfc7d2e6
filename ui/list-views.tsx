import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useContext, useEffect, useState } from 'react'
import { href, useFetcher, useSearchParams } from 'react-router'
import { type ListShape, pageFilter } from '#/domain/list.ts'
import type { Word } from '#/domain/list-columns.ts'
import { countText, isWorthSaving, lapsedParts, type ListView, viewQuery } from '#/domain/list-views.ts'
import { uiMessages } from '#/messages/ui.ts'
import { DropDown } from '#/ui/drop-down.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { ListChoicesContext } from '#/ui/list-choices.ts'
import { useT } from '#/ui/language.tsx'
import type { NavTab } from '#/ui/nav.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { toolIconLook } from '#/ui/tool-look.ts'

/** The reader's views of a list, the query of the address, and the view that it opens. */
export function useListViews(list: ListShape) {
  const { views: all } = useContext(ListChoicesContext)
  const [params] = useSearchParams()
  const page = pageFilter(list)
  const query = viewQuery(params, page ? [page] : [])
  const views = all?.filter((view) => view.list === list.key) ?? []
  return { views, query, current: views.find((view) => view.query === query), maySave: all !== null }
}

const noCounts: Readonly<Record<string, number>> = {}

/** Rows of each saved view, asked for after the page is drawn; a failure leaves the tabs without counts. */
function useViewCounts({ address, file, key }: ListShape) {
  const [counts, setCounts] = useState(noCounts)
  const { views: all } = useContext(ListChoicesContext)
  const hasFile = Boolean(file)
  useEffect(() => {
    if (!hasFile || !all?.some((view) => view.list === key)) return
    const stop = new AbortController()
    const read = async () => {
      const answer = await fetch(`${address}/export?counts`, { signal: stop.signal })
      if (answer.ok && !answer.redirected) setCounts((await answer.json()) as Record<string, number>)
    }
    // why: the frame gives new views after each step, which may have moved rows
    read().catch(() => {})
    return () => stop.abort()
  }, [address, hasFile, key, all])
  return counts
}

/** Tabs of the reader's saved views of a list. */
export function useViewTabs(list: ListShape): { tabs: NavTab[]; current: ListView | undefined } {
  const { views, current } = useListViews(list)
  const counts = useViewCounts(list)
  const tabs = views.map((view) => ({
    to: `${list.address}?${view.query}`,
    label: view.name,
    current: view === current,
    ...(view.id in counts && { count: countText(counts[view.id]!) }),
  }))
  return { tabs, current }
}

/** Says what a saved view asks for that its list no longer knows, and takes it out of the view. */
export function LapsedNote({ list }: { list: ListShape }) {
  const t = useT(uiMessages)
  const word = useT(list.messages) as Word
  const fetcher = useFetcher()
  const { current } = useListViews(list)
  if (!current) return null
  const params = new URLSearchParams(current.query)
  const lapsed = lapsedParts(list, params)
  if (lapsed.length === 0) return null
  for (const { name } of lapsed) params.delete(name)
  const rest = viewQuery(params)
  const parts = lapsed.map(({ name, value, label }) => `${label ? word(label) : name}: ${value}`)
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5 text-caption">
      <span>
        {t('viewLapsed')} <bdi className="font-medium">{parts.join(' · ')}</bdi>
      </span>
      <ActionForm fetcher={fetcher} action={href('/account/views')} errors="inline" always>
        <input type="hidden" name="address" value={list.address} />
        <input type="hidden" name="viewId" value={current.id} />
        {rest && <input type="hidden" name="query" value={rest} />}
        <SubmitButton intent={rest ? 'narrow' : 'delete'} variant="quiet" size="dense">
          {t(rest ? 'viewWithout' : 'deleteView')}
        </SubmitButton>
      </ActionForm>
    </div>
  )
}

/** Saves the open view under a name, or renames and deletes it. Not shown while there is nothing to save. */
export function ViewMenu({ list }: { list: ListShape }) {
  const t = useT(uiMessages)
  const { query, current, maySave } = useListViews(list)
  if (!maySave || (!current && !isWorthSaving(query, list.tabs?.name))) return null
  return (
    <DropDown
      label={t(current ? 'changeView' : 'saveView')}
      summary={<Icon as={current ? BookmarkCheck : Bookmark} size={16} />}
      field="input[name=name]"
      summaryClass={toolIconLook}
      panelClass="absolute end-0 top-full z-20 mt-1 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-4 shadow-float"
    >
      <ViewForm key={current?.id ?? query} list={list} query={query} current={current} />
    </DropDown>
  )
}

type FormProps = { list: ListShape; query: string; current: ListView | undefined }

function ViewForm({ list, query, current }: FormProps) {
  const t = useT(uiMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} action={href('/account/views')} errors="inline" always className="gap-3">
      <input type="hidden" name="address" value={list.address} />
      {current ? (
        <input type="hidden" name="viewId" value={current.id} />
      ) : (
        <>
          <input type="hidden" name="list" value={list.key} />
          <input type="hidden" name="query" value={query} />
        </>
      )}
      <TextField name="name" label={t('viewName')} maxLength={40} autoComplete="off" defaultValue={current?.name} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton intent={current ? 'rename' : 'save'} size="dense">
          {t(current ? 'renameView' : 'saveView')}
        </SubmitButton>
        {current && (
          <SubmitButton intent="delete" variant="secondary" size="dense">
            {t('deleteView')}
          </SubmitButton>
        )}
      </div>
    </ActionForm>
  )
}
