import { categoryName, compareText, type Treatment } from 'shared-contracts';
import { OptionGroup } from '../../../../shared/fields/option-group.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';

interface TreatmentCategoriesProps {
  treatments: readonly Treatment[];
  term: string;
  onChange(term: string): void;
}

/** A button for each category, which fills the search with its name (section 2) and clears it when pressed again. */
export function TreatmentCategories({ treatments, term, onChange }: TreatmentCategoriesProps) {
  const names = [...new Set(treatments.map(({ category }) => categoryName(category)))].sort(compareText);
  const searched = categoryName(term.trim()).toLowerCase();
  return (
    <OptionGroup legend={copy.categories} isChips>
      {names.map(name => {
        const isPressed = name.toLowerCase() === searched;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isPressed}
            onClick={() => onChange(isPressed ? '' : name)}
          >
            {name}
          </button>
        );
      })}
    </OptionGroup>
  );
}
