/** A mean with two decimals, already cut, never rounded up. */
export function MeanValue({ value }: { value: number }) {
  const text = `${value.toFixed(2)}%`
  return (
    <bdi dir="ltr" className="num">
      {text}
    </bdi>
  )
}
