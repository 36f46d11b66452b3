import { type DraftField, fieldId, fieldNames } from '../draft/draft.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';

/** Props that the inputs have in common. */
export const fieldProps = (form: QuoteForm, field: DraftField) => ({
  id: fieldId(field),
  name: fieldNames[field],
  error: form.errors[field],
});
