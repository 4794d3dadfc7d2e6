const mostPages = 100_000

/** The page of a list that an address asks for: the first when it names none, and never one beyond the last that any list has. */
export function pageNumber(text: string | null | undefined, most = mostPages): number {
  const asked = Math.trunc(Number(text))
  return asked >= 1 ? Math.min(asked, most) : 1
}
