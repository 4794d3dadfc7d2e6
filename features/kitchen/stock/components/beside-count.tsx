import { Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { stockMessages } from '#/messages/kitchen/stock.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { CountLine } from '../list.ts'
import type { BesideCount, Plain } from '../read-beside.server.ts'
import { CountBadge } from './count-badge.tsx'
import { useQuantities } from './use-quantities.ts'

const page = (countId: string) => href('/client/procurement/counts/:countId', { countId })
const exact = ({ n, d }: Plain) => ({ n: BigInt(n), d: BigInt(d) })

/** The stock counts with the one of a pressed row beside them. */
export function BesideCounts({ rows, children }: { rows: readonly CountLine[]; children: ReactNode }) {
  const t = useT(stockMessages)
  return (
    <Beside<BesideCount>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={page}
      name={({ branch }) => t('countOf', { branch })}
      head={({ state }) => <CountBadge state={state} />}
      body={(count) => <Body count={count} />}
      foot={(count) => <Foot count={count} />}
    >
      {children}
    </Beside>
  )
}

function Body({ count }: { count: BesideCount }) {
  const t = useT(stockMessages)
  const lang = useLang()
  const { nameOf, quantity, money } = useQuantities()
  const at = (moment: string) => formatDateTime(new Date(moment), lang)
  const { unexplained, lines, more } = count
  return (
    <>
      <h2 className="text-h3 font-semibold">
        <bdi>{count.branch}</bdi>
      </h2>
      <DescriptionList
        items={[
          { term: t('moment'), value: t(`moment_${count.moment}`) },
          { term: t('startedAt'), value: at(count.startedAt) },
          { term: t('countedAt'), value: count.countedAt && at(count.countedAt) },
          { term: t('submittedBy'), value: count.submittedBy && <bdi>{count.submittedBy}</bdi> },
          { term: t('approvedBy'), value: count.approvedBy && <bdi>{count.approvedBy}</bdi> },
        ]}
      />
      {unexplained && unexplained.length > 0 && (
        <BesidePart title={t('unexplained')}>
          <ul className="flex flex-col divide-y divide-line border-b border-line">
            {unexplained.map((line) => (
              <li key={line.id} className="flex items-baseline justify-between gap-4 py-2">
                <bdi className="min-w-0">{nameOf(line.names)}</bdi>
                <span className="num flex flex-col items-end">
                  {quantity(exact(line.quantity), line.base)}
                  {line.halalas && (
                    <span className="text-caption text-ink-2">
                      {t('riyals')} {money(exact(line.halalas))}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </BesidePart>
      )}
      <BesidePart title={t('counted')}>
        {lines.length === 0 ? (
          <p className="text-ink-2">{t('noLines')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line border-b border-line">
            {lines.map((line) => (
              <li key={line.id} className="flex items-baseline justify-between gap-4 py-2">
                <bdi className="min-w-0">{nameOf(line.names)}</bdi>
                <span className="num">{quantity(exact(line.quantity), line.base)}</span>
              </li>
            ))}
          </ul>
        )}
        {more > 0 && <p className="text-caption text-ink-2">{t('moreLines', { count: more })}</p>}
      </BesidePart>
    </>
  )
}

function Foot({ count: { id, version, mayWrite, mayManage } }: { count: BesideCount }) {
  const t = useT(stockMessages)
  const { viewing } = useRights()
  const approve = useBackgroundForm(t('approved'))
  const giveBack = useBackgroundForm(t('givenBack'))
  if (viewing) return null
  if (mayWrite)
    return (
      <LinkButton
        icon={Smartphone}
        variant="primary"
        reloadDocument
        to={href('/client/field/count/:countId', { countId: id })}
      >
        {t('countNow')}
      </LinkButton>
    )
  if (!mayManage) return null
  return (
    <>
      <ActionForm {...giveBack} action={page(id)} errors="inline" className="contents">
        <input type="hidden" name="version" value={version} />
        <SubmitButton intent="return" variant="secondary">
          {t('giveBack')}
        </SubmitButton>
      </ActionForm>
      <ActionForm {...approve} action={page(id)} errors="inline" className="contents">
        <input type="hidden" name="version" value={version} />
        <SubmitButton intent="approve">{t('approve')}</SubmitButton>
      </ActionForm>
    </>
  )
}
