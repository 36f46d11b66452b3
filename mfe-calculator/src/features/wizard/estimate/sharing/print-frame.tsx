import { useState } from 'react';
import { brand, formatDate } from 'shared-contracts';
import { today } from '../../../../shared/dates.rules.ts';
import classes from './print-frame.module.css';
import { sharingCopy as copy } from './sharing.copy.ts';

/** Head of the printed page: brand and date. */
export function PrintHead() {
  // Reading the clock is safe: the estimate is never rendered on the server.
  const [date] = useState(() => formatDate(today()));
  return (
    <p className={classes.head}>
      <strong>{brand.name}</strong> <span>{copy.printed(date)}</span>
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
