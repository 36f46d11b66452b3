import { Button, Link, Section, Title } from 'shared-contracts/ui';
import { homeCopy } from './home.copy.ts';
import classes from './home.module.css';

const copy = homeCopy.how;

/** The home page's short form of the process, with the way to the long one. */
export function HowItWorksTeaser() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title}>
      <ol className={classes.steps}>
        {copy.steps.map(({ title, text }) => (
          <li key={title}>
            <Title order={3}>{title}</Title>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Button component={Link} to="/how-it-works" variant="default">
        {copy.more}
      </Button>
    </Section>
  );
}
