import { Textarea } from 'shared-contracts/ui/forms';
import { fieldId, fieldNames } from '../draft/draft.ts';
import classes from '../quote-form.module.css';
import { copy } from '../quote-request.copy.ts';
import type { QuoteForm } from '../use-quote-form.ts';

/** The notes, with a counter of characters. */
export function NotesField({ form }: { form: QuoteForm }) {
  const { notes } = form.draft;
  return (
    <div>
      <Textarea
        id={fieldId('notes')}
        name={fieldNames.notes}
        classNames={{ input: classes.input, error: classes.error }}
        size="md"
        rows={6}
        label={copy.form.notes}
        description={copy.form.notesHint}
        value={notes}
        error={form.errors.notes}
        onChange={({ currentTarget }) => form.change({ notes: currentTarget.value })}
        onBlur={() => form.validateOnBlur('notes')}
      />
      <p className={`${classes.soft} ${classes.counter}`} data-over={form.errors.notes ? '' : undefined}>
        {copy.counter(notes.length)}
      </p>
    </div>
  );
}
