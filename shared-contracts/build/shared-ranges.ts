import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (manifest: string): string => JSON.parse(readFileSync(manifest, 'utf8')).version;

const react = `^${versionOf(require.resolve('react/package.json'))}`;
const reactDom = `^${versionOf(require.resolve('react-dom/package.json'))}`;
const contract = `^${versionOf(new URL('../package.json', import.meta.url).pathname)}`;

/**
 * The shared singletons and the version ranges a remote built today asks for. Explicit, because left to inference under
 * pnpm the federation plugin writes `catalog:` or a range of whatever package happened to import the module.
 */
export const sharedRanges: Readonly<Record<string, string>> = {
  react,
  'react/jsx-runtime': react,
  'react-dom': reactDom,
  'shared-contracts': contract,
  'shared-contracts/ui': contract,
  'shared-contracts/ui/forms': contract,
};
