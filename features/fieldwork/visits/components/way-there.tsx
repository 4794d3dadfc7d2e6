import { Copy, MapPinned, Navigation } from 'lucide-react'
import { directionsAddress, geoAddress } from '#/domain/fieldwork/way-there.ts'
import { visitBriefMessages } from '#/messages/fieldwork/visit-brief.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Visit } from '../read-visit.server.ts'

/** Directions to the branch: external maps receive only its location. */
export function WayThere({ visit }: { visit: Visit }) {
  const t = useT(visitBriefMessages)
  const toast = useToast()
  const { branchName: name, branchLocation: address, place } = visit
  const destination = { name, address, place }
  const geo = geoAddress(destination)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${name}, ${address}`)
      toast({ text: t('addressCopied'), kind: 'success' })
    } catch {
      toast({ text: t('copyFailed'), kind: 'danger' })
    }
  }
  return (
    <Card title={t('wayThere')}>
      <div className="flex flex-col gap-4">
        <p className="text-ui">
          <bdi className="font-medium">{name}</bdi>
          <br />
          <bdi>{address}</bdi>
        </p>
        <div className="flex flex-wrap gap-3">
          <AnchorButton
            href={directionsAddress(destination)}
            target="_blank"
            rel="noreferrer"
            icon={Navigation}
            variant="primary"
            full="phone"
          >
            {t('directions')}
          </AnchorButton>
          {geo && (
            <span className="hidden coarse:contents">
              <AnchorButton href={geo} icon={MapPinned} full="phone">
                {t('mapApp')}
              </AnchorButton>
            </span>
          )}
          <span className="contents noscript:hidden">
            <Button icon={Copy} full="phone" onClick={() => void copy()}>
              {t('copyAddress')}
            </Button>
          </span>
        </div>
        <p className="text-caption text-ink-2">
          {t('outside')} {!place && t('noPlace')}
        </p>
      </div>
    </Card>
  )
}
