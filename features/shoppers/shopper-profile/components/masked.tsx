/** A stored number showing only its end. */
export function Masked({ start = '', last }: { start?: string; last: string }) {
  const text = `${start}•••• ${last}`
  return (
    <bdi dir="ltr" className="num">
      {text}
    </bdi>
  )
}
