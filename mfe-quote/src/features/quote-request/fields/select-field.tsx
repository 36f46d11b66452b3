import type { ComponentProps } from 'react';
import { NativeSelect } from 'shared-contracts/ui/forms';
import { type Draft, type DraftField, fieldId, fieldNames } from './draft.ts';
import classes from './quote-form.module.css';
import type { QuoteForm } from './use-quote-form.ts';

interface SelectFieldProps {
  label: string;
  data: NonNullable<ComponentProps<typeof NativeSelect>['data']>;
  disabled?: boolean;
  required?: boolean;
  form: QuoteForm;
  field: Extract<DraftField, 'treatment' | 'source' | 'destination' | 'timeline'>;
  /** The first entry, which stands for no answer. */
  none: string;
  hint?: string;
  /** Other answers that change together with this one. */
  also?: Partial<Draft>;
}

/** A choice from a list, as the browser's own control: it works without JavaScript and on every phone. */
export function SelectField({ form, field, none, hint, also, data, ...props }: SelectFieldProps) {
  return (
    <NativeSelect
      {...props}
      id={fieldId(field)}
      name={fieldNames[field]}
      classNames={{ input: classes.input, error: classes.error }}
      size="md"
      data={[{ value: '', label: none }, ...data]}
      value={form.draft[field]}
      description={hint}
      error={form.errors[field]}
      onChange={({ currentTarget: { value } }) => {
        // The shell repeats in the live form what was chosen in the server's HTML, which this form took over by itself.
        if (value !== form.draft[field]) form.change({ [field]: value, ...also });
      }}
    />
  );
}
