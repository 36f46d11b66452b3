import { fail, messageOf, print } from '../output.ts';
import { packageDir } from '../packages.ts';
import { buildChangedPackages, buildPackage } from '../releases/build-packages.ts';
import { readCommandLine } from './command-line.ts';

const usage = `
pnpm build

Builds a release of each package whose inputs have changed (<package>/.releases/<digest>), and the API as one file.
`;

/** `pnpm build`: a release of each package whose inputs have changed, and the API as one file. */
try {
  readCommandLine(usage, {});
  await buildChangedPackages(print);
  print('e2e/api: building …');
  await buildPackage(packageDir('e2e/api'));
  print('e2e/api: built to e2e/api/.build');
} catch (error) {
  fail(messageOf(error));
}
