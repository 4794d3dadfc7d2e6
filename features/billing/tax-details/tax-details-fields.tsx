import { useState } from 'react'
import { partyIdSchemes } from '#/domain/tax-document.ts'
import { taxDetailsMessages } from '#/messages/billing/tax-details.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { TaxDetails } from './tax-details.ts'

type Party = Omit<TaxDetails, 'legalName' | 'version'>

/** Registration numbers of a party: VAT, and another one beside or instead of it. */
export function PartyNumbers({ party, seller }: { party: Party; seller?: boolean }) {
  const t = useT(taxDetailsMessages)
  const schemes = partyIdSchemes.filter(
    (scheme) => !seller || ['CRN', '700', 'MOM', 'MLS', 'SAG', 'OTH'].includes(scheme),
  )
  const options = [
    ...(seller ? [] : [{ value: '', label: t('noOtherNumber') }]),
    ...schemes.map((scheme) => ({ value: scheme, label: t(`scheme_${scheme}`) })),
  ]
  return (
    <>
      <TextField
        name="vatNumber"
        type="code"
        label={t('vatNumber')}
        help={t(seller ? 'vatNumberHelp' : 'buyerVatHelp')}
        optional={!seller}
        maxLength={40}
        defaultValue={party.vatNumber ?? ''}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <SelectField
          name="idScheme"
          label={t('idScheme')}
          options={options}
          defaultValue={party.idScheme ?? (seller ? 'CRN' : '')}
        />
        <TextField
          name="idValue"
          type="code"
          label={t('idValue')}
          optional={!seller}
          maxLength={127}
          defaultValue={party.idValue ?? ''}
        />
      </div>
    </>
  )
}

/** National address in the parts that the authority requires. */
export function PartyAddress({ party, seller }: { party: Party; seller?: boolean }) {
  const t = useT(taxDetailsMessages)
  const [country, setCountry] = useState(party.country)
  const isAbroad = country.trim().length === 2 && country.trim().toUpperCase() !== 'SA'
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="text-body font-semibold">{t('address')}</legend>
      <p className="text-ui text-ink-2">{t('addressHelp')}</p>
      {seller ? (
        <input type="hidden" name="country" value="SA" />
      ) : (
        <div className="md:max-w-80">
          <TextField
            name="country"
            type="code"
            label={t('country')}
            help={t('countryHelp', { code: 'SA' })}
            maxLength={2}
            defaultValue={party.country}
            onChange={setCountry}
          />
        </div>
      )}
      <div className="grid gap-5 md:grid-cols-[1fr_10rem]">
        <TextField name="street" label={t('street')} maxLength={300} defaultValue={party.street ?? ''} />
        <TextField
          name="building"
          type="code"
          label={t('building')}
          optional={isAbroad}
          maxLength={10}
          defaultValue={party.building ?? ''}
        />
      </div>
      <div className="grid gap-5 md:grid-cols-[1fr_1fr_10rem]">
        <TextField
          name="district"
          label={t('district')}
          optional={isAbroad}
          maxLength={127}
          defaultValue={party.district ?? ''}
        />
        <TextField name="city" label={t('city')} maxLength={127} defaultValue={party.city ?? ''} />
        <TextField
          name="postalCode"
          type="code"
          label={t('postalCode')}
          optional={isAbroad}
          maxLength={10}
          defaultValue={party.postalCode ?? ''}
        />
      </div>
    </fieldset>
  )
}
