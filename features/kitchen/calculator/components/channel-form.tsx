import { sar } from '#/domain/money.ts'
import { channelMessages } from '#/messages/kitchen/calculator.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import type { Channel, ChannelKind, ChannelPage } from '../channels.server.ts'

const kinds: readonly ChannelKind[] = ['dine_in', 'take_away', 'delivery']

/** Fields of a channel, a new one or one to change. */
export function ChannelFields({ channel, branches }: { channel: Channel | null; branches: ChannelPage['branches'] }) {
  const t = useT(channelMessages)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="nameEn" label={t('nameEn')} lang="en" defaultValue={channel?.names.en ?? ''} maxLength={60} />
      <TextField name="nameAr" label={t('nameAr')} lang="ar" defaultValue={channel?.names.ar ?? ''} maxLength={60} />
      <SelectField
        name="kind"
        label={t('kind')}
        defaultValue={channel?.kind ?? 'delivery'}
        options={kinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
      />
      <SelectField
        name="branch"
        label={t('place')}
        placeholder={t('everywhere')}
        defaultValue={channel?.branchId ?? ''}
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <NumberField
        name="commission"
        label={t('commission')}
        decimals
        defaultValue={channel?.commission ?? ''}
        optional
      />
      <SelectField
        name="base"
        label={t('base')}
        defaultValue={channel?.base ?? 'gross'}
        options={[
          { value: 'gross', label: t('base_gross') },
          { value: 'net', label: t('base_net') },
        ]}
      />
      <NumberField name="payment" label={t('payment')} decimals defaultValue={channel?.payment ?? ''} optional />
      <NumberField
        name="fee"
        label={t('fee')}
        decimals
        defaultValue={channel ? sar(channel.feeHalalas) : ''}
        optional
      />
      <NumberField name="items" label={t('items')} decimals defaultValue={channel?.items ?? ''} optional />
      <NumberField
        name="packaging"
        label={t('packaging')}
        decimals
        defaultValue={channel ? sar(channel.packagingHalalas) : ''}
        optional
      />
    </div>
  )
}
