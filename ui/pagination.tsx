import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

export type PaginationProps = {
  total: number
  pageSize?: number
  param?: string
  /** Offered rows per page (`?rows=`), the default first. */
  sizes?: readonly number[]
}

/** First, last, current page and neighbours; null marks a gap. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, last])].filter((n) => n >= 1 && n <= last)
  return wanted.flatMap((n, index) => {
    const before = wanted[index - 1]
    return before !== undefined && n - before > 1 ? [null, n] : [n]
  })
}

const linkLook =
  'inline-flex min-h-(--control) min-w-(--control) items-center justify-center gap-1 rounded-control px-2 text-ui coarse:min-h-11 coarse:min-w-11 max-md:min-h-11 max-md:min-w-11'

/** Links to the other pages of a list; preserves other parameters. */
export function Pagination({ total, pageSize: given = 25, param = 'page', sizes }: PaginationProps) {
  const t = useT(uiMessages)
  const [search] = useSearchParams()
  const pageSize = sizes ? (sizes.find((size) => String(size) === search.get('rows')) ?? sizes[0] ?? given) : given
  const last = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(last, Math.max(1, Math.trunc(Number(search.get(param))) || 1))
  const to = (target: number): string => {
    const next = new URLSearchParams(search)
    if (target === 1) next.delete(param)
    else next.set(param, String(target))
    return `?${next}`
  }
  if (total === 0) return null
  const range = `${(page - 1) * pageSize + 1}–${Math.min(total, page * pageSize)}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="num text-caption text-ink-2">
        {t('rangeOf', { range: `\u2066${range}\u2069`, total })}
      </p>
      {sizes && total > (sizes[0] ?? 0) && <PageSizes sizes={sizes} current={pageSize} param={param} />}
      {last > 1 && (
        <nav aria-label={t('pagination')} className="flex flex-wrap items-center gap-1">
          <Step to={page > 1 ? to(page - 1) : null} label={t('previous')} side="previous" />
          {pagesAround(page, last).map((number, index) =>
            number === null ? (
              <span key={`gap${index}`} aria-hidden className="px-1 text-ink-3">
                …
              </span>
            ) : (
              <Link
                key={number}
                to={to(number)}
                aria-label={t('page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                className={classes(
                  linkLook,
                  'num max-md:aria-[current]:inline-flex',
                  number === page ? 'bg-primary font-semibold text-on-primary' : 'hover:bg-surface-2 max-md:hidden',
                )}
              >
                {number}
              </Link>
            ),
          )}
          <Step to={page < last ? to(page + 1) : null} label={t('next')} side="next" />
        </nav>
      )}
    </div>
  )
}

function PageSizes({ sizes, current, param }: { sizes: readonly number[]; current: number; param: string }) {
  const t = useT(uiMessages)
  const [search] = useSearchParams()
  const to = (size: number): string => {
    const next = new URLSearchParams(search)
    next.delete(param)
    if (size === sizes[0]) next.delete('rows')
    else next.set('rows', String(size))
    return `?${next}`
  }
  return (
    <nav aria-label={t('rowsAPage')} className="flex items-center gap-1 text-caption text-ink-2">
      <span aria-hidden>{t('rowsAPage')}</span>
      {sizes.map((size) => (
        <Link
          key={size}
          to={to(size)}
          aria-current={size === current ? 'true' : undefined}
          className={classes(
            linkLook,
            'num',
            size === current ? 'bg-surface-2 font-semibold text-ink' : 'hover:bg-surface-2',
          )}
        >
          {size}
        </Link>
      ))}
    </nav>
  )
}

function Step({ to, label, side }: { to: string | null; label: string; side: 'previous' | 'next' }) {
  const inside = (
    <>
      {side === 'previous' && <Icon as={ChevronLeft} directional size={16} />}
      <span>{label}</span>
      {side === 'next' && <Icon as={ChevronRight} directional size={16} />}
    </>
  )
  if (to === null) return <span className={classes(linkLook, 'text-ink-3')}>{inside}</span>
  return (
    <Link to={to} rel={side === 'next' ? 'next' : 'prev'} className={classes(linkLook, 'hover:bg-surface-2')}>
      {inside}
    </Link>
  )
}
