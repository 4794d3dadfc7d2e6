/** QR code, dark on light in every theme, because cameras read no inverted ones. */
export function QrCode({ squares, label }: { squares: readonly string[]; label: string }) {
  const size = squares.length
  const path = squares.flatMap((line, y) =>
    [...line].flatMap((dark, x) => (dark === '1' ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-52" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path.join('')} fill="#000000" />
    </svg>
  )
}
