import { bounds } from 'shared-contracts';
import { Textarea } from 'shared-contracts/ui/forms';
import classes from '../../../shared/quote-form.module.css';
import { copy } from '../../../shared/quote-request.copy.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import { fieldProps } from './field-props.ts';

/** The notes, with a counter of characters, which is the field's message as soon as there are too many. */
export function NotesField({ form }: { form: QuoteForm }) {
  const { notes } = form.draft;
  const count = copy.counter(notes.length);
  const isTooLong = notes.length > bounds.notes;
  return (
    <div className={classes.notes}>
      <Textarea
        {...fieldProps(form, 'notes')}
        rows={6}
        label={copy.form.notes}
        description={copy.form.notesHint}
        value={notes}
        error={isTooLong ? count : form.errors.notes}
        onChange={({ currentTarget }) => form.change({ notes: currentTarget.value })}
      />
      {!isTooLong && <p data-note="">{count}</p>}
    </div>
  );
}
