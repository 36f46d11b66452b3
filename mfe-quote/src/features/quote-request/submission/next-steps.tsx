import { Title } from 'shared-contracts/ui';
import classes from './outcome.module.css';
import { copy } from './quote-request.copy.ts';

/** What happens after a request: beside the form before it is sent, in the receipt afterwards. */
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
