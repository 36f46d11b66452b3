import type { ComponentProps } from 'react';
import type { Fallback } from 'shared-contracts/host';
import { Button, Link, PageHero, Section, useLocation } from 'shared-contracts/ui';
import type { Site } from '../../host/site.ts';
import { ContactLines } from './contact-lines.tsx';
import { Facts } from './facts.tsx';
import { FallbackNotice } from './fallback-notice.tsx';
import { fallbackCopy as copy } from './fallbacks.copy.ts';
import classes from './fallbacks.module.css';
import { SampleCosts } from './sample-costs.tsx';
import { TreatmentLinks } from './treatment-links.tsx';

type ModuleFallbackProps = ComponentProps<Site['ModuleFallback']>;

const UNKNOWN: Fallback = { title: copy.title, text: copy.text, links: ['contact'] };

/** Stands in for a module that cannot be loaded. It needs no remote and no API. */
export function ModuleFallback({ words = UNKNOWN, name, isPage = false, retry }: ModuleFallbackProps) {
  const { title = name ?? copy.title, text } = words;
  const notice = <FallbackNotice text={text} retry={retry} />;
  const links = <Links words={words} Heading={isPage ? 'h2' : 'h3'} />;
  return isPage ? (
    <>
      <PageHero title={title}>{notice}</PageHero>
      <Section>{links}</Section>
    </>
  ) : (
    <Section title={title}>
      {notice}
      {links}
    </Section>
  );
}

function Links({ words, Heading }: { words: Fallback; Heading: 'h2' | 'h3' }) {
  const { pathname } = useLocation();
  const { facts, note, links } = words;
  const has = (link: Fallback['links'][number]) => links.includes(link);
  return (
    <>
      {facts && <Facts facts={facts} />}
      {has('samples') && <SampleCosts />}
      {has('quote') && (
        <Button component={Link} to="/contact">
          {copy.quote}
        </Button>
      )}
      {has('treatments') && (
        <div id="treatment-search" className={classes.search}>
          <Heading>{copy.treatments}</Heading>
          <TreatmentLinks />
        </div>
      )}
      {has('contact') && <ContactLines />}
      {note && <p>{note}</p>}
      {has('document') && (
        <p>
          {copy.plain} <a href={pathname}>{copy.open}</a>
        </p>
      )}
    </>
  );
}
