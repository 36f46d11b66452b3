import { useState } from 'react';
import { brand, formatDate, today } from 'shared-contracts';
import classes from './breakdown.module.css';
import { keepCopy as copy } from './estimate.copy.ts';

/** On paper alone: whose estimate this is, and of which day. */
export function PrintHead() {
  // Only ever mounted in a browser, after the last step.
  const [date] = useState(() => formatDate(today()));
  return (
    <p className={classes.printHead}>
      <strong>{brand.name}</strong> <span>{copy.printed(date)}</span>
    </p>
  );
}

/** On paper alone: whom to ask. */
export function PrintFoot() {
  return (
    <p className={classes.printFoot}>
      <span>{copy.contact}</span>{' '}
      <span>
        {brand.email}, {brand.phone}
      </span>
    </p>
  );
}
