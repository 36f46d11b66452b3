import {
  IconFileInvoice,
  IconHeadset,
  IconHeartbeat,
  IconPlaneDeparture,
  IconReceipt,
  IconStethoscope,
} from '@tabler/icons-react';
import { Link, Section, Title } from 'shared-contracts/ui';
import { claims } from '../claims.copy.ts';
import { homeCopy as copy } from './home.copy.ts';
import classes from './home.module.css';

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

const icons = {
  estimate: IconReceipt,
  travel: IconPlaneDeparture,
  appointments: IconStethoscope,
  billing: IconFileInvoice,
  followUp: IconHeartbeat,
  coordinators: IconHeadset,
};

export function Identity() {
  return (
    <Section>
      <div className={classes.identity}>
        <header>
          <p className={classes.eyebrow}>{copy.identity.eyebrow}</p>
          <Title order={2}>{copy.identity.title}</Title>
          <p>{copy.identity.lead}</p>
          <Link className={classes.more} to="/about">
            {copy.identity.about}
          </Link>
        </header>
        <ul>
          {claims.services.map(({ icon, title, text }) => {
            const Icon = icons[icon];
            return (
              <li key={title}>
                <Icon size={28} stroke={1.5} aria-hidden />
                <Title order={3} size="h4">
                  {title}
                </Title>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
