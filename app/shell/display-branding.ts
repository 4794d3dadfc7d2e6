import { useEffect } from 'react'
import { useLang } from '#/ui/language.tsx'
import type { Branding } from '#/platform/request-context.ts'

const key = 'brandingSettings'

/** Stores the brand in this browser as specified. For display only, never read: a forged value has no effect. */
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
      // a browser without storage stores nothing
    }
  }, [branding, lang])
}
