import { Button, Link, useHydrated } from 'shared-contracts/ui';
import { treatmentCopy } from './treatment.copy.ts';
import classes from './without-code.module.css';

const { withoutCode: copy } = treatmentCopy;

/**
 * What works where no code runs (section 10.17), in place of all that follows it in the step, which would do nothing. Its place
 * stays, since a press before the code is there is repeated at the same place.
 */
export const WithoutCode = () => (
  <div className={classes.instead}>
    {!useHydrated() && (
      <>
        <Button type="submit">{copy.submit}</Button>
        <p>
          {copy.text} <Link to="/treatments">{copy.link}</Link>.
        </p>
      </>
    )}
  </div>
);
