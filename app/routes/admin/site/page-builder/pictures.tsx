import { Images } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { readList } from '#/domain/list.ts'
import { type ErrorCode, errorStatus } from '#/domain/errors.ts'
import { listPictures, renamePicture } from '#/features/site/media/browse-pictures.server.ts'
import { pictureList } from '#/features/site/media/picture-list.ts'
import { PictureGrid } from '#/features/site/media/components/picture-grid.tsx'
import { UploadBox } from '#/features/site/media/components/upload-box.tsx'
import { pictureForm } from '#/features/site/media/form.ts'
import { errorMessages } from '#/messages/errors.ts'
import { mediaMessages } from '#/messages/site/media.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { FormError } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { ListBar } from '#/ui/list-page.tsx'
import { ListPages } from '#/ui/list-tools.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useToast } from '#/ui/toast.tsx'
import { ContentTabs } from '#/app/shell/content-tabs.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/pictures'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, mediaMessages.title) }]

const isCode = (code: string | null): code is ErrorCode => code !== null && Object.hasOwn(errorStatus, code)

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const asked = url.searchParams
  const query = readList(pictureList, asked)
  const problem = asked.get('problem')
  const library = await listPictures(actorOf(context), query)
  return { ...library, query, problem: isCode(problem) ? problem : null }
})

export const action = formAction(pictureForm, (actor, input) => renamePicture(actor, input))

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const { pictures, total, query, problem } = loaderData
  const t = useT(mediaMessages)
  const problems = useT(errorMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} tabs={<ContentTabs />} />
      {problem && <FormError>{problems(problem)}</FormError>}
      <UploadBox
        several
        onUploaded={(arrived) => {
          toast({ text: t('uploaded', { count: arrived.length }) })
          void revalidate()
        }}
      />
      <ListBar list={pictureList} query={query} columns="none" />
      {pictures.length > 0 ? (
        <PictureGrid pictures={pictures} />
      ) : (
        <EmptyState icon={Images} title={t(query.q ? 'noMatch' : 'none')}>
          {query.q ? null : t('noneHint')}
        </EmptyState>
      )}
      <ListPages list={pictureList} total={total} />
    </div>
  )
}
