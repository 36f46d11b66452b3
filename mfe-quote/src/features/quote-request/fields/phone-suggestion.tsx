import { Button } from 'shared-contracts/ui';
import classes from '../../../shared/quote-form.module.css';
import { copy } from '../../../shared/quote-request.copy.ts';
import { fieldId } from '../draft/draft.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import { toInternationalPhone } from './international-phone.ts';

/** Suggests the international form of a number as it is dialled in the source country. */
export function PhoneSuggestion({ form }: { form: QuoteForm }) {
  const { phone, source } = form.draft;
  const number = toInternationalPhone(phone, source);
  if (!number) return null;
  if (!form.isHydrated) return <p data-note="">{copy.phoneSuggestion.ask(number)}</p>;
  const use = () => {
    form.change({ phone: number });
    // The suggestion disappears together with the focused button.
    document.getElementById(fieldId('phone'))?.focus();
  };
  return (
    <Button className={classes.suggestion} variant="default" size="sm" onClick={use}>
      {copy.phoneSuggestion.use(number)}
    </Button>
  );
}
