import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ArrowLeft, ChevronDown, EyeOff, Moon, Sun } from 'lucide-react'
import { href, Link } from 'react-router'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { checkKey, type FormStep, stepAddress } from '../sections.ts'
import { useDim } from './use-dim.ts'
import { StorageNotice } from './storage-notice.tsx'
import { SyncChip } from './sync-chip.tsx'

type FormFrameProps = {
  branch: string
  steps: readonly FormStep[]
  current: string
  /** Due time, instructions and other things that stand below the list of sections. */
  aside: ReactNode
  children: ReactNode
}

/** Plain frame of the questionnaire: one line with position, save state and the way out. No brand, no sound. */
export function FormFrame({ branch, steps, current, aside, children }: FormFrameProps) {
  const t = useT(questionnaireMessages)
  const [hidden, setHidden] = useState(false)
  const { dim, around } = useDim()
  const answered = steps.reduce((sum, step) => sum + step.answered, 0)
  const total = steps.reduce((sum, step) => sum + step.total, 0)
  return (
    <div {...around} className="min-h-dvh bg-page text-ink">
      {/* the phone's browser bar keeps a neutral colour here */}
      <meta name="theme-color" content={dim || hidden ? '#000000' : '#141416'} />
      <header inert={hidden} className="sticky top-0 z-20 border-b border-line bg-card">
        <div className="relative mx-auto flex min-h-14 max-w-[960px] items-center gap-2 px-4">
          <Link
            to={href('/freelancer/secret-shopper')}
            aria-label={t('leave')}
            className="-ms-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface-2"
          >
            <Icon as={ArrowLeft} directional />
          </Link>
          <p className="min-w-0 flex-1 text-ui font-medium max-lg:hidden">
            <bdi title={branch} className="block min-w-0 truncate">
              {branch}
            </bdi>
          </p>
          <SectionMenu branch={branch} steps={steps} current={current}>
            {aside}
          </SectionMenu>
          <SyncChip />
          <span className="contents noscript:hidden">
            <IconButton icon={EyeOff} label={t('hideScreen')} onClick={() => setHidden(true)} />
          </span>
        </div>
        <ProgressBar
          value={answered}
          max={total}
          label={t('progress')}
          text={t('answeredOf', { answered, total })}
          thin
        />
      </header>
      <div
        inert={hidden}
        className="mx-auto grid max-w-[960px] gap-6 px-4 py-4 lg:grid-cols-[240px_minmax(0,640px)] lg:py-6"
      >
        <nav aria-label={t('sections')} className="sticky top-20 max-lg:hidden self-start">
          <SectionList steps={steps} current={current} />
          <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">{aside}</div>
        </nav>
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          <StorageNotice />
          {children}
        </main>
      </div>
      {hidden && <NeutralScreen onShow={() => setHidden(false)} />}
    </div>
  )
}

type MenuProps = { branch: string; steps: readonly FormStep[]; current: string; children: ReactNode }

/** On a phone the sections fold into the title: branch, section and its place; opened, also due time and instructions. */
function SectionMenu({ branch, steps, current, children }: MenuProps) {
  const t = useT(questionnaireMessages)
  const lang = useLang()
  const step = steps.find(({ key }) => key === current)
  return (
    <details key={current} data-sections className="group min-w-0 flex-1 lg:hidden">
      <summary className="flex min-h-13 cursor-pointer list-none flex-col justify-center [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 text-caption leading-4 text-ink-2">
          <bdi title={branch} className="block min-w-0 truncate">
            {branch}
          </bdi>
        </span>
        <span className="flex min-w-0 items-center gap-1.5 text-ui font-medium">
          <span className="truncate">{step ? step.title[lang] : t('finalCheck')}</span>
          {step && (
            <span className="num shrink-0 text-caption font-normal text-ink-2">
              {t('answeredOf', { answered: step.answered, total: step.total })}
            </span>
          )}
          <Icon as={ChevronDown} size={16} className="shrink-0 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="absolute inset-x-4 top-full z-30 flex max-h-[70dvh] flex-col gap-3 overflow-y-auto rounded-card border border-line bg-card p-2 pb-3 shadow-float">
        <nav aria-label={t('sections')}>
          <SectionList steps={steps} current={current} />
        </nav>
        <div className="flex flex-col gap-3 border-t border-line px-2 pt-3">{children}</div>
      </div>
    </details>
  )
}

function SectionList({ steps, current }: { steps: readonly FormStep[]; current: string }) {
  const t = useT(questionnaireMessages)
  const lang = useLang()
  const lines = [
    ...steps.map(({ key, title, answered, total }) => ({
      key,
      text: title[lang],
      count: t('answeredOf', { answered, total }),
    })),
    { key: checkKey, text: t('finalCheck'), count: '' },
  ]
  return (
    <ol className="flex flex-col gap-0.5">
      {lines.map(({ key, text, count }) => (
        <li key={key}>
          <Link
            to={stepAddress(key)}
            aria-current={key === current ? 'step' : undefined}
            className="flex min-h-11 items-center justify-between gap-3 rounded-control px-3 py-2 text-ui hover:bg-surface-2 aria-[current]:bg-surface-3 aria-[current]:font-semibold"
          >
            <span className="min-w-0">{text}</span>
            {count && <span className="num shrink-0 text-caption text-ink-2">{count}</span>}
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** Dims the screen, so that it is inconspicuous in a dark room. */
export function DimSwitch() {
  const t = useT(questionnaireMessages)
  const { dim, setDim } = useDim()
  return (
    <span className="contents noscript:hidden">
      <Button variant="quiet" size="dense" icon={dim ? Sun : Moon} onClick={() => setDim(!dim)}>
        {t(dim ? 'undim' : 'dim')}
      </Button>
    </span>
  )
}

/** Blanks the screen with one tap; another tap shows the form again. */
function NeutralScreen({ onShow }: { onShow: () => void }) {
  const t = useT(questionnaireMessages)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button
      ref={button}
      type="button"
      onClick={onShow}
      onKeyDown={(event) => event.key === 'Escape' && onShow()}
      className="fixed inset-0 z-50 flex items-end justify-center bg-black pb-16 text-caption text-white/60 outline-none"
    >
      {t('showScreen')}
    </button>
  )
}
