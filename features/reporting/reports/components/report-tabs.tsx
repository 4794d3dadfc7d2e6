import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { reportPageMessages } from '#/messages/reporting/report-page.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import type { ClientReport } from '../read-client-report.server.ts'
import { OwnWords, PhotoEvidence } from './all-answers.tsx'
import { Timings } from './timings.tsx'

export const reportTabs = ['answers', 'times', 'evidence', 'arithmetic', 'trend', 'reply'] as const
export type ReportTab = (typeof reportTabs)[number]

/** Address of a tab of the shown revision, and of a place in it. */
export function useTabAddress(): (tab: ReportTab, place?: string) => string {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const revision = params.get('revision')
  return (tab, place) => {
    const kept = new URLSearchParams(revision === null ? {} : { revision })
    if (tab !== 'answers') kept.set('tab', tab)
    return `${pathname}${kept.size > 0 ? `?${kept.toString()}` : ''}${place ? `#${place}` : ''}`
  }
}

/** Whether an address differs only in its tab, for which nothing has to be read again. */
export const isSameReport = (from: URL, to: URL): boolean =>
  from.pathname === to.pathname && from.searchParams.get('revision') === to.searchParams.get('revision')

type CommonPanels = ReturnType<typeof commonPanels>

/** Tabs that are the same for all readers. */
const commonPanels = (report: ClientReport) => ({
  times: <Timings timings={report.timings} />,
  evidence: (
    <>
      <PhotoEvidence report={report} />
      <OwnWords questions={report.unscored} />
    </>
  ),
})

type Props = {
  report: ClientReport
  /** The tabs that depend on the reader. */
  panels: Readonly<Record<Exclude<ReportTab, keyof CommonPanels>, ReactNode>>
  /** For the client itself, not for readers of a shared link. */
  own?: boolean
}

/** The parts of a report, one at a time on screen and all of them in print. Links to a place in another part open it. */
export function ReportTabs({ report, panels, own = false }: Props) {
  const t = useT(reportPageMessages)
  const address = useTabAddress()
  const [params] = useSearchParams()
  const shown = reportTabs.find((tab) => tab === params.get('tab')) ?? 'answers'
  useTabOfPlace(shown, address)
  const all = { ...commonPanels(report), ...panels }
  const questions = [...report.sections.flatMap((section) => section.questions), ...report.unscored]
  const counts: Partial<Record<ReportTab, number>> = {
    answers: questions.filter(({ state }) => state !== 'hidden').length,
    times: report.timings.length,
    evidence: questions.reduce((sum, { photos }) => sum + photos.length, 0),
  }
  const available = reportTabs.filter((tab) => tab !== 'times' || report.timings.length > 0)
  return (
    <div className="flex flex-col gap-5">
      <div data-print="hide" id="parts" className="scroll-mt-16">
        <NavTabs
          label={t('tabs')}
          items={available.map((tab) => ({
            to: address(tab, 'parts'),
            label: tab === 'reply' && !own ? t('tab_about') : t(`tab_${tab}`),
            current: tab === shown,
            ...(counts[tab] !== undefined && { count: counts[tab] }),
          }))}
        />
      </div>
      {reportTabs.map((tab) => (
        <div
          key={tab}
          data-tab={tab}
          className={tab === shown ? 'flex flex-col gap-6' : 'hidden flex-col gap-6 print:flex'}
        >
          {all[tab]}
        </div>
      ))}
    </div>
  )
}

/** Opens the tab that holds the place an address ends with: addresses from before the tabs name only the place. */
function useTabOfPlace(shown: ReportTab, address: ReturnType<typeof useTabAddress>) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const followed = useRef('')
  useEffect(() => {
    // why once: the reader may open another tab afterwards
    if (followed.current === hash) return
    followed.current = hash
    const place = hash === '' ? null : document.getElementById(hash.slice(1))
    const holder = place?.closest<HTMLElement>('[data-tab]')?.dataset['tab']
    const fold = place?.closest('details')
    if (fold) fold.open = true
    const tab = reportTabs.find((known) => known === holder)
    if (tab && tab !== shown) void navigate(address(tab, hash.slice(1)), { replace: true })
    else if (fold) place?.scrollIntoView()
  }, [hash, shown, address, navigate])
}
