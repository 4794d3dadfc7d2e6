/** A branch in a list: name, and location below. */
export function BranchName({ branch, location }: { branch: string; location: string }) {
  return (
    <span className="block">
      <span className="block">
        <bdi>{branch}</bdi>
      </span>
      <span className="inline-block text-caption font-normal text-ink-2">
        <bdi>{location}</bdi>
      </span>
    </span>
  )
}
