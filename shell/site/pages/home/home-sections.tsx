import { Link, Section } from 'shared-contracts/ui';
import { claims } from '../claims.copy.ts';
import { stepTitles } from '../how-it-works/steps.copy.ts';
import { homeCopy as copy } from './home.copy.ts';
import classes from './home.module.css';

export function HowItWorks() {
  return (
    <Section title={copy.how.title}>
      <ol className={classes.steps}>
        {stepTitles.map(title => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      <Link className={classes.more} to="/how-it-works">
        {copy.how.more}
      </Link>
    </Section>
  );
}

export function Identity() {
  return (
    <Section title={copy.identity.title}>
      <ul className={classes.services}>
        {claims.services.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <p data-note="">
        {claims.unconfirmed}. <Link to="/about#services">{copy.identity.more}</Link>
      </p>
    </Section>
  );
}
