import { useEffect } from 'react'
import { useLang } from '#/ui/language.tsx'
import type { Branding } from '#/platform/request-context.ts'

const key = 'brandingSettings'

/** What the specification keeps in this browser's storage about the look. It is written for display and never read: a forged one changes nothing. */
export function useDisplayBranding(branding: Branding | undefined): void {
  const lang = useLang()
  useEffect(() => {
    if (!branding) return
    const { logoUrl, primaryColor, secondaryColor, fontFamily, companyName, tagline } = branding
    const shown = {
      logoUrl,
      primaryColor,
      secondaryColor,
      fontFamily,
      companyName: companyName[lang],
      tagline: tagline[lang],
    }
    try {
      localStorage.setItem(key, JSON.stringify(shown))
    } catch {
      // a browser that forbids storage keeps nothing
    }
  }, [branding, lang])
}
