import { Title } from 'shared-contracts/ui';
import { copy } from '../quote-request.copy.ts';
import classes from './submission-result.module.css';

/** What happens after a request: shown next to the form, and in the receipt once it is sent. */
export function NextSteps({ order }: { order: 2 | 3 }) {
  return (
    <div>
      <Title order={order} size="h4">
        {copy.done.next}
      </Title>
      <ol className={classes.steps}>
        {copy.done.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
