import { parseArgs } from 'node:util';
import { fail, messageOf, print } from '../output.ts';
import { packageDir } from '../packages.ts';
import { buildChangedPackages, buildPackage } from '../releases/build-packages.ts';

/** `pnpm build`: a release of each package whose inputs have changed, and the API as one file. */
try {
  parseArgs({ options: {} });
  await buildChangedPackages(print);
  print('e2e/api: building …');
  await buildPackage(packageDir('e2e/api'));
  print('e2e/api: built to e2e/api/.build');
} catch (error) {
  fail(messageOf(error));
}
