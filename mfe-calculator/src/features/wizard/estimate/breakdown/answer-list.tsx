import { Title, VisuallyHidden } from 'shared-contracts/ui';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { steps } from '../../steps/steps.ts';
import { useStepHistory } from '../../steps/use-step-history.ts';
import { Fold } from '../fold.tsx';
import classes from './answer-list.module.css';
import { breakdownCopy } from './breakdown.copy.ts';

const { answers: copy } = breakdownCopy;

/** The answers behind the estimate, a row for each step; Change opens the step, and its Next leads back here. */
export function AnswerList({ data }: { data: WizardData }) {
  const { open } = useStepHistory();
  return (
    <section className={classes.answers} aria-labelledby="your-answers">
      <Fold
        title={
          <Title order={4} id="your-answers">
            {copy.title}
          </Title>
        }
      >
        <dl>
          {steps.map(({ id, title, answer }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{answer(data)}</dd>
              <dd>
                <button type="button" onClick={() => open(id, 'estimate')}>
                  {copy.change} <VisuallyHidden>{title}</VisuallyHidden>
                </button>
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  );
}
