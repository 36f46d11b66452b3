import { HONEYPOT } from '../draft/draft.ts';
import classes from '../quote-form.module.css';
import { copy } from '../quote-request.copy.ts';

/** A field that people do not see. Only a bot fills it in. */
export function HoneypotField() {
  return (
    <div className={classes.honeypot} aria-hidden>
      <label>
        {copy.form.honeypot}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
