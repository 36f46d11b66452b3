import { createRequire } from 'node:module';
import { join } from 'node:path';
import { exportedNames, sharedVersions } from '@carefare/build';
import type { Offers } from '@carefare/release';
import { type SharedModule, sharedModules } from 'shared-contracts';

const require = createRequire(import.meta.url);

/** Files whose exports remotes get. Of React they get everything. */
const exportingFiles = (dir: string): Partial<Record<SharedModule, string>> => ({
  'shared-contracts': join(dir, 'src/composition/shared/contract.ts'),
  'shared-contracts/ui': join(dir, 'src/composition/shared/ui.ts'),
  'shared-contracts/ui/forms': require.resolve('shared-contracts/ui/forms'),
});

/** What the shell's release offers to remotes, so that a promotion can be judged without running it. @param dir of the shell */
export function describeOffers(dir: string): Offers {
  const files = exportingFiles(dir);
  return Object.fromEntries(
    sharedModules.map(module => {
      const file = files[module];
      return [module, { version: sharedVersions[module], names: file ? exportedNames(file) : [] }];
    }),
  );
}
