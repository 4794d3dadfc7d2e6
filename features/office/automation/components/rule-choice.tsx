import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { AutomationEvent } from '#/domain/automation/events.ts'
import { type AutomationRecipe, recipeOf } from '#/domain/automation/recipes.ts'
import { automationMessages } from '#/messages/office/automation.ts'
import { automationWords } from '#/messages/office/automation-words.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { conditionText, eventName } from './rule-words.tsx'

type Props = { recipes: readonly AutomationRecipe[]; events: readonly AutomationEvent[]; address: string }

const tile = 'flex h-full rounded-control border border-line bg-card px-4 hover:border-line-input'

/** When a ready rule runs: its event and conditions. */
function RecipeWhen({ recipe }: { recipe: AutomationRecipe }) {
  const t = useT(automationMessages)
  const words = useT(automationWords)
  const lang = useLang()
  const { event, conditions } = recipeOf(recipe)
  return [words(eventName(event)), ...conditions.map((one) => conditionText(event, one, lang))].join(t('comma'))
}

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
              <Link to={`${address}?recipe=${recipe}`} className={`${tile} flex-col gap-0.5 py-3`}>
                <span className="text-ui font-medium">{t(`recipe_${recipe}`)}</span>
                <span className="text-caption text-ink-2">
                  <RecipeWhen recipe={recipe} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-h3">{t('own')}</h2>
        <ul className="grid gap-2 md:grid-cols-2 md:gap-3">
          {events.map((event) => (
            <li key={event}>
              <Link
                to={`${address}?event=${event}`}
                className={`${tile} min-h-11 items-center justify-between gap-3 py-2`}
              >
                <span className="text-ui">{words(eventName(event))}</span>
                <Icon as={ChevronRight} directional size={16} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
