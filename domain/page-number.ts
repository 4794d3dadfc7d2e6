const mostPages = 100_000

/** Page number of a request, clamped to 1 and the highest page of any list. */
export function pageNumber(text: string | null | undefined, most = mostPages): number {
  const asked = Math.trunc(Number(text))
  return asked >= 1 ? Math.min(asked, most) : 1
}
