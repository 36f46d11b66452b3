import { type ReactNode, useId } from 'react';
import classes from './forms.module.css';

/** What all inputs have in common. */
export interface FieldProps {
  /** Of the input; its hint and its message derive theirs from it. */
  id?: string;
  label: ReactNode;
  description?: ReactNode;
  /** The message of a wrong value. */
  error?: ReactNode;
  required?: boolean;
  /** @deprecated All inputs have one size. */
  size?: unknown;
  /** @deprecated All inputs have one look. */
  classNames?: unknown;
}

type FieldTexts = Pick<FieldProps, 'label' | 'description' | 'error'>;

/** Separates the props of the field from those of its native input, which names hint and message as its description. */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, description, error, size: _size, classNames: _classNames, ...input } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const describedBy = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ');
  return {
    texts: { label, description, error },
    input: {
      ...input,
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

interface LabelProps {
  texts: FieldTexts;
  input: { id: string; required?: boolean | undefined };
}

export const Label = ({ texts, input }: LabelProps) => (
  <label className={classes.label} htmlFor={input.id}>
    {texts.label}
    {input.required && (
      <span className={classes.required} aria-hidden>
        {' *'}
      </span>
    )}
  </label>
);

export const Description = ({ texts, input }: LabelProps) =>
  texts.description && (
    <p className={classes.description} id={`${input.id}-description`}>
      {texts.description}
    </p>
  );

export const ErrorMessage = ({ texts, input }: LabelProps) =>
  texts.error && (
    <p className={classes.error} id={`${input.id}-error`}>
      {texts.error}
    </p>
  );

/** A native input between its label and hint above and its message below. */
export const Field = ({ children, ...field }: LabelProps & { children: ReactNode }) => (
  <div className={classes.field}>
    <Label {...field} />
    <Description {...field} />
    {children}
    <ErrorMessage {...field} />
  </div>
);
