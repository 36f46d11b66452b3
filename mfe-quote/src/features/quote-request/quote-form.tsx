import { Button, Title } from 'shared-contracts/ui';
import { ConsentField } from './consent-field.tsx';
import { PATH, TRAP } from './draft.ts';
import { EstimateField } from './estimate-field.tsx';
import { FormPart } from './form-part.tsx';
import { NotesField } from './notes-field.tsx';
import { PrefilledNotice } from './prefilled-notice.tsx';
import classes from './quote-form.module.css';
import { copy } from './quote-request.copy.ts';
import { TextField } from './text-field.tsx';
import { TripFields } from './trip-fields.tsx';
import { cleanName, cleanPhone } from './typed-characters.ts';
import type { QuoteForm as Form, FormElements } from './use-quote-form.ts';

const name = { run: cleanName, said: copy.removed.fullName };
const phone = { run: cleanPhone, said: copy.removed.phone };

/** The form: with JavaScript it sends by itself, without it the browser posts it to the page's action. */
export function QuoteForm({ form, element }: Pick<FormElements, 'element'> & { form: Form }) {
  return (
    <div className={classes.card}>
      <Title order={2} size="h3">
        {form.sent ? copy.done.another : copy.form.title}
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
        <PrefilledNotice form={form} />
        <FormPart title={copy.form.you}>
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
        </FormPart>
        <FormPart title={copy.form.trip}>
          <TripFields form={form} />
          <NotesField form={form} />
          <EstimateField form={form} />
        </FormPart>
        <ConsentField form={form} />
        <div className={classes.trap} aria-hidden>
          <label>
            {copy.form.trap}
            <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={classes.send}>
          <Button className={classes.submit} type="submit" size="lg" aria-disabled={form.sending}>
            {form.sending ? copy.form.sending : copy.form.submit}
          </Button>
          <p className={classes.soft}>{copy.form.unsent}</p>
        </div>
      </form>
    </div>
  );
}
