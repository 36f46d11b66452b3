import { useState } from 'react';
import { flushSync } from 'react-dom';
import { chooseTreatmentAtom, formatMonth, prefillAtom, priceFigure, searchTermAtom } from 'shared-contracts';
import {
  NotHereNote,
  PricesNote,
  useAnnouncedResult,
  useAtomValue,
  useMoney,
  useSetAtom,
  useTreatmentSearch,
} from 'shared-contracts/ui';
import { ChoiceList } from '../../../../shared/fields/choice-list.tsx';
import notice from '../../../../shared/notice.module.css';
import { Notice } from '../../../../shared/notice.tsx';
import { QueryState } from '../../../../shared/query-state.tsx';
import classes from '../step.module.css';
import type { ScreenProps } from '../step.ts';
import { ChosenTreatment } from './chosen-treatment.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';
import { TreatmentCategories } from './treatment-categories.tsx';
import { focusSearch, TreatmentField } from './treatment-field.tsx';
import { UnitsField } from './units-field.tsx';
import { WithoutCode } from './without-code.tsx';

/** Treatments in the list at first. Fills rows of one, two or three cards. */
const INITIAL_COUNT = 6;

/**
 * Step 1: the home page's treatment search, which the hero and the category buttons fill in (section 10.12). A visitor who
 * comes by a country card, and so is taken to step 2, sees only the treatment until then.
 */
export function TreatmentScreen({ data }: ScreenProps) {
  const { treatments, treatment, trip, search } = data;
  const term = useAtomValue(searchTermAtom);
  const choose = useSetAtom(chooseTreatmentAtom);
  const prefill = useAtomValue(prefillAtom);
  // By a country card, which queues its country for the treatment.
  const [isOfCard] = useState(trip.treatmentType !== null && prefill?.treatmentId === trip.treatmentType);
  const [isOpened, setIsOpened] = useState(false);
  const money = useMoney();
  const { found, nearest, notHere, isSettled } = useTreatmentSearch(treatments.data, term);
  const missed = notHere?.sentence ?? copy.noResults(term.trim());
  const result = found.length > 0 ? copy.found(found.length) : missed;
  useAnnouncedResult(term, isSettled ? result : null);
  const unitsField = treatment?.unit && (
    <UnitsField key={treatment.id} trip={trip} treatment={treatment} unit={treatment.unit} />
  );
  if (treatment && isOfCard && !isOpened) {
    const change = () => {
      flushSync(() => setIsOpened(true));
      focusSearch();
    };
    return (
      <div id="treatment-search" className={classes.fields}>
        <ChosenTreatment treatment={treatment} onChange={change} />
        {unitsField}
      </div>
    );
  }
  const isEmpty = !treatments.loading && !treatments.failed && treatments.data.length === 0;
  const priced = treatments.data.find(({ estimatedCost }) => estimatedCost > 0);
  const isChosenHidden = treatment && !found.includes(treatment);
  return (
    <div id="treatment-search" className={classes.fields}>
      <TreatmentField treatments={treatments.data} onTerm={search} />
      <WithoutCode />
      <TreatmentCategories treatments={treatments.data} term={term} onChange={search} />
      <QueryState query={treatments} />
      {isEmpty && <Notice text={copy.none} />}
      {found.length > 0 && <PricesNote prices={found.filter(({ estimatedCost }) => estimatedCost > 0)} />}
      {found.length > 0 && (
        <ChoiceList
          legend={term.trim() ? result : copy.results}
          name="treatment"
          initialCount={INITIAL_COUNT}
          value={trip.treatmentType}
          choices={found.map(entry => ({
            value: entry.id,
            label: entry.name,
            price: priceFigure(entry.typicalCost ?? entry.estimatedCost, entry.basis, money.exact),
            note: copy.note(entry),
          }))}
          onChoose={id => {
            const chosen = treatments.data.find(entry => entry.id === id);
            if (chosen) choose(chosen);
          }}
        />
      )}
      {found.length === 0 && isSettled && (
        <>
          <p className={notice.notice} data-tone="warning">
            {notHere ? <NotHereNote {...notHere} /> : result}
          </p>
          <div data-chips="">
            {nearest.map(({ id, name }) => (
              <button key={id} type="button" onClick={() => search(name)}>
                {copy.meant(name)}
              </button>
            ))}
            <button type="button" onClick={() => search('')}>
              {copy.clear}
            </button>
          </div>
        </>
      )}
      {priced && <p data-note="">{copy.lowest(formatMonth(priced.asOf))}</p>}
      {isChosenHidden && (
        <p className={notice.notice} data-tone="plain">
          {copy.chosen(treatment.name)}
        </p>
      )}
      {unitsField}
    </div>
  );
}
