import sharp, { type Sharp } from 'sharp'
import { openFile } from '#/platform/files.server.ts'
import { log } from '#/platform/log.server.ts'
import { markSvg } from './mark.ts'
import { readPublishedLook } from './read-branding.server.ts'

export const iconSizes = [32, 180, 192, 512] as const
export type IconSize = (typeof iconSizes)[number]
export type Drawing = { bytes: Buffer; width: number; height: number }

const longest = 20
const drawings = new Map<string, Promise<Drawing>>()

/** Makes each drawing once per published look. */
function once(key: string, draw: () => Promise<Drawing>): Promise<Drawing> {
  const known = drawings.get(key)
  if (known) return known
  const made = draw()
  drawings.set(key, made)
  if (drawings.size > longest) drawings.delete(drawings.keys().next().value!)
  made.catch(() => drawings.delete(key))
  return made
}

const bytesOfLogo = async (storageKey: string): Promise<Buffer | null> => {
  try {
    const { stream } = await openFile(storageKey)
    return Buffer.from(await new Response(stream).arrayBuffer())
  } catch (error) {
    log.warn('the file of the logo is not there, the default mark stands in', { error })
    return null
  }
}

const png = async (image: Sharp): Promise<Drawing> => {
  const { data, info } = await image.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
const drawnMark = (star: string, check: string, size: number): Sharp =>
  sharp(Buffer.from(markSvg(star, check)), { density: Math.ceil((size / 40) * 72) }).resize(size, size)

type Shape = 'plain' | 'maskable'
/**
 * Share of the tile that the mark fills. Phones may crop a maskable icon to a circle of four fifths, which must contain
 * the whole logo.
 */
const share = { plain: { logo: 0.84, mark: 0.74 }, maskable: { logo: 0.56, mark: 0.6 } } as const

async function drawTile(size: IconSize, shape: Shape): Promise<Drawing> {
  const { branding, logo } = await readPublishedLook()
  return once(`${shape} ${size} ${branding.version} ${logo?.id}`, async () => {
    const bytes = logo && (await bytesOfLogo(logo.storageKey))
    const inner = Math.round(size * share[shape][bytes ? 'logo' : 'mark'])
    const mark = bytes
      ? sharp(bytes).resize(inner, inner, { fit: 'contain', background: '#00000000' })
      : drawnMark(branding.onPrimaryColor, branding.primaryColor, inner)
    const background = bytes ? branding.secondaryColor : branding.primaryColor
    const at = Math.round((size - inner) / 2)
    const tile = sharp({ create: { width: size, height: size, channels: 4, background } })
    const drawn = await png(tile.composite([{ input: await mark.png().toBuffer(), left: at, top: at }]))
    // why: phones round the corners of larger icons themselves
    return shape === 'plain' && (size === 32 || size === 192) ? png(rounded(drawn.bytes, size)) : drawn
  })
}

/** Square icon of tabs and home screens: the logo on the company's surface, or the mark on its colour. */
export const drawIcon = (size: IconSize): Promise<Drawing> => drawTile(size, 'plain')

/** Icon of an installed app, cropped by phones. */
export const drawMaskable = (size: IconSize): Promise<Drawing> => drawTile(size, 'maskable')

const rounded = (bytes: Buffer, size: number): Sharp => {
  const radius = Math.round(size * 0.2)
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}"/></svg>`
  return sharp(bytes).composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
}

/** Logo for light backgrounds in mails and documents: at most 480 by 160 pixels; the mark without a logo. */
export async function drawLogo(): Promise<Drawing> {
  const { branding, logo } = await readPublishedLook()
  return once(`logo ${branding.version} ${logo?.id}`, async () => {
    const bytes = logo && (await bytesOfLogo(logo.storageKey))
    if (!bytes) return png(drawnMark(branding.primaryColor, branding.onPrimaryColor, 160))
    return png(sharp(bytes).resize(480, 160, { fit: 'inside', withoutEnlargement: true }))
  })
}

/** Data of a document's letterhead. */
export async function brandingForDocuments() {
  const [{ branding }, logo] = await Promise.all([readPublishedLook(), drawLogo()])
  const { companyName, tagline, primaryColor, onPrimaryColor, logoHasName, version } = branding
  return {
    companyName,
    tagline,
    primaryColor,
    onPrimaryColor,
    logoHasName,
    version,
    logo,
    /** For `letterhead` of documents/theme.typ: goes into the data and the files of a document. */
    letterhead: { color: primaryColor, nameBeside: !logoHasName },
    files: { '/logo.png': new Uint8Array(logo.bytes) },
  }
}
