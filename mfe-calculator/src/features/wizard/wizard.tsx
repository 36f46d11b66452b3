import { useState } from 'react';
import { stepNumberOf, tripNoticeAtom, wizardViewAtom } from 'shared-contracts';
import { Section, useAtomValue } from 'shared-contracts/ui';
import { Estimate } from './estimate/estimate.tsx';
import { RunningEstimate } from './estimate/running/running-estimate.tsx';
import { Notice } from './notice.tsx';
import { Progress } from './progress.tsx';
import { ResumeOffer } from './resume/resume-offer.tsx';
import { StepForm } from './steps/step-form.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { useWizardData } from './use-wizard-data.ts';
import { wizardCopy as copy } from './wizard.copy.ts';
import classes from './wizard.module.css';

/** The five-step wizard and its estimate. The contract's list of steps gives order, guards and saving (sections 4 and 5). */
export function Wizard() {
  const data = useWizardData();
  const view = useAtomValue(wizardViewAtom);
  const notice = useAtomValue(tripNoticeAtom);
  const title = view === 'estimate' ? copy.estimate : copy.heading(stepNumberOf(view), copy.steps[view]);
  const heading = useStepFocus(title, view === 'treatment');
  const [bar, setBar] = useState<HTMLElement | null>(null);

  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
      <ResumeOffer treatments={data.treatments.data} isFirstStep={view === 'treatment'} />
      <div className={classes.columns}>
        <div className={classes.card} data-card="raised">
          {notice && <Notice tone={notice === 'restored' ? 'good' : 'warning'} text={copy.notices[notice]} />}
          <Progress view={view} />
          {view === 'estimate' ? (
            <Estimate data={data} heading={heading} />
          ) : (
            <StepForm key={view} step={view} data={data} title={title} heading={heading} bar={bar} />
          )}
        </div>
        {view !== 'treatment' && view !== 'estimate' && (
          // Remounted for another treatment, so that old figures disappear.
          <RunningEstimate key={data.trip.treatmentType} data={data} step={view} next={setBar} />
        )}
      </div>
    </Section>
  );
}
