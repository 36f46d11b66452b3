import Combobox from '@github/combobox-nav';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { searchCopy as copy } from './search.copy.ts';
import classes from './suggestions.module.css';

interface Option {
  id: string;
  name: string;
  /** Null while no price is known, and of a page. */
  figure: ReactNode;
  onChoose(): void;
}

interface SuggestionListProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** Above the options; empty for none. */
  note: string;
  options: readonly Option[];
}

/**
 * The open list of a combobox. The library has the keyboard: arrows move through the options, Enter clicks the active one or
 * submits the form, Escape and Tab choose none.
 */
export function SuggestionList({ id, input, note, options }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!input.current || !list.current) return undefined;
    const combobox = new Combobox(input.current, list.current, { tabInsertsSuggestions: false });
    combobox.start();
    return () => combobox.stop();
  }, [input]);
  return (
    <div className={classes.options} data-card="">
      {note && <p>{note}</p>}
      <div ref={list} id={id} {...(options.length > 0 && { role: 'listbox', 'aria-label': copy.options })}>
        {options.map(({ id: key, name, figure, onChoose }) => (
          // The field keeps the focus, as the combobox pattern requires; Enter on an option is a click.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={key}
            role="option"
            aria-selected={false}
            onMouseDown={event => event.preventDefault()}
            onClick={onChoose}
          >
            <span>{name}</span>
            {figure !== null && <span>{figure}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
