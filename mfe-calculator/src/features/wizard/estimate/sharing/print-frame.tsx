import { brand, formatDate } from 'shared-contracts';
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

/** Foot of the printed page: contact details. */
export function PrintFoot() {
  return (
    <p className={classes.foot}>
      <span>{copy.contact}</span>{' '}
      <span>
        {brand.email}, {brand.phone}
      </span>
    </p>
  );
}
