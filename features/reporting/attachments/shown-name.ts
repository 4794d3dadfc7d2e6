const mostUnits = 120

/** Name of a sent file for people: its last part, without control and direction characters, at most 120 UTF-16 units. */
export function shownName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  const cut = clean.slice(0, mostUnits)
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)) || 'file'
}
