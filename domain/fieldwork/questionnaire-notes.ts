/** A part that an import could not take over: its place in the file and the reason. */
export type ImportNote = {
  sheet: string
  row: number
  code:
    | 'type-unknown'
    | 'type-left-out'
    | 'repeat'
    | 'group-inside'
    | 'relevant'
    | 'constraint'
    | 'column'
    | 'list-missing'
    | 'other-option'
    | 'name'
    | 'note'
    | 'note-left-out'
    | 'language'
    | 'value'
    | 'too-long'
    | 'unclosed'
  detail: string
}
