import { comparedLimit } from './compared.rules.ts';
import classes from './comparison.module.css';
import { compareCopy as copy } from './estimate.copy.ts';

interface ComparisonChoiceProps {
  chosen: string;
  /** All destinations of the treatment. */
  offered: readonly string[];
  shown: readonly string[];
  onToggle(country: string): void;
}

/** Which destinations stand beside the chosen one. When four do, the others say why they take no tick. */
export function ComparisonChoice({ chosen, offered, shown, onToggle }: ComparisonChoiceProps) {
  const full = shown.length >= comparedLimit.max;
  return (
    <fieldset className={classes.choice}>
      <legend>{copy.legend(chosen, comparedLimit.max - 1)}</legend>
      <div>
        {offered
          .filter(country => country !== chosen)
          .map(country => {
            const checked = shown.includes(country);
            const closed = full && !checked;
            return (
              <label key={country} data-closed={closed ? '' : undefined}>
                <input
                  type="checkbox"
                  name="compared"
                  value={country}
                  checked={checked}
                  // Not disabled: whoever reaches it hears why.
                  aria-disabled={closed}
                  aria-describedby={closed ? 'comparison-full' : undefined}
                  onChange={() => onToggle(country)}
                />
                {country}
              </label>
            );
          })}
      </div>
      {full && <p id="comparison-full">{copy.full(comparedLimit.max)}</p>}
    </fieldset>
  );
}
