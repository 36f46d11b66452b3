import { Link, Section, Title } from 'shared-contracts/ui';
import { claims } from '../claims.copy.ts';
import { homeCopy } from './home.copy.ts';
import classes from './home.module.css';

const copy = homeCopy.identity;

/** What the company stands for, and what it says it does for patients. */
export function BrandIdentity() {
  return (
    <Section tone="deep" eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
      <div className={classes.identity}>
        <img src="/images/brand.svg" alt="" width={800} height={600} loading="lazy" />
        <div>
          <ul className={classes.services}>
            {claims.services.map(({ title, text }) => (
              <li key={title}>
                <Title order={3}>{title}</Title>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <p className={classes.more}>
            {claims.hospitals}. <Link to="/about">{copy.about}</Link>
          </p>
        </div>
      </div>
    </Section>
  );
}
