import { mergeAttributes, Node, wrappingInputRule } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { safeLink } from '#/domain/link.ts'
import { pictureAddress } from '#/domain/picture.ts'

const mostLists = 4

/** Quotes hold paragraphs only, as in storage. */
const quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
})

const listItem = Node.create({
  name: 'listItem',
  content: 'paragraph (paragraph | bulletList | orderedList)*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    /** Nested lists end at the stored maximum depth; Tab outside a list leaves the editor. */
    const depth = () => {
      const { $from } = this.editor.state.selection
      return Array.from({ length: $from.depth }, (_, level) => $from.node(level + 1).type.name).filter(
        (name) => name === 'listItem',
      ).length
    }
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => depth() > 0 && depth() < mostLists && this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

/** A library picture by its id; foreign pictures cannot be pasted. */
const picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    mediaId: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-media-id'),
      renderHTML: ({ mediaId }) => ({ 'data-media-id': String(mediaId) }),
    },
  }),
  parseHTML: () => [{ tag: 'img[data-media-id]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'img',
    mergeAttributes(HTMLAttributes, { src: pictureAddress(String(node.attrs['mediaId']), 960), alt: '' }),
  ],
})

/** Allowed node types of an article. */
export const editorNodes = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    listItem: false,
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      isAllowedUri: (address) => safeLink(address) !== null,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  quote,
  listItem,
  picture,
]
