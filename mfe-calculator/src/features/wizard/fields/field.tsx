import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './field.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: string;
}

/** A native input with label and hint. Not the facade's, whose forms entry point the home page would have to load. */
export function Field({ label, hint, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <Hint id={id} text={hint} />
      <input {...input} id={id} aria-describedby={hint && `${id}-hint`} />
    </div>
  );
}

const Hint = ({ id, text }: { id: string; text: string | undefined }) =>
  text && (
    <small id={`${id}-hint`} data-note="">
      {text}
    </small>
  );

interface SelectFieldProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onChange(value: string): void;
  /** The `<option>` elements. */
  children: ReactNode;
}

/** A native select with its label. */
export function SelectField({ name, label, hint, value, onChange, children }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <Hint id={id} text={hint} />
      <select
        id={id}
        name={name}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}
