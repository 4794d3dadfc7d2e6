import { href } from 'react-router'
import { directionOf, isLang, type Lang } from '#/domain/text.ts'
import { publicPath } from '#/platform/i18n.ts'
import { visitMessages } from '#/messages/visits.ts'
import { drawIcon, drawMaskable, type IconSize, iconSizes } from './draw-mark.server.ts'
import { readBranding } from './read-branding.server.ts'

const notFound = () => new Response('404', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
const forYears = 'public, max-age=31536000, immutable'
const forMinutes = 'public, max-age=300'

type Icon = { src: string; sizes: string; type: string; purpose?: 'maskable' }
const iconOf = (name: string, size: IconSize, version: number): Icon => ({
  src: `/brand/${name}-${size}.png?v=${version}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})
const iconsOf = (version: number): Icon[] => ([192, 512] as const).map((size) => iconOf('icon', size, version))
const maskableOf = (version: number): Icon[] =>
  ([192, 512] as const).map((size) => ({ ...iconOf('maskable', size, version), purpose: 'maskable' }))

async function commonManifest(lang: Lang) {
  const { companyName, tagline, primaryColor, secondaryColor } = await readBranding()
  return {
    name: companyName[lang],
    short_name: companyName[lang],
    description: tagline[lang],
    lang,
    dir: directionOf(lang),
    theme_color: primaryColor,
    background_color: secondaryColor,
  }
}

/** Manifest of the public site: names its icons, stays in the browser. */
const siteManifest = async (lang: Lang, version: number) => ({
  ...(await commonManifest(lang)),
  start_url: publicPath(lang, '/'),
  display: 'browser',
  icons: iconsOf(version),
})

/**
 * Manifest of the field portal as an app. Its scope is the whole site, because sign-in happens outside the portal's
 * addresses and must not leave the app.
 */
async function visitsManifest(lang: Lang, version: number) {
  const common = await commonManifest(lang)
  return {
    ...common,
    id: '/freelancer/',
    name: `${common.name} · ${visitMessages.appName[lang]}`,
    description: visitMessages.appDescription[lang],
    start_url: href('/freelancer/dashboard'),
    scope: '/',
    display: 'standalone',
    icons: [...iconsOf(version), ...maskableOf(version)],
    shortcuts: [
      { name: visitMessages.title[lang], url: href('/freelancer/secret-shopper') },
      { name: visitMessages.submitTitle[lang], url: href('/freelancer/submit-report') },
    ],
  }
}

const isIconSize = (size: number): size is IconSize => iconSizes.some((known) => known === size)

/**
 * Sends icons and the web manifest of the published look. Addresses with the current version are immutable, others are
 * revalidated soon.
 */
export async function sendBrandFile(file: string, asked: string | null): Promise<Response> {
  const { version } = await readBranding()
  const headers = { 'cache-control': asked === String(version) ? forYears : forMinutes }
  const [, kind, lang] = /^(site|visits)-(\w+)\.webmanifest$/.exec(file) ?? []
  if (isLang(lang)) {
    const manifest = await (kind === 'site' ? siteManifest : visitsManifest)(lang, version)
    return Response.json(manifest, {
      headers: { ...headers, 'content-type': 'application/manifest+json; charset=utf-8' },
    })
  }
  const [, shape, digits] = /^(icon|maskable)-(\d+)\.png$/.exec(file) ?? []
  const size = file === 'favicon.ico' ? 32 : Number(digits)
  if (!isIconSize(size)) return notFound()
  const { bytes } = await (shape === 'maskable' ? drawMaskable : drawIcon)(size)
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-type': 'image/png' } })
}
