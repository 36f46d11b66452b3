import { Title } from 'shared-contracts/ui';
import { copy } from '../../../shared/quote-request.copy.ts';
import classes from './submission-result.module.css';

/** What happens after a request. */
export const StepList = () => (
  <ol className={classes.steps}>
    {copy.done.steps.map(step => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

/** The same next to the form, with a heading of its own. */
export const NextSteps = () => (
  <div>
    <Title order={2} size="h4">
      {copy.done.next}
    </Title>
    <StepList />
  </div>
);
