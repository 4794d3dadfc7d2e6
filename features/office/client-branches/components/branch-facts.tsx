import { cityName } from '#/domain/cities.ts'
import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { Change } from '#/features/office/clients/components/client-facts.tsx'
import { clientBranchMessages } from '#/messages/office/client-branch.ts'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { BranchPart } from '../parts.ts'
import type { ClientBranch } from '../read-branch.server.ts'

type Props = {
  branch: ClientBranch
  /** Address of a tab that the reader opens. */
  linkTo: (part: BranchPart) => { to?: string }
  /** In a side panel: always two figures a row. */
  narrow?: boolean
}

/** Figures that steer: last score, next visit, open actions, certificate. Those without the reader's right are absent. */
export function BranchFacts({ branch, linkTo, narrow }: Props) {
  const t = useT(clientBranchMessages)
  const lang = useLang()
  const { about, score, coming, openActions, certificate } = branch
  return (
    <StatGrid narrow={narrow}>
      {score !== undefined && (
        <Stat
          label={t('score')}
          value={
            score ? (
              <span className="inline-flex flex-wrap items-center gap-2">
                <ScoreBadge score={score.score} word={false} />
                {score.change ? <Change points={score.change} /> : null}
              </span>
            ) : (
              <Missing text={t('noScore')} />
            )
          }
          detail={score && formatDay(score.lastOn, lang)}
          {...linkTo('reports')}
        />
      )}
      {coming && <NextVisit coming={coming} linkTo={linkTo} />}
      {openActions !== undefined && <Stat label={t('openActions')} value={openActions} {...linkTo('actions')} />}
      {certificate !== undefined && (
        <Stat
          label={t('certificate')}
          value={certificate ? t(`level_${certificate.level}`) : <Missing text={t('noCertificate')} />}
          detail={
            certificate &&
            t('certificateUntil', {
              state: t(`state_${certificate.state}`),
              day: formatDate(new Date(certificate.until), lang),
            })
          }
          {...linkTo('certificates')}
        />
      )}
      {about.city && <Stat label={t('city')} value={<Text>{cityName(about.city, lang)}</Text>} />}
    </StatGrid>
  )
}

const Missing = ({ text }: { text: string }) => <span className="text-ui font-normal text-ink-2">{text}</span>
const Text = ({ children }: { children: string }) => <span className="text-ui font-medium">{children}</span>

type NextProps = { coming: NonNullable<ClientBranch['coming']>; linkTo: Props['linkTo'] }

function NextVisit({ coming: [next], linkTo }: NextProps) {
  const t = useT(clientBranchMessages)
  return (
    <Stat
      label={t('nextVisit')}
      value={next ? <Time at={next.at} /> : <Missing text={t('noNextVisit')} />}
      detail={
        next &&
        (next.isLate ? (
          <span className="text-danger-ink">{t('late')}</span>
        ) : next.shopper ? (
          <bdi>{next.shopper}</bdi>
        ) : (
          t('noShopper')
        ))
      }
      {...linkTo('visits')}
    />
  )
}
