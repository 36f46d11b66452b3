import { useLayoutEffect, useRef, useState } from 'react';
import { useServices } from 'shared-contracts/ui';
import { TextInput } from 'shared-contracts/ui/forms';
import { copy, fieldMessage } from '../../../shared/quote-request.copy.ts';
import type { DraftField } from '../draft/draft.ts';
import { withoutInvisible } from '../draft/sanitize-input.ts';
import type { QuoteForm } from '../form/use-quote-form.ts';
import { fieldProps } from './field-props.ts';

/** A field that has a hint. */
type HintedField = { [F in DraftField]: `${F}Hint` extends keyof typeof copy.form ? F : never }[DraftField];

interface TextFieldProps {
  autoComplete: string;
  type?: 'email' | 'tel';
  required?: boolean;
  form: QuoteForm;
  field: HintedField;
  /** In place of the field's own. */
  hint?: string;
  sanitizer?: {
    sanitize: (text: string) => string;
    /** Replaces the hint after characters were removed. */
    notice: string;
  };
}

/** A line of text. Characters are removed after typing, pasting or autofill, but not while they are being composed. */
export function TextField({
  form,
  field,
  hint = copy.form[`${field}Hint`],
  sanitizer,
  ...props
}: TextFieldProps) {
  const services = useServices();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [hasRemoved, setHasRemoved] = useState(false);
  const error = form.errors[field];

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const update = ({ value, selectionStart }: HTMLInputElement, isComposing: boolean) => {
    const text = sanitizer && !isComposing ? sanitizer.sanitize(value) : value;
    if (sanitizer && text !== value && selectionStart !== null)
      caret.current = sanitizer.sanitize(value.slice(0, selectionStart)).length;
    // A hyphen that became a space needs no notice.
    const isShorter = text.length < withoutInvisible(value).length;
    // Once, not with each digit of a number in the wrong field.
    if (isShorter && !hasRemoved && sanitizer) services.announce(sanitizer.notice);
    setHasRemoved(isShorter);
    form.change({ [field]: text });
  };

  return (
    <TextInput
      {...props}
      {...fieldProps(form, field)}
      ref={input}
      label={copy.form[field]}
      value={form.draft[field]}
      description={hasRemoved && sanitizer ? sanitizer.notice : hint}
      error={error && fieldMessage(error)}
      onChange={({ currentTarget, nativeEvent }) =>
        update(currentTarget, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
      }
      onCompositionEnd={({ currentTarget }) => update(currentTarget, false)}
      onBlur={() => form.validateOnBlur(field)}
    />
  );
}
