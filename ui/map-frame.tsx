import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Maximize, Minus, Plus } from 'lucide-react'
import { mapMessages } from '#/messages/map.ts'
import { classes } from '#/ui/class-names.ts'
import { IconButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { useMapSource } from '#/ui/map-source.tsx'
import type { PlainMap, Scale } from '#/ui/plain-map.ts'

type State = { plain: PlainMap | null; failed: boolean }

/** A map in an element, loaded when visible; null until then, and without a tile server. */
export function usePlainMap() {
  const tiles = useMapSource()?.tiles ?? null
  const element = useRef<HTMLDivElement>(null)
  const [{ plain, failed }, setState] = useState<State>({ plain: null, failed: false })
  useEffect(() => {
    if (tiles === null) return
    let made: PlainMap | null = null
    let gone = false
    const fail = () => setState({ plain: null, failed: true })
    const draw = async () => {
      const { createPlainMap } = await import('#/ui/plain-map.ts')
      if (gone || !element.current) return
      made = createPlainMap(element.current, tiles, fail)
      setState({ plain: made, failed: false })
    }
    draw().catch(fail)
    return () => {
      gone = true
      made?.remove()
      setState({ plain: null, failed: false })
    }
  }, [tiles])
  return { element, plain, failed, hasTiles: tiles !== null }
}

type MapFrameProps = ReturnType<typeof usePlainMap> & {
  label: string
  /** Instructions for screen readers. */
  help: string
  /** Resets the view. */
  onShowAll?: () => void
  tall?: boolean
  children?: ReactNode
}

/** Map with buttons and scale. Absent without a tile server or scripts; the surrounding content is equivalent. */
export function MapFrame({ element, plain, failed, hasTiles, label, help, onShowAll, tall, children }: MapFrameProps) {
  const t = useT(mapMessages)
  const helpId = useId()
  if (!hasTiles) return null
  if (failed) return <p className="text-ui text-ink-2">{t('mapFailed')}</p>
  return (
    <div className="noscript:hidden">
      <div
        className={classes(
          'relative isolate overflow-hidden rounded-card border border-line bg-surface-2',
          tall ? 'h-[28rem]' : 'h-80',
        )}
      >
        <div
          ref={element}
          dir="ltr"
          role="region"
          aria-label={label}
          aria-describedby={helpId}
          className="absolute inset-0 isolate bg-surface-2! font-sans! focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
        />
        <p id={helpId} className="sr-only">
          {help}
        </p>
        {plain ? (
          <>
            <div className="absolute end-2 top-2 z-10 flex flex-col rounded-control border border-line bg-card">
              <IconButton icon={Plus} label={t('zoomIn')} onClick={() => plain.zoom(1)} />
              <IconButton icon={Minus} label={t('zoomOut')} onClick={() => plain.zoom(-1)} />
              {onShowAll && <IconButton icon={Maximize} label={t('showAll')} onClick={onShowAll} />}
            </div>
            <ScaleBar plain={plain} />
          </>
        ) : (
          <p className="absolute inset-0 grid place-items-center text-ui text-ink-2">{t('loadingMap')}</p>
        )}
      </div>
      {children}
    </div>
  )
}

function ScaleBar({ plain }: { plain: PlainMap }) {
  const t = useT(mapMessages)
  const source = useMapSource()
  const [scale, setScale] = useState<Scale | null>(null)
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => plain.onScale(setScale), [plain])
  useEffect(() => {
    if (line.current && scale) line.current.style.width = `${scale.pixels}px`
  }, [scale])
  if (!scale) return null
  const { metres } = scale
  return (
    <div className="pointer-events-none absolute start-2 bottom-2 z-10 flex items-end gap-3">
      <div className="flex flex-col rounded-badge bg-card px-2 py-1 text-micro text-ink">
        <span className="num">
          {metres < 1000 ? t('metres', { count: metres }) : t('kilometres', { count: metres / 1000 })}
        </span>
        <span ref={line} className="h-1 border-x border-b border-ink" />
      </div>
      {source?.attribution && (
        <span className="rounded-badge bg-card px-2 py-1 text-micro text-ink-2">
          <bdi>{source.attribution}</bdi>
        </span>
      )}
    </div>
  )
}
