import { useState } from 'react'
import { ArrowLeft, CloudOff, Download, FileText, Maximize2, Smartphone } from 'lucide-react'
import { href } from 'react-router'
import { hijriDay } from '#/domain/operations/papers/hijri.ts'
import { formatDateTime, formatDay } from '#/domain/riyadh-time.ts'
import { useKeptFolder } from '#/features/fieldwork/kept-pages/use-kept-folder.ts'
import { useOnline } from '#/features/fieldwork/kept-pages/use-online.ts'
import { paperFolderMessages } from '#/messages/operations/paper-folder.ts'
import { AnchorButton, Button, LinkButton } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { FolderPaper, PaperFolder } from '../folder.server.ts'
import { PaperStateBadge, usePaperName } from './paper-parts.tsx'

const pageOf = (branchId: string): string => href('/client/field/papers/:branchId', { branchId })
const fileOf = (branchId: string, documentId: string): string =>
  href('/client/field/papers/:branchId/:documentId', { branchId, documentId })

/** Valid papers of a branch in large print, with what this phone keeps of them. */
export function InspectorFolder({ folder }: { folder: PaperFolder }) {
  const t = useT(paperFolderMessages)
  const lang = useLang()
  const [open, setOpen] = useState<FolderPaper | null>(null)
  const online = useOnline()
  const parts = [
    ['ofBranch', folder.papers.filter(({ branchId, workerId }) => branchId !== null && workerId === null)],
    ['ofCompany', folder.papers.filter(({ branchId }) => branchId === null)],
    ['ofWorkers', folder.papers.filter(({ workerId }) => workerId !== null)],
  ] as const
  return (
    <main id="content" className="mx-auto flex min-h-dvh w-full max-w-[720px] flex-col gap-6 px-4 pt-4 pb-16">
      <header className="flex flex-col gap-2">
        <div>
          <LinkButton
            reloadDocument
            variant="quiet"
            icon={ArrowLeft}
            directional
            to={href('/client/document-monitoring')}
          >
            {t('back')}
          </LinkButton>
        </div>
        <p className="text-ui text-ink-2">
          {t('title')} · <bdi>{folder.company}</bdi>
        </p>
        <h1 className="text-h1">
          <bdi>{folder.branch}</bdi>
        </h1>
        <p className="text-ui text-ink-2">{t('stateAt', { at: formatDateTime(new Date(folder.readAt), lang) })}</p>
        {!online && (
          <p
            role="status"
            data-tone="yellow"
            className="flex items-center gap-2 rounded-control bg-tone px-3 py-2 text-ui text-tone-ink"
          >
            <Icon as={CloudOff} size={16} />
            {t('offline')}
          </p>
        )}
      </header>
      {folder.papers.length === 0 ? (
        <EmptyState icon={FileText} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <>
          <Keeping folder={folder} />
          {parts.map(
            ([part, papers]) =>
              papers.length > 0 && (
                <section key={part} className="flex flex-col gap-2">
                  <h2 className="text-h2">{t(part)}</h2>
                  {part === 'ofWorkers' && <p className="text-caption text-ink-2">{t('workersNote')}</p>}
                  <ul className="flex flex-col divide-y divide-line border-y border-line">
                    {papers.map((paper) => (
                      <Line key={paper.id} paper={paper} onShow={() => setOpen(paper)} />
                    ))}
                  </ul>
                </section>
              ),
          )}
        </>
      )}
      {open && <Shown paper={open} branchId={folder.branchId} onClose={() => setOpen(null)} />}
    </main>
  )
}

function Keeping({ folder }: { folder: PaperFolder }) {
  const t = useT(paperFolderMessages)
  const lang = useLang()
  const { readOnly } = useRights()
  const { branchId, version } = folder
  const files = folder.papers.flatMap(({ id, file }) => (file ? [fileOf(branchId, id)] : []))
  const { state, keep, remove } = useKeptFolder({ page: pageOf(branchId), files, version })
  if (readOnly || state === 'unknown') return null
  if (state === 'unable') return <p className="text-ui text-ink-2">{t('unable')}</p>
  const kept = typeof state === 'object' ? state : null
  const isOld = kept !== null && kept.version !== version
  const tone = state === 'failed' ? 'danger' : isOld ? 'warning' : kept ? 'success' : 'info'
  const text = () => {
    if (state === 'failed') return t('failed')
    if (isOld) return t('changed')
    return kept ? null : t('notKept')
  }
  return (
    <div data-kept={kept ? 'yes' : 'no'}>
      <Notice kind={tone} live>
        <div className="flex flex-col gap-3">
          {kept && <p>{t('kept', { count: kept.files, at: formatDateTime(new Date(kept.at), lang) })}</p>}
          {text() && <p>{text()}</p>}
          <div className="flex flex-wrap gap-2">
            {(!kept || isOld) && (
              <Button
                icon={Smartphone}
                variant="primary"
                size="large"
                pending={state === 'keeping'}
                onClick={() => void keep()}
              >
                {t(state === 'keeping' ? 'keeping' : kept ? 'keepAgain' : 'keep')}
              </Button>
            )}
            {kept && (
              <Button variant="quiet" size="large" onClick={() => void remove()}>
                {t('remove')}
              </Button>
            )}
          </div>
        </div>
      </Notice>
    </div>
  )
}

function Line({ paper, onShow }: { paper: FolderPaper; onShow: () => void }) {
  const t = useT(paperFolderMessages)
  const lang = useLang()
  const nameOf = usePaperName()
  const name = nameOf(paper)
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="text-h3">{name}</p>
          {paper.worker && (
            <p className="text-body">
              <bdi>{paper.worker}</bdi>
            </p>
          )}
        </div>
        <PaperStateBadge state={paper.state} />
      </div>
      <PaperNumber paper={paper} className="text-h1 font-semibold" />
      <p className="flex flex-wrap gap-x-2 text-h3 font-normal">
        {paper.endsOn ? (
          <>
            <span>{t(paper.isCheck ? 'due' : 'ends')}</span>
            <strong className="font-semibold">{formatDay(paper.endsOn, lang)}</strong>
            <span className="text-ink-2">{paper.hijri ?? hijriDay(paper.endsOn, lang)}</span>
          </>
        ) : (
          t('noEnd')
        )}
      </p>
      <div>
        <Button icon={Maximize2} size="large" onClick={onShow} aria-label={t('showNamed', { name })}>
          {t('show')}
        </Button>
      </div>
    </li>
  )
}

function PaperNumber({ paper, className }: { paper: FolderPaper; className: string }) {
  if (paper.isCheck || !paper.number) return null
  return (
    <p className={className}>
      <bdi dir="ltr" className="num [overflow-wrap:anywhere]">
        {paper.number}
      </bdi>
    </p>
  )
}

/** One paper full screen, its number and dates in the largest print. */
function Shown({ paper, branchId, onClose }: { paper: FolderPaper; branchId: string; onClose: () => void }) {
  const t = useT(paperFolderMessages)
  const lang = useLang()
  const nameOf = usePaperName()
  const name = nameOf(paper)
  const file = fileOf(branchId, paper.id)
  return (
    <Dialog open onClose={onClose} title={name} width="large" sheet>
      <div className="flex flex-col gap-6">
        {paper.worker && (
          <p className="text-h2">
            <bdi>{paper.worker}</bdi>
          </p>
        )}
        {!paper.isCheck && paper.number && (
          <div>
            <p className="text-ui text-ink-2">{t('number')}</p>
            <PaperNumber paper={paper} className="text-display font-semibold" />
          </div>
        )}
        {paper.isCheck && paper.issuedOn && (
          <Large label={t('checked')} day={formatDay(paper.issuedOn, lang)} hijri={hijriDay(paper.issuedOn, lang)} />
        )}
        {paper.endsOn ? (
          <Large
            label={t(paper.isCheck ? 'due' : 'ends')}
            day={formatDay(paper.endsOn, lang)}
            hijri={paper.hijri ?? hijriDay(paper.endsOn, lang)}
          />
        ) : (
          <p className="text-h2">{t('noEnd')}</p>
        )}
        {paper.file === 'picture' && (
          <img src={file} alt={`${t('picture')}: ${name}`} className="w-full rounded-control border border-line" />
        )}
        {paper.file === 'pdf' && (
          <div>
            <AnchorButton href={file} icon={Download} variant="primary" size="large">
              {t('openPdf')}
            </AnchorButton>
          </div>
        )}
        {paper.file === null && !paper.isCheck && <p className="text-ui text-ink-2">{t('noFile')}</p>}
      </div>
    </Dialog>
  )
}

function Large({ label, day, hijri }: { label: string; day: string; hijri: string }) {
  return (
    <div>
      <p className="text-ui text-ink-2">{label}</p>
      <p className="text-h1">{day}</p>
      <p className="text-h2 font-medium text-ink-2">{hijri}</p>
    </div>
  )
}
