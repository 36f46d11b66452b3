// The contract is imported as shared-contracts, and published as @carefare/shared-contracts, like every package of ours: whoever
// owns a name outside of the scope on a public registry could otherwise answer for it. Packages that need it get an alias.

const NAME = 'shared-contracts';
const PUBLISHED = `@carefare/${NAME}`;

/** Of what `pnpm pack` and `pnpm publish` write. */
function beforePacking(manifest) {
  for (const dependencies of [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies])
    if (dependencies?.[NAME]) dependencies[NAME] = `npm:${PUBLISHED}@${dependencies[NAME]}`;
  return manifest.name === NAME ? { ...manifest, name: PUBLISHED } : manifest;
}

module.exports = { hooks: { beforePacking } };
