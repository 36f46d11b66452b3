import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { categoryName } from 'shared-contracts';
import classes from './hero-search.module.css';
import { homeCopy, suggestions } from './home.copy.ts';
import { useTreatmentOptions } from './treatment-options.ts';
import { useCombobox } from './use-combobox.ts';

const copy = homeCopy.search;
const LIST_ID = 'hero-search-options';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** Called with the chosen option, or with the submitted text. */
  search(term: string): void;
  /** Shown between field and button. */
  children: ReactNode;
}

/**
 * A combobox over all treatments, found by their everyday names as well. Choosing an option is the same as submitting its
 * name. Without JavaScript the form leads to the list of treatments; the field has no name, so its text stays out of the
 * address.
 */
export function SearchField({ field, search, children }: SearchFieldProps) {
  const list = useRef<HTMLDivElement>(null);
  const [term, setTerm] = useState('');
  const [isListRequested, setListRequested] = useState(false);
  const options = useTreatmentOptions(term);
  const isOpen = isListRequested && options.length > 0;
  useCombobox(field, list, isOpen);

  // Keep text that was typed before hydration.
  useLayoutEffect(() => {
    if (field.current?.value) setTerm(field.current.value);
  }, [field]);

  const submit = (text: string) => {
    setTerm(text);
    setListRequested(false);
    search(text);
  };
  return (
    <form
      role="search"
      action="/treatments"
      onSubmit={event => {
        event.preventDefault();
        submit(term);
      }}
    >
      <label htmlFor="hero-search">{copy.label}</label>
      <div className={classes.row}>
        <IconSearch className={classes.glass} size={22} stroke={1.8} aria-hidden />
        <input
          ref={field}
          id="hero-search"
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={copy.placeholder(suggestions[0])}
          value={term}
          onChange={event => {
            setTerm(event.target.value);
            setListRequested(event.target.value.trim() !== '');
          }}
          onKeyDown={event => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setListRequested(true);
            if (event.key === 'Escape') setListRequested(false);
          }}
          onBlur={() => setListRequested(false)}
        />
        {children}
        <button type="submit" className={classes.submit}>
          {copy.submit}
        </button>
        <div
          ref={list}
          id={LIST_ID}
          role="listbox"
          aria-label={copy.options}
          hidden={!isOpen}
          className={classes.options}
          data-card=""
        >
          {isOpen &&
            options.map(({ name, category }) => (
              // The field keeps the focus, as the combobox pattern requires; Enter on an option is a click.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={name}
                role="option"
                aria-selected={false}
                onMouseDown={event => event.preventDefault()}
                onClick={() => submit(name)}
              >
                <span>{name}</span>
                <span>{categoryName(category)}</span>
              </div>
            ))}
        </div>
      </div>
    </form>
  );
}
