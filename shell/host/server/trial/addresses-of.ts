import type { ExposedModule, LoadContext } from 'shared-contracts';
import { type LiveRelease, paramsOf } from 'shared-contracts/host';
import { createQueryClient } from 'shared-contracts/ui/host';

interface Addresses {
  addresses: [string, ...string[]];
  /** Whether the addresses are there that the page lists, or its own. */
  areListed: boolean;
}

/** The addresses of a page; of a pattern that lists none, one that probably does not exist. */
export async function addressesOf(
  { path }: LiveRelease['pages'][number],
  module: ExposedModule | undefined,
  api: LoadContext['api'],
): Promise<Addresses> {
  if (!path.includes(':')) return { addresses: [path], areListed: true };
  const queryClient = createQueryClient({ server: true });
  const listed = (await module?.page?.addresses?.({ api, queryClient })) ?? [];
  const [first, ...others] = listed.map(address => address.path).filter(address => paramsOf(path, address));
  const example = first ?? path.replaceAll(/:[\w-]+/g, 'example');
  return { addresses: [example, ...others], areListed: first !== undefined };
}
