import { useEffect, useRef } from 'react'
import { ChevronRight } from 'lucide-react'
import { href, Link, useSearchParams } from 'react-router'
import { nameFor } from '#/domain/branch-names.ts'
import { branchTreeMessages } from '#/messages/companies/branch-tree.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import type { TreeRow } from '../read-tree.server.ts'

type Children = ReadonlyMap<string | null, readonly TreeRow[]>
type Shared = { children: Children; chosen: string | null; open: ReadonlySet<string> }

/** Address of the tree with a chosen node, keeping the type of the averages. */
export function nodeAddress(params: URLSearchParams, nodeId: string | null): string {
  const next = new URLSearchParams()
  const type = params.get('type')
  if (type) next.set('type', type)
  if (nodeId) next.set('node', nodeId)
  const page = href('/client/branches/tree')
  return next.size > 0 ? `${page}?${next}` : page
}

/** Levels that are open at first; groups above a chosen node are open as well. */
const openLevels = 2

/** The tree as nested lists that open and close, with arrow keys where there are scripts. */
export function TreeView({ rows, chosen }: { rows: readonly TreeRow[]; chosen: string | null }) {
  const t = useT(branchTreeMessages)
  const lang = useLang()
  const list = useRef<HTMLDivElement>(null)
  const known = new Set(rows.map(({ id }) => id))
  const children = Map.groupBy(rows, ({ parentId }) => (parentId !== null && known.has(parentId) ? parentId : null))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const open = new Set(rows.filter(({ depth }) => depth < openLevels).map(({ id }) => id))
  for (let at = chosen ? byId.get(chosen) : undefined; at; at = at.parentId ? byId.get(at.parentId) : undefined)
    open.add(at.id)
  useEffect(() => {
    const element = list.current
    const listen = (event: KeyboardEvent) => moveByKey(event, element, lang === 'ar')
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [lang])
  return (
    <div ref={list}>
      <p className="sr-only">{t('keys')}</p>
      <Level rows={children.get(null) ?? []} shared={{ children, chosen, open }} label={t('tree')} />
    </div>
  )
}

function Level({ rows, shared, label }: { rows: readonly TreeRow[]; shared: Shared; label?: string }) {
  return (
    <ul aria-label={label} className={classes(!label && 'ms-4 border-s border-line ps-2 md:ms-5 md:ps-3')}>
      {rows.map((row) => (
        <Node key={row.id} row={row} shared={shared} />
      ))}
    </ul>
  )
}

const rowLook =
  'flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 rounded-control py-1.5 pe-24 ps-1 text-ui coarse:min-h-11'

function Node({ row, shared }: { row: TreeRow; shared: Shared }) {
  const t = useT(branchTreeMessages)
  const lang = useLang()
  const [params] = useSearchParams()
  const below = shared.children.get(row.id) ?? []
  const name = nameFor({ en: row.nameEn, ar: row.nameAr }, lang)
  const isChosen = shared.chosen === row.id
  const look = classes(rowLook, isChosen ? 'bg-primary-soft' : 'hover:bg-surface-2')
  return (
    <li className="relative">
      {row.kind === 'branch' ? (
        <div className={classes(look, 'ps-7')}>
          <Link
            to={href('/client/branches/:branchId', { branchId: row.id })}
            data-tree-item=""
            className="link font-medium wrap-anywhere"
          >
            <bdi>{name}</bdi>
          </Link>
          <Figures row={row} />
        </div>
      ) : (
        <details open={shared.open.has(row.id)} className="group/node">
          <summary data-tree-item="" className={classes(look, 'cursor-pointer list-none')}>
            <span className="transition-transform group-open/node:rotate-90 rtl:group-open/node:-rotate-90">
              <Icon as={ChevronRight} directional size={16} />
            </span>
            <bdi className="font-medium wrap-anywhere">{name}</bdi>
            <span className="text-caption text-ink-2">{t(`kind_${row.kind}`)}</span>
            <Figures row={row} />
          </summary>
          {below.length > 0 && <Level rows={below} shared={shared} />}
          {row.hidden > 0 && (
            <p className="ms-9 py-1">
              <Link to={nodeAddress(params, row.id)} data-tree-item="" className="link text-ui" preventScrollReset>
                {t('hidden', { count: row.hidden })}
              </Link>
            </p>
          )}
        </details>
      )}
      <Link
        to={nodeAddress(params, row.id)}
        preventScrollReset
        aria-label={t('openOf', { name })}
        aria-current={isChosen || undefined}
        className="link absolute end-1 top-0 inline-flex min-h-9 items-center px-1 text-caption coarse:min-h-11"
      >
        {t('open')}
      </Link>
    </li>
  )
}

function Figures({ row: { kind, branches, average, closedAt, isPart } }: { row: TreeRow }) {
  const t = useT(branchTreeMessages)
  return (
    <>
      {closedAt !== null && <StatusBadge tone="grey">{t('closed')}</StatusBadge>}
      {kind !== 'branch' && (
        <span className="text-caption text-ink-2">
          {isPart ? t('ownPart', { branches: t('branches', { count: branches }) }) : t('branches', { count: branches })}
        </span>
      )}
      {average && (
        <span className="inline-flex items-center gap-2">
          <ScoreBadge score={average.mean} word={false} />
          {kind !== 'branch' && <span className="text-caption text-ink-2">{t('visited', { count: average.n })}</span>}
        </span>
      )}
    </>
  )
}

/** Arrow keys, Home and End, as in a tree: the key towards the end of the line opens, the other one closes. */
function moveByKey(event: KeyboardEvent, list: HTMLElement | null, mirrored: boolean): void {
  const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-tree-item]') : null
  if (!list || !here || event.altKey || event.ctrlKey || event.metaKey) return
  const items = [...list.querySelectorAll<HTMLElement>('[data-tree-item]')].filter((item) => item.checkVisibility())
  const at = items.indexOf(here)
  const group = here.tagName === 'SUMMARY' ? (here.parentElement as HTMLDetailsElement) : null
  const [inwards, outwards] = mirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const go = (to: HTMLElement | undefined | null) => {
    event.preventDefault()
    to?.focus()
  }
  if (event.key === 'ArrowDown') go(items[at + 1])
  else if (event.key === 'ArrowUp') go(items[at - 1])
  else if (event.key === 'Home') go(items[0])
  else if (event.key === 'End') go(items.at(-1))
  else if (event.key === inwards && group) {
    if (group.open) go(items[at + 1])
    else go(here)
    group.open = true
  } else if (event.key === outwards) {
    if (group?.open) {
      go(here)
      group.open = false
    } else go((group ?? here).parentElement?.closest('details')?.querySelector<HTMLElement>('summary'))
  }
}
