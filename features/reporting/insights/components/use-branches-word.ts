import { averageMessages } from '#/messages/averages.ts'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'

/** Name of the branches of an average: the chosen one, else those of the reader; null: of the whole company. */
export function useBranchesWord(): (branch: string | null) => string | null {
  const t = useT(averageMessages)
  const { has } = useRights()
  return (branch) => branch ?? (has('company.write') ? null : t('yourBranches'))
}
