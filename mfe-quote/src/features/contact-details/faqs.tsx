import { Section } from 'shared-contracts/ui';
import { copy } from './contact-details.copy.ts';
import classes from './contact-details.module.css';

/** The FAQs of /contact. */
export function Faqs() {
  return (
    <Section tone="deep" title={copy.faqs.title}>
      <div className={classes.faqs}>
        {copy.faqs.list.map(({ question, answer }) => (
          <details key={question} data-card="">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** Structured data of the FAQs. */
export const faqStructuredData = {
  '@type': 'FAQPage',
  mainEntity: copy.faqs.list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
