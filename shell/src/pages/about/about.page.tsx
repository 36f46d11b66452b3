import {
  IconCertificate,
  IconChecks,
  IconHeartHandshake,
  IconHomeHeart,
  IconListDetails,
  IconLock,
  IconScale,
  IconShieldHeart,
  type TablerIcon,
} from '@tabler/icons-react';
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
        <MarkedList
          className={classes.accreditations}
          items={claims.accreditations}
          Icon={IconCertificate}
          size={30}
        />
      </Section>
      <Section tone="deep" title={copy.transparencyTitle} lead={copy.transparencyLead}>
        <MarkedList className={classes.advantages} items={copy.transparency} Icon={IconChecks} size={26} />
      </Section>
      <Closing title={copy.blogTitle} lead={copy.blogLead} label={copy.blog} to="/blog" />
    </>
  );
}

interface MarkedListProps {
  className: string | undefined;
  items: readonly { title: string; text: string }[];
  Icon: TablerIcon;
  size: number;
}

function MarkedList({ className, items, Icon, size }: MarkedListProps) {
  return (
    <ul className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Icon size={size} stroke={1.5} aria-hidden />
          <div>
            <Title order={3}>{title}</Title>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const page: ShellPage = { Component: About };
