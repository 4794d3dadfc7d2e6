import { useState } from 'react'
import { useFetcher } from 'react-router'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { certificatePageMessages } from '#/messages/certification/client-certificate-page.ts'
import { Card } from '#/ui/card.tsx'
import { Switch } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { useBandWord } from '#/ui/score.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { OwnCertificate } from '../read-one.server.ts'

/** Public presentation by the holder, with a preview. */
export function PresentCard({ certificate }: { certificate: OwnCertificate }) {
  const t = useT(certificatePageMessages)
  const word = useT(certificateWords)
  const bandWord = useBandWord()
  const toast = useToast()
  const fetcher = useFetcher()
  const [shows, setShows] = useState(certificate.showsBand)
  const { mean, level, branch, holder, version, isListed, showsBand } = certificate
  const band = mean === null ? null : bandWord(mean)
  return (
    <Card title={t('present')}>
      <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('saved') })}>
        <input type="hidden" name="version" value={version} />
        {band && (
          <Switch
            name="showsBand"
            label={t('showsBand')}
            help={t('showsBandHelp', { band })}
            defaultChecked={showsBand}
            onChange={setShows}
          />
        )}
        <Switch name="isListed" label={t('isListed')} help={t('isListedHelp')} defaultChecked={isListed} />
        <div className="rounded-card border border-line bg-surface-1 p-4" aria-live="polite">
          <p className="text-caption text-ink-2">{t('publicPreview')}</p>
          <p className="mt-1 text-ui font-semibold">
            <bdi>{branch}</bdi>
          </p>
          <p className="text-ui">
            <bdi>{holder}</bdi>
          </p>
          <p className="text-ui">{t('levelCertificate', { level: word(`level_${level}`) })}</p>
          <p className="text-ui">{band && shows ? t('previewBand', { band }) : t('previewNoBand')}</p>
        </div>
        <FormActions>
          <SubmitButton intent="present">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
