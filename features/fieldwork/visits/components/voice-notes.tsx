import { withoutMarks } from '#/domain/text.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { Mic, Square, X } from 'lucide-react'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { maximumPhotosPerQuestion } from '../answer.ts'
import { useVisit } from './visit-context.ts'
import { PhotoStateText } from './photo-state.tsx'

const longestSeconds = 180
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/webm']

type Recording = { seconds: number; stop: () => void }

/** Records until stopped, three minutes at most. */
function useRecorder(onDone: (voice: Blob, seconds: number) => void) {
  const [recording, setRecording] = useState<Recording | null>(null)
  const [refused, setRefused] = useState(false)
  const stopNow = useRef(() => {})
  useEffect(() => () => stopNow.current(), [])
  async function start(): Promise<void> {
    setRefused(false)
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const type = types.find((each) => MediaRecorder.isTypeSupported(each))
      const recorder = new MediaRecorder(stream, { ...(type ? { mimeType: type } : {}), audioBitsPerSecond: 24_000 })
      const parts: Blob[] = []
      const startedAt = Date.now()
      const passed = () => Math.round((Date.now() - startedAt) / 1000)
      const stop = () => recorder.state !== 'inactive' && recorder.stop()
      const timer = setInterval(() => {
        setRecording({ seconds: passed(), stop })
        if (passed() >= longestSeconds) stop()
      }, 1000)
      recorder.ondataavailable = ({ data }) => void parts.push(data)
      recorder.onstop = () => {
        clearInterval(timer)
        for (const track of stream.getTracks()) track.stop()
        setRecording(null)
        const voice = new Blob(parts, { type: recorder.mimeType.split(';')[0] ?? 'audio/webm' })
        if (voice.size > 0) onDone(voice, Math.min(longestSeconds, Math.max(1, passed())))
      }
      stopNow.current = stop
      recorder.start(1000)
      setRecording({ seconds: 0, stop })
    } catch {
      setRefused(true)
    }
  }
  return { recording, refused, start: () => void start() }
}

/** Voice notes of an answer, dictated by the shopper, for editors only. */
export function VoiceNotes({ questionKey }: { questionKey: string }) {
  const t = useT(questionnaireMessages)
  const { state, store } = useVisit()
  const ruleId = useId()
  const notes = state.photos.filter((item) => item.questionKey === questionKey && item.kind === 'voice')
  const { recording, refused, start } = useRecorder((file, seconds) =>
    store.addPhotos(questionKey, [{ file, kind: 'voice', seconds }]),
  )
  const isOffered = recording !== null || notes.length < maximumPhotosPerQuestion
  return (
    <div className="flex flex-wrap items-center gap-2 noscript:hidden">
      {notes.length > 0 && (
        <ul aria-label={t('voice')} className="flex basis-full flex-col gap-2">
          {notes.map((note, index) => (
            <li key={note.id} className="flex flex-wrap items-center gap-2">
              <audio controls preload="metadata" src={note.src} className="h-11 min-w-0 flex-1">
                <track kind="captions" />
              </audio>
              <IconButton
                icon={X}
                label={withoutMarks(t('voiceRemove', { number: index + 1 }))}
                onClick={() => store.removePhoto(note.id)}
              />
              <PhotoStateText photo={note} onRetry={store.retry} />
            </li>
          ))}
        </ul>
      )}
      {recording ? (
        <Button variant="danger" icon={Square} full="phone" onClick={recording.stop}>
          {t('voiceStop', { seconds: recording.seconds })}
        </Button>
      ) : (
        isOffered && (
          <Button variant="quiet" size="dense" icon={Mic} aria-describedby={ruleId} onClick={start}>
            {t('voiceAdd')}
          </Button>
        )
      )}
      {isOffered && (
        <p id={ruleId} className="text-caption text-ink-2">
          {t('voiceRule')}
        </p>
      )}
      {refused && <Notice kind="warning">{t('voiceRefused')}</Notice>}
    </div>
  )
}
