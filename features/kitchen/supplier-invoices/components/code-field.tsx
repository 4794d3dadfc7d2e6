import { Camera, FileCode, type LucideIcon } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { type EInvoice, readInvoiceQr } from '#/domain/kitchen/buying/e-invoice.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { XmlFault, XmlInvoice } from '../read-invoice-xml.ts'

// why: the types of the DOM do not know it yet, and several browsers do not have it
type Detector = { detect(source: ImageBitmap): Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector
const detectorClass = (): DetectorClass | null =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null

// Known in the browser alone; a page without scripts has no such buttons.
const never = () => () => undefined
const yes = () => true
const no = () => false
const hasDetector = () => detectorClass() !== null

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

/** What a file says. Its reader is fetched when the first file is chosen. */
async function readFile(file: File) {
  const { mostInvoiceXmlBytes, readInvoiceXml } = await import('../read-invoice-xml.ts')
  if (file.size > mostInvoiceXmlBytes) return 'large'
  return readInvoiceXml(new Uint8Array(await file.arrayBuffer()))
}

type Fault = 'code' | 'photo' | XmlFault
/** What a code or a file says; lines and what was prepaid come from a file alone. */
export type Read = EInvoice & Partial<Pick<XmlInvoice, 'number' | 'prepaid' | 'charges' | 'lines'>>
type Props = {
  supplier: { name: string; vatNumber: string | null }
  /** Fills the form with what the code or the file says; the file itself is kept with the invoice. */
  onRead: (read: Read, file?: File) => void
}

/**
 * An e-invoice fills the form: by its file, by a photo of its code where the browser reads codes, and always by the text
 * of the code.
 */
export function CodeField({ supplier, onRead }: Props) {
  const t = useT(supplierInvoiceMessages)
  const box = useRef<HTMLDivElement>(null)
  const canOpen = useSyncExternalStore(never, yes, no)
  const canScan = useSyncExternalStore(never, hasDetector, no)
  const [read, setRead] = useState<Read | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const show = (found: Read | null, wrong: Fault | null, file?: File) => {
    setRead(found)
    setFault(wrong)
    if (found) onRead(found, file)
  }
  const write = (text: string) => {
    const area = box.current?.querySelector('textarea')
    if (area) area.value = text
  }
  const take = (text: string) => {
    const found = text.trim() === '' ? null : readInvoiceQr(text)
    show(found, found || text.trim() === '' ? null : 'code')
  }
  const scan = async (file: File) => {
    const Found = detectorClass()
    const text = Found && (await codeIn(file, Found))
    if (!text) return show(null, 'photo')
    write(text)
    take(text)
  }
  const open = async (file: File) => {
    const found = await readFile(file)
    if (typeof found === 'string') return show(null, found)
    write(found.qr ?? '')
    show(found, null, file)
  }
  const isForeign = read !== null && supplier.vatNumber !== null && read.vatNumber !== supplier.vatNumber
  return (
    <Card title={t('codeTitle')} description={t('codeHint')}>
      <div ref={box} className="flex flex-col gap-4">
        {canOpen && (
          <div className="flex flex-wrap gap-2">
            <Opener icon={FileCode} label={t('openXml')} accept=".xml,text/xml,application/xml" onFile={open} />
            {canScan && <Opener icon={Camera} label={t('scan')} accept="image/*" camera onFile={scan} />}
          </div>
        )}
        <TextArea name="qr" label={t('codeText')} rows={2} maxLength={2000} optional onChange={take} />
        {fault && <Notice kind="warning">{t(`fault_${fault}`)}</Notice>}
        {isForeign && <Notice kind="danger">{t('codeForeign', { supplier: supplier.name })}</Notice>}
        {read && !isForeign && <Notice kind="success">{t('codeRead', { seller: read.seller })}</Notice>}
      </div>
    </Card>
  )
}

type OpenerProps = {
  icon: LucideIcon
  label: string
  accept: string
  camera?: boolean
  onFile: (file: File) => Promise<void>
}

/** A button that hands over a file of the device. The file is not sent with the form, and may be chosen again. */
function Opener({ icon, label, accept, camera, onFile }: OpenerProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = async (field: HTMLInputElement) => {
    const file = field.files?.[0]
    if (file) await onFile(file)
    field.value = ''
  }
  return (
    <span>
      <Button icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        {...(camera && { capture: 'environment' as const })}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void take(event.currentTarget)}
      />
    </span>
  )
}
