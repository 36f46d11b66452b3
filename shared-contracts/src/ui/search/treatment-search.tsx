import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { SEARCH_TERM_MAX } from '../../treatments/read-search.ts';
import { createValueStore } from '../../value-store.ts';
import type { SuggestionsProps } from './suggestions.tsx';

interface TreatmentSearchProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'id'>,
    Pick<SuggestionsProps, 'term' | 'onChoose' | 'isQuiet'> {
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
  ...input
}: TreatmentSearchProps) {
  const own = useRef<HTMLInputElement>(null);
  const ref = field ?? own;
  const [isRequested, setRequested] = useState(false);
  const Suggestions = useSyncExternalStore(suggestions.subscribe, suggestions.get, () => undefined);

  // Keep text that was typed before hydration.
  useLayoutEffect(() => {
    const typed = ref.current?.value;
    if (typed && typed !== term) onTerm(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- only what was there at first
  }, []);

  return (
    <>
      <input
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_TERM_MAX}
        {...input}
        ref={ref}
        id={id}
        role="combobox"
        aria-expanded={false}
        aria-controls={Suggestions && isRequested ? `${id}-options` : undefined}
        aria-autocomplete="list"
        value={term}
        onFocus={loadSuggestions}
        onChange={event => {
          onTerm(event.target.value);
          loadSuggestions();
          setRequested(event.target.value.trim() !== '');
        }}
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
        <Suggestions
          id={`${id}-options`}
          input={ref}
          term={term}
          isQuiet={isQuiet}
          onChoose={(name, treatmentId) => {
            setRequested(false);
            onChoose(name, treatmentId);
          }}
        />
      )}
    </>
  );
}
