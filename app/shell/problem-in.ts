import { errorStatus, type ErrorCode } from '#/domain/errors.ts'
import { errorMessages } from '#/messages/errors.ts'
import { useT } from '#/ui/language.tsx'

/** Text of an expected failure that came back in the address; null for anything else. */
export function useProblemIn(code: string | null): string | null {
  const t = useT(errorMessages)
  return code !== null && Object.hasOwn(errorStatus, code) ? t(code as ErrorCode) : null
}
