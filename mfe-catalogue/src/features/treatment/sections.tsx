import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Benefit, Faq } from 'shared-contracts';
import { Failure, Loader, Section, Title, VisuallyHidden } from 'shared-contracts/ui';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

/** Section 9: key highlights show at most three benefits. */
const HIGHLIGHTS = 3;

export interface Loaded<T> {
  data: T;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** A section's own spinner, its own failure with a way to try again, or its content. */
export function Filled<T>({ of, children }: { of: Loaded<T>; children: (data: T) => ReactNode }) {
  if (of.loading)
    return (
      <>
        <Loader className={classes.spinner} aria-hidden />
        <VisuallyHidden>{copy.sectionLoading}</VisuallyHidden>
        {/* On a page whose section failed on the server: a browser with scripts asks again, another cannot. */}
        <noscript>{copy.sectionFailed}</noscript>
      </>
    );
  if (!of.failed) return children(of.data);
  return <Failure text={copy.sectionFailed} label={copy.retry} retry={of.retry} />;
}

interface AboutProps {
  name: string;
  description: string;
  benefits: Loaded<Benefit[] | null>;
}

export function About({ name, description, benefits }: AboutProps) {
  return (
    <Section title={copy.about(name)}>
      <div className={classes.about}>
        <p>{description}</p>
        <div className={classes.highlights}>
          <Title order={3}>{copy.highlights}</Title>
          <Filled of={benefits}>
            {list => (
              <ul>
                {(list ?? []).slice(0, HIGHLIGHTS).map(({ title }) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            )}
          </Filled>
        </div>
      </div>
    </Section>
  );
}

export function Why({ name, benefits }: Pick<AboutProps, 'name' | 'benefits'>) {
  return (
    <Section tone="deep" title={copy.why(name)}>
      <Filled of={benefits}>
        {list => (
          <ul className={classes.three}>
            {(list ?? []).map(({ title }) => (
              <li key={title} className={classes.card}>
                <IconCircleCheck size={24} stroke={1.6} aria-hidden />
                {title}
              </li>
            ))}
          </ul>
        )}
      </Filled>
    </Section>
  );
}

export function Questions({ faqs }: { faqs: Loaded<Faq[] | null> }) {
  return (
    <Section title={copy.faqs}>
      <Filled of={faqs}>
        {list => (
          <div className={classes.two}>
            {(list ?? []).map(({ question, answer }) => (
              <article key={question} className={classes.question}>
                <Title order={3}>{question}</Title>
                <p>{answer}</p>
              </article>
            ))}
          </div>
        )}
      </Filled>
    </Section>
  );
}
