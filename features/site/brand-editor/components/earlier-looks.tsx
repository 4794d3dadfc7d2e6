import { History, RotateCcw, Trash2 } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import { brandingMessages } from '#/messages/site/branding.ts'
import type { ButtonVariant } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { EarlierLook } from '../manage-branding.server.ts'
import { companyNameOf } from '#/features/core/branding/look.ts'

type TakeProps = {
  version: string
  from: string
  label: string
  /** Accessible name that includes the row. */
  name?: string
  icon: typeof History
  variant?: ButtonVariant
}

function Take({ version, from, label, name, icon, variant = 'secondary' }: TakeProps) {
  return (
    <ActionForm className="gap-0">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="from" value={from} />
      <SubmitButton intent="take" variant={variant} icon={icon}>
        {label}
        {name && (
          <span className="sr-only">
            {':'} {name}
          </span>
        )}
      </SubmitButton>
    </ActionForm>
  )
}

type EarlierProps = { earlier: EarlierLook[]; version: string; differs: boolean; result: FormResult | undefined }

/** Earlier publications; restoring one only fills the draft. */
export function EarlierLooks({ earlier, version, differs, result }: EarlierProps) {
  const t = useT(brandingMessages)
  const lang = useLang()
  return (
    <Card
      title={t('earlier')}
      actions={
        <>
          {differs && <Take version={version} from="published" label={t('discard')} icon={Trash2} variant="quiet" />}
          <Take version={version} from="defaults" label={t('reset')} icon={RotateCcw} variant="quiet" />
        </>
      }
    >
      {result && <ActionForm result={result}>{null}</ActionForm>}
      {earlier.length === 0 && <p className="text-ui text-ink-2">{t('earlierNone')}</p>}
      {earlier.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {earlier.map(({ id, at, by, look }) => {
            const name = companyNameOf(look)[lang]
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <svg
                  viewBox="0 0 48 24"
                  width="48"
                  height="24"
                  aria-hidden
                  className="shrink-0 rounded-badge border border-line"
                >
                  <rect width="48" height="24" fill={look.secondaryColor} />
                  <rect width="24" height="24" fill={look.primaryColor} />
                </svg>
                <span className="min-w-0 flex-1">
                  <bdi className="font-medium">{name}</bdi>
                  <span className="block text-caption text-ink-2">
                    <Time at={at} mode="datetime" /> {by && t('earlierBy', { name: by })}
                  </span>
                </span>
                <Take version={version} from={id} label={t('restore')} name={name} icon={History} />
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
