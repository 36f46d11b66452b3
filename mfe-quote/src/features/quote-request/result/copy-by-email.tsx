import { useRef } from 'react';
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
  const outcome = useRef<HTMLParagraphElement>(null);
  const state = form.copies[reference] ?? receipt.copy;
  if (!state || !reference) return null;
  const { email } = copy.done;
  const retry = () => {
    // The pressed button disappears.
    outcome.current?.focus();
    void form.copyByEmail(reference);
  };
  return (
    <>
      <p ref={outcome} tabIndex={-1}>
        {state === 'pending' || state === 'failed'
          ? email[state]
          : email[state](address ?? email.yourAddress)}
      </p>
      {state === 'failed' && form.isHydrated && (
        <p data-screen="">
          <Button variant="default" size="sm" onClick={retry}>
            {email.retry}
          </Button>
        </p>
      )}
    </>
  );
}
