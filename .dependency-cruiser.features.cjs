// No circles between the areas and capabilities of features. It has a run of its own that sees features only: the folder of the jobs holds both the
// queue (below the features) and its handlers (above them), and a way through it is no circle.
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-circles-between-features',
      comment: 'when two features need each other the lower one enqueues a job',
      severity: 'error',
      scope: 'folder',
      from: { path: ['^features/[^/]+$', '^features/[^/]+/[^/]+$'] },
      to: { circular: true },
    },
  ],
  options: { ...options, includeOnly: { path: '^features' } },
}
