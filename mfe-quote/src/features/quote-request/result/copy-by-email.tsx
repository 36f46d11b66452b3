import { Button } from 'shared-contracts/ui';
import { copy } from '../../../shared/quote-request.copy.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import type { Receipt } from '../submission/form-response.ts';

interface CopyByEmailProps {
  form: QuoteForm;
  receipt: Receipt;
  /** Where the copy goes, if the page knows. */
  address: string | undefined;
}

/** What became of the copy that the visitor asked for. */
export function CopyByEmail({ form, receipt, address }: CopyByEmailProps) {
  const { reference } = receipt;
  const state = form.copies[reference] ?? receipt.copy;
  if (!state || !reference) return null;
  const { email } = copy.done;
  if (state === 'failed')
    return (
      <>
        <p>{email.failed}</p>
        {form.isHydrated && (
          <p data-screen="">
            <Button variant="default" size="sm" onClick={() => void form.copyByEmail(reference)}>
              {email.retry}
            </Button>
          </p>
        )}
      </>
    );
  return <p>{state === 'pending' ? email.pending : email[state](address ?? email.yourAddress)}</p>;
}
