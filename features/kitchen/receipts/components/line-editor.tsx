import { acceptedOf, isPriceAbove, isWarm, type PackPrice, refusalReasons } from '#/domain/kitchen/buying/receipt.ts'
import { netOfPack, vatModes } from '#/domain/kitchen/buying/supplier.ts'
import { asksFirst } from '#/domain/kitchen/prices.ts'
import { AnswerOption } from '#/features/fieldwork/visits/components/option.tsx'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'
import { type DraftLine, problemsOfLine } from '../device/draft.ts'
import { FigureInput } from './figure-input.tsx'
import { LinePhoto } from './line-photo.tsx'
import { useReceiving } from './receiving-context.ts'

type Props = { line: DraftLine; problems: ReturnType<typeof problemsOfLine> }

/** What differs in a line: quantity, refusal, temperature, expiry, price, photo. */
export function LineEditor({ line, problems }: Props) {
  const t = useT(receivingMessages)
  const { store } = useReceiving()
  const set = (part: Partial<DraftLine>) => store.setLine(line.id, { ...part, isChecked: true })
  const word = (problem: (typeof problems)[number]) =>
    problems.includes(problem) ? t(`problem_${problem}`) : undefined
  const refused = line.refused ?? 0
  const warm = isWarm(line.temperature, line.limit)
  const accepted = line.delivered === null ? null : acceptedOf({ delivered: line.delivered, refused })
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <div className="grid grid-cols-2 gap-3">
        <FigureInput
          label={t('delivered')}
          value={line.delivered}
          wrong={word('delivered')}
          onChange={(delivered) => set({ delivered })}
        />
        <FigureInput
          label={t('refused')}
          value={line.refused}
          wrong={word('refused')}
          onChange={(value) => set({ refused: value, ...(value ? {} : { reason: null }) })}
        />
      </div>
      {accepted !== null && accepted >= 0 && (
        <p className="text-ui text-ink-2">{t('accepted', { count: String(accepted) })}</p>
      )}
      {refused > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1 text-ui font-medium">{t('reason')}</legend>
          <div className="grid grid-cols-2 gap-2">
            {refusalReasons.map((reason) => (
              <AnswerOption
                key={reason}
                name={`reason-${line.id}`}
                value={reason}
                centred
                checked={line.reason === reason}
                onChoose={() => set({ reason })}
              >
                {t(`reason_${reason}`)}
              </AnswerOption>
            ))}
          </div>
          <Problem text={word('reason')} />
        </fieldset>
      )}
      <FigureInput
        label={t('temperature')}
        hint={line.limit === null ? t('noLimit') : t('limit', { degrees: String(line.limit) })}
        value={line.temperature}
        decimals={1}
        signed
        onChange={(temperature) => set({ temperature })}
      />
      <label className="flex flex-col gap-1 text-ui">
        <span>{t('expires')}</span>
        <input
          type="date"
          value={line.expiresOn ?? ''}
          onChange={(event) => set({ expiresOn: event.target.value || null })}
          className={classes(inputClasses, 'min-h-12')}
        />
        <Problem text={word('expired')} />
      </label>
      <FigureInput
        label={t('measured', { unit: t(line.unit) })}
        hint={t('measuredHint')}
        value={line.measured}
        wrong={word('measured')}
        onChange={(measured) => set({ measured })}
      />
      <Price line={line} onChange={set} problem={word('price-choice')} />
      <LinePhoto
        line={line}
        needed={problems.includes('photo') || warm || (refused > 0 && line.reason === 'damaged')}
      />
      <label className="flex flex-col gap-1 text-ui">
        <span>{t('lineNote')}</span>
        <input
          type="text"
          maxLength={500}
          value={line.note}
          onChange={(event) => set({ note: event.target.value })}
          className={classes(inputClasses, 'min-h-12')}
        />
      </label>
    </div>
  )
}

export function Problem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p role="alert" className="text-caption text-danger-ink">
      {text}
    </p>
  )
}

const netOf = ({ price, vatMode }: PackPrice) => netOfPack(price, vatMode)

type PriceProps = { line: DraftLine; onChange: (part: Partial<DraftLine>) => void; problem: string | undefined }

function Price({ line, onChange, problem }: PriceProps) {
  const t = useT(receivingMessages)
  const agreed = line.orderLineId === null ? null : line.agreed
  const paper = line.price === null ? null : { price: line.price, vatMode: line.vatMode }
  const isFar = paper !== null && line.agreed !== null && asksFirst(netOf(line.agreed), netOf(paper))
  return (
    <div className="flex flex-col gap-3">
      <FigureInput
        label={t('price')}
        hint={agreed ? t('priceHint', { price: agreed.price.toFixed(2) }) : undefined}
        value={line.price}
        decimals={2}
        onChange={(price) => onChange({ price: price !== null && price > 0 ? price : null, takesPrice: null })}
      />
      {line.price !== null && (
        <label className="flex flex-col gap-1 text-ui">
          <span>{t('vatMode')}</span>
          <select
            value={line.vatMode}
            onChange={(event) =>
              onChange({
                vatMode: vatModes.find((mode) => mode === event.target.value) ?? 'excluded',
                takesPrice: null,
              })
            }
            className={classes(inputClasses, 'min-h-12')}
          >
            {vatModes.map((mode) => (
              <option key={mode} value={mode}>
                {t(`vat_${mode}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {isFar && (
        <p role="status" className="text-caption text-warning-ink">
          {t('priceFar', { price: line.agreed!.price.toFixed(2) })}
        </p>
      )}
      {isPriceAbove(paper, agreed) && (
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1 text-ui font-medium">{t('priceAbove')}</legend>
          {([true, false] as const).map((takes) => (
            <AnswerOption
              key={String(takes)}
              name={`price-${line.id}`}
              value={String(takes)}
              checked={line.takesPrice === takes}
              onChoose={() => onChange({ takesPrice: takes })}
            >
              <span className="flex flex-col">
                <span>{t(takes ? 'acceptPrice' : 'refusePrice')}</span>
                <span className="text-caption text-ink-2">{t(takes ? 'acceptPriceHint' : 'refusePriceHint')}</span>
              </span>
            </AnswerOption>
          ))}
          <Problem text={problem} />
        </fieldset>
      )}
    </div>
  )
}
