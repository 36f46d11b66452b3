import { type ComponentType, useSyncExternalStore } from 'react';
import type { ExposedModule, ExposedPage, PageProps, RemoteKey } from 'shared-contracts';
import { faultStore } from './switched-faults.ts';

/** Loads a module with the fault that is switched on for its remote. What throws on render does so at once, and until healed. */
export async function loadWithFault(
  remote: RemoteKey,
  load: () => Promise<ExposedModule>,
): Promise<ExposedModule> {
  const [kind, amount] = (faultStore.get()[remote] ?? '').split(' ');
  if (kind === 'refused') throw new Error(`${remote} is refused on purpose`);
  if (kind === 'slow') await new Promise(resolve => setTimeout(resolve, Number(amount) * 1_000));
  const module = await load();
  return Object.fromEntries(
    Object.entries(module).map(([part, own]: [string, ExposedPage]) => [
      part,
      { ...own, Component: mayThrow(remote, own.Component) },
    ]),
  ) as unknown as ExposedModule;
}

function mayThrow(remote: RemoteKey, Component: ComponentType<PageProps>): ComponentType<PageProps> {
  const read = () => faultStore.get()[remote];
  return props => {
    const fault = useSyncExternalStore(faultStore.subscribe, read, read);
    if (fault === 'throws on render') throw new Error(`${remote} throws on purpose`);
    return <Component {...props} />;
  };
}
