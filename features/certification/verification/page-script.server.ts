import { builtScript } from '#/platform/built-script.server.ts'

const script = builtScript('certificate.js')?.replaceAll('</', String.raw`<\/`) ?? null

/** The certificate page's script (`app/live/certificate.ts`) from the build; null without one. */
export const pageScript = (): string | null => script
