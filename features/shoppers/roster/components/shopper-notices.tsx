import { href } from 'react-router'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useT } from '#/ui/language.tsx'
import type { ShopperPage } from '../read-shopper.server.ts'

/** Notices above the page: reason of a block, merge target, possible duplicates. */
export function ShopperNotices({ shopper }: { shopper: ShopperPage }) {
  const t = useT(shopperPageMessages)
  const { row, approvalReason, blockReason, mergedInto, doubles } = shopper
  return (
    <>
      {mergedInto && (
        <Notice kind="info" title={t('mergedInto')}>
          <OpenLink className="link" to={href('/admin/freelancers/:shopperId', { shopperId: mergedInto.id })}>
            {t('openOther', { name: mergedInto.name })}
          </OpenLink>
        </Notice>
      )}
      {!mergedInto && row.state === 'blocked' && (
        <Notice kind="danger">{t('blockedFor', { reason: blockReason ?? '' })}</Notice>
      )}
      {row.state === 'rejected' && <Notice kind="danger">{t('rejectedFor', { reason: approvalReason ?? '' })}</Notice>}
      {!mergedInto && doubles.length > 0 && (
        <Notice kind="warning" title={t('doubles')}>
          <ul className="flex flex-col gap-2">
            {doubles.map(({ id, name, email, by }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <OpenLink className="link" to={href('/admin/freelancers/:shopperId', { shopperId: id })}>
                  <bdi>{name}</bdi>
                </OpenLink>
                <bdi dir="ltr" className="text-caption">
                  {email}
                </bdi>
                <span className="text-caption">
                  {t('sameAs', { parts: by.map((part) => t(`by_${part}`)).join(' + ') })}
                </span>
                <LinkButton
                  size="dense"
                  to={`${href('/admin/freelancers/:shopperId/merge', { shopperId: row.id })}?with=${id}`}
                >
                  {t('compare')}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
