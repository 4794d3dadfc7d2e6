import {
  CalendarCheck,
  CalendarClock,
  CircleAlert,
  ClipboardCheck,
  FileBadge,
  ListChecks,
  type LucideIcon,
  ScanSearch,
} from 'lucide-react'
import { Fragment } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { DueKind } from '#/domain/operations/branch-morning/due.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { branchMorningMessages } from '#/messages/operations/branch-morning.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { DueItem } from '../source.ts'
import { useWhen } from './when.ts'

const icons: Record<DueKind, LucideIcon> = {
  alert: CircleAlert,
  daily: ClipboardCheck,
  action: ListChecks,
  duty: CalendarCheck,
  audit: ScanSearch,
  paper: FileBadge,
  visit: CalendarClock,
}

/** Pages without the frame of the portal, which are kept for use without a connection. */
const isOfField = (to: string): boolean => to.startsWith('/client/field/')

type ActProps = { item: DueItem; primary?: boolean }

/** The one step of an item, as a button with its name. */
export function Act({ item, primary = false }: ActProps) {
  const t = useT(branchMorningMessages)
  const { act, to, title, revision } = item
  if (act === null || to === null) return null
  if (revision !== null) return <Tick item={item} primary={primary} />
  return (
    <LinkButton
      to={to}
      variant={primary ? 'primary' : 'secondary'}
      full={primary ? 'phone' : undefined}
      reloadDocument={isOfField(to)}
      aria-label={t('actFor', { act: t(`act_${act}`), title })}
    >
      {t(`act_${act}`)}
    </LinkButton>
  )
}

/** Marks a duty without proof as done, without leaving the page. */
function Tick({ item: { id, title, revision }, primary = false }: ActProps) {
  const t = useT(branchMorningMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <ActionForm
      fetcher={fetcher}
      errors="inline"
      action={href('/client/admin-task-tracking/:taskId', { taskId: id })}
      encType="multipart/form-data"
      onDone={() => toast({ text: t('ticked') })}
      className={primary ? 'max-md:w-full' : undefined}
    >
      <input type="hidden" name="revision" value={revision!} />
      <SubmitButton
        intent="finish"
        variant={primary ? 'primary' : 'secondary'}
        aria-label={t('actFor', { act: t('act_tick'), title })}
      >
        {t('act_tick')}
      </SubmitButton>
    </ActionForm>
  )
}

type RowProps = { item: DueItem; today: Day; named: boolean }

/** Branch, time and owner of an item in one line. `named`: with the branch. */
export function Facts({ item, today, named }: RowProps) {
  const t = useT(branchMorningMessages)
  const when = useWhen(today)
  const { branch, mine, late } = item
  const parts = [
    named && branch !== null && <bdi key="branch">{branch}</bdi>,
    <span key="when" className={late ? 'text-danger-ink' : undefined}>
      {when(item)}
    </span>,
    mine && t('mine'),
  ].filter((part) => part !== false)
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one line never move
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ))
}

/** An item: icon, title, when it is due, and its one button. */
export function DueRow({ item, today, named }: RowProps) {
  const { kind, title, to } = item
  const t = useT(branchMorningMessages)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-b-0">
      <span className="self-start pt-0.5 text-ink-2">
        <Icon as={icons[kind]} label={t(`kind_${kind}`)} />
      </span>
      <div className="min-w-0 grow basis-40">
        {to !== null && item.act === null ? (
          <Link to={to} dir="auto" className="link font-medium">
            {title}
          </Link>
        ) : (
          <p dir="auto" className="font-medium wrap-anywhere">
            {title}
          </p>
        )}
        <p className="text-caption text-ink-2">
          <Facts item={item} today={today} named={named} />
        </p>
      </div>
      <Act item={item} />
    </li>
  )
}
