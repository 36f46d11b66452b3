import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  type RefObject,
  useState,
  useSyncExternalStore,
} from 'react';
import { SEARCH_TERM_MAX } from '../../treatments/read-search.ts';
import { createValueStore } from '../../values/value-store.ts';
import { useField } from '../use-field.ts';
import type { SuggestionsProps } from './suggestions.tsx';

interface TreatmentSearchProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'id'>,
    Pick<SuggestionsProps, 'term' | 'onChoose' | 'isQuiet' | 'pages'> {
  id: string;
  field?: RefObject<HTMLInputElement | null>;
  onTerm(term: string): void;
}

const suggestions = createValueStore<ComponentType<SuggestionsProps> | undefined>(undefined);

/** Their code is loaded once a visitor turns to a search. If that fails, the next time tries again. */
function loadSuggestions(): void {
  if (suggestions.get()) return;
  import(/* webpackChunkName: "suggestions" */ './suggestions.tsx').then(
    module => suggestions.set(module.Suggestions),
    () => undefined,
  );
}

/**
 * A field that suggests treatments with their prices while the visitor types: a combobox by the WAI-ARIA pattern. Form,
 * label and look are its owner's. The list lies below the nearest positioned element.
 */
export function TreatmentSearch({
  id,
  field,
  term,
  onTerm,
  onChoose,
  isQuiet,
  pages,
  ...input
}: TreatmentSearchProps) {
  const [isRequested, setRequested] = useState(false);
  const Suggestions = useSyncExternalStore(suggestions.subscribe, suggestions.get, () => undefined);

  const kept = useField<HTMLInputElement>({
    ref: field,
    value: term,
    onChange: ({ target }) => {
      onTerm(target.value);
      loadSuggestions();
      setRequested(target.value.trim() !== '');
    },
  });

  return (
    <>
      <input
        type="text"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_TERM_MAX}
        {...input}
        {...kept}
        id={id}
        role="combobox"
        aria-expanded={false}
        aria-controls={Suggestions && isRequested ? `${id}-options` : undefined}
        aria-autocomplete="list"
        onFocus={loadSuggestions}
        onKeyDown={event => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setRequested(true);
          if (event.key === 'Escape' && isRequested) {
            // The menu around the field stays open.
            event.preventDefault();
            setRequested(false);
          }
          if (event.key === 'Enter') setRequested(false);
        }}
        onBlur={() => setRequested(false)}
      />
      {Suggestions && isRequested && (
        // oxlint-disable-next-line react/static-components -- one component, once its code is loaded
        <Suggestions
          id={`${id}-options`}
          input={kept.ref}
          term={term}
          isQuiet={isQuiet}
          onChoose={(name, treatmentId, slug) => {
            setRequested(false);
            onChoose(name, treatmentId, slug);
          }}
          pages={pages}
        />
      )}
    </>
  );
}
