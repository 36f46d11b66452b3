import { IconClock } from '@tabler/icons-react';
import { brand, formatDate, type PageHead } from 'shared-contracts';
import { pageAt } from 'shared-contracts/host';
import { Button, Link, PageHero, Section, Title } from 'shared-contracts/ui';
import type { ShellModule } from '../../../host/shell-module.ts';
import { wordCount } from '../prose/prose.rules.ts';
import { Prose } from '../prose/prose.tsx';
import { TextItems } from '../text-items/text-items.tsx';
import { blogCopy as copy } from './blog.copy.ts';
import classes from './blog.module.css';
import { hiddenCosts } from './hidden-costs.copy.ts';

/** The article's title and lead are also the page's. */
const { title, description, updated = '' } = pageAt('/blog');

function Blog() {
  return (
    <>
      <PageHero eyebrow={copy.eyebrow} title={title} lead={description}>
        <p className={classes.byline} data-note="">
          <span className={classes.time}>
            <IconClock size={20} stroke={1.6} aria-hidden />
            {copy.readingTime}
          </span>
          <time dateTime={updated}>{formatDate(updated)}</time>
          <span>{copy.byline}</span>
        </p>
      </PageHero>
      <Prose sections={hiddenCosts} contents={copy.contents}>
        <aside className={classes.calculator} data-card="raised" aria-labelledby="blog-calculator">
          <Title order={2} size="h3" id="blog-calculator">
            {copy.calculatorTitle}
          </Title>
          <p>{copy.calculatorLead}</p>
          <Button component={Link} to="/" size="lg">
            {copy.calculator}
          </Button>
        </aside>
      </Prose>
      <Section tone="deep" title={copy.soon} lead={copy.soonLead}>
        <TextItems className={classes.coming} items={copy.coming} />
      </Section>
    </>
  );
}

const structuredData: NonNullable<PageHead['structuredData']>[number] = {
  '@type': 'Article',
  headline: title,
  description,
  wordCount: wordCount(hiddenCosts),
  timeRequired: 'PT8M',
  inLanguage: 'en',
  datePublished: updated,
  dateModified: updated,
  author: { '@type': 'Organization', name: brand.name },
  publisher: { '@type': 'Organization', name: brand.name },
};

export const page: ShellModule = {
  Component: Blog,
  head: () => ({ structuredData: [structuredData] }),
};
