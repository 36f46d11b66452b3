import { type Ref, useEffect, useRef } from 'react';
import { isStepComplete, missingOf, previousStep, type StepName } from 'shared-contracts';
import { Button, Failure, Title, useServices } from 'shared-contracts/ui';
import { AccommodationScreen } from './steps/accommodation.step.tsx';
import { DatesScreen } from './steps/dates.step.tsx';
import { DestinationScreen } from './steps/destination.step.tsx';
import { FoodScreen } from './steps/food.step.tsx';
import { TreatmentScreen } from './steps/treatment.step.tsx';
import { useSaving } from './use-saving.ts';
import { useStepHistory } from './use-step-history.ts';
import { useToday } from './use-today.ts';
import type { WizardData } from './use-trip-data.ts';
import { wizardCopy as copy } from './wizard.copy.ts';
import classes from './wizard.module.css';

/** A saving that takes no longer than this, in ms, is not worth a word. */
const UNNOTICED_MS = 1_000;

const screens = {
  treatment: TreatmentScreen,
  destination: DestinationScreen,
  dates: DatesScreen,
  accommodation: AccommodationScreen,
  food: FoodScreen,
};

interface StepFormProps {
  step: StepName;
  data: WizardData;
  title: string;
  heading: Ref<HTMLHeadingElement>;
}

/** One step: its questions, what is still needed, and the way on, which saves first. Mounted anew for each step. */
export function StepForm({ step, data, title, heading }: StepFormProps) {
  const { announce } = useServices();
  const { saving, next } = useSaving(step);
  const { back } = useStepHistory();
  const day = useToday();
  const nextButton = useRef<HTMLButtonElement>(null);
  const previous = previousStep(step);
  const Screen = screens[step];
  const complete = isStepComplete(step, data.trip, day);
  const missing = missingOf(step, data.trip, day).map(key => copy.missing[key]);

  useEffect(() => {
    if (saving !== 'saving') return;
    const timer = setTimeout(() => announce(copy.saving), UNNOTICED_MS);
    return () => clearTimeout(timer);
  }, [saving, announce]);

  return (
    <form
      noValidate
      aria-labelledby="wizard-step"
      onSubmit={event => {
        event.preventDefault();
        if (complete && saving !== 'saving') void next();
      }}
    >
      <Title order={3} id="wizard-step" ref={heading} tabIndex={-1} className={classes.heading}>
        {title}
      </Title>
      <Screen data={data} />
      {(saving === 'failed' || saving === 'no-session') && (
        <div className={classes.failure}>
          <Failure
            text={copy.notSaved[saving]}
            label={copy.retry}
            retry={() => {
              // This button goes as the saving begins; the focus waits on the one that stays.
              nextButton.current?.focus();
              void next();
            }}
          />
        </div>
      )}
      <div className={classes.foot}>
        <p id="wizard-needed" className={classes.needed}>
          {!complete && copy.needed(missing)}
          {complete && saving === 'saving' && copy.saving}
        </p>
        <div className={classes.buttons}>
          {previous && (
            <Button type="button" variant="default" onClick={() => back(previous)}>
              {copy.back}
            </Button>
          )}
          <Button
            ref={nextButton}
            type="submit"
            disabled={!complete}
            // After a fast answer the second half of a double click falls on the next step's button: it neither sends
            // that step nor takes the focus from its heading.
            onMouseDown={event => event.detail > 1 && event.preventDefault()}
            onClick={event => event.detail > 1 && event.preventDefault()}
            aria-describedby="wizard-needed"
          >
            {copy.next}
          </Button>
        </div>
      </div>
    </form>
  );
}
