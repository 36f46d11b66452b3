import { useAtomValue, useSetAtom } from 'jotai/react';
import { useId } from 'react';
import { OTHER_SOURCE } from '../../api/source-countries.ts';
import { chooseResidenceAtom } from '../../trip/residence.ts';
import { countriesAtom, residenceAtom } from '../../trip/trip-atoms.ts';
import { RateNote } from '../currency/rate-note.tsx';
import { useField } from '../use-field.ts';

const copy = {
  label: 'I live in',
  choose: 'Choose',
  notListed: 'Another country',
  guess: 'I live in (our guess)',
};

/**
 * "I live in …": one answer for the whole site (section 10.27), and the rate of the currency that totals are shown in, unless the
 * page has it elsewhere. Not shown where nothing would follow: where no code runs, and where no totals are known.
 */
export function ResidenceSelect({ hasRate = true }: { hasRate?: boolean }) {
  const id = useId();
  const { residences } = useAtomValue(countriesAtom);
  const { country, isGuess } = useAtomValue(residenceAtom);
  const choose = useSetAtom(chooseResidenceAtom);
  const kept = useField<HTMLSelectElement>({
    value: country ?? '',
    onChange: ({ target }) => choose(target.value),
  });
  if (residences.length === 0) return null;
  return (
    <div data-choice="">
      <label htmlFor={id}>{isGuess ? copy.guess : copy.label}</label>
      <select {...kept} id={id} autoComplete="country-name">
        <CountryOptions prompt={copy.choose} countries={residences} />
      </select>
      {/* Its place is kept, so that a rate moves nothing. */}
      {hasRate && (
        <span>
          <RateNote />
        </span>
      )}
    </div>
  );
}

/** The options of a choice of the source: the countries that a trip may start in, and one for all others if it may start there. */
export function SourceOptions({ prompt }: { prompt: string }) {
  const { sources, hasOtherSource } = useAtomValue(countriesAtom);
  return <CountryOptions prompt={prompt} countries={hasOtherSource ? [...sources, OTHER_SOURCE] : sources} />;
}

const CountryOptions = ({ prompt, countries }: { prompt: string; countries: readonly string[] }) => (
  <>
    <option value="" disabled>
      {prompt}
    </option>
    {countries.map(name => (
      <option key={name} value={name}>
        {name === OTHER_SOURCE ? copy.notListed : name}
      </option>
    ))}
  </>
);
