import { stepNames } from 'shared-contracts';
import { Title, VisuallyHidden } from 'shared-contracts/ui';
import { useStepHistory } from '../../use-step-history.ts';
import type { WizardData } from '../../use-wizard-data.ts';
import { wizardCopy } from '../../wizard.copy.ts';
import classes from './answer-list.module.css';
import { answersOf } from './answers.rules.ts';
import { breakdownCopy } from './breakdown.copy.ts';

const { answers: copy } = breakdownCopy;

/** The answers behind the estimate, a row for each step; Change opens the step, and its Next leads back here. */
export function AnswerList({ data }: { data: WizardData }) {
  const { open } = useStepHistory();
  const answers = answersOf(data);
  return (
    <section className={classes.answers} aria-labelledby="your-answers">
      <Title order={4} id="your-answers">
        {copy.title}
      </Title>
      <dl>
        {stepNames.map(step => (
          <div key={step}>
            <dt>{wizardCopy.steps[step]}</dt>
            <dd>{answers[step]}</dd>
            <dd>
              <button type="button" onClick={() => open(step, 'estimate')}>
                {copy.change} <VisuallyHidden>{wizardCopy.steps[step]}</VisuallyHidden>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
