/** A mean with its two decimals: cut, never rounded up, where it was made. */
export function MeanValue({ value }: { value: number }) {
  const text = `${value.toFixed(2)}%`
  return (
    <bdi dir="ltr" className="num">
      {text}
    </bdi>
  )
}
