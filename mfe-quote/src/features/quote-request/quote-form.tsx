import { Button, Title } from 'shared-contracts/ui';
import { Textarea } from 'shared-contracts/ui/forms';
import { ConsentField } from './consent-field.tsx';
import { fieldId, fieldNames, PATH, TRAP } from './draft.ts';
import { EstimateField } from './estimate-field.tsx';
import { OutcomePanel } from './outcome.tsx';
import classes from './quote-form.module.css';
import { copy } from './quote-request.copy.ts';
import { TextField } from './text-field.tsx';
import { TripFields } from './trip-fields.tsx';
import { cleanName, cleanPhone } from './typed-characters.ts';
import type { QuoteForm as Form, FormElements } from './use-quote-form.ts';

const name = { run: cleanName, said: copy.removed.fullName };
const phone = { run: cleanPhone, said: copy.removed.phone };

/** The form: with JavaScript it sends by itself, without it the browser posts it to the page's action. */
export function QuoteForm({ form, element, outcomePanel }: FormElements & { form: Form }) {
  const sent = form.outcome?.kind === 'receipt';
  return (
    <div className={classes.card}>
      <OutcomePanel form={form} panel={outcomePanel} />
      <Title order={2} size="h3">
        {sent ? copy.done.another : copy.form.title}
      </Title>
      <p className={classes.soft}>{copy.form.required}</p>
      <form
        ref={element}
        className={classes.form}
        method="post"
        action={PATH}
        noValidate
        onSubmit={form.submit}
      >
        {form.prefilled && (
          <div className={classes.notice}>
            <span>{copy.prefilled.text}</span>
            <Button variant="subtle" size="compact-md" onClick={form.clearPrefill}>
              {copy.prefilled.clear}
            </Button>
          </div>
        )}
        <TextField
          form={form}
          field="fullName"
          label={copy.form.fullName}
          hint={copy.form.fullNameHint}
          required
          autoComplete="name"
          clean={name}
        />
        <div className={classes.pair}>
          <TextField
            form={form}
            field="email"
            label={copy.form.email}
            hint={copy.form.emailHint}
            type="email"
            required
            autoComplete="email"
          />
          <TextField
            form={form}
            field="phone"
            label={copy.form.phone}
            type="tel"
            hint={copy.form.phoneHint}
            autoComplete="tel"
            clean={phone}
          />
        </div>
        <TripFields form={form} />
        <Notes form={form} />
        <EstimateField form={form} />
        <ConsentField form={form} />
        <div className={classes.trap} aria-hidden>
          <label>
            {copy.form.trap}
            <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Button className={classes.submit} type="submit" size="lg" aria-disabled={form.sending}>
          {form.sending ? copy.form.sending : copy.form.submit}
        </Button>
      </form>
    </div>
  );
}

function Notes({ form }: { form: Form }) {
  const { notes } = form.draft;
  const counter = copy.counter(notes.length);
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
        onBlur={() => form.leave('notes')}
      />
      <p className={`${classes.soft} ${classes.counter}`} data-over={form.errors.notes ? '' : undefined}>
        {counter}
      </p>
    </div>
  );
}
