import type { ExposedModule, LoadContext } from 'shared-contracts';
import { type LiveRelease, paramsOf } from 'shared-contracts/host';
import { createQueryClient } from 'shared-contracts/ui/host';

/** The addresses of a page: those that it lists; of a pattern without any, one that probably does not exist. */
export async function addressesOf(
  { path }: LiveRelease['pages'][number],
  module: ExposedModule | undefined,
  api: LoadContext['api'],
): Promise<[string, ...string[]]> {
  if (!path.includes(':')) return [path];
  const queryClient = createQueryClient({ server: true });
  const listed = (await module?.page?.addresses?.({ api, queryClient })) ?? [];
  const [example = path.replaceAll(/:[\w-]+/g, 'example'), ...others] = listed
    .map(address => address.path)
    .filter(address => paramsOf(path, address));
  return [example, ...others];
}
