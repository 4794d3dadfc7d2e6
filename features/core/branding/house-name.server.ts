import { readBranding } from './read-branding.server.ts'

/** Name of the platform in both scripts, as one line, for notices that name our team as the author of a step. */
export async function houseName(): Promise<string> {
  const { ar, en } = (await readBranding()).companyName
  return ar === en ? ar : `${ar} · ${en}`
}
