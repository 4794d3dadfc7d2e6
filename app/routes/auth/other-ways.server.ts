import { offersPhoneCodes } from '#/platform/sms.server.ts'
import { openIdProvider } from '#/platform/openid.server.ts'

/** Data of `OtherWays`. */
export const otherWays = (url: URL) => ({
  provider: openIdProvider()?.name ?? null,
  problem: url.searchParams.get('problem'),
  phone: offersPhoneCodes(),
})
