import { isOwnPath } from '#/domain/link.ts'
import { pictureAddress, type PublicPicture } from '#/domain/picture.ts'
import type { Block, Inline, List, Mark, RichText } from '#/domain/rich-text.ts'
import type { Lang } from '#/domain/text.ts'

/** Escapes text for XML or HTML and drops characters that XML 1.0 cannot carry. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

type Settings = {
  lang: Lang
  /** Makes a path of this site absolute, for feed readers. */
  addressOf: (path: string) => string
  pictures: Readonly<Record<string, PublicPicture>>
}

/** Article as plain HTML for feed readers, from the same tree as the page. */
export const articleHtml = (doc: RichText, settings: Settings): string =>
  doc.content.map((block) => blockHtml(block, settings)).join('')

function blockHtml(block: Block, settings: Settings): string {
  switch (block.type) {
    case 'paragraph':
      return block.content ? `<p>${inlineHtml(block.content, settings)}</p>` : ''
    case 'heading':
      return `<h${block.attrs.level}>${inlineHtml(block.content, settings)}</h${block.attrs.level}>`
    case 'bulletList':
    case 'orderedList':
      return listHtml(block, settings)
    case 'blockquote':
      return `<blockquote>${block.content.map((child) => blockHtml(child, settings)).join('')}</blockquote>`
    case 'picture': {
      const picture = settings.pictures[block.attrs.mediaId]
      if (!picture) return ''
      const src = settings.addressOf(pictureAddress(picture.id, 960))
      return `<p><img src="${escapeXml(src)}" alt="${escapeXml(picture.alt[settings.lang])}"/></p>`
    }
  }
}

function listHtml(list: List, settings: Settings): string {
  const tag = list.type === 'bulletList' ? 'ul' : 'ol'
  const items = list.content.map(
    (item) => `<li>${item.content.map((child) => blockHtml(child, settings)).join('')}</li>`,
  )
  return `<${tag}>${items.join('')}</${tag}>`
}

const inlineHtml = (content: readonly Inline[] = [], settings: Settings): string =>
  content
    .map((node) =>
      node.type === 'hardBreak'
        ? '<br/>'
        : (node.marks ?? []).reduce((inner, mark) => marked(inner, mark, settings), escapeXml(node.text)),
    )
    .join('')

function marked(inner: string, mark: Mark, { addressOf }: Settings): string {
  if (mark.type === 'bold') return `<strong>${inner}</strong>`
  if (mark.type === 'italic') return `<em>${inner}</em>`
  const { href } = mark.attrs
  return `<a href="${escapeXml(isOwnPath(href) ? addressOf(href) : href)}">${inner}</a>`
}
