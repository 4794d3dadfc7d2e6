import { isTopic } from '#/features/site/forms/builtin.ts'
import { PublicForm } from '#/features/site/forms/components/public-form.tsx'
import { readPublicForm } from '#/features/site/forms/public-form.server.ts'
import { messageMessages } from '#/messages/site/messages.ts'
import { AppError } from '#/domain/errors.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { useT } from '#/ui/language.tsx'
import { publicMeta } from '../../shell/page-title.ts'
import type { Route } from './+types/consultant'

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/consultant',
    title: messageMessages.title,
    description: messageMessages.description,
  })

export const loader = pageData(async ({ url, context }: Route.LoaderArgs) => {
  const topic = url.searchParams.get('topic')
  const form = await readPublicForm('consultant', infoOf(context).lang)
  if (!form) throw new AppError('not-found')
  return { topic: isTopic(topic) ? topic : null, form }
})

/** Short request to a consultant, the target of every 'Request Demo'. */
export default function Consultant({ loaderData }: Route.ComponentProps) {
  const t = useT(messageMessages)
  const { topic, form } = loaderData
  return (
    <div className="mx-auto flex max-w-[592px] flex-col gap-6 px-4 py-10 md:py-16">
      <header className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="text-h1">
          {topic === 'demo' ? t('demoTitle') : form.title}
        </h1>
        <p className="text-body-lg text-ink-2">{form.intro}</p>
      </header>
      <PublicForm form={form} defaults={topic ? { topic } : {}} />
    </div>
  )
}
