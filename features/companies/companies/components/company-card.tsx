import { href } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { useBusinessTypes } from '#/features/identity/accounts/components/business-types.ts'
import { FieldPair } from '#/features/identity/accounts/components/registration-fields.tsx'
import { accountMessages } from '#/messages/accounts.ts'
import { companyDetailsMessages } from '#/messages/companies/company-details.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import type { CompanyDetails } from '../company-details.server.ts'

type Props = { company: CompanyDetails; isOwner: boolean; result: FormResult | undefined; lacksVatOnInvoices: boolean }

/** Registration details of the company, for its owners and accountants. */
export function CompanyCard({ company, isOwner, result, lacksVatOnInvoices }: Props) {
  const t = useT(companyDetailsMessages)
  const named = useT(accountMessages)
  const types = useBusinessTypes()
  return (
    <Card
      id="company"
      className="scroll-mt-32"
      title={t('title')}
      description={t('lead')}
      actions={
        <>
          {isOwner && <LinkButton to={href('/client/users/security')}>{t('toSecurity')}</LinkButton>}
          {isOwner && <LinkButton to={href('/client/users/ownership')}>{t('toOwnership')}</LinkButton>}
          <LinkButton to={href('/client/invoices/details')}>{t('toTaxDetails')}</LinkButton>
          {isOwner && <LinkButton to={href('/client/users/closing')}>{t('toClosing')}</LinkButton>}
        </>
      }
    >
      {lacksVatOnInvoices && (
        <Notice
          kind="warning"
          title={t('noVatOnInvoices')}
          actions={<LinkButton to={href('/client/invoices/details')}>{t('addTaxAddress')}</LinkButton>}
        >
          {t('noVatOnInvoicesNote')}
        </Notice>
      )}
      <ActionForm result={result}>
        <input type="hidden" name="company" value={company.id} />
        <input type="hidden" name="version" value={company.version} />
        <FieldPair>
          <TextField name="nameEn" label={t('nameEn')} lang="en" defaultValue={company.name_en ?? ''} maxLength={200} />
          <TextField name="nameAr" label={t('nameAr')} lang="ar" defaultValue={company.name_ar ?? ''} maxLength={200} />
        </FieldPair>
        <FieldPair>
          <SelectField
            name="businessType"
            label={named('businessType')}
            options={types}
            defaultValue={company.business_type ?? ''}
            optional
          />
          <TextField
            name="industry"
            label={named('industry')}
            defaultValue={company.industry ?? ''}
            maxLength={100}
            optional
          />
        </FieldPair>
        <TextField
          name="companyAddress"
          label={named('companyAddress')}
          defaultValue={company.company_address ?? ''}
          autoComplete="street-address"
          maxLength={500}
          optional
        />
        <FieldPair>
          <TextField
            name="businessLicense"
            type="code"
            label={named('businessLicense')}
            defaultValue={company.business_license ?? ''}
            maxLength={100}
            optional
          />
          <TextField
            name="taxId"
            type="code"
            label={named('taxId')}
            help={named('taxIdHelp')}
            defaultValue={company.tax_id ?? ''}
            maxLength={50}
            optional
          />
        </FieldPair>
        <NumberField
          name="numberOfBranches"
          label={named('numberOfBranches')}
          defaultValue={company.number_of_branches}
          min={1}
          required
        />
        <FormActions>
          <SubmitButton intent="company">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
