/** A stored number of which only the end is shown. */
export function Masked({ start = '', last }: { start?: string; last: string }) {
  const text = `${start}•••• ${last}`
  return (
    <bdi dir="ltr" className="num">
      {text}
    </bdi>
  )
}
