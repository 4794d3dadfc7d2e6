import type { FormResult } from '#/domain/form-result.ts'
import { takesAnswer } from '#/domain/kitchen/buying/order.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { orderPageMessages } from '#/messages/kitchen/order-page.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import type { OrderView } from '../open-order.server.ts'
import { useWindowText } from './order-fields.tsx'
import { OrderLines } from './order-lines.tsx'

type Props = { view: OrderView; pdf: string; result: FormResult | undefined }

/** Everything that a supplier sees of an order: its facts and lines, and the answer while it is open. */
export function OrderPage({ view, pdf, result }: Props) {
  const t = useT(orderPageMessages)
  const lang = useLang()
  return (
    <>
      <header className="flex flex-col gap-1">
        <p className="text-ui text-ink-2">{t('forSupplier', { name: view.supplier[lang] })}</p>
        <h1 tabIndex={-1} className="text-h1 font-semibold outline-none">
          {view.issue > 1
            ? t('revised', { number: String(view.number), revision: String(view.issue - 1) })
            : t('numbered', { number: String(view.number) })}
        </h1>
      </header>
      <Standing view={view} />
      {view.lines.length > 0 && <Order view={view} pdf={pdf} result={result} />}
      <p className="text-caption text-ink-2">{t('private', { company: view.company[lang] })}</p>
    </>
  )
}

function Order({ view, pdf, result }: Props) {
  const t = useT(orderPageMessages)
  const lang = useLang()
  const windowText = useWindowText()
  return (
    <>
      <Card>
        <DescriptionList
          items={[
            { term: t('company'), value: <bdi>{view.company[lang]}</bdi> },
            { term: t('branch'), value: <bdi>{view.branch[lang]}</bdi> },
            { term: t('address'), value: <Address view={view} /> },
            { term: t('wantedOn'), value: formatDay(view.wantedOn, lang) },
            { term: t('window'), value: windowText(view.window) },
            { term: t('note'), value: view.note && <bdi>{view.note}</bdi> },
          ]}
        />
        {!view.isRevising && (
          <p className="mt-4">
            <AnchorButton href={pdf}>{t('pdf')}</AnchorButton>
          </p>
        )}
      </Card>
      <OrderLines lines={view.lines} totals={view.totals} />
      {takesAnswer(view.state) && <Answer view={view} result={result} />}
    </>
  )
}

function Address({ view: { address, city } }: { view: OrderView }) {
  return (
    <span className="flex flex-wrap gap-x-2">
      <bdi>{address}</bdi>
      {city && <bdi>{city}</bdi>}
    </span>
  )
}

function Standing({ view: { state, answered, issue, isRevising } }: { view: OrderView }) {
  const t = useT(orderPageMessages)
  if (isRevising)
    return (
      <Notice kind="warning" title={t('revising')} live>
        {t('revisingText')}
      </Notice>
    )
  if (state === 'cancelled')
    return (
      <Notice kind="warning" title={t('cancelled')} live>
        {t('cancelledText')}
      </Notice>
    )
  if (state === 'confirmed')
    return (
      <Notice kind="success" title={t('confirmed')} live>
        {t('confirmedText')}
      </Notice>
    )
  if (state !== 'sent')
    return (
      <Notice title={t('over')} live>
        {t('overText')}
      </Notice>
    )
  if (answered === null && issue > 1)
    return (
      <Notice title={t('revisedNow')} live>
        {t('revisedText')}
      </Notice>
    )
  if (answered !== 'changed' && answered !== 'declined' && answered !== 'refused') return null
  return (
    <Notice kind={answered === 'refused' ? 'warning' : 'info'} title={t(answered)} live>
      {t(`${answered}Text`)}
    </Notice>
  )
}

function Answer({ view, result }: Omit<Props, 'pdf'>) {
  const t = useT(orderPageMessages)
  const lang = useLang()
  return (
    <>
      <ActionForm result={result} always>
        <input type="hidden" name="issue" value={view.issue} />
        <Card title={t('answer')}>
          <TextArea name="note" label={t('yourNote')} rows={2} maxLength={1000} optional />
          <FormActions>
            <SubmitButton intent="confirm" full="phone">
              {t('confirm')}
            </SubmitButton>
          </FormActions>
        </Card>
      </ActionForm>
      <details open={result !== undefined} className="rounded-card border border-line bg-card p-4">
        <summary className="min-h-11 cursor-pointer text-ui font-medium">{t('changeTitle')}</summary>
        <ActionForm result={result} always>
          <input type="hidden" name="issue" value={view.issue} />
          <p className="text-ui text-ink-2">{t('changeHint')}</p>
          <DateField
            name="wantedOn"
            label={t('otherDay')}
            optional
            {...(view.asked?.wantedOn && { defaultValue: view.asked.wantedOn })}
          />
          {view.lines.map((line) => {
            const asked = view.asked?.prices.get(line.id)
            return (
              <NumberField
                key={line.id}
                name={`price-${line.place}`}
                decimals
                optional
                label={t('otherPrice', { name: line.name[lang] })}
                help={t('asOrdered', { price: formatMoney(line.price, lang) })}
                {...(asked !== undefined && { defaultValue: asked / 100 })}
              />
            )
          })}
          <TextArea id="change-note" name="note" label={t('yourNote')} rows={2} maxLength={1000} optional />
          <FormActions>
            <SubmitButton intent="change" variant="secondary">
              {t('sendChange')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </details>
      <ActionForm always className="items-start">
        <input type="hidden" name="issue" value={view.issue} />
        <p className="text-ui text-ink-2">{t('declineHint')}</p>
        <SubmitButton intent="decline" variant="quiet">
          {t('decline')}
        </SubmitButton>
      </ActionForm>
    </>
  )
}
