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
  /** What was chosen from the list, or typed and submitted. */
  search(term: string): void;
  /** Between field and button: the animation's pause. */
  children: ReactNode;
}

/**
 * A combobox over all treatments with their everyday names. An option does the same as its name typed and Enter. Without
 * JavaScript the form leads to the list of treatments; the field has no name, so that what was typed stays out of the
 * address.
 */
export function SearchField({ field, search, children }: SearchFieldProps) {
  const list = useRef<HTMLDivElement>(null);
  const [term, setTerm] = useState('');
  const [wanted, setWanted] = useState(false);
  const options = useTreatmentOptions(term);
  const isOpen = wanted && options.length > 0;
  useCombobox(field, list, isOpen);

  // What was typed before the page came to life stays.
  useLayoutEffect(() => {
    if (field.current?.value) setTerm(field.current.value);
  }, [field]);

  const take = (text: string) => {
    setTerm(text);
    setWanted(false);
    search(text);
  };
  return (
    <form
      role="search"
      action="/treatments"
      onSubmit={event => {
        event.preventDefault();
        take(term);
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
            setWanted(event.target.value.trim() !== '');
          }}
          onKeyDown={event => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setWanted(true);
            if (event.key === 'Escape') setWanted(false);
          }}
          onBlur={() => setWanted(false)}
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
        >
          {isOpen &&
            options.map(({ name, category }) => (
              // The field keeps the focus, as the pattern asks; Enter on an option is a click.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={name}
                role="option"
                aria-selected={false}
                onMouseDown={event => event.preventDefault()}
                onClick={() => take(name)}
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
