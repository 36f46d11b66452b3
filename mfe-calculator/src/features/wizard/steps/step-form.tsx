import { type ComponentType, type Ref, useEffect, useRef } from 'react';
import {
  isStepComplete,
  missingOf,
  NoSessionError,
  previousStep,
  type StepName,
  updateTripAtom,
} from 'shared-contracts';
import { Button, Failure, Title, useServices, useSetAtom } from 'shared-contracts/ui';
import { useStepHistory } from '../use-step-history.ts';
import type { WizardData } from '../use-wizard-data.ts';
import { wizardCopy as copy } from '../wizard.copy.ts';
import { AccommodationScreen } from './accommodation.step.tsx';
import { DatesScreen } from './dates.step.tsx';
import { DestinationScreen } from './destination.step.tsx';
import { FoodScreen } from './food.step.tsx';
import classes from './step.module.css';
import { TreatmentScreen } from './treatment.step.tsx';
import { useSaveStep } from './use-save-step.ts';
import { useToday } from './use-today.ts';

/** Saving is announced if it takes longer than this, in ms. */
const ANNOUNCE_AFTER_MS = 1_000;

const screens = {
  treatment: TreatmentScreen,
  destination: DestinationScreen,
  dates: DatesScreen,
  accommodation: AccommodationScreen,
  food: FoodScreen,
} satisfies Record<StepName, ComponentType<{ data: WizardData }>>;

interface StepFormProps {
  step: StepName;
  data: WizardData;
  title: string;
  heading: Ref<HTMLHeadingElement>;
}

/** One step: its questions, what is still needed, Back, and Next, which saves. Needs the step as its `key`. */
export function StepForm({ step, data, title, heading }: StepFormProps) {
  const { announce } = useServices();
  const { isPending: isSaving, error, submittedAt, next } = useSaveStep(step);
  const { back } = useStepHistory();
  const update = useSetAtom(updateTripAtom);
  const day = useToday();
  const nextButton = useRef<HTMLButtonElement>(null);
  const previous = previousStep(step);
  const Screen = screens[step];
  const isComplete = isStepComplete(step, data.trip, day);
  const missing = missingOf(step, data.trip, day).map(key => copy.missing[key]);

  useEffect(() => {
    if (!isSaving) return;
    const timer = setTimeout(() => announce(copy.saving), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSaving, announce]);

  return (
    <form
      noValidate
      aria-labelledby="wizard-step"
      onSubmit={event => {
        event.preventDefault();
        if (!isComplete || isSaving) return;
        if (step === 'destination' && !data.isSourceAnswered) update({ source: data.trip.source });
        next();
      }}
    >
      <Title order={3} id="wizard-step" ref={heading} tabIndex={-1} className={classes.heading}>
        {title}
      </Title>
      <Screen data={data} />
      {error && (
        <div className={classes.failure}>
          <Failure
            // Remounted for each attempt, since it announces its text on mount.
            key={submittedAt}
            text={error instanceof NoSessionError ? copy.noSession : copy.saveFailed}
            label={copy.retry}
            retry={() => {
              // The pressed button disappears while saving; Next stays and takes the focus.
              nextButton.current?.focus();
              next();
            }}
          />
        </div>
      )}
      <div className={classes.foot}>
        <p id="wizard-needed" className={classes.needed} data-note="">
          {!isComplete && copy.needed(missing)}
          {isComplete && isSaving && copy.saving}
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
            disabled={!isComplete}
            // If saving is fast, the second half of a double click hits Next of the following step: neither submit that
            // step nor take the focus from its heading.
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
