import { Copy, MapPinned } from 'lucide-react'
import type { ReactNode } from 'react'
import { geoAddress } from '#/domain/fieldwork/way-there.ts'
import type { Text } from '#/domain/text.ts'
import { visitBriefMessages } from '#/messages/fieldwork/visit-brief.ts'
import { visitMessages } from '#/messages/visits.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Fold } from '#/ui/fold.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Visit } from '../read-visit.server.ts'
import { Budget, Points } from './visit-task.tsx'

/** Folded parts in one frame, each under its heading. */
export function FoldList({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-card [&>details:first-child]:border-t-0">{children}</div>
}

export function FoldedPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold inset summary={<h2 className="text-ui font-medium">{title}</h2>}>
      <div className="flex flex-col gap-4 px-4 pb-4 md:px-6">{children}</div>
    </Fold>
  )
}

/** What is read once before the visit: conduct, questions of the report, reimbursement, the way. */
export function BriefFolds({ visit }: { visit: Visit }) {
  const t = useT(visitMessages)
  const brief = useT(visitBriefMessages)
  return (
    <>
      <FoldedPart title={t('conductTitle')}>
        <Points>
          {visit.type === 'operations_audit'
            ? [t('conductAudit1'), t('conduct2'), t('conduct3'), t('conduct4'), t('conductAudit2')]
            : [t('conduct1'), t('conduct2'), t('conduct3'), t('conduct4'), t('conduct5')]}
        </Points>
      </FoldedPart>
      <FoldedPart title={t('whatIsAsked')}>
        <WhatIsAsked visit={visit} />
      </FoldedPart>
      <FoldedPart title={brief('spending')}>
        <Budget task={visit.task} />
      </FoldedPart>
      <FoldedPart title={brief('wayThere')}>
        <WayThere visit={visit} />
      </FoldedPart>
    </>
  )
}

function WhatIsAsked({ visit: { questionnaire } }: { visit: Visit }) {
  const t = useT(visitMessages)
  const lang = useLang()
  const { sections, photos, photosOnFail, timings, questionCount } = questionnaire
  return (
    <>
      <p className="text-ui text-ink-2">
        {questionnaire.title[lang]} · {t('questionsInAll', { count: questionCount })}
      </p>
      <Points>{sections.map(({ title }) => title[lang])}</Points>
      <Listed title={t('mustPhotos')} items={photos} />
      <Listed title={t('photosOnFail')} items={photosOnFail} />
      <Listed title={t('toTime')} items={timings} />
    </>
  )
}

type ListedItem = { key: string; text: Text; guidance?: Text | null }

function Listed({ title, items }: { title: string; items: readonly ListedItem[] }) {
  const lang = useLang()
  if (items.length === 0) return null
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-ui font-semibold">{title}</h3>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ui">
        {items.map(({ key, text, guidance }) => (
          <li key={key}>
            {text[lang]}
            {guidance && <span className="block text-caption text-ink-2">{guidance[lang]}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Address for other apps: external maps receive only the branch's location. */
function WayThere({ visit }: { visit: Visit }) {
  const t = useT(visitBriefMessages)
  const toast = useToast()
  const { branchName: name, branchLocation: address, place } = visit
  const geo = geoAddress({ name, address, place })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${name}, ${address}`)
      toast({ text: t('addressCopied'), kind: 'success' })
    } catch {
      toast({ text: t('copyFailed'), kind: 'danger' })
    }
  }
  return (
    <>
      <p className="text-ui">
        <bdi className="font-medium">{name}</bdi>
        <br />
        <bdi>{address}</bdi>
      </p>
      <div className="flex flex-wrap gap-3">
        {geo && (
          <span className="hidden coarse:contents">
            <AnchorButton href={geo} icon={MapPinned} full="phone">
              {t('mapApp')}
            </AnchorButton>
          </span>
        )}
        <span className="contents noscript:hidden">
          <Button icon={Copy} full="phone" onClick={() => void copy()}>
            {t('copyAddress')}
          </Button>
        </span>
      </div>
      <p className="text-caption text-ink-2">
        {t('outside')} {!place && t('noPlace')}
      </p>
    </>
  )
}
