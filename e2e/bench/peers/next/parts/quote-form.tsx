'use client';
import { type ComponentProps, type SubmitEvent, useState } from 'react';

/** The form, which names the fields that are missing. Nothing is sent. */
export function QuoteForm({ children, ...props }: ComponentProps<'form'>) {
  const [message, setMessage] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = event.currentTarget.querySelectorAll<HTMLInputElement>(':invalid:not(fieldset)');
    const names = [...missing].map(field => field.labels?.[0]?.textContent);
    setMessage(names.length > 0 ? `Still needed: ${names.join(', ')}` : 'Thank you.');
    missing[0]?.focus();
  };
  return (
    <form {...props} onSubmit={submit}>
      {children}
      <p role="status">{message}</p>
    </form>
  );
}
