import { OptionGroup } from '../../../../shared/fields/option-group.tsx';
import options from '../../../../shared/fields/options.module.css';
import { comparisonCopy as copy } from './comparison.copy.ts';
import classes from './comparison.module.css';
import { comparedLimit } from './comparison-selection.rules.ts';

interface ComparisonPickerProps {
  chosen: string;
  /** All destinations of the treatment. */
  offered: readonly string[];
  compared: readonly string[];
  onToggle(country: string): void;
}

/** Checkboxes for the destinations to compare. At the limit, the rest are aria-disabled and say why. */
export function ComparisonPicker({ chosen, offered, compared, onToggle }: ComparisonPickerProps) {
  const isFull = compared.length >= comparedLimit.max;
  return (
    <div className={classes.picker}>
      <OptionGroup
        legend={copy.legend(chosen, comparedLimit.others)}
        className={classes.countries}
        footer={isFull && <p id="comparison-full">{copy.full(comparedLimit.max)}</p>}
      >
        {offered
          .filter(country => country !== chosen)
          .map(country => {
            const isCompared = compared.includes(country);
            const isClosed = isFull && !isCompared;
            return (
              <label key={country} className={options.choice} data-closed={isClosed ? '' : undefined}>
                <input
                  type="checkbox"
                  name="compared"
                  value={country}
                  checked={isCompared}
                  // Not disabled: it stays in the tab order and is described by the reason.
                  aria-disabled={isClosed}
                  aria-describedby={isClosed ? 'comparison-full' : undefined}
                  onChange={() => onToggle(country)}
                />
                {country}
              </label>
            );
          })}
      </OptionGroup>
    </div>
  );
}
