import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { directionOf, type Lang } from '#/domain/text.ts'

type Props = {
  /** Name for screen readers. */
  title: string
  lang: Lang
  children: ReactNode
}

/**
 * Content as on a phone of 360 px. A frame of its own, because styles for narrow screens follow the width of the window;
 * it has the styles, theme and language of the page.
 */
export function PhoneFrame({ title, lang, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const enter = () => {
    const inside = frame.current?.contentDocument
    if (!inside || inside.body === body) return
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
      inside.head.append(inside.importNode(sheet, true))
    const { className, dataset } = document.documentElement
    inside.documentElement.className = className
    Object.assign(inside.documentElement.dataset, dataset)
    inside.body.className = 'bg-page text-ink'
    setBody(inside.body)
  }
  useEffect(enter)
  useEffect(() => {
    const root = body?.ownerDocument.documentElement
    root?.setAttribute('lang', lang)
    root?.setAttribute('dir', directionOf(lang))
  }, [body, lang])
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      onLoad={enter}
      className="mx-auto block h-[640px] max-h-[70dvh] w-[376px] max-w-full rounded-[28px] border-8 border-line-input bg-page"
    >
      {body && createPortal(<div className="p-4">{children}</div>, body)}
    </iframe>
  )
}
