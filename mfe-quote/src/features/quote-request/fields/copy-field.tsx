import { Checkbox } from 'shared-contracts/ui/forms';
import { copy } from '../../../shared/quote-request.copy.ts';
import { COPY_FIELD } from '../draft/draft.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';

/** Offers a copy by e-mail, where the site can send one. */
export function CopyField({ form }: { form: QuoteForm }) {
  if (!form.canSendCopies) return null;
  return (
    <Checkbox
      id="quote-copy"
      name={COPY_FIELD}
      value="yes"
      label={copy.form.copy}
      description={copy.form.copyHint}
      checked={form.draft.copyByEmail}
      onChange={({ currentTarget }) => form.change({ copyByEmail: currentTarget.checked })}
    />
  );
}
