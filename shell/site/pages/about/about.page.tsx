import { Link, PageHero, Section, Title, useServices } from 'shared-contracts/ui';
import type { ShellModule } from '../../../host/shell-module.ts';
import { claims } from '../claims.copy.ts';
import { Closing } from '../closing/closing.tsx';
import { useFacts } from '../site-facts.ts';
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
      <Section tone="deep">
        <div className={classes.parts}>
          <section>
            <Title order={2} size="h3">
              {copy.valuesTitle}
            </Title>
            <Lines items={copy.values} />
          </section>
          <section>
            <Title order={2} size="h3">
              {copy.transparencyTitle}
            </Title>
            <Lines items={copy.transparency} />
          </section>
        </div>
      </Section>
      <div id="services">
        <Section title={copy.servicesTitle} lead={`${claims.unconfirmed}.`}>
          <div className={classes.parts}>
            <Lines items={claims.services} />
            <section>
              <Title order={3}>{copy.accreditationsTitle}</Title>
              <ul className={classes.lines}>
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
            </section>
          </div>
        </Section>
      </div>
      <Closing title={copy.blogTitle} lead={copy.blogLead} label={copy.blog} to="/blog" />
    </>
  );
}

const Lines = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <ul className={classes.lines}>
    {items.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}.</strong> {text}
      </li>
    ))}
  </ul>
);

/** What a visitor might take for real while the site is a demonstration. */
function NotYetReal() {
  const { title, items, prices } = aboutCopy(useFacts()).notYetReal;
  return (
    <aside className={classes.notYetReal} data-card="" aria-labelledby="not-yet-real">
      <Title order={2} size="h3" id="not-yet-real">
        {title}
      </Title>
      <Lines items={items} />
      {prices && <Link to="/prices">{prices}</Link>}
    </aside>
  );
}

export const page: ShellModule = { Component: About };
