import type { ReactNode } from 'react'
import type { MysteryType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Text } from '#/domain/text.ts'
import { joinMessages } from '#/messages/site/join.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { Section } from '../home/section.tsx'
import { faq, howTo } from '../shell/structured-data.ts'
import { keepForm } from '../shell/keep-form.ts'
import type { Matches } from '../shell/page-facts.ts'
import { publicMeta } from '../shell/page-title.ts'
import { CodeLink, JoinSteps, joinQuestions, joinSteps, Levels, Pay, SampleBrief } from './join-parts.tsx'
import { PageHead } from './page-head.tsx'
import { Questions } from './questions.tsx'

type JoinPageProps = {
  title: string
  lead: string
  fees: Record<MysteryType, Halalas>
  /** Replaces the text above the fees. */
  payText?: string
  /** A sent form stands alone, so that its answer is seen at once. */
  isAnswered: boolean
  children: ReactNode
}

/** A page that explains the work before its registration form. */
export function JoinPage({ isAnswered, children, ...about }: JoinPageProps) {
  const t = useT(joinMessages)
  return (
    <>
      {isAnswered ? null : <Work {...about} />}
      {/* why the same elements around the form: without scripts it finds its refusal by an id that follows from its place */}
      <div
        className={
          isAnswered
            ? undefined
            : 'mx-auto grid max-w-[1264px] items-start gap-10 px-4 py-8 md:px-8 md:py-16 lg:grid-cols-2'
        }
      >
        {isAnswered ? null : <JoinQuestions />}
        <section
          id="register"
          aria-label={t('formTitle')}
          className={isAnswered ? undefined : '-mx-4 scroll-mt-16 md:mx-0'}
        >
          {children}
        </section>
      </div>
    </>
  )
}

function Work({ title, lead, fees, payText }: Omit<JoinPageProps, 'isAnswered' | 'children'>) {
  const t = useT(joinMessages)
  return (
    <>
      <PageHead title={title} lead={lead}>
        <AnchorButton href="#register" size="large">
          {t('toForm')}
        </AnchorButton>
      </PageHead>
      <Section id="pay" title={t('payTitle')} text={payText ?? t('payText')}>
        <Pay fees={fees} />
      </Section>
      <Section id="steps" title={t('stepsTitle')} tinted>
        <JoinSteps />
      </Section>
      <div className="mx-auto grid max-w-[1264px] items-center gap-10 px-4 py-16 md:px-8 lg:grid-cols-2 xl:py-24">
        <section aria-labelledby="brief-title">
          <h2 id="brief-title" className="text-h2">
            {t('briefTitle')}
          </h2>
          <p className="prose-width mt-2 text-body-lg text-ink-2">{t('briefText')}</p>
          <CodeLink />
        </section>
        <SampleBrief />
      </div>
      <Section id="levels" title={t('levelsTitle')} text={t('levelsText')} tinted>
        <Levels />
      </Section>
    </>
  )
}

function JoinQuestions() {
  const t = useT(joinMessages)
  return (
    <section id="questions" aria-labelledby="questions-title" className="pt-8 lg:pt-14">
      <h2 id="questions-title" className="mb-6 text-h2">
        {t('questionsTitle')}
      </h2>
      <Questions items={joinQuestions.map((key) => ({ question: t(`q${key}`), answer: t(`a${key}`) }))} />
    </section>
  )
}

/** Meta data of such a page, with its questions and steps for search engines. */
export const joinMeta = (matches: Matches, path: string, title: Text, description: Text) => [
  ...publicMeta({ matches, path, title, description }),
  {
    'script:ld+json': faq(
      matches,
      joinQuestions.map((key) => ({ question: joinMessages[`q${key}`], answer: joinMessages[`a${key}`] })),
    ),
  },
  {
    'script:ld+json': howTo(
      matches,
      joinMessages.stepsTitle,
      joinSteps.map((step) => ({ name: joinMessages[step], text: joinMessages[`${step}Text`] })),
    ),
  },
]

/** Keeps what was typed when the server does not answer. */
export const keepRegistration = <T,>(send: () => Promise<T>) => keepForm('account.registration-failed', send)
