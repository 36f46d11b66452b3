import type { ModuleId } from 'shared-contracts/host';

/** How long a module that hung or ended a worker is left out of pages: it can do so three times within a minute. */
const SKIP_MS = 20_000;

/** The modules that are left out of pages for now. */
export function createSkippedModules() {
  const skipped = new Map<ModuleId, number>();
  return {
    add: (id: ModuleId): void => void skipped.set(id, Date.now() + SKIP_MS),
    list(): ModuleId[] {
      const now = Date.now();
      for (const [id, until] of skipped) if (until < now) skipped.delete(id);
      return [...skipped.keys()];
    },
  };
}
