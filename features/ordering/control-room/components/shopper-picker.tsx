import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { assignmentMessages } from '#/messages/assignment.ts'
import { manyMessages } from '#/messages/ordering/control-room.ts'
import { RadioCards } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { ShopperChoice } from '../find-shoppers.server.ts'
import { roomPath } from '../room-query.ts'

const pauseMs = 250

/** Shopper field with search. */
export function ShopperPicker() {
  const t = useT(manyMessages)
  const level = useT(assignmentMessages)
  const { load, data } = useFetcher<ShopperChoice[]>({ key: 'shoppers' })
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => void load(`${roomPath}/shoppers?q=${encodeURIComponent(typed)}`), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, load])
  return (
    <div className="flex flex-col gap-3">
      <TextField name="find" label={t('findShopper')} onChange={setTyped} maxLength={100} autoComplete="off" />
      {data?.length === 0 && (
        <p role="status" className="text-ui text-ink-2">
          {t('noShopper')}
        </p>
      )}
      {data && data.length > 0 && (
        <RadioCards
          name="shopperId"
          label={level('title')}
          options={data.map(({ id, name, email, level: at }) => ({
            value: id,
            label: name,
            description: `${level(`level_${at}`)} · ${email}`,
          }))}
        />
      )}
    </div>
  )
}
