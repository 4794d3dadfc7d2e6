import { Monitor, Smartphone } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import { sessionMessages } from '#/messages/identity/sessions.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { OpenDevice, SessionsEnded } from '../sessions.server.ts'

type Result = FormResult<SessionsEnded> | undefined

/** Devices with an open session; each of the others can be signed out. */
export function SessionList({ devices, result }: { devices: readonly OpenDevice[]; result: Result }) {
  const t = useT(sessionMessages)
  const others = devices.filter(({ isThis }) => !isThis).length
  return (
    <>
      {result?.ok && <Notice kind="success" live title={t('ended', { count: result.result.ended })} />}
      <Card title={t('title')} description={t('lead')}>
        <ul className="flex flex-col divide-y divide-line">
          {devices.map((device) => (
            <Device key={device.id} device={device} result={result} />
          ))}
        </ul>
      </Card>
      {others > 0 ? (
        <Card title={t('othersTitle')}>
          <ActionForm result={result}>
            <p className="text-ui text-ink-2">{t('othersLead')}</p>
            <SubmitButton intent="others" variant="danger">
              {t('endOthers')}
            </SubmitButton>
          </ActionForm>
        </Card>
      ) : (
        <p className="text-ui text-ink-2">{t('noOthers')}</p>
      )}
    </>
  )
}

const phones = new Set(['iPhone', 'iPad', 'Android'])

function useDeviceName({ browser, system }: Pick<OpenDevice, 'browser' | 'system'>): string {
  const t = useT(sessionMessages)
  if (browser && system) return t('onSystem', { browser, system })
  return browser ?? system ?? t('unknownDevice')
}

function Device({ device, result }: { device: OpenDevice; result: Result }) {
  const t = useT(sessionMessages)
  const name = useDeviceName(device)
  const { id, system, network, firstSeen, lastSeen, isThis } = device
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 gap-3">
        <Icon as={phones.has(system ?? '') ? Smartphone : Monitor} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-ui font-semibold">
            {name}
            {isThis && <Badge tone="green">{t('thisDevice')}</Badge>}
          </p>
          {network && (
            <p className="text-caption break-all text-ink-2">
              {t('network')} <bdi dir="ltr">{network}</bdi>
            </p>
          )}
          <p className="text-caption text-ink-2">
            {t('firstSeen')} <Time at={firstSeen} mode="datetime" />
          </p>
          <p className="text-caption text-ink-2">
            {t('lastSeen')} <Time at={lastSeen} mode="datetime" />
          </p>
        </div>
      </div>
      {!isThis && (
        <ActionForm result={result}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton intent="one" variant="secondary">
            {t('end')}
            <span className="sr-only">: {name}</span>
          </SubmitButton>
        </ActionForm>
      )}
    </li>
  )
}
