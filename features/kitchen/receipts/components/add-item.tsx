import { href } from 'react-router'
import { isolate } from '#/domain/text.ts'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Notice } from '#/ui/feedback.tsx'
import { inputClasses } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'
import { useReceiving } from './receiving-context.ts'

/** Without an order: what came is chosen from the offers of the supplier. */
export function AddItem({ onAdded }: { onAdded: (lineId: string) => void }) {
  const t = useT(receivingMessages)
  const { receiving, store, state } = useReceiving()
  const { supplierId, lines } = state.draft
  if (receiving.order || supplierId === null) return null
  const offers = receiving.lines.filter((offer) => offer.supplierId === supplierId)
  if (offers.length === 0)
    return (
      <Notice
        kind="info"
        actions={
          <LinkButton reloadDocument to={href('/client/procurement/suppliers/:supplierId', { supplierId })}>
            {t('supplier')}
          </LinkButton>
        }
      >
        {t('noOffers')}
      </Notice>
    )
  const taken = new Set(lines.map(({ ingredientId, pack }) => `${ingredientId} ${pack}`))
  const left = offers.filter(({ ingredientId, pack }) => !taken.has(`${ingredientId} ${pack}`))
  if (left.length === 0) return null
  return (
    <label className="flex flex-col gap-1 text-ui">
      <span>{t('addItem')}</span>
      <select
        id="add-item"
        value=""
        onChange={(event) => {
          const offer = left.find(({ key }) => key === event.target.value)
          if (offer) onAdded(store.addLine(offer))
        }}
        className={classes(inputClasses, 'min-h-12')}
      >
        <option value="">{t('chooseItem')}</option>
        {left.map((offer) => (
          <option key={offer.key} value={offer.key}>
            {t('pack', {
              pack: isolate(offer.name),
              content: `${isolate(offer.pack)} ${isolate(`${offer.quantity} ${t(offer.unit)}`)}`,
            })}
          </option>
        ))}
      </select>
    </label>
  )
}
