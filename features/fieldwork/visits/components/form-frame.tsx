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
  children: ReactNode
}

/** Plain frame of the questionnaire: position, progress and save state. No brand, no sound. */
export function FormFrame({ branch, steps, current, children }: FormFrameProps) {
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
        <div className="mx-auto flex max-w-[960px] flex-col gap-1 px-4 pb-2">
          <div className="flex items-center gap-2">
            <Link
              to={href('/freelancer/secret-shopper')}
              aria-label={t('leave')}
              className="-ms-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface-2"
            >
              <Icon as={ArrowLeft} directional />
            </Link>
            <p className="flex min-w-0 flex-1 text-ui font-medium">
              <bdi title={branch} className="block min-w-0 truncate">
                {branch}
              </bdi>
            </p>
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
            hideLabel
          />
          <SectionMenu steps={steps} current={current} answered={answered} total={total} />
        </div>
      </header>
      <div
        inert={hidden}
        className="mx-auto grid max-w-[960px] gap-6 px-4 py-4 lg:grid-cols-[240px_minmax(0,640px)] lg:py-6"
      >
        <nav aria-label={t('sections')} className="sticky top-32 max-lg:hidden self-start">
          <SectionList steps={steps} current={current} />
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

type MenuProps = { steps: readonly FormStep[]; current: string; answered: number; total: number }

/** On a phone the sections fold into one line with the current position. */
function SectionMenu({ steps, current, answered, total }: MenuProps) {
  const t = useT(questionnaireMessages)
  const lang = useLang()
  const step = steps.find(({ key }) => key === current)
  return (
    <details key={current} className="group relative lg:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 items-center gap-1.5 font-medium">
          <span className="truncate">{step ? step.title[lang] : t('finalCheck')}</span>
          <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
        </span>
        <span className="num shrink-0 text-caption text-ink-2">{t('answeredOf', { answered, total })}</span>
      </summary>
      <nav
        aria-label={t('sections')}
        className="absolute inset-x-0 top-full z-30 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-card p-2 shadow-float"
      >
        <SectionList steps={steps} current={current} />
      </nav>
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
