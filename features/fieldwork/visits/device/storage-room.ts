/** Largest size of a photo as stored on the device, in bytes: shrunk and sealed. */
const bytesOfPhoto = 2_000_000
/** Warned about from this many photos down. */
const fewPhotos = 20

/** Numbers of photos that still fit on the device, when they are few; null: enough, or unknown to this browser. */
export async function fewPhotosLeft(storage: Pick<StorageManager, 'estimate'> | undefined): Promise<number | null> {
  try {
    const { quota, usage } = (await storage?.estimate()) ?? {}
    if (quota === undefined || usage === undefined) return null
    const photos = Math.max(0, Math.floor((quota - usage) / bytesOfPhoto))
    return photos > fewPhotos ? null : photos
  } catch {
    return null
  }
}
