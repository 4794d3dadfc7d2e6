import { onColor } from '#/domain/contrast.ts'
import type { Branding } from '#/platform/request-context.ts'
import { companyNameOf, type Look, taglineOf } from './look.ts'

export type LogoPicture = { id: string; width: number; height: number }
/** Width in pixels, enough for a header on the sharpest screens. */
const logoWidth = 480
const addressOf = (logo: LogoPicture | undefined): string | null => (logo ? `/media/${logo.id}?w=${logoWidth}` : null)

/** Derives the look used by pages, mails and documents. Missing pictures count as not chosen. */
export function brandingOf(
  look: Look,
  version: number,
  { logo, dark }: { logo?: LogoPicture | undefined; dark?: LogoPicture | undefined },
): Branding {
  return {
    companyName: companyNameOf(look),
    tagline: taglineOf(look),
    primaryColor: look.primaryColor,
    onPrimaryColor: onColor(look.primaryColor),
    secondaryColor: look.secondaryColor,
    fontFamily: look.fontFamily,
    corners: look.corners,
    logoUrl: addressOf(logo),
    logoDarkUrl: addressOf(logo && dark),
    logoSize: logo ? { width: logo.width, height: logo.height } : null,
    logoHasName: Boolean(logo) && look.logoHasName,
    version,
  }
}
