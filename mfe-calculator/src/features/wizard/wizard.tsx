import { useEffect, useRef } from 'react';
import { isStepComplete, missingOf, stepNameOf, stepNames } from 'shared-contracts';
import { Button, Section, Title } from 'shared-contracts/ui';
import { Breakdown } from './estimate/breakdown.tsx';
import { RunningEstimate } from './estimate/running-estimate.tsx';
import { Progress } from './progress.tsx';
import { AccommodationScreen } from './steps/accommodation.step.tsx';
import { DatesScreen } from './steps/dates.step.tsx';
import { DestinationScreen } from './steps/destination.step.tsx';
import { FoodScreen } from './steps/food.step.tsx';
import { TreatmentScreen } from './steps/treatment.step.tsx';
import { type Saving, useSaving } from './use-saving.ts';
import { useTripData } from './use-trip-data.ts';
import { wizardCopy as copy } from './wizard.copy.ts';
import classes from './wizard.module.css';

const screens = {
  treatment: TreatmentScreen,
  destination: DestinationScreen,
  dates: DatesScreen,
  accommodation: AccommodationScreen,
  food: FoodScreen,
};

const statusOf: Record<Saving, string> = {
  idle: '',
  done: '',
  saving: copy.saving,
  failed: copy.failed,
  'no-session': copy.noSession,
};

/** The five-step wizard: one list of steps feeds progress, next and back, saving and guards (sections 4 and 5). */
export function Wizard() {
  const data = useTripData();
  const steps = useSaving();
  const { step, saving } = steps;
  const name = stepNameOf(step);
  const Screen = screens[name];
  const finished = saving === 'done';
  const heading = useHeadingFocus(finished ? 'done' : name);
  const missing = missingOf(step, data.trip);
  const complete = isStepComplete(step, data.trip);

  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
      <div className={classes.columns}>
        <div className={classes.card}>
          <Progress current={finished ? 6 : step} names={stepNames.map(each => copy.names[each])} />
          {finished ? (
            <Breakdown data={data} heading={heading} onChange={steps.change} />
          ) : (
            <form
              aria-labelledby="wizard-step"
              onSubmit={event => {
                event.preventDefault();
                if (complete && saving !== 'saving') void steps.next();
              }}
            >
              <Title order={3} id="wizard-step" ref={heading} tabIndex={-1}>
                {copy.heading(step, copy.names[name])}
              </Title>
              <Screen data={data} />
              <p role="status" className={classes.status} data-saving={saving}>
                {statusOf[saving]}
              </p>
              {!complete && (
                <p id="wizard-needed" className={classes.needed}>
                  {copy.needed} {missing.map(key => copy.missing[key]).join('; ')}.
                </p>
              )}
              <div className={classes.buttons}>
                {step > 1 && (
                  <Button type="button" variant="default" onClick={steps.back}>
                    {copy.back}
                  </Button>
                )}
                <Button
                  type="submit"
                  disabled={!complete}
                  // After a fast answer the second half of a double click falls on the next step's button: it neither
                  // sends that step nor takes the focus from its heading.
                  onMouseDown={event => event.detail > 1 && event.preventDefault()}
                  onClick={event => event.detail > 1 && event.preventDefault()}
                  aria-describedby={complete ? undefined : 'wizard-needed'}
                >
                  {copy.next}
                </Button>
              </div>
            </form>
          )}
        </div>
        {!finished && step > 1 && <RunningEstimate data={data} step={step} />}
      </div>
    </Section>
  );
}

/** A change of step moves the focus to its heading; the first one leaves it where it is. */
function useHeadingFocus(key: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  return heading;
}
