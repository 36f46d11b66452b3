import type { Benefit, Faq } from 'shared-contracts';
import { type QueryResult, Section, Title } from 'shared-contracts/ui';
import { isEmpty, QueryList } from './query-list.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

/** Key highlights show at most three benefits (section 9). */
const MAX_HIGHLIGHTS = 3;

interface AboutSectionProps {
  name: string;
  description: string;
  benefits: QueryResult<Benefit[]>;
}

export function AboutSection({ name, description, benefits }: AboutSectionProps) {
  if (!description && isEmpty(benefits)) return null;
  return (
    <Section title={copy.about(name)}>
      <div className={classes.about}>
        {description && <p>{description}</p>}
        {!isEmpty(benefits) && (
          <div className={classes.highlights}>
            <Title order={3}>{copy.highlights}</Title>
            <p data-note="">{copy.highlightsNote}</p>
            <QueryList query={benefits}>
              {list => (
                <ul>
                  {list.slice(0, MAX_HIGHLIGHTS).map(({ title }) => (
                    <li key={title}>{title}</li>
                  ))}
                </ul>
              )}
            </QueryList>
          </div>
        )}
      </div>
    </Section>
  );
}

/** Why to come to this site, and below, what to ask the clinic for: the benefits that are not key highlights (section 10.23). */
export function BenefitsSection({ name, benefits }: Pick<AboutSectionProps, 'name' | 'benefits'>) {
  return (
    <Section tone="deep" title={copy.benefits(name)}>
      <ul className={classes.three}>
        {copy.ours.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <QueryList query={benefits}>
        {list =>
          list.length > MAX_HIGHLIGHTS && (
            <>
              <Title order={3} className={classes.ask}>
                {copy.ask}
              </Title>
              <ul className={classes.three}>
                {list.slice(MAX_HIGHLIGHTS).map(({ title }) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            </>
          )
        }
      </QueryList>
    </Section>
  );
}

export function FaqSection({ faqs }: { faqs: QueryResult<Faq[]> }) {
  if (isEmpty(faqs)) return null;
  return (
    <Section title={copy.faqs}>
      <QueryList query={faqs}>
        {list => (
          <div className={classes.two}>
            {list.map(({ question, answer }) => (
              <details key={question} data-card="">
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        )}
      </QueryList>
    </Section>
  );
}
