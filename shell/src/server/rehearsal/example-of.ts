import type { ExposedModule, LoadContext } from 'shared-contracts';
import { type LiveRelease, paramsOf } from 'shared-contracts/host';
import { createQueryClient } from 'shared-contracts/ui/host';

/** An address of the page; of a pattern without addresses one that probably does not exist. */
export async function exampleOf(
  { path }: LiveRelease['pages'][number],
  module: ExposedModule | undefined,
  api: LoadContext['api'],
): Promise<string> {
  if (!path.includes(':')) return path;
  const queryClient = createQueryClient({ server: true });
  const addresses = (await module?.page?.addresses?.({ api, queryClient })) ?? [];
  const found = addresses.find(address => paramsOf(path, address.path));
  return found?.path ?? path.replaceAll(/:[\w-]+/g, 'example');
}
