import { href } from 'react-router'
import { cityName } from '#/domain/cities.ts'
import { leftOutReasons } from '#/domain/messaging/mailings.ts'
import { emailStates } from '#/features/messaging/emails/states.ts'
import { outboxMessages } from '#/messages/emails.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { planWords } from '#/messages/subscriptions.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { Mailing, MailingFigures } from '../read.server.ts'

/** Whom a mailing goes to, by whom and when. */
export function MailingFacts({ mailing }: { mailing: Mailing }) {
  const t = useT(mailingMessages)
  const tPlan = useT(planWords)
  const lang = useLang()
  const { segment, purpose, author, at, sentAt, endedAt } = mailing
  const facts = [
    { term: t('purpose'), value: t(`purpose_${purpose}`) },
    { term: t('groups'), value: segment.roles.map((role) => t(`role_${role}`)).join(lang === 'ar' ? '، ' : ', ') },
    { term: t('tier'), value: segment.tier === 'free' ? t('noPlan') : segment.tier && tPlan(`plan_${segment.tier}`) },
    { term: t('companyState'), value: segment.companyState && t(`company_${segment.companyState}`) },
    { term: t('city'), value: segment.city && cityName(segment.city, lang) },
    { term: t('since'), value: segment.since && <Time at={segment.since} /> },
    { term: t('author'), value: author && <bdi>{author}</bdi> },
    { term: t('at'), value: <Time at={at} mode="datetime" /> },
    { term: t('sentAt'), value: sentAt && <Time at={sentAt} mode="datetime" /> },
    { term: t('endedAt'), value: endedAt && <Time at={endedAt} mode="datetime" /> },
  ]
  return (
    <Card as="div">
      <DescriptionList items={facts.filter(({ value }) => Boolean(value))} />
    </Card>
  )
}

/** How far the sending is: mails by state, each leading to them in the outbox, and who was left out. */
export function MailingDelivery({ mailing, figures }: { mailing: Mailing; figures: MailingFigures }) {
  const t = useT(mailingMessages)
  const tMail = useT(outboxMessages)
  const { recipients, mails } = figures
  const outbox = `${href('/admin/emails')}?mailing=${mailing.id}`
  const out = [...leftOutReasons, 'gone' as const].filter((why) => (recipients[why] ?? 0) > 0)
  return (
    <Card
      title={t('delivery')}
      actions={
        <LinkButton to={outbox} variant="secondary" size="dense">
          {t('emails')}
        </LinkButton>
      }
    >
      <StatGrid>
        <Stat label={t('people')} value={mailing.people} />
        {(recipients.waiting ?? 0) > 0 && <Stat label={t('notYet')} value={recipients.waiting} />}
        {emailStates
          .filter((state) => (mails[state] ?? 0) > 0)
          .map((state) => (
            <Stat key={state} label={tMail(`state_${state}`)} value={mails[state]} to={`${outbox}&state=${state}`} />
          ))}
        {out.map((why) => (
          <Stat key={why} label={t(`out_${why}`)} value={recipients[why]} />
        ))}
      </StatGrid>
    </Card>
  )
}
