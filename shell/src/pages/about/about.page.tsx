import {
  IconCertificate,
  IconChecks,
  IconHeartHandshake,
  IconHomeHeart,
  IconListDetails,
  IconLock,
  IconScale,
  IconShieldHeart,
} from '@tabler/icons-react';
import { brand } from 'shared-contracts';
import { HERO_SIZES, PageHero, Picture, Section, Title } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';
import { claims } from '../claims.copy.ts';
import { Closing } from '../closing/closing.tsx';
import { aboutCopy as copy } from './about.copy.ts';
import classes from './about.module.css';

const icons = {
  transparency: IconListDetails,
  safety: IconShieldHeart,
  honesty: IconScale,
  privacy: IconLock,
  respect: IconHeartHandshake,
  care: IconHomeHeart,
};

/** Mission, values, accreditations as the company states them, and what transparency means here. */
function About() {
  return (
    <>
      <PageHero
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        picture={
          <Picture src="/images/brand.svg" alt="" width={800} height={600} sizes={HERO_SIZES} priority />
        }
      />
      <Section eyebrow={copy.mission.eyebrow} title={copy.mission.title}>
        <div className={classes.mission}>
          {copy.mission.text.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section tone="deep" title={copy.valuesTitle} lead={copy.valuesLead}>
        <ul className={classes.values}>
          {copy.values.map(({ icon, title, text }) => {
            const Icon = icons[icon];
            return (
              <li key={title}>
                <Icon size={30} stroke={1.5} aria-hidden />
                <Title order={3}>{title}</Title>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section title={copy.accreditationsTitle} lead={claims.hospitals}>
        <ul className={classes.accreditations}>
          {claims.accreditations.map(({ title, text }) => (
            <li key={title}>
              <IconCertificate size={30} stroke={1.5} aria-hidden />
              <div>
                <Title order={3}>{title}</Title>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="deep" title={copy.transparencyTitle} lead={copy.transparencyLead}>
        <ul className={classes.advantages}>
          {copy.transparency.map(({ title, text }) => (
            <li key={title}>
              <IconChecks size={26} stroke={1.6} aria-hidden />
              <div>
                <Title order={3}>{title}</Title>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Closing title={copy.blogTitle} lead={copy.blogLead} label={copy.blog} to="/blog" />
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
