import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { branchImportMessages } from '#/messages/companies/branch-import.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useCompanyFields } from '#/ui/company-mark.ts'
import { Notice } from '#/ui/feedback.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SheetFile } from '#/ui/sheet-file.tsx'
import type { BranchImportResult } from '../import-branches.server.ts'
import type { BranchPreview } from '../preview.ts'
import { ImportPreview } from './import-preview.tsx'

const mostBytes = 1024 * 1024

const isPreview = (value: unknown): value is BranchPreview =>
  typeof value === 'object' && value !== null && 'seal' in value
const isDone = (value: unknown): value is BranchImportResult =>
  typeof value === 'object' && value !== null && 'added' in value
const resultOf = (data: FormResult | undefined): unknown => (data?.ok ? data.result : null)

/** Refusals after which the rows have other outcomes: the preview follows. */
const outdated: readonly string[] = ['changed-meanwhile', 'branch.file-changed']

/** The file that was checked, and its import. */
function useImport() {
  const checking = useFetcher<FormResult>({ key: 'branch-file' })
  const [run, setRun] = useState(0)
  // each file has its own import: the outcome of an earlier one is not shown beside it
  const applying = useFetcher<FormResult>({ key: `branch-import-${run}` })
  const [content, setContent] = useState<string | null>(null)
  const [isTooBig, setTooBig] = useState(false)
  const mark = useRef(useCompanyFields()) // the company of the page that read the file
  const check = (read: string, isBig: boolean) => {
    setTooBig(isBig)
    setContent(isBig ? null : read)
    setRun(run + 1)
    if (!isBig) void checking.submit({ ...mark.current, intent: 'check', content: read }, { method: 'post' })
  }
  const { submit } = checking
  const { data } = applying
  useEffect(() => {
    const isOutdated = data?.ok === false && outdated.includes(data.problem?.code ?? '')
    if (isOutdated && content !== null) void submit({ ...mark.current, intent: 'check', content }, { method: 'post' })
  }, [data, content, submit])
  const result = resultOf(checking.data)
  const done = resultOf(data)
  return {
    check,
    isTooBig,
    isBusy: checking.state !== 'idle',
    refusal: checking.data,
    applying,
    preview: content !== null && isPreview(result) && !isDone(done) ? { preview: result, content } : null,
    done: isDone(done) ? done : null,
  }
}

type Props = {
  /** Address of the page, below which the template lies. */
  address: string
  /** Page that shows the branches. */
  list: string
}

/** Import of branches: choose a file, look at what it would do, import it as a whole. */
export function BranchImport({ address, list }: Props) {
  const t = useT(branchImportMessages)
  const lang = useLang()
  const { check, isTooBig, isBusy, refusal, applying, preview, done } = useImport()
  const { form, fields } = problemsOf(refusal, lang)
  const problem = isTooBig ? t('tooBig') : (form ?? fields['content'])
  return (
    <div className="flex flex-col gap-6">
      <Card title={t('fileTitle')} description={t('fileHelp')}>
        <div className="flex flex-col gap-5">
          {problem && <FormError>{problem}</FormError>}
          {done && (
            <Notice
              kind="success"
              title={t('importedTitle')}
              live
              actions={<LinkButton to={list}>{t('toList')}</LinkButton>}
            >
              {t('imported', done)}
              {done.invited > 0 && ` ${t('invited', { count: done.invited })}`}
            </Notice>
          )}
          <SheetFile
            label={t('file')}
            check={t('check')}
            pending={isBusy}
            onCheck={(content, file) => check(content, (file?.size ?? 0) > mostBytes)}
          />
          {preview && <ImportPreview {...preview} fetcher={applying} />}
        </div>
      </Card>
      <Templates address={address} />
    </div>
  )
}

function Templates({ address }: { address: string }) {
  const t = useT(branchImportMessages)
  const lang = useLang()
  return (
    <Card title={t('template')} description={t('templateHelp')}>
      <div className="flex flex-col gap-4">
        <p className="text-ui text-ink-2">{t('hoursExample')}</p>
        <div className="flex flex-wrap gap-3">
          <AnchorButton href={`${address}/template?format=xlsx&in=en`} icon={Download} download>
            {t('templateEn')}
          </AnchorButton>
          <AnchorButton href={`${address}/template?format=xlsx&in=ar`} icon={Download} download>
            {t('templateAr')}
          </AnchorButton>
          <AnchorButton href={`${address}/template?format=xlsx&in=${lang}&of=branches`} icon={Download} download>
            {t('templateFilled')}
          </AnchorButton>
        </div>
      </div>
    </Card>
  )
}
