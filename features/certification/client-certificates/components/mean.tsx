/** A mean in per cent with two decimals, cut, never rounded up. */
export function Mean({ value }: { value: number }) {
  const text = `${value.toFixed(2)}%`
  return (
    <bdi dir="ltr" className="num">
      {text}
    </bdi>
  )
}
