import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isOwnPath } from '#/domain/link.ts'
import type { PublicPicture } from '#/domain/picture.ts'
import {
  anchorOf,
  type Block,
  type Inline,
  type List,
  type Mark,
  type Paragraph,
  type RichText as Doc,
} from '#/domain/rich-text.ts'
import { Picture } from './picture.tsx'

type RichTextProps = {
  doc: Doc
  /** Pictures by id; missing ones are omitted. */
  pictures?: Readonly<Record<string, PublicPicture>>
  /** Localised path of a path of this site. */
  pathOf?: (path: string) => string
  /** Adds anchors to the main headings, for a table of contents. */
  anchors?: boolean
}
type Settings = Required<Omit<RichTextProps, 'doc'>>

/** Renders rich text by staff with a fixed set of elements. */
export function RichText({ doc, pictures = {}, pathOf = (path) => path, anchors = false }: RichTextProps) {
  const settings = { pictures, pathOf, anchors }
  let headings = 0
  return (
    <div className="rich-text">
      {doc.content.map((block, index) => {
        const number = block.type === 'heading' && block.attrs.level === 2 ? ++headings : 0
        return <Fragment key={index}>{blockNode(block, settings, number)}</Fragment>
      })}
    </div>
  )
}

function blockNode(block: Block, settings: Settings, number: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return paragraph(block, settings)
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h2' : 'h3'
      const id = settings.anchors && number > 0 ? anchorOf(number) : undefined
      return (
        <Heading id={id} tabIndex={id ? -1 : undefined}>
          {inlineNodes(block.content, settings)}
        </Heading>
      )
    }
    case 'bulletList':
    case 'orderedList':
      return list(block, settings)
    case 'blockquote':
      return (
        <blockquote>
          {block.content.map((child, index) => (
            <Fragment key={index}>{paragraph(child, settings)}</Fragment>
          ))}
        </blockquote>
      )
    case 'picture': {
      const picture = settings.pictures[block.attrs.mediaId]
      return picture ? (
        <figure>
          <Picture picture={picture} sizes="(min-width: 768px) 680px, 100vw" />
        </figure>
      ) : null
    }
  }
}

const paragraph = (block: Paragraph, settings: Settings): ReactNode =>
  block.content ? <p>{inlineNodes(block.content, settings)}</p> : null

function list(block: List, settings: Settings): ReactNode {
  const Element = block.type === 'bulletList' ? 'ul' : 'ol'
  return (
    <Element>
      {block.content.map((item, index) => (
        <li key={index}>
          {item.content.map((child, place) => (
            <Fragment key={place}>
              {child.type === 'paragraph' ? paragraph(child, settings) : list(child, settings)}
            </Fragment>
          ))}
        </li>
      ))}
    </Element>
  )
}

const inlineNodes = (content: readonly Inline[] = [], settings: Settings): ReactNode =>
  content.map((node, index) => (
    <Fragment key={index}>
      {node.type === 'hardBreak' ? (
        <br />
      ) : (
        (node.marks ?? []).reduce<ReactNode>((inner, mark) => marked(inner, mark, settings), node.text)
      )}
    </Fragment>
  ))

function marked(inner: ReactNode, mark: Mark, { pathOf }: Settings): ReactNode {
  if (mark.type === 'bold') return <strong>{inner}</strong>
  if (mark.type === 'italic') return <em>{inner}</em>
  const { href } = mark.attrs
  if (isOwnPath(href)) return <Link to={pathOf(href)}>{inner}</Link>
  return (
    <a href={href} rel="noopener">
      {inner}
    </a>
  )
}
