import { type ImportColumn, importColumns } from '#/domain/kitchen/import-rows.ts'
import { ingredientImportMessages } from '#/messages/kitchen/ingredient-import.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Fold } from '#/ui/fold.tsx'
import { useT } from '#/ui/language.tsx'
import type { ImportPreview } from '../preview.ts'
import type { Importing } from './use-import.ts'

/** What each heading of the sheet is taken for; a change checks the sheet again. */
export function SheetColumns({ importing, preview }: { importing: Importing; preview: ImportPreview }) {
  const t = useT(ingredientImportMessages)
  const { sheet, check } = importing
  const { headings, found } = preview
  if (!sheet || headings.length === 0) return null
  const fields = (
    <div className="grid gap-4 pt-3 md:grid-cols-3">
      {headings.map(({ key, text, column }, at) => (
        <SelectField
          key={key}
          id={`column-${at}`}
          name={`column-${at}`}
          label={t('columnOf', { heading: text })}
          placeholder={t('notRead')}
          defaultValue={column ?? ''}
          options={importColumns.map((value) => ({ value, label: t(`column_${value}`) }))}
          onChange={(chosen) =>
            check({
              ...sheet,
              columns: { ...withoutTwice(sheet.columns, headings, chosen), [key]: chosen as ImportColumn | '' },
            })
          }
        />
      ))}
    </div>
  )
  if (found.length === 0)
    return (
      <Card title={t('columns')} description={t('columnsAsk')}>
        {fields}
      </Card>
    )
  return (
    <Card title={t('columns')} description={t('columnsHelp')}>
      <Fold summary={headings.map(({ text }) => text).join(' · ')}>{fields}</Fold>
    </Card>
  )
}

/** The other headings without the column that is chosen for one: a column is read from one place. */
function withoutTwice(
  columns: Readonly<Record<string, ImportColumn | ''>>,
  headings: ImportPreview['headings'],
  chosen: string,
): Record<string, ImportColumn | ''> {
  const lost = headings.filter(({ column }) => chosen !== '' && column === chosen)
  return { ...columns, ...Object.fromEntries(lost.map(({ key }) => [key, '' as const])) }
}
