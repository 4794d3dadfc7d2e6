/** Loads data again in the background: offline there is none, and the page stays. */
export async function loadWhileOffline<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Response) throw error
    return null
  }
}

/** Sends a form whose page stays as it is while offline. */
export async function sendWhileOffline<T>(send: () => Promise<T>): Promise<T | undefined> {
  try {
    return await send()
  } catch {
    return undefined
  }
}
