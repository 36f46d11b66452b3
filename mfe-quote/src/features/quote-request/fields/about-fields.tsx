import { aboutFields } from 'shared-contracts';
import classes from '../../../shared/quote-form.module.css';
import { copy } from '../../../shared/quote-request.copy.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import { SelectField } from './select-field.tsx';

/** For whom the request is, the patient's age and how to reach them, all optional, where the API takes them. */
export function AboutFields({ form }: { form: QuoteForm }) {
  if (!form.asksAbout) return null;
  const { for_whom, age_group, reach_by } = aboutFields;
  return (
    <div className={classes.three}>
      <SelectField form={form} field="forWhom" placeholder={copy.form.notSaid} data={[...for_whom.choices]} />
      <SelectField
        form={form}
        field="ageGroup"
        placeholder={copy.form.notSaid}
        data={[...age_group.choices]}
      />
      <SelectField form={form} field="reachBy" placeholder={copy.form.notSaid} data={[...reach_by.choices]} />
    </div>
  );
}
