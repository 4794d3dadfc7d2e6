/** A branch in a list: name and location. */
export function BranchName({ branch, location }: { branch: string; location: string }) {
  return (
    <span className="cell-pair">
      <bdi>{branch}</bdi>
      <bdi className="text-caption font-normal text-ink-2">{location}</bdi>
    </span>
  )
}
