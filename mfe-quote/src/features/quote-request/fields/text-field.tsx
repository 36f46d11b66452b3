import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from 'shared-contracts/ui';
import { TextInput } from 'shared-contracts/ui/forms';
import { type DraftField, fieldId, fieldNames } from './draft.ts';
import classes from './quote-form.module.css';
import { halves } from './quote-request.copy.ts';
import type { QuoteForm } from './use-quote-form.ts';

interface TextFieldProps {
  label: string;
  autoComplete: string;
  type?: 'email' | 'tel';
  required?: boolean;
  form: QuoteForm;
  field: Extract<DraftField, 'fullName' | 'email' | 'phone'>;
  hint?: string;
  /** Takes out characters that the field does not take, and what it says then. */
  clean?: { run(typed: string): string; said: string };
}

/** A line of text. Characters are taken out after typing, pasting or autofill, and not while they are being composed. */
export function TextField({ form, field, hint, clean, ...props }: TextFieldProps) {
  const services = useServices();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [removed, setRemoved] = useState(false);
  const error = form.errors[field];

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const take = (typed: string, at: number | null, composing: boolean) => {
    const next = clean && !composing ? clean.run(typed) : typed;
    const changed = next !== typed;
    if (changed) caret.current = at === null ? null : (clean?.run(typed.slice(0, at)).length ?? at);
    // A hyphen that became a space is no loss; a shorter text is.
    const shorter = next.length < typed.length;
    if (shorter && clean) services.announce(clean.said);
    setRemoved(shorter);
    form.change({ [field]: next });
  };
  const onChange = ({
    currentTarget: { value, selectionStart },
    nativeEvent,
  }: ChangeEvent<HTMLInputElement>) =>
    take(
      value,
      props.type === 'email' ? null : selectionStart,
      'isComposing' in nativeEvent && nativeEvent.isComposing === true,
    );
  const onCompositionEnd = ({
    currentTarget: { value, selectionStart },
  }: CompositionEvent<HTMLInputElement>) => take(value, selectionStart, false);

  return (
    <TextInput
      {...props}
      ref={input}
      id={fieldId(field)}
      name={fieldNames[field]}
      classNames={{ input: classes.input, error: classes.error }}
      size="md"
      value={form.draft[field]}
      description={removed && clean ? clean.said : hint}
      error={error && halves(error).text}
      onChange={onChange}
      onCompositionEnd={onCompositionEnd}
      onBlur={() => form.leave(field)}
    />
  );
}
