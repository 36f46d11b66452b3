import { Title } from 'shared-contracts/ui';
import { copy } from './contact-details.copy.ts';
import classes from './contact-details.module.css';

/** The FAQs of /contact. */
export function Faqs() {
  return (
    <section className={classes.faqs} aria-labelledby="contact-faqs">
      <Title order={2} size="h4" id="contact-faqs">
        {copy.faqs.title}
      </Title>
      {copy.faqs.list.map(({ question, answer }) => (
        <details key={question} data-card="">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
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
