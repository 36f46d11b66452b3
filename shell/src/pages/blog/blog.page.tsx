import { brand } from 'shared-contracts';
import { Link, PageHero, Section, Title } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';
import { Prose } from '../prose/prose.tsx';
import { blogCopy as copy } from './blog.copy.ts';

/** One featured article and what is to come (specification, section 2, /blog). */
function Blog() {
  return (
    <>
      <PageHero eyebrow={`${copy.eyebrow} · ${copy.readingTime}`} title={copy.title} lead={copy.lead} />
      <Prose>
        {copy.sections.map(({ title, text }) => (
          <section key={title}>
            <Title order={2} size="h3">
              {title}
            </Title>
            {text.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p>
          <Link to="/">{copy.calculator}</Link>
        </p>
      </Prose>
      <Section tone="deep" title={copy.soon}>
        <ul>
          {copy.coming.map(title => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

export const page: ShellPage = {
  Component: Blog,
  head: {
    title: `${copy.title} | ${brand.name}`,
    description: copy.lead,
    canonical: '/blog',
    breadcrumb: [{ name: 'Blog', path: '/blog' }],
  },
};
