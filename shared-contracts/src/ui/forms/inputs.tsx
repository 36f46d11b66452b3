import {
  Input,
  Checkbox as MantineCheckbox,
  NativeSelect as MantineNativeSelect,
  Textarea as MantineTextarea,
  TextInput as MantineTextInput,
} from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { MantineTheme } from '../mantine-theme.tsx';
import './forms.css';

interface FieldProps {
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

type InputProps<Element extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentPropsWithRef<Element>, keyof FieldProps | 'className' | 'color' | 'style'>;

/** A line of text with its label. */
export const TextInput = ({ size: _size, classNames: _classNames, ...input }: InputProps<'input'>) => (
  <MantineTheme>
    <MantineTextInput type="text" {...input} />
  </MantineTheme>
);

/** Several lines of text with their label. */
export const Textarea = ({ size: _size, classNames: _classNames, ...input }: InputProps<'textarea'>) => (
  <MantineTheme>
    <MantineTextarea {...input} />
  </MantineTheme>
);

type Option = string | { value: string; label: string };
type SelectProps = InputProps<'select'> & {
  /** The options, or groups of them; else its children are. */
  data?: readonly (Option | { group: string; items: Option[] })[];
};

/** A native select with its label: it works without JavaScript and on every phone. Its arrow is that of all selects. */
export const NativeSelect = ({ size: _size, classNames: _classNames, ...input }: SelectProps) => (
  <MantineTheme>
    <MantineNativeSelect {...input} rightSection={<></>} />
  </MantineTheme>
);

/** A checkbox before its label. Mantine's own neither marks it as required nor, for screen readers, as wrong. */
export const Checkbox = ({ size: _size, classNames: _classNames, label, ...input }: InputProps<'input'>) => (
  <MantineTheme withStaticClasses={false}>
    <MantineCheckbox
      {...input}
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
