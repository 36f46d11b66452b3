import { Link, PageHero, Section, Title, useServices } from 'shared-contracts/ui';
import type { ShellModule } from '../../../host/shell-module.ts';
import { claims } from '../claims.copy.ts';
import { Closing } from '../closing/closing.tsx';
import { useFacts } from '../site-facts.ts';
import { TextItems } from '../text-items/text-items.tsx';
import { aboutCopy } from './about.copy.ts';
import classes from './about.module.css';

function About() {
  const { isDemonstration } = useServices();
  const facts = useFacts();
  const copy = aboutCopy(facts);
  return (
    <>
      <div className={classes.hero}>
        <PageHero title={copy.title} lead={copy.lead} picture={isDemonstration && <NotYetReal />} />
      </div>
      <Section title={copy.mission.title}>
        <div className={classes.mission}>
          {copy.mission.text.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <Link to="/who-pays-us">{copy.mission.whoPays}</Link>
          </p>
        </div>
      </Section>
      <Section tone="deep" title={copy.valuesTitle}>
        <TextItems className={classes.items} items={copy.values} />
      </Section>
      <Section title={copy.transparencyTitle}>
        <TextItems className={`${classes.items} ${classes.pairs}`} items={copy.transparency} />
      </Section>
      <div id="services">
        <Section tone="deep" title={copy.servicesTitle} lead={`${claims.unconfirmed}.`}>
          <TextItems className={classes.items} items={claims.services} />
        </Section>
      </div>
      <Section title={copy.accreditationsTitle}>
        <ul className={classes.accreditations}>
          {claims.accreditations.map(claim => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
        <p data-note="">
          {claims.accreditationsNote.text}{' '}
          <a href={claims.accreditationsNote.href} rel="nofollow noreferrer">
            {claims.accreditationsNote.name}
          </a>
          .
        </p>
      </Section>
      <Closing title={copy.blogTitle} lead={copy.blogLead} label={copy.blog} to="/blog" />
    </>
  );
}

/** What a visitor might take for real while the site is a demonstration. */
function NotYetReal() {
  const { title, items, prices } = aboutCopy(useFacts()).notYetReal;
  return (
    <aside className={classes.notYetReal} data-card="" aria-labelledby="not-yet-real">
      <Title order={2} size="h3" id="not-yet-real">
        {title}
      </Title>
      <ul>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {prices && <Link to="/prices">{prices}</Link>}
    </aside>
  );
}

export const page: ShellModule = { Component: About };
