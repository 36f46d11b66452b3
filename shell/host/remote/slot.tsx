import { use } from 'react';
import type { SlotData } from 'shared-contracts';
import { isShellSlot, slots } from 'shared-contracts/host';
import { OwnerContext, useModules } from '../page/modules.ts';
import { LoadedPageContext } from '../page/page-context.ts';
import { fallbackOf, slotParams, slotsOf, widgetsOf } from '../page/pages-of.ts';
import { theSite } from '../site.ts';
import { MissingRemote } from './missing-remote.tsx';
import { RemoteModule } from './remote-module.tsx';

interface SlotProps {
  name: string;
  /** Id of the section, for links. */
  anchor?: string;
  /** Its widgets are sections of the page, and so is what stands in for one. */
  isSection?: boolean;
  /** What a page of a remote hands on. */
  data?: SlotData;
  /** Tells apart the places of a slot that stands in the page several times. */
  place?: string | undefined;
  /** Its HTML from the server no longer fits what is around it. */
  isOutdated?: boolean;
}

const NOTHING: SlotData = {};

/** The widgets that fill a slot; nothing if there are none. If a remote is missing, an empty slot for one widget shows a fallback. */
export function Slot({ name, anchor, isSection, data = NOTHING, place, isOutdated }: SlotProps) {
  const { ModuleFallback, FallbackNotice } = theSite();
  const composition = useModules().composition();
  const match = use(LoadedPageContext)?.match;
  const owner = use(OwnerContext);
  // What a page knows at first of its composition has its own slots only.
  const isOwn = owner
    ? !isShellSlot(name) &&
      (composition.slots !== undefined || slotsOf(composition, owner).some(slot => slot.name === name))
    : isShellSlot(name);
  const ids = isOwn ? widgetsOf(composition, name) : [];
  if (ids.length === 0 && isShellSlot(name) && slots[name] === 'one' && composition.missing?.length)
    return <MissingRemote anchor={anchor} />;
  if (ids.length === 0) return null;
  const params = slotParams(composition, name, match?.kind === 'remote' ? match.params : {});
  return ids.map(id => (
    <RemoteModule
      key={id}
      id={id}
      anchor={anchor}
      place={place}
      isOutdated={isOutdated}
      props={{ params, data }}
      renderFallback={retry => {
        const words = fallbackOf(composition, id);
        if (isSection) return <ModuleFallback words={words} retry={retry} />;
        return words && <FallbackNotice text={words.text} retry={retry} />;
      }}
    />
  ));
}
