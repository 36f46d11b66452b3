import { type Addressed, brand, formatDate, slugOf, treatmentSlug } from 'shared-contracts';
import { useToday } from '../../../../shared/use-today.ts';
import classes from './print-frame.module.css';
import { sharingCopy as copy } from './sharing.copy.ts';

/** Head of the printed page: brand and date. */
export function PrintHead() {
  const day = useToday() ?? '';
  return (
    <p className={classes.head}>
      <strong>{brand.name}</strong> <span>{copy.printed(formatDate(day))}</span>
    </p>
  );
}

interface PrintFootProps {
  treatment: Addressed | undefined;
  destination: string | null;
  /** To the estimate with all its answers. */
  link: string;
}

/** Foot of the printed page: contact details, the way back to the estimate, and an address short enough to type, which has treatment and country. */
export function PrintFoot({ treatment, destination, link }: PrintFootProps) {
  const isShort = treatment && destination;
  return (
    <div className={classes.foot}>
      {isShort && (
        <p>
          <a href={link}>{copy.reopen}</a>{' '}
          <span>
            {copy.again} {`${location.host}/?treatment=${treatmentSlug(treatment)}&to=${slugOf(destination)}`}
          </span>
        </p>
      )}
      <p>
        {copy.contact}{' '}
        <span>
          {brand.email}, {brand.phone}
        </span>
      </p>
    </div>
  );
}
