/** What needs attention across all doors, as numbers. */
export type Broken = {
  doors: number
  disabledHooks: number
  failingHooks: number
  endingKeys: number
  littleSpace: boolean
}
