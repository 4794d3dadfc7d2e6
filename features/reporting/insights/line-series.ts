import type { BranchLines } from '#/domain/reporting/branch-lines.ts'

type Named = { id: string; name: string; location: string }
type Series = { name: string; values: (number | null)[] }

/** Lines with the names of their branches; the questionnaire and the location are added where names would be the same. */
export function lineSeries({ lines }: BranchLines, branches: readonly Named[]): Series[] {
  const hasSeveral = new Set(lines.map(({ code }) => code)).size > 1
  return lines.map(({ branchId, code, values }) => {
    const branch = branches.find(({ id }) => id === branchId)
    const isTwice = branches.some(({ id, name }) => id !== branchId && name === branch?.name)
    const parts = [branch?.name, isTwice && branch?.location, hasSeveral && code]
    return { name: parts.filter(Boolean).join(' · '), values }
  })
}
