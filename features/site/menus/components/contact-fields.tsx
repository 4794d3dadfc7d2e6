import { BilingualField } from '#/features/site/site-content/components/bilingual-field.tsx'
import { contactMessages } from '#/messages/site/contact.ts'
import { siteContentMessages } from '#/messages/site/site-content.ts'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { ContactDetails } from '../contact-details.ts'
import { socialNetworks } from '../social-networks.ts'

/** Contact details. */
export function ContactFields({ details }: { details: ContactDetails }) {
  const t = useT(siteContentMessages)
  const names = useT(contactMessages)
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField type="tel" name="phone" label={t('phone')} optional defaultValue={details.phone} maxLength={40} />
        <TextField
          type="tel"
          name="whatsapp"
          label={t('whatsapp')}
          optional
          defaultValue={details.whatsapp}
          maxLength={40}
        />
      </div>
      <BilingualField name="address" label={t('address')} value={details.address} maxLength={200} />
      <TextField type="url" name="mapUrl" label={t('mapUrl')} optional defaultValue={details.mapUrl} maxLength={300} />
      <div className="grid gap-4 md:grid-cols-2">
        {socialNetworks.map((network) => (
          <TextField
            key={network}
            type="url"
            name={`social.${network}`}
            label={names(network)}
            optional
            defaultValue={details.social[network]}
            maxLength={300}
          />
        ))}
      </div>
    </>
  )
}
