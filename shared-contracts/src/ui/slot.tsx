import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import type { SlotData } from '../remote/exposed-module.ts';
import { residenceAtom } from '../trip/trip-atoms.ts';
import { useServices } from './providers.tsx';

interface SlotProps {
  /** As the row of the page or widget offers it in `src/remote.ts`. */
  name: string;
  /** What it hands on. */
  data?: SlotData;
  /** Tells the places apart of a slot that stands in a page several times. */
  place?: string;
}

const NOTHING: SlotData = {};

/**
 * A place for widgets of any remote: nothing while none fills it. Their HTML from the server is outdated once the visitor has
 * said where they live, since the page around them shows it.
 */
export function Slot({ name, data = NOTHING, place }: SlotProps): ReactNode {
  const { country, isGuess } = useAtomValue(residenceAtom);
  const isOutdated = country !== null && !isGuess;
  return useServices().renderSlot?.({ name, data, place, isOutdated }) ?? null;
}
