/** Numbers and signs, left to right in both languages. */
export function Ltr({ text, wrap }: { text: string; wrap?: boolean }) {
  return (
    <bdi dir="ltr" className={wrap ? 'num [overflow-wrap:anywhere]' : 'num whitespace-nowrap'}>
      {text}
    </bdi>
  )
}
