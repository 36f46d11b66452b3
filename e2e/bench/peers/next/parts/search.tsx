'use client';
import { type ComponentProps, type FormEvent, type MouseEvent, useState } from 'react';

interface SearchProps extends ComponentProps<'div'> {
  treatments: readonly string[];
}

const fieldIn = (element: Element) => element.querySelector('input');

/** The search form and the suggestions, with a list of the treatments whose name has the typed letters. */
export function Search({ treatments, children, ...props }: SearchProps) {
  const [term, setTerm] = useState('');
  const found = term ? treatments.filter(name => name.toLowerCase().includes(term.toLowerCase())) : [];
  const choose = ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
    const name = target instanceof Element && target.closest('button[type=button], [role=option]');
    const field = fieldIn(currentTarget);
    if (!name || !field || name.ariaLabel) return;
    field.value = name.textContent;
    setTerm('');
  };
  const search = (event: FormEvent<HTMLDivElement>) => {
    event.preventDefault();
    const field = fieldIn(event.currentTarget);
    const name = treatments.find(treatment => treatment === field?.value);
    if (name) location.hash = 'calculator-section';
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      {...props}
      onInput={event => setTerm(fieldIn(event.currentTarget)?.value ?? '')}
      onClick={choose}
      onSubmit={search}
    >
      {children}
      {found.length > 0 && (
        <ul role="listbox" aria-label="Treatments found" data-card="">
          {found.map(name => (
            <li key={name} role="option" aria-selected={false}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
