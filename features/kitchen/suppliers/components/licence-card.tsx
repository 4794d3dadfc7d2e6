import { Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { licenceKinds, type LicenceKind } from '#/domain/kitchen/buying/supplier.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { uiMessages } from '#/messages/ui.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { SupplierDetails } from '../read-supplier.server.ts'
import { LicenceBadge } from './licence-badge.tsx'

/** Licences of a supplier: state, number, end, scan, and the form of a new one. */
export function LicenceCard({ supplier, viewing }: { supplier: SupplierDetails; viewing: boolean }) {
  const t = useT(supplierMessages)
  const lang = useLang()
  return (
    <Card title={t('licences')}>
      <ul className="flex flex-col divide-y divide-line">
        {licenceKinds.map((kind) => {
          const licence = supplier.licences[kind]
          return (
            <li key={kind} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span className="text-ui font-medium">{t(`kind_${kind}`)}</span>
                <LicenceBadge state={licence?.state ?? 'missing'} />
              </span>
              {licence && (
                <span className="flex flex-wrap gap-x-4 text-caption text-ink-2">
                  <bdi dir="ltr">{licence.number}</bdi>
                  <span>{t('until', { day: formatDay(licence.expiresOn, lang) })}</span>
                </span>
              )}
              {!viewing && (
                <span className="flex flex-wrap gap-2">
                  {licence?.hasFile && (
                    <AnchorButton
                      icon={Download}
                      href={href('/client/procurement/suppliers/:supplierId/licences/:licenceId', {
                        supplierId: supplier.id,
                        licenceId: licence.id,
                      })}
                    >
                      {t('openFile')}
                    </AnchorButton>
                  )}
                  {supplier.mays.write && <EnterLicence kind={kind} isNew={licence === null} />}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function EnterLicence({ kind, isNew }: { kind: LicenceKind; isNew: boolean }) {
  const t = useT(supplierMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const done = () => {
    close()
    toast({ text: t('licenceSaved') })
  }
  return (
    <>
      <Button icon={Plus} variant="quiet" onClick={() => setOpen(true)}>
        {t(isNew ? 'enterLicence' : 'renewLicence')}
      </Button>
      <Dialog open={open} onClose={close} title={t(`kind_${kind}`)}>
        <ActionForm fetcher={fetcher} errors="inline" clientKey encType="multipart/form-data" onDone={done}>
          <input type="hidden" name="kind" value={kind} />
          <TextField name="number" label={t('licenceNumber')} maxLength={80} required />
          <DateField name="expiresOn" label={t('expiresOn')} />
          <FileField label={t('file')} help={t('fileHint')} accept="image/jpeg,image/png,application/pdf" />
          <FormActions>
            <SubmitButton intent="add-licence">{t('save')}</SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
