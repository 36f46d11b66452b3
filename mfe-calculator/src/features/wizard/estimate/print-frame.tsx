import { useState } from 'react';
import { brand, formatDate, today } from 'shared-contracts';
import { keepCopy as copy } from './estimate.copy.ts';
import classes from './print-frame.module.css';

/** On paper alone: whose estimate this is, and of which day. */
export function PrintHead() {
  // Only ever mounted in a browser, after the last step.
  const [date] = useState(() => formatDate(today()));
  return (
    <p className={classes.head}>
      <strong>{brand.name}</strong> <span>{copy.printed(date)}</span>
    </p>
  );
}

/** On paper alone: whom to ask. */
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
