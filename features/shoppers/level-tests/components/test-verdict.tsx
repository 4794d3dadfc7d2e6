import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { neededToPass } from '#/domain/shoppers/level-test.ts'
import type { LevelStanding } from '#/features/shoppers/levels/standing.server.ts'
import { levelTestMessages } from '#/messages/shoppers/level-tests.ts'
import { levelMessages } from '#/messages/shoppers/levels.ts'
import { shellMessages } from '#/messages/shell.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { TestResult, TestState } from '../read-tests.server.ts'

type TestVerdictProps = {
  result: TestResult
  /** Current state of the same test; undefined: unknown. */
  state: TestState | undefined
  standing: LevelStanding
  /** Whether the test was sent just now: the heading then takes the focus. */
  isNew: boolean
}

/** Verdict of a finished test: passed or not, score, what is next, and from when it may be taken again. */
export function TestVerdict({ result, state, standing, isNew }: TestVerdictProps) {
  const t = useT(levelTestMessages)
  const { level, passed, correct, count, finishedAt } = result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section
      data-tone={passed ? 'green' : 'yellow'}
      data-verdict={passed ? 'passed' : 'failed'}
      aria-labelledby="verdict"
      className="flex items-start gap-3 rounded-card border border-tone-line bg-tone p-4 text-ui text-tone-ink md:p-5"
    >
      <Icon as={passed ? CircleCheck : CircleX} />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h2 id="verdict" ref={heading} tabIndex={-1} className="scroll-mt-20 text-h2 outline-none">
            {t(passed ? 'verdictPassed' : 'verdictFailed')}
          </h2>
          <p className="font-medium">{t('score', { correct, count, needed: neededToPass(count) })}</p>
          <p>
            {t(`test_${level}`)} · <Time at={finishedAt} mode="datetime" />
          </p>
        </div>
        {passed ? <AfterPass standing={standing} /> : <AfterFailure topics={result.topics} state={state} />}
      </div>
    </section>
  )
}

function AfterPass({ standing: { next, requirements } }: { standing: LevelStanding }) {
  const t = useT(levelTestMessages)
  const words = useT(levelMessages)
  const levels = useT(shellMessages)
  const open = requirements.filter(({ met, name }) => !met && name !== 'test')
  return (
    <>
      <p>{t('resultPassedText')}</p>
      {next && open.length > 0 && (
        <div>
          <h3 className="font-semibold">{t('stillOpen', { level: levels(`level_${next}`) })}</h3>
          <ul className="list-disc ps-5">
            {open.map(({ name }) => (
              <li key={name}>{words(`requirement_${name}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function AfterFailure({ topics, state }: { topics: TestResult['topics']; state: TestState | undefined }) {
  const t = useT(levelTestMessages)
  return (
    <>
      {state && !state.passedAt && (
        <p className="font-medium" data-retry-from>
          {state.from ? (
            <>
              {t('retryFrom')} <Time at={state.from} mode="datetime" />
            </>
          ) : (
            t('retryNow')
          )}
        </p>
      )}
      <p>{t('resultFailedText')}</p>
      {topics.length > 0 && (
        <div>
          <h3 className="font-semibold">{t('topics')}</h3>
          <ul className="list-disc ps-5">
            {topics.map((topic) => (
              <li key={topic}>{t(`topic_${topic}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
