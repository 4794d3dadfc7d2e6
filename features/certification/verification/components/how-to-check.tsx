import { QrCode } from '#/features/identity/second-factor/components/qr-code.tsx'
import { verificationMessages } from '#/messages/certification/verification.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Button } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { Review } from '../read-review.server.ts'

/** Genuine address, as text and as the printed QR code. */
export function HowToCheck({ review: { address, squares } }: { review: Review }) {
  const t = useT(verificationMessages)
  return (
    <section aria-labelledby="check" className="flex flex-col gap-4">
      <h2 id="check" className="text-h3">
        {t('check')}
      </h2>
      <div className="flex flex-col gap-5 md:flex-row md:items-start">
        <div className="size-40 shrink-0 overflow-hidden rounded-control border border-line bg-white [&>svg]:size-full">
          <QrCode squares={squares} label={t('qr', { address })} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 text-body">
          <p>{t('address')}</p>
          <p
            dir="ltr"
            className="rounded-control border border-line bg-surface-1 px-3 py-2 text-start font-semibold break-all"
          >
            {address}
          </p>
          <p className="text-ui text-ink-2">{t('qrText')}</p>
        </div>
      </div>
      <NumberLookup />
    </section>
  )
}

/** Link to the register's check of numbers. */
export function NumberLookup() {
  const t = useT(verificationMessages)
  const lang = useLang()
  return (
    <form
      method="get"
      action={`${publicPath(lang, '/get-certified')}#register`}
      className="flex flex-wrap items-end gap-3 max-md:[&>button]:w-full"
    >
      <div className="min-w-0 flex-1">
        <TextField name="number" type="code" label={t('lookup')} maxLength={30} />
      </div>
      <Button type="submit">{t('lookupButton')}</Button>
    </form>
  )
}
