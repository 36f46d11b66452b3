import { Button, Link, PageHero, Section, Title } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';
import { titled } from '../../seo/default-head.ts';
import { howItWorksCopy as copy } from './how-it-works.copy.ts';
import classes from './how-it-works.module.css';

/** Leads to the home hero and takes this page's place in the history (section 2). */
function ToHero({ label, onDark = false }: { label: string; onDark?: boolean }) {
  const colours = onDark ? { color: 'clay.1', c: 'sea.9' } : {};
  return (
    <Button component={Link} to="/#hero" replace size="lg" {...colours}>
      {label}
    </Button>
  );
}

function HowItWorksPage() {
  return (
    <>
      <PageHero eyebrow={copy.hero.eyebrow} title={copy.hero.title} lead={copy.hero.lead}>
        <ToHero label={copy.hero.start} />
      </PageHero>
      <Section>
        <ol className={classes.steps}>
          {copy.steps.map(({ title, text, note }, index) => (
            <li key={title}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <div>
                <Title order={2}>{title}</Title>
                <p>{text}</p>
                <p className={classes.note}>{note}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="deep" title={copy.after.title}>
        <ul className={classes.after}>
          {copy.after.points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
      <Section tone="sea" title={copy.action.title} lead={copy.action.lead}>
        <ToHero label={copy.action.button} onDark />
      </Section>
    </>
  );
}

/** Section 2's process page. */
export const page: ShellPage = {
  Component: HowItWorksPage,
  head: {
    title: titled(copy.title),
    description: copy.description,
    canonical: '/how-it-works',
    breadcrumb: [{ name: copy.title, path: '/how-it-works' }],
  },
};
