import {
  IconChecks,
  IconHeartHandshake,
  IconHomeHeart,
  IconListDetails,
  IconLock,
  IconScale,
  IconShieldHeart,
} from '@tabler/icons-react';
import { PageHero, Picture, Section } from 'shared-contracts/ui';
import type { OwnPage } from '../../../host/own-page.ts';
import { claims } from '../claims.copy.ts';
import { Closing } from '../closing/closing.tsx';
import { useFacts } from '../site-facts.ts';
import { TextItems } from '../text-items/text-items.tsx';
import { aboutCopy } from './about.copy.ts';
import classes from './about.module.css';

const icons = {
  transparency: IconListDetails,
  safety: IconShieldHeart,
  honesty: IconScale,
  privacy: IconLock,
  respect: IconHeartHandshake,
  care: IconHomeHeart,
};

function About() {
  const copy = aboutCopy(useFacts());
  return (
    <>
      <PageHero
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        picture={<Picture src="/images/brand.svg" alt="" width={800} height={600} priority />}
      />
      <Section eyebrow={copy.mission.eyebrow} title={copy.mission.title}>
        <div className={classes.mission}>
          {copy.mission.text.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section tone="deep" title={copy.valuesTitle} lead={copy.valuesLead}>
        <TextItems className={classes.values} items={copy.values} iconOf={({ icon }) => icons[icon]} />
      </Section>
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
      <Section tone="deep" title={copy.transparencyTitle} lead={copy.transparencyLead}>
        <TextItems
          className={classes.advantages}
          items={copy.transparency}
          iconOf={() => IconChecks}
          iconSize={26}
        />
      </Section>
      <Closing title={copy.blogTitle} lead={copy.blogLead} label={copy.blog} to="/blog" />
    </>
  );
}

export const page: OwnPage = { Component: About };
