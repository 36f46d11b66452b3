import { type DraftField, fieldId, fieldNames } from '../draft/draft.ts';
import classes from '../quote-form.module.css';
import type { QuoteForm } from '../use-quote-form.ts';

/** Props that the inputs have in common. */
export const fieldProps = (form: QuoteForm, field: DraftField) => ({
  id: fieldId(field),
  name: fieldNames[field],
  classNames: { input: classes.input, error: classes.error },
  size: 'md' as const,
  error: form.errors[field],
});
