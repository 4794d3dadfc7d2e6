import { href } from 'react-router'
import type { Piece } from '#/domain/fieldwork/reused-words.ts'
import type { AlikePhotoView, AlikeWordsView } from '../read-evidence.server.ts'
import { evidenceMessages } from '#/messages/evidence.ts'
import { OpenLink } from '#/ui/open-link.tsx'
import { useT } from '#/ui/language.tsx'

type Other = AlikePhotoView['other']

function OtherLink({ other: { reportId, code, branch } }: { other: Other }) {
  const t = useT(evidenceMessages)
  return (
    <OpenLink
      to={href('/admin/reports/:reportId', { reportId })}
      className="link inline-block py-1 text-caption max-md:py-3"
    >
      {t('otherReport', { code })}
      {' · '}
      <bdi>{branch}</bdi>
    </OpenLink>
  )
}

/** Photos of this report beside similar ones of other reports. */
export function AlikePhotos({ photos }: { photos: readonly AlikePhotoView[] }) {
  const t = useT(evidenceMessages)
  if (photos.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-ui font-semibold">{t('alikePhotos')}</h3>
      <ul className="flex flex-col gap-4">
        {photos.map(({ id, question, fileId, otherFileId, other }) => (
          <li key={id} className="flex flex-col gap-2">
            <p className="text-ui">{question}</p>
            <div className="grid grid-cols-2 gap-3">
              <figure className="flex flex-col gap-1">
                <Photo fileId={fileId} alt={`${t('thisReport')}: ${question}`} />
                <figcaption className="text-caption text-ink-2">{t('thisReport')}</figcaption>
              </figure>
              <figure className="flex flex-col gap-1">
                <Photo fileId={otherFileId} alt={`${t('otherReport', { code: other.code })}: ${question}`} />
                <figcaption>
                  <OtherLink other={other} />
                </figcaption>
              </figure>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A thumbnail that opens the whole photo in a new tab. */
const Photo = ({ fileId, alt }: { fileId: string; alt: string }) => (
  <a href={`/files/${fileId}`} target="_blank" rel="noreferrer" className="block">
    <img
      src={`/files/${fileId}`}
      alt={alt}
      loading="lazy"
      className="aspect-4/3 w-full rounded-control border border-line object-cover"
    />
  </a>
)

/** Texts of this report below similar earlier ones, with the shared words marked. */
export function AlikeWords({ words }: { words: readonly AlikeWordsView[] }) {
  const t = useT(evidenceMessages)
  if (words.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-ui font-semibold">{t('alikeWords')}</h3>
      <p className="text-caption text-ink-2">{t('markedWords')}</p>
      <ul className="flex flex-col gap-4">
        {words.map(({ id, question, pieces, otherPieces, other }) => (
          <li key={id} className="flex flex-col gap-2 border-s-2 border-line ps-3">
            <p className="text-ui font-medium">{question}</p>
            <Marked pieces={pieces} />
            <OtherLink other={other} />
            <Marked pieces={otherPieces} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Marked = ({ pieces }: { pieces: readonly Piece[] }) => (
  <p dir="auto" className="text-ui text-start whitespace-pre-line [overflow-wrap:anywhere]">
    {pieces.map(({ text, reused }, at) =>
      reused ? (
        <mark key={at} data-tone="yellow" className="rounded-badge bg-tone text-tone-ink">
          {text}
        </mark>
      ) : (
        <span key={at}>{text}</span>
      ),
    )}
  </p>
)
