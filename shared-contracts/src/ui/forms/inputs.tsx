import {
  Checkbox as CheckboxBase,
  NativeSelect as NativeSelectBase,
  Textarea as TextareaBase,
  TextInput as TextInputBase,
} from '@mantine/core';
import type { ComponentProps, ElementType } from 'react';
import { MantineTheme } from '../mantine-theme.tsx';

const withTheme =
  <Input extends ElementType>(Input: Input) =>
  (props: ComponentProps<Input>) => (
    <MantineTheme>
      <Input {...props} />
    </MantineTheme>
  );

export const Checkbox = withTheme(CheckboxBase);
export const NativeSelect = withTheme(NativeSelectBase);
export const Textarea = withTheme(TextareaBase);
export const TextInput = withTheme(TextInputBase);
