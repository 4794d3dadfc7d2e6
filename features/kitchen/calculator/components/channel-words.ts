import { formatMoney } from '#/domain/money.ts'
import { channelMessages } from '#/messages/kitchen/calculator.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { Channel } from '../channels.server.ts'

/** The terms of a channel in one line. */
export function useTermsText(): (channel: Channel) => string {
  const t = useT(channelMessages)
  const lang = useLang()
  const share = (text: string): string => `\u2066${text}%\u2069`
  return (channel) => {
    const isFree = Number(channel.commission) === 0 && Number(channel.payment) === 0
    const main = isFree
      ? t('noTerms')
      : `${t('terms', { commission: share(channel.commission), payment: share(channel.payment) })} ${
          Number(channel.commission) > 0 ? t(channel.base === 'net' ? 'onNet' : 'onGross') : ''
        }`.trim()
    const more = [
      channel.feeHalalas > 0 ? t('feeIs', { money: formatMoney(channel.feeHalalas, lang) }) : null,
      channel.packagingHalalas > 0 ? t('packagingIs', { money: formatMoney(channel.packagingHalalas, lang) }) : null,
    ].filter((text) => text !== null)
    return [main, ...more].join(lang === 'ar' ? '، ' : ', ')
  }
}
