import type { ReactNode } from 'react';
import { Container } from './components/container.tsx';
import { Text, Title } from './components/text.tsx';
import { useServices } from './providers.tsx';
import classes from './section.module.css';

interface SectionProps {
  /** Background: `paper` is the page's, `deep` a shade warmer, `sea` dark with light text. */
  tone?: 'paper' | 'deep' | 'sea';
  eyebrow?: string;
  title?: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A section of a page, with background, width, spacing and h2. */
export function Section({ tone = 'paper', eyebrow, title, lead, children }: SectionProps) {
  return (
    <section className={classes.section} data-tone={tone}>
      <Container>
        {title && (
          <header className={classes.header}>
            {eyebrow && <Text className={classes.eyebrow}>{eyebrow}</Text>}
            <Title order={2}>{title}</Title>
            {lead && <Text className={classes.lead}>{lead}</Text>}
          </header>
        )}
        {children}
      </Container>
    </section>
  );
}

interface PageHeroProps {
  /** What neither the breadcrumb nor the title says. */
  eyebrow?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons or facts below the text. */
  children?: ReactNode;
  picture?: ReactNode;
  /** A class for what holds text and picture, which may be small on phones. */
  splitClass?: string | undefined;
}

/** Top of a page with its only h1, which receives the focus after navigation, and what the site has to say of its prices and forms. */
export function PageHero({ eyebrow, title, lead, children, picture, splitClass }: PageHeroProps) {
  const { notice } = useServices();
  return (
    <section className={classes.hero}>
      <Container className={picture ? [classes.split, splitClass].filter(Boolean).join(' ') : undefined}>
        <div>
          {eyebrow && <Text className={classes.eyebrow}>{eyebrow}</Text>}
          <Title order={1} tabIndex={-1}>
            {title}
          </Title>
          {lead && <Text className={classes.heroLead}>{lead}</Text>}
          {children && <div className={classes.heroBody}>{children}</div>}
          {notice && <p data-note="">{notice}</p>}
        </div>
        {picture && <div className={classes.picture}>{picture}</div>}
      </Container>
    </section>
  );
}
