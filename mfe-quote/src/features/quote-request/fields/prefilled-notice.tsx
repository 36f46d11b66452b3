import { Button, useServices } from 'shared-contracts/ui';
import classes from '../../../shared/quote-form.module.css';
import { copy } from '../../../shared/quote-request.copy.ts';
import { fieldId } from '../draft/draft.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';

/** Says that answers were filled in from the trip, and offers to clear them. */
export function PrefilledNotice({ form }: { form: QuoteForm }) {
  const { announce } = useServices();
  if (!form.isPrefilled) return null;
  const clear = () => {
    form.clearPrefill();
    announce(copy.prefilled.cleared);
    // The notice disappears together with the focused button.
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
