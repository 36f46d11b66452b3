import {
  Input,
  Checkbox as MantineCheckbox,
  NativeSelect as MantineNativeSelect,
  Textarea as MantineTextarea,
  TextInput as MantineTextInput,
} from '@mantine/core';
import { type ChangeEventHandler, type ComponentPropsWithRef, type ReactNode, type Ref, useId } from 'react';
import { MantineTheme } from '../mantine-theme.tsx';
import { useField } from '../use-field.ts';
import './forms.css';

interface FieldProps {
  /** Id of the input; the ids of its hint and its message derive from it. */
  id?: string;
  label: ReactNode;
  description?: ReactNode;
  /** The message of a wrong value. */
  error?: ReactNode;
  required?: boolean;
}

type InputProps<Element extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentPropsWithRef<Element>, keyof FieldProps | 'className' | 'color' | 'size' | 'style'>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field keeps (`useField`), and all else for Mantine. */
function useInput<
  E extends Field,
  P extends {
    ref?: Ref<E> | undefined;
    value?: string | number | readonly string[] | undefined;
    onChange?: ChangeEventHandler<E, E> | undefined;
  },
>({ ref, value, onChange, ...input }: P) {
  const text = value === undefined ? undefined : String(value);
  const { defaultValue, ...field } = useField({ ref, value: text, onChange });
  return { ...input, ...field, ...(defaultValue !== undefined && { defaultValue }) };
}

interface NamesProps {
  /** Offered while it is typed, for lists too long for a select. What is typed may be another. */
  names?: readonly string[];
}

/** A line of text with its label. */
export function TextInput({ names, ...props }: InputProps<'input'> & NamesProps) {
  const listId = useId();
  const offered = names && { autoComplete: 'off', list: listId };
  return (
    <MantineTheme>
      <MantineTextInput type="text" dir="auto" {...offered} {...useInput(props)} />
      {names && (
        <datalist id={listId}>
          {names.map(name => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
    </MantineTheme>
  );
}

/** Several lines of text with their label. */
export const Textarea = (props: InputProps<'textarea'>) => (
  <MantineTheme>
    <MantineTextarea dir="auto" {...useInput(props)} />
  </MantineTheme>
);

type Option = string | { value: string; label: string };
type SelectProps = InputProps<'select'> & {
  /** The options, or groups of them; else its children are. */
  data?: readonly (Option | { group: string; items: Option[] })[];
};

/** A native select with its label: it works without JavaScript and on every phone. Its arrow is that of all selects. */
export const NativeSelect = (props: SelectProps) => (
  <MantineTheme>
    <MantineNativeSelect {...useInput(props)} rightSection={<></>} />
  </MantineTheme>
);

/** A checkbox before its label. Mantine's own neither marks it as required nor, for screen readers, as wrong. */
export function Checkbox({ label, ref, checked, defaultChecked, onChange, ...input }: InputProps<'input'>) {
  const { defaultValue, ...field } = useField({ ref, value: checked, onChange, key: 'checked' });
  return (
    <MantineTheme withStaticClasses={false}>
      <MantineCheckbox
        {...input}
        {...field}
        defaultChecked={defaultValue ?? defaultChecked}
        className="checkbox"
        classNames={{ labelWrapper: 'checkbox-text', input: 'checkbox-input' }}
        label={
          <>
            {label}
            {input.required && (
              <span className={Input.classes.required} aria-hidden>
                {' *'}
              </span>
            )}
          </>
        }
        aria-invalid={input.error ? true : undefined}
      />
    </MantineTheme>
  );
}
