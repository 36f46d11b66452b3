import { type ReactNode, useState } from 'react';
import type { TripStore } from 'shared-contracts';
import type { KnownComposition } from '../composition/modules.ts';
import { CopyLink } from './copy-link.tsx';
import { FaultSwitches } from './faults/fault-switches.tsx';
import { overlayCopy as copy } from './overlay.copy.ts';
import classes from './overlay.module.css';
import { OverrideForm } from './override-form.tsx';
import { PartList } from './part-list.tsx';
import { TripState } from './trip-state.tsx';

interface OverlayProps {
  composition(): KnownComposition;
  store: TripStore;
  /** Whose releases this shell lets a tester run. */
  overrideHosts: readonly string[];
  onClose(): void;
}

/** The panel for testers. It shows what the browser has already, and sends nothing. */
export function Overlay({ composition, store, overrideHosts, onClose }: OverlayProps) {
  const [isFolded, setIsFolded] = useState(false);
  return (
    <section aria-label={copy.label} tabIndex={-1} className={classes.panel}>
      <header>
        <h2>{copy.label}</h2>
        <button aria-expanded={!isFolded} onClick={() => setIsFolded(!isFolded)}>
          {isFolded ? copy.unfold : copy.fold}
        </button>
        <button onClick={onClose}>{copy.close}</button>
      </header>
      <div hidden={isFolded} className={classes.body}>
        <CopyLink />
        <Details title={copy.parts.title} isOpen>
          <PartList composition={composition} />
        </Details>
        <Details title={copy.trip.title} isOpen>
          <TripState store={store} />
        </Details>
        <Details title={copy.override.title}>
          <OverrideForm hosts={overrideHosts} />
        </Details>
        {process.env.FAULT_SWITCHES && (
          <Details title={copy.faults.title}>
            <FaultSwitches />
          </Details>
        )}
      </div>
    </section>
  );
}

function Details({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
