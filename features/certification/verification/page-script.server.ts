import { builtScript } from '#/platform/built-script.server.ts'

const script = builtScript('certificate.js')?.replaceAll('</', String.raw`<\/`) ?? null

/** The one script of a certificate's page (`app/live/certificate.ts`), as the build left it; null where nothing was built. */
export const pageScript = (): string | null => script
