import { Button, Group, Link, Section } from 'shared-contracts/ui';
import { homeCopy } from './home.copy.ts';

const copy = homeCopy.action;

/** The home page's last word. */
export function CallToAction() {
  return (
    <Section tone="sea" title={copy.title} lead={copy.lead}>
      <Group>
        <Button component={Link} to="/#calculator-section" size="lg" color="clay.1" c="sea.9">
          {homeCopy.estimate}
        </Button>
        <Button component={Link} to="/contact" size="lg" variant="outline" color="clay.1">
          {copy.quote}
        </Button>
      </Group>
    </Section>
  );
}
