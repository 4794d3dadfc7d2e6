import { Camera } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type EInvoice, readInvoiceQr } from '#/domain/kitchen/buying/e-invoice.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'

// why: the types of the DOM do not know it yet, and several browsers do not have it
type Detector = { detect(source: ImageBitmap): Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector
const detectorClass = (): DetectorClass | null =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null

async function codeIn(file: File, Found: DetectorClass): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file)
    const codes = await new Found({ formats: ['qr_code'] }).detect(picture)
    picture.close()
    return codes[0]?.rawValue ?? null
  } catch {
    return null
  }
}

type Props = {
  supplier: { name: string; vatNumber: string | null }
  /** Fills the form with what the code says. */
  onRead: (read: EInvoice) => void
}

/** The code of an e-invoice: by a photo of the phone's camera where the browser reads codes, and always as a text. */
export function CodeField({ supplier, onRead }: Props) {
  const t = useT(supplierInvoiceMessages)
  const box = useRef<HTMLDivElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const [canScan, setCanScan] = useState(false)
  const [read, setRead] = useState<EInvoice | 'wrong' | null>(null)
  const [isBlind, setBlind] = useState(false)
  useEffect(() => setCanScan(detectorClass() !== null), [])
  const take = (text: string) => {
    setBlind(false)
    if (text.trim() === '') return setRead(null)
    const found = readInvoiceQr(text)
    setRead(found ?? 'wrong')
    if (found) onRead(found)
  }
  const scan = async (file: File | undefined) => {
    const Found = detectorClass()
    if (!file || !Found) return
    const text = await codeIn(file, Found)
    if (text === null) return setBlind(true)
    const area = box.current?.querySelector('textarea')
    if (area) area.value = text
    take(text)
  }
  const isForeign =
    read !== null && read !== 'wrong' && supplier.vatNumber !== null && read.vatNumber !== supplier.vatNumber
  return (
    <Card title={t('codeTitle')} description={t('codeHint')}>
      <div ref={box} className="flex flex-col gap-4">
        {canScan && (
          <div>
            <Button icon={Camera} onClick={() => photo.current?.click()}>
              {t('scan')}
            </Button>
            <input
              ref={photo}
              type="file"
              accept="image/*"
              capture="environment"
              aria-label={t('scan')}
              className="sr-only"
              tabIndex={-1}
              onChange={(event) => void scan(event.target.files?.[0])}
            />
          </div>
        )}
        <TextArea name="qr" label={t('codeText')} rows={2} maxLength={2000} optional onChange={take} />
        {isBlind && <Notice kind="warning">{t('photoFailed')}</Notice>}
        {read === 'wrong' && <Notice kind="warning">{t('codeWrong')}</Notice>}
        {isForeign && <Notice kind="danger">{t('codeForeign', { supplier: supplier.name })}</Notice>}
        {read !== null && read !== 'wrong' && !isForeign && (
          <Notice kind="success">{t('codeRead', { seller: read.seller })}</Notice>
        )}
      </div>
    </Card>
  )
}
