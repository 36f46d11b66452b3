import { brand } from 'shared-contracts';
import { HERO_SIZES, Link, PageHero, Picture, Section, Title } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';
import { claims } from '../claims.copy.ts';
import { aboutCopy as copy } from './about.copy.ts';
import classes from './about.module.css';

interface CardsProps {
  items: readonly { title: string; text: string }[];
}

function Cards({ items }: CardsProps) {
  return (
    <ul className={classes.cards}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Title order={3}>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Mission, values, accreditations as the company states them, and what transparency means here. */
function About() {
  return (
    <>
      <PageHero
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.mission}
        picture={
          <Picture src="/images/brand.svg" alt="" width={800} height={600} sizes={HERO_SIZES} priority />
        }
      />
      <Section title={copy.valuesTitle}>
        <Cards items={copy.values} />
      </Section>
      <Section tone="deep" title={copy.accreditationsTitle} lead={claims.hospitals}>
        <Cards items={claims.accreditations} />
      </Section>
      <Section title={copy.transparencyTitle}>
        <Cards items={copy.transparency} />
        <Link className={classes.blog} to="/blog">
          {copy.blog}
        </Link>
      </Section>
    </>
  );
}

export const page: ShellPage = {
  Component: About,
  head: {
    title: `About Us | ${brand.name}`,
    description: copy.description,
    canonical: '/about',
    breadcrumb: [{ name: 'About', path: '/about' }],
  },
};
