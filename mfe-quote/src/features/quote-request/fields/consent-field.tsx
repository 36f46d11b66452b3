import { brand } from 'shared-contracts';
import { Link } from 'shared-contracts/ui';
import { Checkbox } from 'shared-contracts/ui/forms';
import classes from '../../../shared/quote-form.module.css';
import { copy } from '../../../shared/quote-request.copy.ts';
import { fieldId, fieldNames } from '../draft/draft.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';

/** Consent to the use of health data: never ticked by default, stored with its version and the time of the tick. */
export function ConsentField({ form }: { form: QuoteForm }) {
  return (
    <div className={classes.consent}>
      <Checkbox
        id={fieldId('consentAt')}
        name={fieldNames.consentAt}
        value="yes"
        required
        label={copy.form.consent.replace('{brand}', brand.name)}
        error={form.errors.consentAt}
        checked={form.draft.consentAt !== ''}
        onChange={({ currentTarget }) =>
          form.change({ consentAt: currentTarget.checked ? new Date().toISOString() : '' })
        }
      />
      <p data-note="">
        {copy.form.consentMore}
        <Link className={classes.privacy} to="/privacy">
          {copy.form.privacy}
        </Link>
      </p>
    </div>
  );
}
