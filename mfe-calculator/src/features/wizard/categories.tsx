import { categoryName, type Treatment } from 'shared-contracts';
import classes from './choices.module.css';
import { wizardCopy as copy } from './wizard.copy.ts';

interface CategoriesProps {
  treatments: readonly Treatment[];
  term: string;
  onChoose(term: string): void;
}

/** A button for each category fills the search with it (section 2); once more, and all treatments are shown again. */
export function Categories({ treatments, term, onChoose }: CategoriesProps) {
  const names = [...new Set(treatments.map(({ category }) => categoryName(category)))].toSorted();
  const searched = categoryName(term.trim()).toLowerCase();
  return (
    <fieldset className={classes.categories}>
      <legend>{copy.categories}</legend>
      {names.map(name => {
        const pressed = name.toLowerCase() === searched;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={pressed}
            onClick={() => onChoose(pressed ? '' : name)}
          >
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}
