import { type DestinationOption, formatMonth } from 'shared-contracts';
import { Title } from 'shared-contracts/ui';
import { figuresCopy as copy } from './figures.copy.ts';
import classes from './treatment.module.css';

/** What a treatment's price includes and leaves out, and its date. */
export const ScopeLists = ({ includes, excludes, asOf }: DestinationOption) => (
  <div className={classes.scope}>
    <ScopeList title={copy.includes} items={includes} />
    <ScopeList title={copy.excludes} items={excludes} />
    <p className={classes.small}>{copy.indicative(formatMonth(asOf))}</p>
  </div>
);

function ScopeList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <Title order={3} size="h4">
        {title}
      </Title>
      <ul>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
