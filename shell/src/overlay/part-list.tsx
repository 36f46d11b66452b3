import { useEffect, useState } from 'react';
import { PAGE_ERRORS_MAX, pageErrors } from '../client/errors/report-error.ts';
import type { KnownComposition } from '../composition/modules.ts';
import { overlayCopy } from './overlay.copy.ts';
import classes from './overlay.module.css';
import { formatVital, vitals } from './page-vitals.ts';
import { type Part, readParts } from './parts.ts';
import { useOutlines } from './use-outlines.ts';

const copy = overlayCopy.parts;
/** Files, errors and vitals come at any time. */
const REFRESH_MS = 1_000;

const kilobytes = (bytes: number): string => `${(bytes / 1_024).toFixed(1)} KB`;

/** Whose release each part of the page is, what it cost and how often it failed; and the page's vitals. */
export function PartList({ composition }: { composition(): KnownComposition }) {
  const [hasOutlines, setHasOutlines] = useState(true);
  const [, refresh] = useState({});
  useEffect(() => {
    const timer = setInterval(() => refresh({}), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const current = composition();
  useOutlines(hasOutlines, current);
  const measured = [...vitals.values()];
  return (
    <>
      <label>
        <input type="checkbox" checked={hasOutlines} onChange={() => setHasOutlines(!hasOutlines)} />
        {copy.outlines}
      </label>
      <p>{copy.composition(current.id)}</p>
      <ul className={classes.parts}>
        {readParts(current).map(part => (
          <PartRow key={part.name} part={part} />
        ))}
      </ul>
      <p>
        {copy.vitals}:{' '}
        {measured.map(metric => `${metric.name} ${formatVital(metric)}`).join(', ') || copy.noVitals}
      </p>
    </>
  );
}

function PartRow({
  part: { name, release, modules, files, bytes, sentBytes, slowestMs, errors },
}: {
  part: Part;
}) {
  const places = modules.map(({ id, state }) => `${id}: ${copy.states[state]}`).join(', ');
  // Browsers hide the sizes of what comes from another origin, as an override does, unless that allows it.
  const isHidden = files > 0 && bytes === 0;
  const sizes = isHidden
    ? copy.unknownSizes(files)
    : copy.files(files, kilobytes(bytes), kilobytes(sentBytes));
  return (
    <li>
      <h3>
        {name} <code>{release ?? copy.missing}</code>
      </h3>
      {name !== 'shell' && <p>{places || copy.absent}</p>}
      <p>
        {sizes}; {copy.slowest(slowestMs)};{' '}
        <span className={errors > 0 ? classes.failed : undefined}>
          {copy.errors(errors, pageErrors.length === PAGE_ERRORS_MAX)}
        </span>
      </p>
    </li>
  );
}
