import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { neighbourOf } from '#/domain/open-record.ts'
import { uiMessages } from '#/messages/ui.ts'
import { IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { PanelError } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { announce } from '#/ui/live-region.tsx'
import { type OpenRecord, OpenRecordContext, useRecordInAddress } from '#/ui/open-record.tsx'
import { isForeign } from '#/ui/shortcuts.ts'
import { Spinner } from '#/ui/spinner.tsx'
import { type Loaded, useRecord } from '#/ui/use-record.ts'

export type BesideParts<T> = {
  /** Name of the record for screen readers. */
  name: (record: T) => string
  /** Number and state, in the panel's head. */
  head: (record: T) => ReactNode
  body: (record: T) => ReactNode
  /** The next steps, always in sight. */
  foot?: (record: T) => ReactNode
}

type BesideProps<T> = BesideParts<T> & {
  /** Records of the page, in the order of its rows. */
  ids: readonly string[]
  /** The record is read again when it changes: the page's rows. */
  version: unknown
  /** Address of the record's page; its data for the panel is at `beside` below it. */
  page: (id: string) => string
  children: ReactNode
}

/**
 * A list with the record of a pressed row open at its end side. It is named in the address, follows J and K, and closes
 * by Escape. On narrow screens and without scripts rows lead to their pages.
 */
export function Beside<T>({ children, ...panel }: BesideProps<T>) {
  const record = useRecordInAddress()
  const opened = record?.opened ?? null
  return (
    <OpenRecordContext value={record}>
      <div className={classes('bleed', opened && 'grid grid-cols-[minmax(0,1fr)_388px]')}>
        <div className="min-w-0 px-(--gutter,0px)">{children}</div>
        {record && opened && <Panel {...panel} record={record} opened={opened} />}
      </div>
    </OpenRecordContext>
  )
}

type PanelProps<T> = Omit<BesideProps<T>, 'children'> & { record: OpenRecord; opened: string }

function Panel<T>({ ids, version, page, record, opened, ...parts }: PanelProps<T>) {
  const t = useT(uiMessages)
  const panel = useRef<HTMLElement>(null)
  const loaded = useRecord<T>(`${page(opened)}/beside`, version)
  const said = loaded.state === 'ready' ? parts.name(loaded.record) : null
  useEffect(() => {
    if (said) announce(said)
  }, [said])
  const close = () => {
    // why: focus inside the panel would be lost with it
    if (panel.current?.contains(document.activeElement))
      document.querySelector<HTMLElement>('.list-row[aria-current] .list-link')?.focus({ preventScroll: true })
    record.open(null)
  }
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isForeign(event)) close()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const step = (by: 1 | -1) => neighbourOf(ids, opened, by)
  return (
    <aside
      ref={panel}
      aria-label={said ?? t('openedRecord')}
      aria-busy={loaded.state === 'loading' || loaded.isStale || undefined}
      className="sticky top-0 flex h-dvh flex-col self-start border-s border-line bg-canvas text-ui print:hidden"
    >
      <div className="flex min-h-11 items-center gap-0.5 border-b border-line ps-4 pe-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 py-1">
          {loaded.state === 'ready' && parts.head(loaded.record)}
        </div>
        <Step icon={ChevronUp} label={t('previousRecord')} id={step(-1)} open={record.open} />
        <Step icon={ChevronDown} label={t('nextRecord')} id={step(1)} open={record.open} />
        <Link
          to={page(opened)}
          aria-label={t('openPage')}
          title={t('openPage')}
          className="inline-flex size-(--control) shrink-0 items-center justify-center rounded-control hover:bg-surface-2 coarse:size-11"
        >
          <Icon as={Maximize2} size={16} />
        </Link>
        <IconButton icon={X} label={t('close')} onClick={close} />
      </div>
      <Content loaded={loaded} parts={parts} />
    </aside>
  )
}

type StepProps = { icon: typeof ChevronUp; label: string; id: string | null; open: OpenRecord['open'] }

function Step({ icon, label, id, open }: StepProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={id === null || undefined}
      onClick={() => id !== null && open(id)}
    />
  )
}

function Content<T>({ loaded, parts }: { loaded: Loaded<T>; parts: BesideParts<T> }) {
  const t = useT(uiMessages)
  if (loaded.state === 'failed') return <PanelError onRetry={loaded.retry} />
  if (loaded.state === 'missing') return <p className="px-4 py-6 text-ink-2">{t('recordMissing')}</p>
  // why: most records come before a spinner would help
  if (loaded.state !== 'ready')
    return (
      <div className="animate-late flex justify-center py-8">
        <Spinner />
      </div>
    )
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-4 py-4">{parts.body(loaded.record)}</div>
      {parts.foot && (
        <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-4 py-3 empty:hidden">
          {parts.foot(loaded.record)}
        </div>
      )}
    </>
  )
}

/** A part of the panel under a small heading. */
export function BesidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-caption font-semibold text-ink-2">{title}</h3>
      {children}
    </section>
  )
}
