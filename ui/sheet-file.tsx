import { Upload } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '#/ui/button.tsx'
import { inputClasses } from '#/ui/field.tsx'
import { useRights } from '#/ui/rights.tsx'

/** File content as submitted. */
async function contentOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

type Props = {
  label: string
  check: string
  pending: boolean
  /** Called with the content in base64; empty without a file. */
  onCheck: (content: string, file: File | undefined) => void
}

/** Chooses a CSV or XLSX file to check before it is imported. */
export function SheetFile({ label, check, pending, onCheck }: Props) {
  const { readOnly } = useRights()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const read = async () => {
    const file = input.current?.files?.[0]
    onCheck(file ? await contentOf(file) : '', file)
  }
  if (readOnly) return null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 md:max-w-md">
        <label htmlFor={id} className="text-ui font-medium">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          className={inputClasses}
        />
      </div>
      <Button icon={Upload} pending={pending} onClick={() => void read()}>
        {check}
      </Button>
    </div>
  )
}
