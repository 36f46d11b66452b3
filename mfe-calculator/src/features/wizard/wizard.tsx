import { stepNumberOf, tripNoticeAtom, wizardViewAtom } from 'shared-contracts';
import { Section, useAtomValue } from 'shared-contracts/ui';
import { Breakdown } from './estimate/breakdown.tsx';
import { Comparison } from './estimate/comparison.tsx';
import { RunningEstimate } from './estimate/running-estimate.tsx';
import { Notice } from './notice.tsx';
import { Progress } from './progress.tsx';
import { StepForm } from './step-form.tsx';
import { useStepArrival } from './use-step-arrival.ts';
import { useStepHistory } from './use-step-history.ts';
import { useTripData } from './use-trip-data.ts';
import { wizardCopy as copy } from './wizard.copy.ts';
import classes from './wizard.module.css';

/** The five-step wizard: one list of steps feeds progress, next and back, saving and guards (sections 4 and 5). */
export function Wizard() {
  const data = useTripData();
  const view = useAtomValue(wizardViewAtom);
  const notice = useAtomValue(tripNoticeAtom);
  const { back } = useStepHistory();
  const finished = view === 'estimate';
  const title = finished ? copy.estimate : copy.heading(stepNumberOf(view), copy.names[view]);
  const heading = useStepArrival(title, view === 'treatment');

  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
      <div className={classes.columns}>
        <div className={classes.card}>
          {notice && <Notice text={copy.notices[notice]} />}
          <Progress current={view} />
          {finished ? (
            <>
              <Breakdown data={data} heading={heading} onChange={() => back('food')} />
              <Comparison data={data} />
            </>
          ) : (
            <StepForm key={view} step={view} data={data} title={title} heading={heading} />
          )}
        </div>
        {!finished && view !== 'treatment' && <RunningEstimate data={data} view={view} />}
      </div>
    </Section>
  );
}
