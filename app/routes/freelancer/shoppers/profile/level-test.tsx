import { href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { OpenTest } from '#/features/shoppers/level-tests/components/test-paper.tsx'
import { MarkedTest } from '#/features/shoppers/level-tests/components/test-result.tsx'
import { StandingCard } from '#/features/shoppers/level-tests/components/standing-card.tsx'
import { TestVerdict } from '#/features/shoppers/level-tests/components/test-verdict.tsx'
import { TestCards } from '#/features/shoppers/level-tests/components/test-cards.tsx'
import { levelTestForm } from '#/features/shoppers/level-tests/form.ts'
import { readOpenTest, readResult, readTestStates } from '#/features/shoppers/level-tests/read-tests.server.ts'
import { beginTest, finishTest, keepAnswers } from '#/features/shoppers/level-tests/take-test.server.ts'
import { readLevelStanding } from '#/features/shoppers/levels/standing.server.ts'
import { ProfileFrame } from '#/features/shoppers/shopper-profile/components/profile-frame.tsx'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/level-test'

const here = href('/freelancer/profile/level-test')

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, shopperProfileMessages.tab_test) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const { lang } = infoOf(context)
  const [paper, states, result, standing] = await Promise.all([
    readOpenTest(actor, lang),
    readTestStates(actor),
    readResult(actor, lang, url.searchParams.get('result')),
    readLevelStanding(actor),
  ])
  const isNew = url.searchParams.has('result')
  return { paper, states, result: paper ? null : result, standing, isNew }
})

/** Saving an answer changes no shown data. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get('intent') === 'keep' ? false : defaultShouldRevalidate
}

export const action = formAction(levelTestForm, async (actor, { intent, level, testId, chosen }) => {
  if (intent === 'begin') {
    await beginTest(actor, level)
    return redirect(here)
  }
  if (intent === 'keep') {
    await keepAnswers(actor, testId, chosen)
    return null
  }
  const { id } = await finishTest(actor, testId, chosen)
  return redirect(`${here}?result=${id}`)
})

export default function LevelTestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { paper, states, result, standing, isNew } = loaderData
  if (paper)
    return (
      <ProfileFrame>
        <OpenTest key={paper.id} paper={paper} result={actionData} />
      </ProfileFrame>
    )
  return (
    <ProfileFrame>
      {result && (
        <TestVerdict
          key={result.id}
          result={result}
          state={states.find(({ level }) => level === result.level)}
          standing={standing}
          isNew={isNew}
        />
      )}
      <TestCards states={states} result={actionData} />
      <StandingCard standing={standing} />
      {result && result.questions.length > 0 && <MarkedTest questions={result.questions} />}
    </ProfileFrame>
  )
}
