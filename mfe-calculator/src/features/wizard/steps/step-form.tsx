import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { NoSessionError, tripAtom } from 'shared-contracts';
import { Button, Failure, Title, useServices, useSetAtom } from 'shared-contracts/ui';
import { useAnnouncement } from '../../../shared/use-announcement.ts';
import { useToday } from '../../../shared/use-today.ts';
import type { WizardData } from '../../../shared/use-wizard-data.ts';
import { wizardCopy as copy } from '../../../shared/wizard.copy.ts';
import { focusField } from './focus-field.ts';
import { NextButton } from './next-button.tsx';
import classes from './step.module.css';
import type { Step } from './step.ts';
import { stepBefore, viewAfter } from './steps.ts';
import { useSaveStep } from './use-save-step.ts';
import { useSessionProblem } from './use-session-problem.ts';
import { useStepHistory } from './use-step-history.ts';

/** Saving is announced if it takes longer than this, in ms. */
const ANNOUNCE_AFTER_MS = 1_000;

/** What answers a press at the edge of the window would stand beyond it. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

interface StepFormProps {
  step: Step;
  data: WizardData;
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Takes Next, what is needed and what failed, in place of the step's foot. */
  actionsSlot: HTMLElement | null;
  /** What failed after the step was saved. Next tries it again, too. */
  failure?: { text: string; retry: () => void };
}

/** One step: its questions, what is still needed, Back, and Next, which saves. Needs the step as its `key`. */
export function StepForm({ step, data, title, heading, actionsSlot, failure }: StepFormProps) {
  const { announce } = useServices();
  const { attempts, isSaving, problem, next } = useSaveStep(step, data);
  const { back, open } = useStepHistory();
  const session = useSessionProblem();
  const update = useSetAtom(tripAtom);
  const day = useToday();
  const form = useRef<HTMLFormElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  const previous = stepBefore(step.id);
  const preselected = step.preselected?.(data) ?? {};
  const trip = { ...data.trip, ...preselected };
  const missing = step.missing(trip, day);
  const needed = missing.length > 0 ? copy.needed(missing.map(({ text }) => text)) : null;

  useAnnouncement(isSaving ? copy.saving : '', { afterMs: ANNOUNCE_AFTER_MS });

  /** What is typical is not known yet: Next waits for it. */
  const isAwaited = needed !== null && step.preselectsOptions === true && data.options.loading;
  const isPressed = useRef(false);

  const submit = () => {
    isPressed.current = isAwaited;
    if (isAwaited) return;
    if (needed && missing[0] && form.current) {
      setAsked(true);
      focusField(form.current, missing[0].field);
      announce(needed);
    } else if (!isSaving) {
      update(preselected);
      failure?.retry();
      next();
    }
  };

  useEffect(() => {
    if (isPressed.current && !isAwaited) submit();
  });

  const unsaved = problem instanceof NoSessionError ? copy.noSession : copy.saveFailed;
  const failed = problem === null ? failure?.text : unsaved;
  const status = (
    <>
      <p
        id="wizard-needed"
        className={classes.needed}
        data-note=""
        data-asked={(isAsked && needed !== null) || undefined}
        data-warning={(isAsked && needed !== null) || undefined}
      >
        {needed ?? (isSaving && copy.saving)}
      </p>
      {failed && (
        // Remounted for each attempt, since the text is announced and scrolled to on mount.
        <div key={attempts} ref={showWhole} className={classes.failure}>
          <Failure text={failed} label={copy.retry} retry={submit} focus={nextButton} />
        </div>
      )}
    </>
  );
  const nextOfStep = (
    <NextButton
      ref={nextButton}
      label={viewAfter(step.id) === 'estimate' ? copy.seeEstimate : copy.next}
      isBlocked={needed !== null}
      onPress={submit}
    />
  );

  return (
    <form
      ref={form}
      noValidate
      action={step.formAction}
      // Without code the browser would send the answers in the address.
      method={step.formAction ? 'get' : 'dialog'}
      aria-labelledby="wizard-step"
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <Title order={3} id="wizard-step" ref={heading} tabIndex={-1} className={classes.heading}>
        {title}
      </Title>
      {/* Without an answer nothing is lost, and crawlers, which start no session, would take it for the page's text. */}
      {session.hasFailed && problem === null && data.trip.treatmentType !== null && (
        <div className={classes.problem}>
          <Failure text={copy.sessionFailed} label={copy.retry} retry={session.retry} />
        </div>
      )}
      <step.Screen data={{ ...data, trip }} day={day} onOpen={view => open(view, step.id)} />
      {/* Enter in a field presses it. */}
      <button type="submit" hidden>
        {copy.next}
      </button>
      <div className={classes.foot}>
        {!actionsSlot && status}
        <div className={classes.buttons}>
          {previous && (
            <Button type="button" variant="default" onClick={() => back(previous)}>
              {copy.back}
            </Button>
          )}
          {!actionsSlot && nextOfStep}
        </div>
      </div>
      {actionsSlot &&
        createPortal(
          <>
            {status}
            {nextOfStep}
          </>,
          actionsSlot,
        )}
    </form>
  );
}
