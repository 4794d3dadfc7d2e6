import plex400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2?url'
import plex600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-600-normal.woff2?url'
import readex300 from '@fontsource/readex-pro/files/readex-pro-latin-300-normal.woff2?url'
import readex600 from '@fontsource/readex-pro/files/readex-pro-latin-600-normal.woff2?url'
import { useLocation } from 'react-router'
import type { Lang } from '#/domain/text.ts'
import { type FontFamily, styleOf } from '#/features/core/branding/look.ts'
import type { Branding } from '#/platform/request-context.ts'
import poppins400 from '#/ui/fonts/poppins-400.woff2?url'
import poppins600 from '#/ui/fonts/poppins-600.woff2?url'
import arabic300 from '#/ui/fonts/readex-arabic-300.woff2?url'
import arabic600 from '#/ui/fonts/readex-arabic-600.woff2?url'

const latin: Record<FontFamily, [regular: string, bold: string] | null> = {
  poppins: [poppins400, poppins600],
  plex: [plex400, plex600],
  readex: [readex300, readex600],
  system: null,
}

/** Fonts of a page's first lines: the Latin family, and on Arabic pages its companion before it; digits are Latin. */
function preloads(lang: Lang, family: FontFamily): string[] {
  const ofLatin = latin[family] ?? []
  return lang === 'ar' ? [arabic300, arabic600, ...ofLatin] : [...ofLatin]
}

type BrandHeadProps = { lang: Lang; branding: Branding; nonce: string }

/** Brand in the head of a page: icons, fonts and base colours. Server-rendered, so nothing flashes. */
export function BrandHead({ lang, branding, nonce }: BrandHeadProps) {
  const { version, fontFamily, onPrimaryColor } = branding
  // why: phones install the field portal; the site and the other portals stay in the browser
  const app = /^\/freelancer(\/|$)/.test(useLocation().pathname) ? 'visits' : 'site'
  const style = Object.entries(styleOf(branding, onPrimaryColor)).map(([name, value]) => `${name}:${value}`)
  return (
    <>
      <link rel="icon" type="image/png" sizes="32x32" href={`/brand/icon-32.png?v=${version}`} />
      <link rel="icon" type="image/png" sizes="192x192" href={`/brand/icon-192.png?v=${version}`} />
      <link rel="apple-touch-icon" sizes="180x180" href={`/brand/icon-180.png?v=${version}`} />
      <link rel="manifest" href={`/brand/${app}-${lang}.webmanifest?v=${version}`} />
      {preloads(lang, fontFamily).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `:root{${style.join(';')}}` }} />
    </>
  )
}
