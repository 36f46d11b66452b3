import { Button, Link, PageHero, Section, Title } from 'shared-contracts/ui';
import type { ShellModule } from '../../../host/shell-module.ts';
import { Closing } from '../closing/closing.tsx';
import { exampleCopy } from '../example-estimate/example-estimate.copy.ts';
import { ExampleEstimate, useHasExample } from '../example-estimate/example-estimate.tsx';
import { useFacts } from '../site-facts.ts';
import { TextItems } from '../text-items/text-items.tsx';
import { howCopy } from './how-it-works.copy.ts';
import classes from './how-it-works.module.css';

const { explained } = exampleCopy;

/** The buttons lead to the home hero and replace the history entry (specification, section 2). */
function HowItWorks() {
  const copy = howCopy(useFacts());
  const hasExample = useHasExample();
  return (
    <>
      <PageHero title={copy.title} lead={copy.lead}>
        <Button component={Link} to="/" replace size="lg">
          {copy.start}
        </Button>
      </PageHero>
      <Section title={copy.stepsTitle}>
        <div className={classes.process}>
          <TextItems as="ol" className={classes.steps} items={copy.steps} />
          <aside className={classes.expect} data-card="" aria-labelledby="what-to-expect">
            <Title order={2} size="h3" id="what-to-expect">
              {copy.expectTitle}
            </Title>
            <dl>
              {copy.expect.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </aside>
        </div>
      </Section>
      {hasExample && (
        <Section tone="deep" title={explained.title} lead={explained.lead}>
          <div className={classes.explained}>
            <ExampleEstimate isExplained />
          </div>
        </Section>
      )}
      <Closing {...copy.closing} to="/" replace />
    </>
  );
}

export const page: ShellModule = { Component: HowItWorks };
