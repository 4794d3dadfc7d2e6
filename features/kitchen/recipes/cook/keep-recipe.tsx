import { CloudOff, Smartphone } from 'lucide-react'
import { href } from 'react-router'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { useKeptFolder } from '#/features/fieldwork/kept-pages/use-kept-folder.ts'
import { useOnline } from '#/features/fieldwork/kept-pages/use-online.ts'
import { cookMessages } from '#/messages/kitchen/recipe-cook.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { CookPage } from './read-cook.server.ts'

export const cookPhoto = (recipeId: string, photoId: string): string =>
  href('/client/field/cook/:recipeId/:photoId', { recipeId, photoId })

/** Whether this phone has the recipe, with the steps to keep and to remove it. */
export function KeepRecipe({ page }: { page: CookPage }) {
  const t = useT(cookMessages)
  const lang = useLang()
  const { viewing } = useRights()
  const photos = [...new Set(page.content.steps.flatMap(({ photoIds }) => photoIds))]
  const { state, keep, remove } = useKeptFolder({
    page: href('/client/field/cook/:recipeId', { recipeId: page.id }),
    files: photos.map((photoId) => cookPhoto(page.id, photoId)),
    version: page.key,
  })
  if (viewing || state === 'unknown') return null
  if (state === 'unable') return <p className="text-ui text-ink-2">{t('unable')}</p>
  const kept = typeof state === 'object' ? state : null
  const isOld = kept !== null && kept.version !== page.key
  const tone = state === 'failed' ? 'danger' : isOld ? 'warning' : kept ? 'success' : 'info'
  const text = () => {
    if (state === 'failed') return t('keepFailed')
    if (isOld) return t('keptOld')
    return kept ? t('keptAt', { at: formatDateTime(new Date(kept.at), lang) }) : t('notKept')
  }
  return (
    <div data-kept={kept ? 'yes' : 'no'}>
      <Notice kind={tone} live>
        <div className="flex flex-col gap-3">
          <p>{text()}</p>
          <div className="flex flex-wrap gap-2">
            {(!kept || isOld) && (
              <Button icon={Smartphone} size="large" pending={state === 'keeping'} onClick={() => void keep()}>
                {t(state === 'keeping' ? 'keeping' : kept ? 'keepAgain' : 'keep')}
              </Button>
            )}
            {kept && (
              <Button variant="quiet" size="large" onClick={() => void remove()}>
                {t('removeKept')}
              </Button>
            )}
          </div>
        </div>
      </Notice>
    </div>
  )
}

/** Says that the page is a copy while there is no connection, with the time of the copy. */
export function OfflineNote({ readAt }: { readAt: string }) {
  const t = useT(cookMessages)
  const lang = useLang()
  const online = useOnline()
  if (online) return null
  return (
    <p
      role="status"
      data-tone="yellow"
      className="flex items-center gap-2 rounded-control bg-tone px-3 py-2 text-ui text-tone-ink"
    >
      <Icon as={CloudOff} size={16} />
      {t('offline', { at: formatDateTime(new Date(readAt), lang) })}
    </p>
  )
}
