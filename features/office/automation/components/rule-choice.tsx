import { Link } from 'react-router'
import type { AutomationEvent } from '#/domain/automation/events.ts'
import { type AutomationRecipe, recipeOf } from '#/domain/automation/recipes.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { automationWords } from '#/messages/office/automation-words.ts'
import { useT } from '#/ui/language.tsx'
import { eventName } from './rule-words.tsx'

type Props = { recipes: readonly AutomationRecipe[]; events: readonly AutomationEvent[]; address: string }

const tile = 'flex h-full flex-col gap-0.5 rounded-control border border-line bg-card px-4 py-3 hover:border-line-input'

/** First step of a new rule: a ready one, or the event of an own one. */
export function RuleChoice({ recipes, events, address }: Props) {
  const t = useT(automationMessages)
  const words = useT(automationWords)
  return (
    <div className="flex max-w-[60rem] flex-col gap-8">
      <section className="flex flex-col gap-3">
        <h2 className="text-h3">{t('ready')}</h2>
        <ul className="grid gap-3 md:grid-cols-2">
          {recipes.map((recipe) => (
            <li key={recipe}>
              <Link to={`${address}?recipe=${recipe}`} className={tile}>
                <span className="text-ui font-medium">{t(`recipe_${recipe}`)}</span>
                <span className="text-caption text-ink-2">{words(eventName(recipeOf(recipe).event))}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-h3">{t('own')}</h2>
        <ul className="grid gap-x-6 md:grid-cols-2">
          {events.map((event) => (
            <li key={event} className="border-b border-line">
              <Link to={`${address}?event=${event}`} className="link flex min-h-11 items-center py-2 text-ui">
                {words(eventName(event))}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
