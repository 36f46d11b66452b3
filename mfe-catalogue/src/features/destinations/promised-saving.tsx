import classes from './destinations.module.css';
import { profileCopy as copy } from './profile.copy.ts';

/** Section 2's savings badge, with its case. */
export const PromisedSaving = ({ savings }: { savings: string }) => (
  <p className={classes.case}>
    <span className={classes.pill}>{copy.save(savings)}</span> {copy.condition}
  </p>
);
