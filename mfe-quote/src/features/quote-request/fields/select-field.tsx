import type { ComponentProps } from 'react';
import { NativeSelect } from 'shared-contracts/ui/forms';
import { copy } from '../../../shared/quote-request.copy.ts';
import type { Draft, DraftField } from '../draft/draft.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import { fieldProps } from './field-props.ts';

interface SelectFieldProps {
  data: NonNullable<ComponentProps<typeof NativeSelect>['data']>;
  disabled?: boolean;
  autoComplete?: string;
  required?: boolean;
  form: QuoteForm;
  field: Extract<
    DraftField,
    'treatment' | 'source' | 'destination' | 'timeline' | 'forWhom' | 'ageGroup' | 'reachBy'
  >;
  /** Label of the first option, which means no answer. */
  placeholder: string;
  hint?: string;
  /** Other answers to change with this one. */
  alsoChange?: Partial<Draft>;
}

/** A native select: it works without JavaScript and on every phone. */
export function SelectField({
  form,
  field,
  placeholder,
  hint,
  alsoChange,
  data,
  ...props
}: SelectFieldProps) {
  return (
    <NativeSelect
      {...props}
      {...fieldProps(form, field)}
      label={copy.form[field]}
      data={[{ value: '', label: placeholder }, ...data]}
      value={form.draft[field]}
      description={hint}
      onChange={({ currentTarget: { value } }) => {
        // The shell replays what was selected in the server's HTML, which this form has already read.
        if (value !== form.draft[field]) form.change({ [field]: value, ...alsoChange });
      }}
    />
  );
}
