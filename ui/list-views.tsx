import { Bookmark, BookmarkCheck } from 'lucide-react'
import { createContext, useContext } from 'react'
import { href, useFetcher, useSearchParams } from 'react-router'
import { type ListShape, pageFilter } from '#/domain/list.ts'
import { isWorthSaving, type ListView, viewQuery } from '#/domain/list-views.ts'
import { uiMessages } from '#/messages/ui.ts'
import { DropDown } from '#/ui/drop-down.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { toolIconLook } from '#/ui/tool-look.ts'

/** Saved views of the reader; null where none can be saved: outside the portals, in views of other companies. */
export const ListViewsContext = createContext<readonly ListView[] | null>(null)

/** The reader's views of a list, the query of the address, and the view that it opens. */
export function useListViews(list: ListShape) {
  const all = useContext(ListViewsContext)
  const [params] = useSearchParams()
  const page = pageFilter(list)
  const query = viewQuery(params, page ? [page] : [])
  const views = all?.filter((view) => view.list === list.key) ?? []
  return { views, query, current: views.find((view) => view.query === query), maySave: all !== null }
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
