import { useEffect, useState } from 'react';
import { tripNoticeAtom, type WizardView, wizardViewAtom } from 'shared-contracts';
import { Failure, Section, useAtomValue, useSetAtom, VisuallyHidden } from 'shared-contracts/ui';
import { Notice } from '../../shared/notice.tsx';
import { useWizardData, type WizardData } from '../../shared/use-wizard-data.ts';
import { wizardCopy as copy } from '../../shared/wizard.copy.ts';
import classes from '../../shared/wizard.module.css';
import { NextBar } from './estimate/running/next-bar.tsx';
import { RunningEstimate } from './estimate/running/running-estimate.tsx';
import { useNarrow } from './estimate/use-narrow.ts';
import { Progress } from './progress.tsx';
import { StepForm } from './steps/step-form.tsx';
import { headingOf, isBefore, stepOf } from './steps/steps.ts';
import { useEstimateCode } from './use-estimate-code.ts';
import { useExclusiveView } from './use-exclusive-view.ts';
import { useStepFocus } from './use-step-focus.ts';

/**
 * The five-step wizard and its estimate. The list of steps gives order, guards and saving (sections 4 and 5). The estimate
 * stands alone: the page around it is folded away by `data-alone`.
 */
export function Wizard() {
  const data = useWizardData();
  const asked = useOpenView(data.gone);
  const { Estimate, hasFailed, retry } = useEstimateCode(!['treatment', 'destination'].includes(asked));
  const view = useShownView(asked, Estimate !== undefined);
  const notice = useAtomValue(tripNoticeAtom);
  const gone = data.gone.find(answer => answer === view);
  const step = stepOf(view);
  const isFirstStep = view === 'treatment';
  const title = step ? headingOf(step) : copy.estimate;
  const heading = useStepFocus(title, isFirstStep);
  const { place, isAlone } = useExclusiveView(!step);
  const isNarrow = useNarrow();
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const failure = hasFailed && asked === 'estimate' ? { text: copy.estimateFailed, retry } : undefined;
  const top = (
    <>
      {gone ? (
        <Notice text={copy.gone(gone)} />
      ) : (
        notice && <Notice tone={notice === 'restored' ? 'good' : 'warning'} text={copy.notices[notice]} />
      )}
      {/* Visitors who open a link see the top of the first step. All others have just pressed Next, so they see its message. */}
      {isFirstStep && failure && <Failure {...failure} label={copy.retry} />}
      <Progress view={view} />
    </>
  );

  return (
    // Another section for the estimate: it stands elsewhere, and did not move there.
    <Section key={step ? 'steps' : 'estimate'} {...(isFirstStep && { title: copy.title })}>
      {!isFirstStep && <VisuallyHidden component="h2">{copy.title}</VisuallyHidden>}
      <div
        ref={place}
        className={classes.columns}
        data-estimate={step ? undefined : ''}
        data-alone={isAlone ? '' : undefined}
      >
        {step ? (
          <div className={classes.card} data-card="raised">
            {top}
            <StepForm
              key={view}
              step={step}
              data={data}
              title={title}
              heading={heading}
              actionsSlot={actionsSlot}
              {...(!isFirstStep && failure && { failure })}
            />
          </div>
        ) : (
          Estimate && <Estimate data={data} heading={heading} top={top} />
        )}
        {step &&
          (isFirstStep ? (
            isNarrow && data.treatment && <NextBar next={setActionsSlot}>{data.treatment.name}</NextBar>
          ) : (
            // Remounted for another treatment, so that old figures disappear.
            <RunningEstimate key={data.trip.treatmentType} data={data} step={step.id} next={setActionsSlot} />
          ))}
      </div>
      {/* Above a later step, which links lead to, it would push the questions out of sight. */}
      {step && (
        <p className={classes.lead} data-note="">
          {copy.lead}
        </p>
      )}
    </Section>
  );
}

/** The view that is shown: the estimate once its code is there, and until then the step before. */
function useShownView(asked: WizardView, hasEstimate: boolean): WizardView {
  const isThere = asked !== 'estimate' || hasEstimate;
  const [shown, setShown] = useState<WizardView>(isThere ? asked : 'treatment');
  if (isThere && shown !== asked) setShown(asked);
  return isThere ? asked : shown;
}

/** The view that is open; at most the step whose answer is gone, which is asked for again. */
function useOpenView([gone]: WizardData['gone']): WizardView {
  const opened = useAtomValue(wizardViewAtom);
  const open = useSetAtom(wizardViewAtom);
  const asked = gone && isBefore(gone, opened) ? gone : undefined;
  // Nothing else is set: another view may have been opened since this was rendered.
  useEffect(() => {
    if (asked) open(asked);
  }, [open, asked]);
  return asked ?? opened;
}
