/** A part that an import could not take over: its place in the file and the reason. */
export type ImportNote = {
  sheet: string
  row: number
  code:
    | 'type-unknown'
    | 'type-left-out'
    | 'type-changed'
    | 'repeat'
    | 'group-inside'
    | 'relevant'
    | 'note-condition'
    | 'required'
    | 'constraint'
    | 'column'
    | 'list-missing'
    | 'other-option'
    | 'name'
    | 'note'
    | 'note-left-out'
    | 'language'
    | 'language-used'
    | 'value'
    | 'too-long'
    | 'too-many'
    | 'unclosed'
  detail: string
}
