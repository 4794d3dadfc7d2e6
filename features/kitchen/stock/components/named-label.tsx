/** A label beside the name of its row, said in full to those who do not see the row. */
export function NamedLabel({ shown, whole }: { shown: string; whole: string }) {
  return (
    <>
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{whole}</span>
    </>
  )
}
