import { Button } from 'shared-contracts/ui';
import classes from '../../../shared/quote-form.module.css';
import { copy } from '../../../shared/quote-request.copy.ts';
import { fieldId } from '../draft/draft.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import { toInternationalPhone } from './international-phone.ts';

/** Offers the international form of a number as it is dialled in the source country. */
export function PhoneOffer({ form }: { form: QuoteForm }) {
  const { phone, source } = form.draft;
  const number = toInternationalPhone(phone, source);
  if (!number) return null;
  if (!form.isHydrated) return <p data-note="">{copy.phoneOffer.ask(number)}</p>;
  const use = () => {
    form.change({ phone: number });
    // The offer disappears together with the focused button.
    document.getElementById(fieldId('phone'))?.focus();
  };
  return (
    <Button className={classes.offer} variant="default" size="sm" onClick={use}>
      {copy.phoneOffer.use(number)}
    </Button>
  );
}
