import type { Names } from '#/domain/kitchen/book.ts'
import type { Answer } from '#/domain/kitchen/import-plan.ts'
import type { ImportColumn } from '#/domain/kitchen/import-rows.ts'
import { ingredientName, pricedUnit } from '#/domain/kitchen/ingredient.ts'
import { formatMoney } from '#/domain/money.ts'
import { ingredientImportMessages } from '#/messages/kitchen/ingredient-import.ts'
import { unitMessages } from '#/messages/kitchen/terms.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { type ImportPreview, outcomes, type PreviewRow } from '../preview.ts'
import { SheetColumns } from './sheet-columns.tsx'
import type { Importing } from './use-import.ts'

type Props = { importing: Importing; preview: ImportPreview }

const isOpen = ({ outcome }: PreviewRow) => outcome === 'error' || outcome === 'question'

/** Counts, rows to mend, rows that are ready, and the step that imports them. */
export function ImportPreviewParts({ importing, preview }: Props) {
  const t = useT(ingredientImportMessages)
  const lang = useLang()
  const { counts, rows, found } = preview
  const ready = counts.new + counts.changed
  const left = counts.error + counts.question + counts.skipped
  const open = rows.filter(isOpen)
  if (found.length === 0)
    return (
      <section aria-label={t('plan')}>
        <SheetColumns importing={importing} preview={preview} />
      </section>
    )
  const columns = found.map((column) => t(`column_${column}`)).join(lang === 'ar' ? '، ' : ', ')
  return (
    <section aria-label={t('plan')} className="flex flex-col gap-6">
      <SheetColumns key={preview.seal} importing={importing} preview={preview} />
      <Card title={t('plan')} description={t('columnsFound', { columns })}>
        <div className="flex flex-col gap-5">
          <StatGrid>
            {outcomes
              .filter((outcome) => outcome !== 'skipped' || counts.skipped > 0)
              .map((outcome) => (
                <Stat key={outcome} label={t(`count_${outcome}`)} value={counts[outcome]} />
              ))}
          </StatGrid>
          {ready > 0 ? (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button variant="primary" pending={importing.isApplying} onClick={importing.apply}>
                {t('apply', { count: ready })}
              </Button>
              {left > 0 && <span className="text-ui text-ink-2">{t('leavesOut', { count: left })}</span>}
            </div>
          ) : (
            <p className="text-ui text-ink-2">{t('nothing')}</p>
          )}
        </div>
      </Card>
      {open.length > 0 && <ToMend importing={importing} rows={open} found={found} />}
      <Ready rows={rows.filter((row) => !isOpen(row))} all={ready + counts.unchanged + counts.skipped} />
    </section>
  )
}

const nameOf = (names: Names, lang: 'en' | 'ar') => ingredientName(names, lang)

function ToMend({
  importing,
  rows,
  found,
}: {
  importing: Importing
  rows: readonly PreviewRow[]
  found: ImportColumn[]
}) {
  const t = useT(ingredientImportMessages)
  const { sheet, setSheet, check, isBusy } = importing
  if (!sheet) return null
  const fix = (line: number, column: ImportColumn, text: string) =>
    setSheet({ ...sheet, fixes: { ...sheet.fixes, [line]: { ...sheet.fixes[line], [column]: text } } })
  const answer = (line: number, chosen: string) => {
    const { [String(line)]: _, ...others } = sheet.answers
    setSheet({ ...sheet, answers: chosen === '' ? others : { ...others, [line]: chosen as Answer } })
  }
  return (
    <Card
      title={t('toMend')}
      description={t('toMendHelp')}
      actions={
        <Button pending={isBusy} onClick={() => check(sheet)}>
          {t('checkAgain')}
        </Button>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {rows.map((row) => (
          <li key={`${row.line} ${row.problem ?? row.question}`} className="flex flex-col gap-3 py-4 first:pt-0">
            <Question row={row} />
            {row.outcome === 'question' ? (
              <SelectField
                id={`answer-${row.line}`}
                name={`answer-${row.line}`}
                label={t('answer')}
                placeholder={t('open')}
                options={(row.question === 'same'
                  ? (['same', 'new', 'skip'] as const)
                  : (['yes', 'skip'] as const)
                ).map((value) => ({ value, label: t(`answer_${value}`) }))}
                onChange={(chosen) => answer(row.line, chosen)}
              />
            ) : (
              <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
                {/* a column that the sheet lacks can be filled in where it is what is missing */}
                {[...new Set([...found, ...(row.column ? [row.column] : [])])].map((column) => (
                  <TextField
                    key={column}
                    id={`fix-${row.line}-${column}`}
                    name={`fix-${row.line}-${column}`}
                    label={t(`column_${column}`)}
                    maxLength={200}
                    defaultValue={row.cells?.[column] ?? ''}
                    onChange={(text) => fix(row.line, column, text)}
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Question({ row }: { row: PreviewRow }) {
  const t = useT(ingredientImportMessages)
  const u = useT(unitMessages)
  const lang = useLang()
  const { line, names, problem, other, question, known, from, to, base } = row
  const name = known ? nameOf(known, lang) : ''
  const asked = () => {
    if (question === 'same') return t('isSame', { name })
    const unit = u(pricedUnit[base ?? 'g'])
    return t('isJump', { name, from: formatMoney(from ?? 0, lang), to: formatMoney(to ?? 0, lang), unit })
  }
  return (
    <p className="text-ui">
      <span className="font-medium">
        <bdi>{[t('row', { line }), nameOf(names, lang)].filter(Boolean).join(' · ')}</bdi>
      </span>
      <br />
      <span data-tone={problem ? 'red' : 'yellow'} className="text-tone-ink">
        {problem ? (problem === 'twice' && other ? t('twiceIn', { other }) : t(`problem_${problem}`)) : asked()}
      </span>
    </p>
  )
}

function Ready({ rows, all }: { rows: readonly PreviewRow[]; all: number }) {
  const t = useT(ingredientImportMessages)
  const u = useT(unitMessages)
  const lang = useLang()
  if (rows.length === 0) return null
  const price = ({ from, to, base }: PreviewRow) => {
    if (to === null || base === null) return null
    const unit = u(pricedUnit[base])
    const after = formatMoney(to, lang)
    return from === null
      ? t('perUnit', { to: after, unit })
      : t('fromTo', { from: formatMoney(from, lang), to: after, unit })
  }
  const columns: Column<PreviewRow>[] = [
    { key: 'name', header: t('name'), cell: ({ names }) => <bdi>{nameOf(names, lang)}</bdi> },
    { key: 'line', header: t('line'), cell: ({ line }) => line, numeric: true },
    {
      key: 'outcome',
      header: t('outcome'),
      cell: ({ outcome }) => (
        <Badge tone={outcome === 'new' ? 'green' : outcome === 'changed' ? 'blue' : 'grey'}>
          {t(`outcome_${outcome as 'new'}`)}
        </Badge>
      ),
      card: 'aside',
    },
    { key: 'price', header: t('price'), cell: price },
  ]
  return (
    <Card title={t('ready')} flush>
      <DataTable caption={t('ready')} columns={columns} rows={rows} rowKey={({ line }) => String(line)} empty={null} />
      {all > rows.length && (
        <p className="px-4 py-3 text-caption text-ink-2 md:px-6">{t('firstRows', { shown: rows.length })}</p>
      )}
    </Card>
  )
}
