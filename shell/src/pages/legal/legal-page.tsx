import { brand } from 'shared-contracts';
import { Link, PageHero, Section, Title } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';
import { Prose } from '../prose/prose.tsx';

export interface LegalText {
  path: string;
  name: string;
  title: string;
  description: string;
  sections: readonly { title: string; text: readonly string[] }[];
  action: { title: string; label: string; to: string };
}

/** A legal page: its text, the support address, and a call to action (specification, section 2). */
export function legalPage({ path, name, title, description, sections, action }: LegalText): ShellPage {
  return {
    Component: () => (
      <>
        <PageHero eyebrow="Legal" title={title} lead={description} />
        <Prose>
          {sections.map(section => (
            <section key={section.title}>
              <Title order={2} size="h3">
                {section.title}
              </Title>
              {section.text.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <p>
            Questions? Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
          </p>
        </Prose>
        <Section tone="deep" title={action.title}>
          <p>
            <Link to={action.to}>{action.label}</Link>
          </p>
        </Section>
      </>
    ),
    head: { title: `${name} | ${brand.name}`, description, canonical: path, breadcrumb: [{ name, path }] },
  };
}
