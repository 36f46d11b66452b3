import { Link, Section, Title } from 'shared-contracts/ui';
import { claims } from '../claims.copy.ts';
import { homeCopy as copy } from './home.copy.ts';
import classes from './home.module.css';

/** Four steps in short; the process page has all five. */
export function HowItWorks() {
  return (
    <Section eyebrow={copy.how.eyebrow} title={copy.how.title}>
      <ol className={classes.steps}>
        {copy.how.steps.map(({ title, text }) => (
          <li key={title}>
            <Title order={3}>{title}</Title>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Link className={classes.more} to="/how-it-works">
        {copy.how.more}
      </Link>
    </Section>
  );
}

/** What the brand stands for, in the company's own words. */
export function Identity() {
  return (
    <Section eyebrow={copy.identity.eyebrow} title={copy.identity.title} lead={copy.identity.lead}>
      <ul className={classes.services}>
        {claims.services.map(({ title, text }) => (
          <li key={title}>
            <Title order={3} size="h4">
              {title}
            </Title>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Link className={classes.more} to="/about">
        {copy.identity.about}
      </Link>
    </Section>
  );
}
