import { brand } from 'shared-contracts';
import { Button, PageHero, Section, Title, useNavigate } from 'shared-contracts/ui';
import type { ShellPage } from '../../composition/shell-page.ts';
import { howCopy as copy } from './how-it-works.copy.ts';
import classes from './how-it-works.module.css';

/** The process in five numbered steps; its buttons replace the history entry with the home hero (section 2). */
function HowItWorks() {
  const navigate = useNavigate();
  const start = () => void navigate('/', { replace: true });
  return (
    <>
      <PageHero eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
        <Button size="lg" onClick={start}>
          {copy.start}
        </Button>
      </PageHero>
      <Section>
        <ol className={classes.steps}>
          {copy.steps.map(({ title, text }) => (
            <li key={title}>
              <Title order={2} size="h3">
                {title}
              </Title>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Button size="lg" onClick={start}>
          {copy.again}
        </Button>
      </Section>
    </>
  );
}

export const page: ShellPage = {
  Component: HowItWorks,
  head: {
    title: `How It Works | ${brand.name}`,
    description: copy.description,
    canonical: '/how-it-works',
    breadcrumb: [{ name: 'How It Works', path: '/how-it-works' }],
  },
};
