import { type SlotName, slots } from 'shared-contracts/host';
import { ModuleFallback } from '../fallbacks/module-fallback.tsx';
import { useModules } from '../page/modules.ts';
import { fallbackOf, widgetsOf } from '../page/pages-of.ts';
import { MissingRemote } from './missing-remote.tsx';
import { RemoteModule } from './remote-module.tsx';

interface SlotProps {
  name: SlotName;
  /** Id of the section, for links. */
  anchor?: string;
}

/** The widgets that fill a slot; nothing if there are none. A slot that a missing remote may fill says so. */
export function Slot({ name, anchor }: SlotProps) {
  const composition = useModules().composition();
  const ids = widgetsOf(composition, name);
  if (ids.length === 0 && slots[name] === 'one' && composition.missing?.length)
    return <MissingRemote anchor={anchor} />;
  return ids.map(id => (
    <RemoteModule
      key={id}
      id={id}
      anchor={anchor}
      renderFallback={retry => <ModuleFallback words={fallbackOf(composition, id)} retry={retry} />}
    />
  ));
}
