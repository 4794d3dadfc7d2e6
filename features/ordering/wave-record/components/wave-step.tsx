import { Check, ShoppingCart, Sparkles } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { waveRecordMessages } from '#/messages/ordering/wave-record.ts'
import { waveWorkMessages } from '#/messages/ordering/waves.ts'
import { Version } from '#/features/ordering/waves/components/wave-actions.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import type { WavePart } from '../parts.ts'
import type { WaveRecord } from '../read-record.server.ts'

/** The step that carries a wave on. A decision with choices is a link to the part where it is made, and none there. */
export function WaveStep({ record: { wave, next }, part }: { record: WaveRecord; part: WavePart | null }) {
  const t = useT(waveRecordMessages)
  const work = useT(waveWorkMessages)
  const fetcher = useFetcher()
  const home = href('/admin/secret-shopper/waves/:waveId', { waveId: wave.id })
  switch (next) {
    case null:
      return null
    case 'order':
      if (part === 'plan') return null
      return (
        <LinkButton to={home} variant="primary" icon={ShoppingCart}>
          {t('toOrder')}
        </LinkButton>
      )
    case 'confirm':
      if (part === 'proposal') return null
      return (
        <LinkButton to={`${home}?part=proposal`} variant="primary" icon={Check}>
          {t('toConfirm')}
        </LinkButton>
      )
    case 'propose':
    case 'propose-rest':
      return (
        <ActionForm fetcher={fetcher} action={home} errors="inline">
          <Version wave={wave} intent="propose" />
          <SubmitButton icon={Sparkles}>{work(next === 'propose' ? 'propose' : 'proposeRest')}</SubmitButton>
        </ActionForm>
      )
  }
}
