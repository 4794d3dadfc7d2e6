import { daysToRetryLater, hoursToRetry, passPercent, questionsATest } from '#/domain/shoppers/level-test.ts'
import { levelTestMessages } from '#/messages/shoppers/level-tests.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { FormResult } from '#/domain/form-result.ts'
import type { TestState } from '../read-tests.server.ts'

/** Each test: passed, open, or available from a date. */
export function TestCards({ states, result }: { states: readonly TestState[]; result: FormResult | undefined }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {states.map((state) => (
        <TestCard key={state.level} state={state} result={result} />
      ))}
    </div>
  )
}

function TestCard({
  state: { level, passedAt, attempts, from, isLocked },
  result,
}: {
  state: TestState
  result: FormResult | undefined
}) {
  const t = useT(levelTestMessages)
  const isMine = result && !result.ok && result.values['level'] === level
  return (
    <Card
      title={t(`test_${level}`)}
      description={t(`about_${level}`)}
      actions={passedAt && <Badge tone="green">{t('passed')}</Badge>}
    >
      <div className="flex flex-col gap-3 text-ui">
        {passedAt ? (
          <p>
            {t('passedAt')} <Time at={passedAt} />
          </p>
        ) : (
          <>
            <p>{t('rules', { count: questionsATest, percent: passPercent })}</p>
            <p className="text-ink-2">
              {t('retryRule', { count: hoursToRetry })} {t('retryLater', { count: daysToRetryLater })}
            </p>
            {isLocked && <p className="font-medium">{t('locked')}</p>}
            {from && (
              <p className="font-medium" data-retry-from>
                {t('retryFrom')} <Time at={from} mode="datetime" />
              </p>
            )}
            {!isLocked && !from && (
              <ActionForm result={isMine ? result : undefined} errors="inline">
                <input type="hidden" name="intent" value="begin" />
                <input type="hidden" name="level" value={level} />
                <FormActions>
                  <SubmitButton>{t(attempts > 0 ? 'again' : 'begin')}</SubmitButton>
                </FormActions>
              </ActionForm>
            )}
          </>
        )}
      </div>
    </Card>
  )
}
