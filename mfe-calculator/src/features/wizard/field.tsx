import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './field.module.css';

interface FieldProps {
  label: string;
  hint?: string;
}

/**
 * The browser's own input with its label, described by its hint. Not the facade's: the home page would load the door of the
 * forms for it.
 */
export function Field({ label, hint, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input {...input} id={id} aria-describedby={hint && `${id}-hint`} />
    </div>
  );
}

interface SelectFieldProps {
  name: string;
  label: string;
  value: string;
  onChange(value: string): void;
  /** The options. */
  children: ReactNode;
}

/** The browser's own list of options with its label. */
export function SelectField({ name, label, value, onChange, children }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}
