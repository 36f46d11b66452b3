import type { PageHead } from 'shared-contracts';
import { pageAt } from 'shared-contracts/host';
import { PageHero, Title } from 'shared-contracts/ui';
import { Container } from 'shared-contracts/ui/host';
import type { ShellModule } from '../../../host/shell-module.ts';
import { Closing } from '../closing/closing.tsx';
import { factsOf, type SiteFacts, useFacts } from '../site-facts.ts';
import { faqCopy } from './faq.copy.ts';
import classes from './faq.module.css';

function Faq() {
  const copy = faqCopy(useFacts());
  return (
    <>
      <PageHero title={pageAt('/faq').title} lead={copy.lead} />
      <Container className={classes.topics}>
        {copy.topics.map(({ title, questions }) => (
          <section key={title}>
            <Title order={2} size="h3">
              {title}
            </Title>
            <div>
              {questions.map(({ question, answer }) => (
                <details key={question} data-card="">
                  <summary>{question}</summary>
                  <p>{answer}</p>
                </details>
              ))}
            </div>
          </section>
        ))}
      </Container>
      <Closing {...copy.action} />
    </>
  );
}

const describeFaq = (facts: SiteFacts): NonNullable<PageHead['structuredData']>[number] => ({
  '@type': 'FAQPage',
  mainEntity: faqCopy(facts)
    .topics.flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
});

export const page: ShellModule = {
  Component: Faq,
  head: sources => ({ structuredData: [describeFaq(factsOf(sources))] }),
};
