import { Textarea } from 'shared-contracts/ui/forms';
import classes from '../quote-form.module.css';
import { copy } from '../quote-request.copy.ts';
import type { QuoteForm } from '../use-quote-form.ts';
import { fieldProps } from './field-props.ts';

/** The notes, with a counter of characters. */
export function NotesField({ form }: { form: QuoteForm }) {
  const { notes } = form.draft;
  return (
    <div>
      <Textarea
        {...fieldProps(form, 'notes')}
        rows={6}
        label={copy.form.notes}
        description={copy.form.notesHint}
        value={notes}
        onChange={({ currentTarget }) => form.change({ notes: currentTarget.value })}
        onBlur={() => form.validateOnBlur('notes')}
      />
      <p className={classes.counter} data-note="" data-over={form.errors.notes ? '' : undefined}>
        {copy.counter(notes.length)}
      </p>
    </div>
  );
}
