import type { ComponentPropsWithRef } from 'react';
import { Description, ErrorMessage, Field, type FieldProps, Label, useField } from './field.tsx';
import classes from './forms.module.css';

type InputProps<Element extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentPropsWithRef<Element>, keyof FieldProps | 'className'>;

/** A line of text with its label. */
export function TextInput(props: InputProps<'input'>) {
  const field = useField(props);
  return (
    <Field {...field}>
      <input type="text" {...field.input} className={classes.input} />
    </Field>
  );
}

/** Several lines of text with their label. */
export function Textarea(props: InputProps<'textarea'>) {
  const field = useField(props);
  return (
    <Field {...field}>
      <textarea {...field.input} className={classes.input} />
    </Field>
  );
}

type Option = string | { value: string; label: string };
type SelectProps = InputProps<'select'> & {
  /** The options, or groups of them. */
  data: readonly (Option | { group: string; items: readonly Option[] })[];
};

/** A native select with its label: it works without JavaScript and on every phone. */
export function NativeSelect({ data, ...props }: SelectProps) {
  const field = useField(props);
  return (
    <Field {...field}>
      <select {...field.input} className={classes.input}>
        {data.map(entry =>
          typeof entry === 'object' && 'group' in entry ? (
            <optgroup key={entry.group} label={entry.group}>
              {entry.items.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(entry)
          ),
        )}
      </select>
    </Field>
  );
}

function renderOption(option: Option) {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

/** A native checkbox before its label. */
export function Checkbox(props: InputProps<'input'>) {
  const field = useField(props);
  return (
    <div className={classes.choice}>
      <input {...field.input} type="checkbox" className={classes.box} />
      <div className={classes.field}>
        <Label {...field} />
        <Description {...field} />
        <ErrorMessage {...field} />
      </div>
    </div>
  );
}
