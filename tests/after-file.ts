type End = () => Promise<void>
const ends: End[] = []

/**
 * Registers work for the end of the test file. why: vitest drops an `afterAll` registered in a `beforeAll`, and world()
 * is called in both places.
 */
export const afterFile = (end: End): void => void ends.push(end)

/** Runs the registered work, newest first, also after a failure. */
export async function endFile(): Promise<void> {
  const failed: unknown[] = []
  for (const end of ends.splice(0).toReversed()) await end().catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}
