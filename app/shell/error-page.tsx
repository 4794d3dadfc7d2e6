import { isRouteErrorResponse } from 'react-router'
import type { ErrorCode } from '#/domain/errors.ts'
import { errorMessages } from '#/messages/errors.ts'
import { useT } from '#/ui/language.tsx'

/** The page for what went wrong: an expected failure says what it is, anything else only that it happened. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT(errorMessages)
  const code = isRouteErrorResponse(error)
    ? ((error.data as { code?: ErrorCode } | null)?.code ?? (error.status === 404 ? 'not-found' : 'unexpected'))
    : 'unexpected'
  return (
    <main>
      <h1>{t(code)}</h1>
    </main>
  )
}
