type End = () => Promise<void>
const ends: End[] = []

/**
 * What has to be done when the test file is through. vitest's own `afterAll` is dropped in silence when a `beforeAll` asks for it, and
 * world() is called in both places.
 */
export const afterFile = (end: End): void => void ends.push(end)

/** The newest first; each is done even if another fails. */
export async function endFile(): Promise<void> {
  const failed: unknown[] = []
  for (const end of ends.splice(0).toReversed()) await end().catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}
