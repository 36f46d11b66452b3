import { createValueStore, type RemoteKey, remoteKeys } from 'shared-contracts';
import * as v from 'valibot';

/** Faults that a tester may switch on for a remote, named as those of the browser tests. */
export const switchableFaults = ['refused', 'slow 1 s', 'slow 3 s', 'slow 10 s', 'throws on render'] as const;

const KEY = 'carefare.faults';
const FaultsSchema = v.partial(v.object(v.entriesFromList(remoteKeys, v.picklist(switchableFaults))));
export type SwitchedFaults = v.InferOutput<typeof FaultsSchema>;

function readStorage(): SwitchedFaults {
  try {
    return v.parse(FaultsSchema, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** What is switched on in this tab, until it is healed or closed. */
export const faultStore = createValueStore(readStorage());

/** @param fault none heals the remote */
export function switchFault(remote: RemoteKey, fault: string): void {
  const { [remote]: _, ...others } = faultStore.get();
  replaceFaults(fault ? v.parse(FaultsSchema, { ...others, [remote]: fault }) : others);
}

export const healAll = (): void => replaceFaults({});

function replaceFaults(faults: SwitchedFaults): void {
  sessionStorage.setItem(KEY, JSON.stringify(faults));
  faultStore.set(faults);
}
