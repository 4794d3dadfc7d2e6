import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { emblemParts } from '#/features/certification/certificate-documents/emblem.ts'

type EmblemProps = { level: CertificateLevel; size: number; name?: string }

/** The emblem of a level as on its certificate. `name` tells two of the same level on one page apart. */
export function Emblem({ level, size, name = 'level' }: EmblemProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 120 120"
      className="shrink-0"
      dangerouslySetInnerHTML={{ __html: emblemParts(level, true, `${name}-${level}`) }}
    />
  )
}
