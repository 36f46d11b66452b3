import { PageHero, Section } from 'shared-contracts/ui';
import { ContactLines } from './contact-lines.tsx';
import { FallbackNotice, type FallbackProps } from './fallback-notice.tsx';
import { fallbackCopy as copy } from './fallbacks.copy.ts';

/** Shown without the form: email and phone, and a link to the form as a document, which needs no code in this page. */
export function ContactFallback({ retry }: FallbackProps) {
  return (
    <>
      <PageHero title={copy.contact.title}>
        <FallbackNotice text={copy.contact.text} retry={retry} />
      </PageHero>
      <Section>
        <ContactLines />
        <p>{copy.contact.tell}</p>
        <p>
          {copy.contact.plain} <a href="/contact">{copy.contact.open}</a>
        </p>
      </Section>
    </>
  );
}
