import { directionOf, isLang, type Lang } from '#/domain/text.ts'
import { publicPath } from '#/platform/i18n.ts'
import { drawIcon, type IconSize, iconSizes } from './draw-mark.server.ts'
import { readBranding } from './read-branding.server.ts'

const notFound = () => new Response('404', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
const forYears = 'public, max-age=31536000, immutable'
const forMinutes = 'public, max-age=300'

async function manifest(lang: Lang, version: number): Promise<string> {
  const { companyName, tagline, primaryColor, secondaryColor } = await readBranding()
  const icons = [192, 512].map((size) => ({
    src: `/brand/icon-${size}.png?v=${version}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }))
  return JSON.stringify({
    name: companyName[lang],
    short_name: companyName[lang],
    description: tagline[lang],
    lang,
    dir: directionOf(lang),
    start_url: publicPath(lang, '/'),
    display: 'browser',
    theme_color: primaryColor,
    background_color: secondaryColor,
    icons,
  })
}

const isIconSize = (size: number): size is IconSize => iconSizes.some((known) => known === size)

/** Icons and the web manifest of the published look. An address with the present version may be kept for ever, others soon ask again. */
export async function sendBrandFile(file: string, asked: string | null): Promise<Response> {
  const { version } = await readBranding()
  const headers = { 'cache-control': asked === String(version) ? forYears : forMinutes }
  const [, lang] = /^site-(\w+)\.webmanifest$/.exec(file) ?? []
  if (isLang(lang))
    return new Response(await manifest(lang, version), {
      headers: { ...headers, 'content-type': 'application/manifest+json; charset=utf-8' },
    })
  const size = file === 'favicon.ico' ? 32 : Number(/^icon-(\d+)\.png$/.exec(file)?.[1])
  if (!isIconSize(size)) return notFound()
  const { bytes } = await drawIcon(size)
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-type': 'image/png' } })
}
