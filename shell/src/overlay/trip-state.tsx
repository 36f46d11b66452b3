import { useEffect, useState } from 'react';
import { type TripStore, tripAtom } from 'shared-contracts';
import { overlayCopy } from './overlay.copy.ts';
import classes from './overlay.module.css';
import { changesBetween, type TripChange } from './trip-changes.ts';

const copy = overlayCopy.trip;
const CHANGES_MAX = 20;

/** The trip as it is now, with the fields marked that changed last, and its last changes. */
export function TripState({ store }: { store: TripStore }) {
  const [{ trip, newest, changes }, setState] = useState(() => ({
    trip: store.get(tripAtom),
    newest: [] as TripChange[],
    changes: [] as TripChange[],
  }));
  useEffect(
    () =>
      store.sub(tripAtom, () =>
        setState(known => {
          const next = store.get(tripAtom);
          const added = changesBetween(known.trip, next);
          if (added.length === 0) return known;
          return { trip: next, newest: added, changes: [...added, ...known.changes].slice(0, CHANGES_MAX) };
        }),
      ),
    [store],
  );
  const changed = new Set(newest.map(({ field }) => field));
  return (
    <>
      <pre>
        {Object.entries(trip).map(([field, value]) => {
          const line = `${JSON.stringify(field)}: ${JSON.stringify(value)}`;
          return <span key={field}>{changed.has(field) ? <mark key={line}>{line}</mark> : line}</span>;
        })}
      </pre>
      <h3>{copy.changes}</h3>
      {changes.length === 0 && <p>{copy.none}</p>}
      <ol reversed className={classes.changes}>
        {changes.map(({ field, before, after }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- counted from the oldest, so that keys stay
          <li key={changes.length - index}>
            {field}: {JSON.stringify(before)} → {JSON.stringify(after)}
          </li>
        ))}
      </ol>
    </>
  );
}
