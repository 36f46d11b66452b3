import type { RefObject } from 'react';
import { Button, Title } from 'shared-contracts/ui';
import classes from '../../shared/quote-form.module.css';
import { copy } from '../../shared/quote-request.copy.ts';
import { DemonstrationBand } from './demonstration-band.tsx';
import { CONTACT_PATH, HONEYPOT } from './draft/draft.ts';
import { sanitizeName, sanitizePhone } from './draft/sanitize-input.ts';
import { AboutFields } from './fields/about-fields.tsx';
import { ConsentField } from './fields/consent-field.tsx';
import { CopyField } from './fields/copy-field.tsx';
import { EstimateCard } from './fields/estimate-card.tsx';
import { FieldGroup } from './fields/field-group.tsx';
import { NotesField } from './fields/notes-field.tsx';
import { PhoneSuggestion } from './fields/phone-suggestion.tsx';
import { PrefilledNotice } from './fields/prefilled-notice.tsx';
import { TextField } from './fields/text-field.tsx';
import { TripFields } from './fields/trip-fields.tsx';
import type { QuoteForm as Form } from './form/use-quote-form.ts';

const nameSanitizer = { sanitize: sanitizeName, notice: copy.removed.fullName };
const phoneSanitizer = { sanitize: sanitizePhone, notice: copy.removed.phone };

/** Has one identity, so that React calls it when the element appears, and not with each key. */
const focusElement = (element: HTMLElement | null) => element?.focus();

interface QuoteFormProps {
  form: Form;
  formRef: RefObject<HTMLFormElement | null>;
}

/** The form. With JavaScript it calls the API; without, the browser posts it to the page's action. */
export function QuoteForm({ form, formRef }: QuoteFormProps) {
  return (
    <div className={classes.card} data-card="raised">
      <Title order={2} size="h3" tabIndex={-1} ref={form.isAnother ? focusElement : undefined}>
        {copy.form.title}
      </Title>
      <DemonstrationBand />
      <p data-note="">{copy.form.required}</p>
      <form
        ref={formRef}
        className={classes.form}
        method="post"
        action={CONTACT_PATH}
        noValidate
        onSubmit={form.onSubmit}
      >
        <PrefilledNotice form={form} />
        <EstimateCard form={form} />
        <FieldGroup title={copy.form.you}>
          <TextField form={form} field="fullName" required autoComplete="name" sanitizer={nameSanitizer} />
          <div className={classes.pair}>
            <TextField form={form} field="email" type="email" required autoComplete="email" />
            <div>
              <TextField form={form} field="phone" type="tel" autoComplete="tel" sanitizer={phoneSanitizer} />
              <PhoneSuggestion form={form} />
            </div>
          </div>
          <AboutFields form={form} />
        </FieldGroup>
        <FieldGroup title={copy.form.trip}>
          <TripFields form={form} />
          <NotesField form={form} />
        </FieldGroup>
        <ConsentField form={form} />
        <CopyField form={form} />
        <div className={classes.honeypot} aria-hidden>
          <label>
            {copy.form.honeypot}
            <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={classes.send}>
          <Button className={classes.submit} type="submit" size="lg" aria-disabled={form.isSending}>
            {form.isSending ? copy.form.sending : copy.form.submit}
          </Button>
          <p data-note="">{copy.form.unsent}</p>
        </div>
      </form>
    </div>
  );
}
