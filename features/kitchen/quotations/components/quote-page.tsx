import type { FormResult } from '#/domain/form-result.ts'
import { vatModes } from '#/domain/kitchen/buying/supplier.ts'
import { sar } from '#/domain/money.ts'
import { formatDateTime, formatDay } from '#/domain/riyadh-time.ts'
import { quotePageMessages } from '#/messages/kitchen/quote-page.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import type { AskedLine, QuoteView } from '../open-quote.server.ts'

type Props = { view: QuoteView; result: FormResult | undefined }

/** Everything that a supplier sees of a request: its facts, its own last answer, and the form while it is open. */
export function QuotePage({ view, result }: Props) {
  const t = useT(quotePageMessages)
  const lang = useLang()
  const company = view.company[lang]
  return (
    <>
      <header className="flex flex-col gap-1">
        <p className="text-ui text-ink-2">{t('forSupplier', { name: view.supplier })}</p>
        <h1 tabIndex={-1} className="text-h1 font-semibold outline-none">
          <bdi>{view.title}</bdi>
        </h1>
      </header>
      <Standing view={view} />
      <Card>
        <DescriptionList
          items={[
            { term: t('company'), value: <bdi>{company}</bdi> },
            { term: t('branch'), value: view.branch && <bdi>{view.branch[lang]}</bdi> },
            { term: t('neededOn'), value: view.neededOn && formatDay(view.neededOn, lang) },
            { term: t('closes'), value: formatDateTime(new Date(view.closesAt), lang) },
            { term: t('requestNote'), value: view.note && <bdi>{view.note}</bdi> },
          ]}
        />
      </Card>
      {view.state === 'sent' ? <Answer view={view} result={result} /> : view.last && <Last view={view} />}
      <p className="text-caption text-ink-2">{t('private', { company })}</p>
    </>
  )
}

function Standing({ view: { state, last, declined } }: { view: QuoteView }) {
  const t = useT(quotePageMessages)
  const lang = useLang()
  if (state === 'cancelled')
    return (
      <Notice kind="warning" title={t('cancelled')} live>
        {t('cancelledText')}
      </Notice>
    )
  if (state !== 'sent')
    return (
      <Notice kind="warning" title={t('closed')} live>
        {t(last ? 'closedText' : 'closedNone')}
      </Notice>
    )
  if (declined)
    return (
      <Notice title={t('declined')} live>
        {t('declinedText')}
      </Notice>
    )
  if (!last) return null
  return (
    <Notice kind="success" title={t('sent')} live>
      {t('sentText', { at: formatDateTime(new Date(last.submittedAt), lang) })}
    </Notice>
  )
}

function Answer({ view, result }: Props) {
  const t = useT(quotePageMessages)
  const { lines, last } = view
  return (
    <>
      <ActionForm result={result} always encType="multipart/form-data">
        {lines.map((line) => (
          <LineFields key={line.id} line={line} answered={last !== null} />
        ))}
        <Card title={t('whole')}>
          <div className="grid gap-4 md:grid-cols-2">
            <NumberField
              name="deliveryFee"
              decimals
              label={t('deliveryFee')}
              defaultValue={sar(last?.deliveryFee ?? 0)}
            />
            <NumberField
              name="minimumOrder"
              decimals
              label={t('minimumOrder')}
              defaultValue={sar(last?.minimumOrder ?? 0)}
            />
            <DateField
              name="validUntil"
              label={t('validUntil')}
              optional
              {...(last?.validUntil && { defaultValue: last.validUntil })}
            />
          </div>
          <div className="mt-4">
            <TextArea
              name="note"
              label={t('note')}
              rows={3}
              maxLength={1000}
              optional
              {...(last?.note && { defaultValue: last.note })}
            />
          </div>
          <div className="mt-4">
            <FileField
              label={t('file')}
              help={t(last?.hasFile ? 'fileKept' : 'fileHint')}
              accept="image/jpeg,image/png,application/pdf"
            />
          </div>
        </Card>
        <FormActions>
          <SubmitButton intent="quote" full="phone">
            {t(last ? 'submitAgain' : 'submit')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
      <ActionForm always className="items-start">
        <p className="text-ui text-ink-2">{t('declineHint')}</p>
        <SubmitButton intent="decline" variant="quiet">
          {t('decline')}
        </SubmitButton>
      </ActionForm>
    </>
  )
}

/** One need with the fields of its answer. */
function LineFields({ line, answered }: { line: AskedLine; answered: boolean }) {
  const t = useT(quotePageMessages)
  const lang = useLang()
  const { place, answer, units } = line
  return (
    <Card title={<bdi>{line.name[lang]}</bdi>}>
      <div className="flex flex-col gap-4">
        <p className="text-ui font-medium">
          {t('needed', { quantity: String(line.need), unit: t(`unit_${line.unit}`) })}
        </p>
        <div className="grid gap-4 md:grid-cols-2">
          <NumberField
            name={`price-${place}`}
            decimals
            label={t('price')}
            {...(answer && { defaultValue: sar(answer.price) })}
          />
          <SelectField
            name={`vat-${place}`}
            label={t('vat')}
            {...(answer && { defaultValue: answer.vatMode })}
            options={vatModes.map((mode) => ({ value: mode, label: t(`vat_${mode}`) }))}
          />
          <NumberField
            name={`quantity-${place}`}
            decimals
            label={t('quantity')}
            {...(answer && { defaultValue: answer.quantity })}
          />
          <SelectField
            name={`unit-${place}`}
            label={t('unit')}
            defaultValue={answer?.unit ?? units[0]!}
            options={units.map((unit) => ({ value: unit, label: t(`unit_${unit}`) }))}
          />
          <NumberField
            name={`minimum-${place}`}
            label={t('minimum')}
            optional
            {...(answer && { defaultValue: answer.minimum })}
          />
          <NumberField
            name={`lead-${place}`}
            label={t('lead')}
            optional
            {...(answer?.leadDays !== null && answer?.leadDays !== undefined && { defaultValue: answer.leadDays })}
          />
          <TextField
            name={`brand-${place}`}
            label={t('brand')}
            maxLength={80}
            optional
            {...(answer?.brand && { defaultValue: answer.brand })}
          />
        </div>
        <Checkbox name={`cannot-${place}`} label={t('cannot')} defaultChecked={answered && answer === null} />
      </div>
    </Card>
  )
}

/** The supplier's own last answer, once the request is closed. */
function Last({ view: { lines, last } }: { view: QuoteView }) {
  const t = useT(quotePageMessages)
  const lang = useLang()
  return (
    <Card title={t('yourLast')}>
      <DescriptionList
        items={[
          ...lines.map(({ name, answer }) => ({
            term: name[lang],
            value: answer ? (
              <span className="flex flex-wrap gap-x-2">
                <Money halalas={answer.price} />
                <span className="text-ink-2">{t(`vat_${answer.vatMode}`)}</span>
                <span className="text-ink-2">
                  {answer.quantity} {t(`unit_${answer.unit}`)}
                </span>
              </span>
            ) : (
              t('cannot')
            ),
          })),
          { term: t('deliveryFee'), value: <Money halalas={last!.deliveryFee} /> },
        ]}
      />
    </Card>
  )
}
