import type { VaultProblem } from '#/domain/operations/vault/manifest.ts'
import { vaultFaultMessages } from '#/messages/operations/vault-faults.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'

/** A collection that the server offers differently from how it was signed: nothing of it is shown. */
export function CollectionProblem({ problem }: { problem: VaultProblem }) {
  const t = useT(vaultFaultMessages)
  return (
    <Notice kind="danger" title={t('collectionRefused')} live>
      {t(`problem-${problem}`)}
    </Notice>
  )
}
