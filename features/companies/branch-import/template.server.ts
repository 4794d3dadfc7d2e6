import { branchExamples } from '#/content/import-examples.ts'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { branchAttributeKeys, branchAttributes } from '#/domain/branch-attributes.ts'
import { weekText } from '#/domain/branch-week.ts'
import { type BranchSheetColumn, branchSheetColumns } from '#/domain/companies/branch-sheet.ts'
import { AppError } from '#/domain/errors.ts'
import { type NodeKind, pathIn } from '#/domain/org-tree.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import { companyIn } from '#/features/companies/hierarchy/hold-tree.server.ts'
import { selectNodes } from '#/features/companies/hierarchy/read-tree.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { branchColumnMessages, branchImportMessages } from '#/messages/companies/branch-import.ts'
import { type TableCells, tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import { authorizeImport } from './import-branches.server.ts'
import { type StoredBranch, storedCompany, type StoredCompany } from './known-company.server.ts'

/** Headings of the template in a language. */
export const templateHeadings = (lang: Lang): string[] =>
  branchSheetColumns.map((column) => branchColumnMessages[column][lang])

type Filled = Partial<Record<BranchSheetColumn, string | null>>

const said = ({ attributes }: StoredBranch, isThere: boolean, lang: Lang): string =>
  branchAttributeKeys
    .filter((key) => attributes[key] === isThere)
    .map((key) => branchAttributes[key][lang])
    .join(lang === 'ar' ? '، ' : ', ')

/** A branch as the row that imports it unchanged. */
function rowOf(branch: StoredBranch, { nodes, members }: StoredCompany, lang: Lang): TableCells {
  const path = pathIn(nodes, branch.id)
  const group = (kind: NodeKind) => path.findLast((node) => node.kind === kind)
  const manager = [...members].find(([, id]) => id === branch.managerId)?.[0] ?? null
  const filled: Filled = {
    brand: group('brand')?.nameEn ?? null,
    brandAr: group('brand')?.nameAr ?? null,
    region: group('region')?.nameEn ?? null,
    regionAr: group('region')?.nameAr ?? null,
    area: group('area')?.nameEn ?? null,
    areaAr: group('area')?.nameAr ?? null,
    franchisee: group('franchisee')?.nameEn ?? null,
    franchiseeAr: group('franchisee')?.nameAr ?? null,
    nameEn: branch.names.en,
    nameAr: branch.names.ar,
    code: path.at(-1)?.code ?? null,
    address: branch.location,
    latitude: branch.place && String(branch.place.latitude),
    longitude: branch.place && String(branch.place.longitude),
    phone: branch.phone,
    hours: weekText(branch.hours, lang),
    manager,
    cr: branch.crNumber,
    licence: branch.licenceNumber,
    has: said(branch, true, lang),
    hasNot: said(branch, false, lang),
  }
  return branchSheetColumns.map((column) => filled[column] ?? '')
}

/** The open branches of the company as rows of the template. Recorded as an export. */
async function filledRows(actor: Actor, lang: Lang, clientId: string | undefined): Promise<TableCells[]> {
  const company = companyIn(actor, clientId)
  return asActor(actor, async (tx) => {
    const nodes = await selectNodes(tx, company)
    if (nodes.length === 0) throw new AppError('not-found')
    const stored = await storedCompany(tx, actor, company, nodes)
    const entry = { entity: 'client', entityId: company, clientId: company } as const
    await recordActivity(tx, actor, { action: 'branches.export-own', ...entry })
    return stored.branches.filter(({ isClosed }) => !isClosed).map((branch) => rowOf(branch, stored, lang))
  })
}

async function* withHeading(lang: Lang, rows: readonly TableCells[]): AsyncGenerator<TableCells> {
  yield templateHeadings(lang)
  yield* rows
}

const exampleRows = (lang: Lang): string[][] => [
  templateHeadings(lang),
  ...branchExamples[lang].map((example) => branchSheetColumns.map((column) => example[column] ?? '')),
]

type Asked = { search: URLSearchParams; lang: Lang; clientId?: string }

/**
 * A sheet with the headings of the import in the language of `?in=`, and examples on a second one, which the import does
 * not read; with `?of=branches` those of the company as rows.
 */
export async function branchTemplate(actor: Actor, { search, lang: reader, clientId }: Asked): Promise<Response> {
  authorizeImport(actor)
  const asked = search.get('in') ?? ''
  const lang = isLang(asked) ? asked : reader
  const isFilled = search.get('of') === 'branches'
  const rows = isFilled ? await filledRows(actor, lang, clientId) : []
  const name = isFilled ? 'branches-to-change' : `branches-template-${lang}`
  const example = isFilled ? undefined : { name: branchImportMessages.example[lang], rows: exampleRows(lang) }
  return tableFile(withHeading(lang, rows), name, tableFormatOf(search), lang, example)
}
