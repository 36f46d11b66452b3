import type { ReactNode } from 'react';
import type { SlotData } from '../remote/slot-data.ts';
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

/** A place for widgets of any remote: nothing while none fills it. */
export const Slot = ({ name, data = NOTHING, place }: SlotProps): ReactNode =>
  useServices().renderSlot?.(name, data, place) ?? null;
