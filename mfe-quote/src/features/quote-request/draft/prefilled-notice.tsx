import { Button, useServices } from 'shared-contracts/ui';
import { fieldId } from './draft.ts';
import classes from './quote-form.module.css';
import { copy } from './quote-request.copy.ts';
import type { QuoteForm } from './use-quote-form.ts';

/** Says that answers were taken over from the trip, and takes them back. */
export function PrefilledNotice({ form }: { form: QuoteForm }) {
  const { announce } = useServices();
  if (!form.prefilled) return null;
  const clear = () => {
    form.clearPrefill();
    announce(copy.prefilled.cleared);
    // This notice goes, and the focus with it.
    document.getElementById(fieldId('treatment'))?.focus();
  };
  return (
    <div className={classes.notice}>
      <p>{copy.prefilled.text}</p>
      <Button variant="default" size="sm" onClick={clear}>
        {copy.prefilled.clear}
      </Button>
    </div>
  );
}
